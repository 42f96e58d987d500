/** What all pages of the book say, in English. The marks are those of figure/voice/rich.ts. */
export const en = {
  'lessons.nav': 'Lessons',
  'lessons.all': 'All lessons:',
  'lessons.language': 'Language',
  'lessons.authors': 'Put these figures into your own pages',
  'lessons.pager': 'Other lessons',
  'lessons.previous': 'Previous',
  'lessons.next': 'Next',
  'lessons.playground': 'With shapes of your own',

  'lesson.begin': 'See how it is found, in {count} steps',
  'lesson.beginOne': 'See how it is found, in one step',

  'story.open': 'Play with the bug',
  'story.closing': 'The bug is gone',
  'story.keys': 'The game: arrow keys move, Space jumps',
  'story.pad': 'Move',
  'story.left': 'Left',
  'story.right': 'Right',
  'story.jump': 'Jump',
  'story.modes': 'The game',
  'story.mode.bug': 'With the bug',
  'story.mode.mended': 'Mended',
  'story.end.alarm': 'Lost: the alarm has gone off.',
  'story.end.caught': 'Lost: the missile has hit him.',
  'story.end.coin': 'Won: he has the coin.',
  'story.end.hit': 'Over: it has hit.',

  'part.numbers': 'The figure in numbers',
  'part.code': 'The same as code',
  'part.chart': 'The method',
  'part.challenges': 'Try it yourself',
  'part.idea': 'The idea',
  'part.mistakes': 'Common mistakes',
  'part.reading': 'Further reading',

  'prose.step': 'Step {number}.',
  'prose.gone': 'This step does not occur as the shapes are now.',

  'code.label': 'Programming language',
} as const;
