/** The shapes that stand for bodies where shapes are wanted. */
import { createRounded } from '../convex.js';
import { Form } from '../form.js';
import { createCompound } from '../pieces.js';
import { shapesPart } from '../raw/wasm/shapes.js';
import type { RawHandle } from '../raw/wasm.js';
import { Shape } from '../shape.js';
import type { ShapeJSON } from '../shape-json.js';
import { type BodyPiece, piecesOf, scalingOf } from './body-shape.js';
import { formJSON } from './form-json.js';
import type { WorldLists } from './lists.js';

/** A shape with the form of a body; whoever has it puts it where the body stands. */
export class StandIn extends Shape {
  readonly kind = 'compound';
  readonly #core: WorldLists;
  readonly #id: number;
  readonly #pieces: readonly BodyPiece[];

  constructor(core: WorldLists, id: number) {
    const pieces = piecesOf(core, id);
    super(new Form(() => createForm(pieces), StandIn.prototype.toJSON), scalingOf(core, id));
    this.#core = core;
    this.#id = id;
    this.#pieces = pieces;
  }

  /** Whether the body is scaled as it was when this was made. */
  get isScaledAsBody(): boolean {
    const { x, y } = scalingOf(this.#core, this.#id).scale;
    return this.scale.x === x && this.scale.y === y;
  }

  toJSON(): ShapeJSON {
    return formJSON(this.#pieces, this.placementJSON);
  }

  clone(): StandIn {
    return new StandIn(this.#core, this.#id);
  }
}

function createForm(pieces: readonly BodyPiece[]): RawHandle {
  const parts: RawHandle[] = [];
  const create = ({ points, radius }: BodyPiece): RawHandle => {
    const coordinates = points.flatMap(({ x, y }) => [x, y]);
    return createRounded(coordinates, radius);
  };
  if (pieces.length === 1) return create(pieces[0] as BodyPiece);
  try {
    for (const piece of pieces) parts.push(create(piece));
    return createCompound(parts, false);
  } finally {
    for (const part of parts) shapesPart()._destroy(part);
  }
}
