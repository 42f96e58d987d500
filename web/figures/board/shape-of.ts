import {
  Box,
  Capsule,
  Circle,
  Compound,
  ConcavePolygon,
  type PlacementOptions,
  Point,
  Polygon,
  Polyline,
  Segment,
  type Shape,
} from 'sepax';
import { angleOf } from '../../lib/debug/board-text.js';
import type { Form, Thing } from './state.js';

/** A form as the library's shape, at a place; throws the library's `SepaxError`. */
export function makeShape(form: Form, place: PlacementOptions = {}): Shape {
  switch (form.kind) {
    case 'point':
      return new Point(place);
    case 'circle':
      return new Circle(form.radius, place);
    case 'box':
      return new Box(form.width, form.height, { ...place, radius: form.radius });
    case 'segment':
      return form.radius === 0
        ? new Segment(form.from, form.to, place)
        : new Capsule(form.from, form.to, form.radius, place);
    case 'polygon':
      return new Polygon(form.points, { ...place, radius: form.radius });
    case 'concave':
      return new ConcavePolygon(form.rings, { ...place, radius: form.radius });
    case 'polyline': {
      const { closed, radius } = form;
      return new Polyline(form.points, { ...place, closed, radius });
    }
    case 'compound':
      return compoundOf(form.parts, place);
  }
}

function compoundOf(parts: readonly Thing[], place: PlacementOptions): Compound {
  const shapes: Shape[] = [];
  try {
    for (const part of parts) shapes.push(shapeOf(part));
    return new Compound(shapes, place);
  } finally {
    for (const shape of shapes) shape.dispose();
  }
}

/** A thing as the library's shape, where it stands. */
export function shapeOf(thing: Thing): Shape {
  const { form, x, y, scale, pivot } = thing;
  return makeShape(form, {
    x,
    y,
    angle: angleOf(thing),
    ...(scale && { scale }),
    ...(pivot && { pivot }),
  });
}

/** How far a form is rounded; a compound has parts of which each is in its own way. */
export const radiusOf = (form: Form): number => ('radius' in form ? form.radius : 0);
