/** What all lessons say, in English. The marks are those of parts/rich.ts. */
export const en = {
  'lessons.nav': 'Lessons',
  'lessons.all': 'All lessons:',
  'lessons.language': 'Language',
  'lessons.authors': 'Put these figures into your own pages',
  'lessons.pager': 'Other lessons',
  'lessons.previous': 'Before',
  'lessons.next': 'Next',
  'lesson.number': 'Lesson {number}',

  'part.figure': 'Figure',
  'part.numbers': 'The figure in numbers',
  'part.formula': 'Formula with the numbers of the figure',
  'part.code': 'The same as code',
  'part.chart': 'The method',
  'part.challenges': 'Break it',
  'part.idea': 'The idea',
  'part.mistakes': 'Common mistakes',
  'part.reading': 'Further reading',

  'quantities.caption': 'The numbers of the figure',
  'quantities.symbol': 'Name',
  'quantities.meaning': 'What it is',
  'quantities.value': 'Value',
  'quantities.show': 'Show {symbol}: {meaning}',

  'code.label': 'Programming language',
  'handle.axis': 'Turn the axis',
  'step.value.of': 'Step {number} of {count}: {said}',
  'playground.title': 'Playground',
  'playground.summary':
    'Drag two shapes and watch the test at work: each axis, both shadows, the gap or the overlap, and the push.',
  'playground.said': '{said}',
} as const;
