/** Worlds as plain data: what `toJSON` gives. */
import type { Vector } from '../vector.js';
import type { BodyTraits } from './body-traits.js';

/** Where a body stands, as data. */
export interface PoseJSON {
  /** See {@link Body.x}. */
  readonly x: number;
  /** See {@link Body.y}. */
  readonly y: number;
  /** See {@link Body.angle}. */
  readonly angle: number;
}

/** A {@link Body} as data. Traits that are as they are by default are missing. */
export interface BodyJSON<Data = unknown> extends PoseJSON, BodyTraits {
  /** See {@link Body.id}. */
  readonly id: number;
  /** The place of its form in {@link WorldJSON.forms}. */
  readonly form: number;
  /** Where the last update left it, if that is elsewhere. */
  readonly stands?: PoseJSON;
  /** That no update has seen it yet. */
  readonly unseen?: true;
  /** See {@link Body.data}. Missing if it is undefined. */
  readonly data?: Data;
}

/** A convex piece of a form as data. */
export interface PieceJSON {
  /** x, y of its corners, one after the other, in local coordinates. */
  readonly points: readonly number[];
  /** See {@link BodyPiece.radius}; missing if it is 0. */
  readonly radius?: number;
}

/** The form of bodies as data. */
export interface FormJSON {
  /** See {@link Body.scale}; missing if it is 1. */
  readonly scale?: Vector;
  /** See {@link Body.pivot}; missing if it is the origin. */
  readonly pivot?: Vector;
  /** What it is made of. */
  readonly pieces: readonly PieceJSON[];
}

/** What a fast body met in the last update, as data. */
export interface ImpactJSON {
  /** The body with the lower number. */
  readonly a: number;
  /** The other one. */
  readonly b: number;
  /** See {@link BodyContact.normal}. */
  readonly normal: Vector;
  /** See {@link BodyContact.depth}. */
  readonly depth: number;
}

/** A body that was removed since the last update, which tells that its contacts are over. */
export interface RemovedJSON {
  /** Its number, which can be given to another body after that. */
  readonly id: number;
  /** See {@link BodyTraits.category}. */
  readonly category: number;
}

/** A {@link World} as plain data: what {@link World.toJSON} gives and {@link World.fromJSON} takes. */
export interface WorldJSON<Data = unknown> {
  /** What it is. */
  readonly kind: 'world';
  /** The version of this description. */
  readonly version: 1;
  /** See {@link World.slop}. */
  readonly slop: number;
  /** The forms of the bodies. */
  readonly forms: readonly FormJSON[];
  /** In the order of their numbers. */
  readonly bodies: readonly BodyJSON<Data>[];
  /** For each number, how many bodies had it before. */
  readonly generations: readonly number[];
  /** The numbers that can be given to other bodies, the next one last. */
  readonly free: readonly number[];
  /** Those that can be after the next update. */
  readonly removed: readonly RemovedJSON[];
  /** The numbers of the bodies that touch, two for each contact. */
  readonly touching: readonly number[];
  /** What fast bodies met in the last update. */
  readonly impacts: readonly ImpactJSON[];
  /** The numbers of the bodies that never meet, two for each pair: see {@link World.ignore}. */
  readonly ignored: readonly number[];
}
