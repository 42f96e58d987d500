/**
 * A state a part of the way from one to another, both of plain JSON: numbers go there evenly, and what
 * has no between is that of the end.
 */
export function betweenStates<State>(from: State, to: State, part: number): State {
  if (typeof from === 'number' && typeof to === 'number') {
    return (part === 1 ? to : from + (to - from) * part) as State;
  }
  if (!isRecord(from) || !isRecord(to) || !sameKeys(from, to)) return to;
  const parts = Object.keys(to).map((key) => [key, betweenStates(from[key], to[key], part)]);
  if (!Array.isArray(to)) return Object.fromEntries(parts) as State;
  return parts.map(([, value]) => value) as State;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const sameKeys = (p: object, q: object): boolean =>
  Array.isArray(p) === Array.isArray(q) && Object.keys(p).join() === Object.keys(q).join();
