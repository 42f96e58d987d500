/** What is said of questions to the library. */
export const questionTexts = {
  'board.ask': 'Ask',
  'board.ask.none': 'Nothing else',
  'board.ask.ray': 'What a ray meets',
  'board.ask.ray.hint': 'From its start through its end, and on for ever. Drag both.',
  'board.ask.segment': 'What a segment meets',
  'board.ask.segment.hint': 'From its start to its end. Drag both.',
  'board.ask.point': 'Where a point is',
  'board.ask.point.hint': 'Which shapes it is in, and where the nearest boundary is.',
  'board.ask.cast': 'What a meets on its way',
  'board.ask.cast.hint':
    'Everything that [a] comes upon as it moves by its velocity, one after the other.',
  'board.ask.slide': 'Where a slides to',
  'board.ask.slide.hint': 'How far [a] gets along what is in its way.',
  'board.ask.walk': 'Where a walks to',
  'board.ask.walk.hint': 'The same for a character that tells floors from walls and ceilings.',
  'board.ask.separate': 'The way for a out of everything',
  'board.ask.separate.hint':
    'The shortest way for [a] out of everything that it overlaps, all at once.',
  'board.ask.run': 'Run through it',
  'board.ask.run.hint':
    'The hero of the game runs and jumps on these shapes. Drag the place where he begins; a link keeps it.',
  'board.run.label': 'Run: arrow keys or W A D, Space to jump',
  'board.run.keys': 'Press a button, or use arrow keys or A D, and Space to jump.',
  'board.handle.run': 'Where the hero begins',
  'board.ask.follow': 'Move [a] there',
  'board.handle.ask.from': 'Start of the way',
  'board.handle.ask.to': 'End of the way',
  'board.handle.ask.at': 'The point to ask about',
} as const;
