/** What is said of questions to the library. */
export const questionTexts = {
  'board.ask': 'Ask',
  'board.ask.none': 'Nothing else',
  'board.ask.ray': 'What a ray meets',
  'board.ask.ray.hint': 'From its start through its end, and on without an end. Drag both.',
  'board.ask.segment': 'What a segment meets',
  'board.ask.segment.hint': 'From its start to its end. Drag both.',
  'board.ask.point': 'Where a point is',
  'board.ask.point.hint': 'Which shapes it is in, and where the nearest boundary is.',
  'board.ask.cast': 'What a meets on its way',
  'board.ask.cast.hint':
    'All that [a] comes upon as it moves by its velocity, one after the other.',
  'board.ask.slide': 'Where a slides to',
  'board.ask.slide.hint': 'How far [a] gets along what is in its way.',
  'board.ask.walk': 'Where a walks to',
  'board.ask.walk.hint': 'The same for a character that tells floors from walls and ceilings.',
  'board.ask.separate': 'The way of a out of all',
  'board.ask.separate.hint': 'The shortest way of [a] out of all that it overlaps, together.',
  'board.ask.follow': 'Move [a] there',
  'board.handle.ask.from': 'Start of the way',
  'board.handle.ask.to': 'End of the way',
  'board.handle.ask.at': 'The point that is asked about',
} as const;
