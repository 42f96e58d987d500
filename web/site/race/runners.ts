/** Who races, in the order of their turns. */
export const runners = [
  'sepax',
  'flatbush',
  'detect-collisions',
  'matter',
  'rapier',
  'box2d3-wasm',
] as const;

export type Runner = (typeof runners)[number];

export const runnerNames: Readonly<Record<Runner, string>> = {
  sepax: 'sepax',
  flatbush: 'SAT.js + flatbush',
  'detect-collisions': 'detect-collisions',
  matter: 'matter-js',
  rapier: 'rapier',
  'box2d3-wasm': 'box2d3-wasm',
};

/** What all of them are given. */
export interface Scene {
  readonly count: number;
  /** Frames for the engine to compile what it runs, and frames to time. */
  readonly warmUp: number;
  readonly timed: number;
}

/** What a runner is asked, by its name, or who says what is right. */
export interface Order {
  readonly runner: Runner | 'referee';
  readonly scene: Scene;
}

/** A frame that was timed, in milliseconds. */
export interface Timed {
  readonly time: number;
}

/** The pairs that touch in the last frame, by their keys; of the referee, the separations of all that are near. */
export type Verdict = { readonly pairs: Float64Array } | { readonly near: Map<number, number> };

/** What a worker says. */
export type Said = Timed | Verdict;
