import {
  type Bounds,
  boundingBox,
  boundingCircle,
  Circle,
  type CircleTrace,
  measure,
  type OrientedBox,
  orientedBox,
  traceCircles,
} from 'sepax';
import { type Evaluation, evaluate, polygonOf } from '../../figure/pair/evaluation.js';
import type { Body, Point } from '../../figure/pair/state.js';
import { degreesOf } from '../../stage/angles.js';

/** What is put around a thing so that it need not be looked at itself. */
export type Volume = 'circle' | 'upright' | 'turned';
export const volumes = ['circle', 'upright', 'turned'] as const satisfies Volume[];

/** A thing with the volumes around it. */
export interface Enclosed {
  readonly circle: Circle;
  /** The boxes, as bodies of a pair that the library traces. */
  readonly upright: Body;
  readonly turned: Body;
  /** The area of the thing, and of each volume. */
  readonly area: Readonly<Record<Volume | 'thing', number>>;
}

/** Two things, the volumes around them, and which of these meet. */
export interface Volumes {
  readonly a: Enclosed;
  readonly b: Enclosed;
  readonly circle: CircleTrace;
  readonly upright: Evaluation;
  readonly turned: Evaluation;
  /** The things themselves. */
  readonly thing: Evaluation;
}

/** Asks the library for the least circle and the least boxes around two things. */
export function volumesAround(a: Body, b: Body, before?: Volumes): Volumes {
  const first = enclose(a);
  const second = enclose(b);
  const pair = (volume: 'upright' | 'turned'): Evaluation =>
    evaluate(
      { a: first[volume], b: second[volume], velocity: null, step: 'all' },
      before?.[volume],
    );
  return {
    a: first,
    b: second,
    circle: traceCircles(first.circle, second.circle),
    upright: pair('upright'),
    turned: pair('turned'),
    thing: evaluate({ a, b, velocity: null, step: 'all' }),
  };
}

/** Whether the volumes of one kind, or the things themselves, share a point. */
export const meets = (all: Volumes, kind: Volume | 'thing'): boolean =>
  kind === 'circle' ? all.circle.intersects : all[kind].trace.result.intersects;

/** How much of a volume is not filled by its thing, as a part of the thing. */
export const waste = ({ area }: Enclosed, volume: Volume): number => area[volume] / area.thing - 1;

function enclose(body: Body): Enclosed {
  const polygon = polygonOf(body);
  const outline = [...polygon.worldPoints];
  polygon.dispose();
  const { center, radius } = boundingCircle(outline);
  const circle = new Circle(radius, center);
  const upright = uprightBody(boundingBox(outline));
  const turned = turnedBody(orientedBox(outline));
  const area = {
    thing: measure(outline).area,
    circle: circle.area,
    upright: measure(upright.points).area,
    turned: measure(turned.points).area,
  };
  return { circle, upright, turned, area };
}

const rectangle = (width: number, height: number): Point[] => [
  [-width / 2, -height / 2],
  [width / 2, -height / 2],
  [width / 2, height / 2],
  [-width / 2, height / 2],
];

const uprightBody = ({ minX, minY, maxX, maxY }: Bounds): Body => ({
  points: rectangle(maxX - minX, maxY - minY),
  x: (minX + maxX) / 2,
  y: (minY + maxY) / 2,
  degrees: 0,
});

const turnedBody = ({ center, axis, width, height }: OrientedBox): Body => ({
  points: rectangle(width, height),
  ...center,
  degrees: degreesOf(axis),
});
