/** What all lessons say, in English. The marks are those of parts/rich.ts. */
export const en = {
  'lessons.nav': 'Lessons',
  'lessons.language': 'Language',
  'lessons.pager': 'Other lessons',
  'lessons.previous': 'Before',
  'lessons.next': 'Next',
  'lesson.number': 'Lesson {number}',

  'shadows.title': 'Shadows',
  'shadows.summary':
    'Drop a shape onto a line: one dot product for each corner, and two numbers are left of it.',
  'separating-axis.title': 'The separating axis',
  'separating-axis.summary':
    'One gap proves that two shapes are apart. Which axes must be looked at, so that none is missed?',
  'way-out.title': 'The way out',
  'way-out.summary':
    'Two shapes overlap. How far must one be pushed, and in which direction, so that they only just touch?',

  'part.figure': 'Figure',
  'part.numbers': 'The figure in numbers',
  'part.formula': 'Formula with the numbers of the figure',
  'part.code': 'The same as code',
  'part.chart': 'The method',
  'part.challenges': 'Break it',
  'part.idea': 'The idea',
  'part.mistakes': 'Common mistakes',
  'part.reading': 'Further reading',

  'code.label': 'Programming language',
  'handle.axis': 'Turn the axis',
  'step.value.of': 'Step {number} of {count}: {said}',
} as const;
