/** What all lessons say, in English. The marks are those of parts/rich.ts. */
export const en = {
  'lessons.nav': 'Lessons',
  'lessons.all': 'All lessons:',
  'lessons.language': 'Language',
  'lessons.authors': 'Put these figures into your own pages',
  'lessons.pager': 'Other lessons',
  'lessons.previous': 'Before',
  'lessons.next': 'Next',
  'lessons.playground': 'With shapes of your own',
  'lesson.number': 'Lesson {number}',
  'lesson.hands': 'Drag whatever has a handle. The figure shows the answer first.',
  'lesson.begin': 'See how it is found, in {count} steps',

  'part.figure': 'Figure',
  'part.numbers': 'The figure in numbers',
  'part.formula': 'Formula with the numbers of the figure',
  'part.code': 'The same as code',
  'part.chart': 'The method',
  'part.challenges': 'Try it yourself',
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
  'board.title': 'Board',
  'board.summary':
    'Any number of shapes of every kind: move, turn and bend them, and see how far two of them are apart, or which way leads out.',
  'board.said': '{said}',
  'playground.title': 'Playground',
  'playground.summary':
    'Drag two shapes and watch the test at work: each axis, both shadows, the gap or the overlap, and the push.',
  'playground.said': '{said}',
} as const;
