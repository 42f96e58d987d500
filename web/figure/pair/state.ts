/** A point in plain JSON. */
export type Point = [number, number];

/** One shape: an outline around its own origin, and where that is. */
export interface Body {
  readonly points: readonly Point[];
  readonly x: number;
  readonly y: number;
  /** How far it is turned, clockwise on the screen; in degrees, which read well in a link. */
  readonly degrees: number;
}

export type ShapeName = 'a' | 'b';

/** Everything that the playground shows, as plain JSON. */
export interface PlaygroundState {
  readonly a: Body;
  readonly b: Body;
  /** How far `a` moves in the step; `null`: it stands still. */
  readonly velocity: Point | null;
  /** The step of the trace that is looked at, or the answer with all axes. */
  readonly step: number | 'all';
}

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber);

function isBody(value: unknown): value is Body {
  if (typeof value !== 'object' || value === null) return false;
  const { points, x, y, degrees } = value as Record<string, unknown>;
  return Array.isArray(points) && points.every(isPoint) && [x, y, degrees].every(isNumber);
}

/** Whether a value has the form of a state; whether its outlines are convex is another question. */
export function isPlaygroundState(value: unknown): value is PlaygroundState {
  if (typeof value !== 'object' || value === null) return false;
  const { a, b, velocity, step } = value as Record<string, unknown>;
  return (
    isBody(a) &&
    isBody(b) &&
    (velocity === null || isPoint(velocity)) &&
    (step === 'all' || (isNumber(step) && Number.isInteger(step) && step >= 0))
  );
}

/** Rounds what a hand or a pointer has set to a power of ten: numbers and links stay short. */
export function tidy(value: number, unit = 0.01): number {
  // For a decimal fraction, dividing by the whole reciprocal gives the double nearest to it.
  const perUnit = Math.round(1 / unit);
  const rounded =
    unit < 1 ? Math.round(value * perUnit) / perUnit : Math.round(value / unit) * unit;
  // Without the sign of a negative zero, which JSON would lose.
  return rounded + 0;
}
