import {
  Box,
  Capsule,
  Circle,
  ConcavePolygon,
  type PlacementOptions,
  Point,
  Polygon,
  Polyline,
  Segment,
  type Shape,
} from 'sepax';
import { radians } from '../../figure/pair/evaluation.js';
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
  }
}

/** A thing as the library's shape, where it stands. */
export const shapeOf = ({ form, x, y, degrees }: Thing): Shape =>
  makeShape(form, { x, y, angle: radians(degrees) });

/** How far a form is rounded. */
export const radiusOf = (form: Form): number => (form.kind === 'point' ? 0 : form.radius);
