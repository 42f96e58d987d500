import { intersectSegments, type Vector } from 'sepax';
import { distance } from '../../stage/vector-math.js';

type Ring = readonly Vector[];

/**
 * A closed line without crossings: wherever it crosses itself, the longer of the two loops is kept. So
 * ends that cross are cut off, and small loops vanish.
 */
export function untangled(ring: Ring): Ring {
  const crossing = firstCrossing(ring);
  if (crossing === null) return ring;
  const { first, second, point } = crossing;
  const inner = withoutRepeats([point, ...ring.slice(first + 1, second + 1)]);
  const outer = withoutRepeats([point, ...ring.slice(second + 1), ...ring.slice(0, first + 1)]);
  return untangled(lengthOf(inner) > lengthOf(outer) ? inner : outer);
}

/** The longest loop that an open line makes by crossing itself, or `null` if it does not. */
export function longestLoop(line: readonly Vector[]): Ring | null {
  const edges = line.slice(1).map((to, i): Edge => [line[i]!, to]);
  let longest: Ring | null = null;
  for (const { first, second, point } of crossings(edges)) {
    const loop = [point, ...line.slice(first + 1, second + 1)];
    if (longest === null || lengthOf(loop) > lengthOf(longest)) longest = loop;
  }
  return longest;
}

type Edge = readonly [Vector, Vector];

interface Crossing {
  /** The edges that meet, by their places. */
  readonly first: number;
  readonly second: number;
  readonly point: Vector;
}

function firstCrossing(ring: Ring): Crossing | null {
  const last = ring.length - 1;
  for (const crossing of crossings(ring.map((from, i): Edge => [from, ring[i + 1] ?? ring[0]!]))) {
    // The last edge is a neighbour of the first.
    if (crossing.first !== 0 || crossing.second !== last) return crossing;
  }
  return null;
}

/** All pairs of edges that have a point in common without following each other. */
function* crossings(edges: readonly Edge[]): Generator<Crossing> {
  for (let first = 0; first < edges.length; first += 1) {
    for (let second = first + 2; second < edges.length; second += 1) {
      const { start } = intersectSegments(edges[first]!, edges[second]!);
      if (start !== null) yield { first, second, point: start };
    }
  }
}

const isSame = (p: Vector, q: Vector): boolean => p.x === q.x && p.y === q.y;

const withoutRepeats = (ring: Ring): Ring =>
  ring.filter((point, i) => !isSame(point, ring[(i + 1) % ring.length]!));

/** All around. */
export const lengthOf = (ring: Ring): number =>
  ring.reduce((sum, point, i) => sum + distance(point, ring[(i + 1) % ring.length]!), 0);
