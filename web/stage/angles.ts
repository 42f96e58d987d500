import type { Vector } from 'sepax';

/** Degrees, as states and links have them, in radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Radians, as the library has them, in degrees. */
export const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The direction of a vector in degrees, from the x axis towards the y axis. */
export const degreesOf = ({ x, y }: Vector): number => degrees(Math.atan2(y, x));
