import { SepaxError } from './errors.js';
import type { RawHandle } from './raw/wasm.js';
import type { ShapeJSON } from './shape-json.js';
import { formOf } from './validate.js';
import type { VectorLike } from './vector.js';

/** Where a shape stands. */
export interface PlacementOptions {
  /** The x coordinate of the pivot: of the shape's local origin, unless `pivot` says another point. Default 0. */
  readonly x?: number | undefined;
  /** The y coordinate of the pivot. Default 0. */
  readonly y?: number | undefined;
  /**
   * Rotation about the pivot in radians, from the x axis towards the y axis: counter-clockwise
   * with y up, clockwise on a y-down screen. Default 0.
   */
  readonly angle?: number | undefined;
  /**
   * What the shape is multiplied by along its local axes: one number for both, or one for each. A
   * negative one mirrors. Shapes with a rounding radius, circles among them, take the same size in
   * both. Default 1.
   */
  readonly scale?: number | VectorLike | undefined;
  /**
   * The point, in local coordinates, that is put at (x, y), and about which the shape is scaled and
   * turned. Default: the local origin.
   */
  readonly pivot?: VectorLike | undefined;
}

/** The names of {@link PlacementOptions}. */
export const PLACEMENT_OPTIONS = ['x', 'y', 'angle', 'scale', 'pivot'] as const;

/** Makes the wasm side of a shape. */
export let create: (form: Form<never>, options: PlacementOptions) => RawHandle;
/** What describes the shapes of a form. */
export let describerOf: (form: Form<never>) => () => ShapeJSON;

/**
 * How the library makes the wasm side of a shape, from checked options. Nobody else has the class: a class
 * of somebody's own that extends a shape's can't invent handles.
 */
export class Form<Options extends PlacementOptions = PlacementOptions> {
  readonly #create: (options: Options) => RawHandle;
  readonly #describe: () => ShapeJSON;

  /** `describe` is the method `toJSON` of the class itself. */
  constructor(create: (options: Options) => RawHandle, describe: () => ShapeJSON) {
    this.#create = create;
    this.#describe = describe;
  }

  static {
    create = (form, options) => {
      if (formOf(form) !== null && #create in form) return form.#create(options as never);
      const advice = 'Kinds of shapes are made by sepax alone: extend Polygon, Circle or another.';
      throw new SepaxError('not-a-shape', 'form', null, form, advice);
    };
    describerOf = (form) => form.#describe;
  }
}
