import { type Body, contactTimes, leastOverlap, type State } from './oracle.js';

type Point = [number, number];

const placed = (points: Point[]): Body => ({ points, x: 0, y: 0, degrees: 0 });

const pairOf = (a: Body, piece: Point[], velocity: Point | null): State => ({
  a,
  b: placed(piece),
  velocity,
  step: 'all',
});

/** Whether a shape meets any of some convex pieces. */
export const meetsAny = (a: Body, pieces: Point[][]): boolean =>
  pieces.some((piece) => leastOverlap(pairOf(a, piece, null)) >= 0);

/** Further than any way out. */
const far = 1000;
const directions = 720;

/**
 * How far a shape must go to be free of all pieces, tried out in many directions: in each, it goes on
 * past one piece after the other until nothing is in the way. No less than the truth, and hardly more.
 */
export function shortestWay(a: Body, pieces: Point[][]): number {
  let least = far;
  for (let i = 0; i < directions; i += 1) {
    const angle = (2 * Math.PI * i) / directions;
    const velocity: Point = [far * Math.cos(angle), far * Math.sin(angle)];
    const stays = pieces.map((piece) => contactTimes(pairOf(a, piece, velocity)));
    let time = 0;
    for (;;) {
      const next = stays.find(({ enter, exit }) => enter <= time && exit > time);
      if (next === undefined) break;
      time = next.exit;
    }
    least = Math.min(least, far * time);
  }
  return least;
}
