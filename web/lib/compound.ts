import type { SepaxError } from './errors.js';
import { Form, type PlacementOptions } from './form.js';
import { checkList } from './lists.js';
import { createCompound, PiecewiseShape } from './pieces.js';
import type { RawHandle } from './raw/wasm.js';
import { handleOf, jsonOf, type Shape } from './shape.js';
import { shapeFor } from './shape-for.js';
import type { CompoundJSON, ShapeJSON } from './shape-json.js';
import { mismatch } from './validate.js';
import type { Body } from './world/body.js';

/**
 * Several shapes as one. They are taken as they stand, in what become the local coordinates of the
 * compound, and copied: moving or disposing of them afterwards changes nothing. They may overlap; so
 * parts that meet have no seam that anything could snag on.
 *
 * @example
 * ```js
 * import { Box, Circle, Compound } from 'sepax';
 *
 * const hammer = new Compound([new Box(2, 10), new Circle(3, { y: 5 })], { x: 50 });
 * hammer.pieces.length; // 2
 * hammer.bounds.maxX; // 53
 * ```
 */
export class Compound extends PiecewiseShape {
  static override readonly name: string = 'Compound';
  readonly kind = 'compound';
  /** What it was made of. */
  readonly #parts: readonly ShapeJSON[];

  /**
   * @param shapes - At least one shape of any kind, compounds included.
   * @throws {@link SepaxError} `not-a-shape` or `disposed` (index: the shape), or the code of a bad
   * placement.
   */
  constructor(shapes: readonly (Shape | Body)[], options?: PlacementOptions) {
    let parts: readonly ShapeJSON[] = [];
    super(
      new Form(() => {
        if (isOriginal(shapes)) {
          parts = shapes.parts;
          return createCompound([shapes.handle], false);
        }
        const list = checkList(shapes, 'shapes');
        if (list.length === 0) throw noShapes(shapes);
        const handles = list.map((shape, i) => handleOf(shape as Shape, 'shapes', i));
        const handle = createCompound(handles, true);
        parts = list.map((shape, i) => jsonOf(shapeFor(shape as Shape, 'shapes', i)));
        return handle;
      }, Compound.prototype.toJSON),
      options,
    );
    this.#parts = parts;
  }

  /**
   * The shape as plain data, of which {@link fromJSON} makes it again if compounds lie at most 500 deep in one another.
   * Throws `disposed`.
   */
  toJSON(): CompoundJSON {
    return { kind: this.kind, shapes: this.#parts, ...this.placementJSON };
  }

  /** A compound of the same parts in the same place, independent of this one. */
  clone(): Compound {
    const original = new Original(handleOf(this, 'shape'), this.#parts);
    return new Compound(original as unknown as readonly Shape[], this.placement);
  }
}

let isOriginal: (value: unknown) => value is Original;

/** What a clone is made of, instead of shapes: pieces in their local coordinates. */
class Original {
  readonly #handle: RawHandle;

  constructor(
    handle: RawHandle,
    readonly parts: readonly ShapeJSON[],
  ) {
    this.#handle = handle;
  }

  get handle(): RawHandle {
    return this.#handle;
  }

  static {
    isOriginal = (value): value is Original =>
      typeof value === 'object' && value !== null && #handle in value;
  }
}

function noShapes(value: unknown): SepaxError {
  return mismatch('not-a-shape', 'shapes', null, value, 'must hold at least one shape');
}
