/** The form of a body as data: a shape that has it. */
import { type PlacementJSON, roundingJSON, type ShapeJSON } from '../shape-json.js';
import type { Vector } from '../vector.js';
import type { BodyPiece } from './body-shape.js';

const HERE: PlacementJSON = { x: 0, y: 0 };

/** A shape of these pieces, placed like that. */
export function formJSON(pieces: readonly BodyPiece[], placement: PlacementJSON): ShapeJSON {
  const shapes = pieces.map(pieceJSON);
  const [only] = shapes;
  // A circle or a point has its place for a centre.
  if (shapes.length === 1 && only?.x === 0 && only.y === 0) return { ...only, ...placement };
  return { kind: 'compound', shapes, ...placement };
}

function pieceJSON({ kind, points, radius }: BodyPiece): ShapeJSON {
  const [first, second, third] = points as [Vector, Vector, Vector];
  const { x, y } = first;
  switch (kind) {
    case 'point':
      return { kind, x, y };
    case 'circle':
      return { kind, radius, x, y };
    case 'segment':
      return { kind, start: first, end: second, ...HERE };
    case 'capsule':
      return { kind, start: first, end: second, radius, ...HERE };
    case 'box':
      return { kind, width: 2 * third.x, height: 2 * third.y, ...roundingJSON(radius), ...HERE };
    case 'polygon':
      return { kind, points, ...roundingJSON(radius), ...HERE };
  }
}
