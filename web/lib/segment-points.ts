import type { Vector } from './vector.js';

/**
 * The world points of a value that is a Segment, `null` of any other.
 *
 * @throws {@link SepaxError} `disposed`.
 */
type Reader = (value: unknown, argument: string) => readonly Vector[] | null;

let read: Reader = () => null;

/** The class tells how its segments are read: a program that names it nowhere does not carry it for that. */
export function readSegmentsBy(reader: Reader): void {
  read = reader;
}

/** See {@link Reader}. */
export const pointsOfSegment: Reader = (value, argument) => read(value, argument);
