/** What bodies are, a bit for each kind: see `category` of a body. */
export const kinds = {
  wall: 1,
  platform: 2,
  shutter: 4,
  turret: 8,
  hero: 16,
  bullet: 32,
  missile: 64,
  mite: 128,
  pickup: 256,
  goal: 512,
} as const;

export type Kind = keyof typeof kinds;

/** Which kinds take notice of one another. The hero and the ground are not here: he moves by sliding. */
const meetings: readonly (readonly [Kind, Kind])[] = [
  ['bullet', 'wall'],
  ['bullet', 'shutter'],
  ['bullet', 'turret'],
  ['bullet', 'missile'],
  ['bullet', 'mite'],
  ['missile', 'wall'],
  ['missile', 'shutter'],
  ['missile', 'hero'],
  ['mite', 'wall'],
  ['mite', 'shutter'],
  ['mite', 'hero'],
  ['mite', 'mite'],
  ['pickup', 'hero'],
  ['goal', 'hero'],
];

/** The mask of a kind: the categories that it meets. */
export function maskOf(kind: Kind): number {
  let mask = 0;
  for (const [a, b] of meetings) {
    if (a === kind) mask |= kinds[b];
    if (b === kind) mask |= kinds[a];
  }
  return mask;
}

/** What stands in the way of everybody. */
export const solid = kinds.wall | kinds.shutter;
