/** What the types of the functions of bare numbers accept and refuse. Checked by tsc, never run. */
import {
  Box,
  bounce,
  Circle,
  clipVelocity,
  collide,
  intersectSegments,
  orientation,
  resolveContacts,
  Segment,
  type SegmentsTrace,
  slide,
  steer,
  type Turn,
  traceCircleBox,
  traceCircles,
  traceSegments,
  turn,
  type Vector,
} from 'sepax';
import { expectTypeOf, test } from 'vitest';

const circle = new Circle(1);
const box = new Box(1, 2);

test('orientation and turning', () => {
  expectTypeOf(orientation([0, 0], { x: 1, y: 0 }, [0, 1])).toEqualTypeOf<-1 | 0 | 1>();
  expectTypeOf(turn([1, 0], [0, 1], { yAxis: 'down' })).toEqualTypeOf<Turn>();
  expectTypeOf<Turn>().toEqualTypeOf<'ahead' | 'counter-clockwise' | 'behind' | 'clockwise'>();
  expectTypeOf(steer([1, 0], [0, 1], { maxTurn: 0.1 })).toEqualTypeOf<number>();
  // @ts-expect-error: the y axis is never guessed
  turn([1, 0], [0, 1]);
  // @ts-expect-error: nor left out of the options
  turn([1, 0], [0, 1], {});
  // @ts-expect-error: down or up
  turn([1, 0], [0, 1], { yAxis: 'left' });
});

test('segments', () => {
  const hit = intersectSegments(new Segment([0, 0], [1, 1]), [[0, 1], { x: 1, y: 0 }]);
  expectTypeOf(hit.start).toEqualTypeOf<Vector | null>();
  if (hit.meeting !== 'none') expectTypeOf(hit.start).toEqualTypeOf<Vector>();
  if (hit.meeting === 'none') expectTypeOf(hit.onA).toEqualTypeOf<null>();
  const steps = traceSegments(
    [
      [0, 0],
      [1, 1],
    ],
    new Segment([0, 0], [1, 1]),
    { collinear: false, touching: true },
  );
  expectTypeOf(steps).toEqualTypeOf<SegmentsTrace>();
  // @ts-expect-error: a circle has no ends
  intersectSegments(circle, new Segment([0, 0], [1, 1]));
});

test('traces of circles', () => {
  expectTypeOf(traceCircleBox(circle, box).column).toEqualTypeOf<-1 | 0 | 1>();
  expectTypeOf(traceCircles(circle, circle).nearest).toEqualTypeOf<Vector>();
  // @ts-expect-error: the other way round
  traceCircleBox(box, circle);
});

test('responses', () => {
  expectTypeOf(slide([1, 0], [0, 1])).toEqualTypeOf<Vector>();
  expectTypeOf(bounce([1, 0], [0, 1], { restitution: 0.5 })).toEqualTypeOf<Vector>();
  // Collisions are contacts.
  expectTypeOf(resolveContacts([collide(circle, box)]).squeezed).toEqualTypeOf<boolean>();
  expectTypeOf(clipVelocity([1, 0], [collide(circle, box).normal])).toEqualTypeOf<Vector>();
  // @ts-expect-error: a depth is needed
  resolveContacts([{ normal: [1, 0] }]);
});
