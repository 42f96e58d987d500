/** What the page sees of the modules that it has in common with the benchmark, which are plain JavaScript. */

/** A form of a body: the points are its corners, or null for a circle. */
interface Form {
  readonly radius: number;
  readonly points: readonly (readonly [number, number])[] | null;
  readonly reach: number;
}

interface Bodies {
  readonly forms: readonly Form[];
  readonly side: number;
  /** x, y and angle of each. */
  readonly transforms: Float64Array;
  readonly velocities: Float64Array;
  readonly moving: number;
}

declare module '*/scene/crowd.mjs' {
  export function crowd(count: number): Bodies;
}

declare module '*/scene/motion.mjs' {
  export class Motion {
    constructor(bodies: Bodies);
    readonly transforms: Float64Array;
    readonly moving: Uint32Array;
    step(): void;
  }
}

declare module '*/scene/contacts.mjs' {
  export class Contacts {
    constructor(capacity: number);
    readonly count: number;
    readonly a: Uint32Array;
    readonly b: Uint32Array;
    clear(): void;
  }
}

declare module '*/scene/reference.mjs' {
  /** The separations of all pairs nearer than `margin`, by pair key. */
  export function nearPairs(
    forms: readonly Form[],
    transforms: Float64Array,
    margin: number,
  ): Map<number, number>;
  export function pairKey(a: number, b: number, count: number): number;
}
