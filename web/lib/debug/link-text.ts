/** How the hash of an address that opens a figure or the board is written. */

/** What it begins with: others than these may come. */
export const LINK_VERSION = 'v1';

/** Beyond this no picture shows a coordinate. */
export const GREATEST_COORDINATE = 1e7;

/** A number in the fewest digits that are read as the same one. */
export const writeNumber = (value: number): string => (Object.is(value, -0) ? '-0' : `${value}`);

export const writePoint = ([x, y]: readonly [number, number]): string =>
  `${writeNumber(x)},${writeNumber(y)}`;

export const writePoints = (points: readonly (readonly [number, number])[]): string =>
  points.map(writePoint).join('_');

export const writeFields = (fields: readonly string[]): string =>
  `#${[LINK_VERSION, ...fields].join('&')}`;
