import fc from 'fast-check';
import { type BoardState, overlayNames } from '../../../../../web/figures/board/state.js';

const number = fc.integer({ min: -4000, max: 4000 }).map((value) => value / 8 + 0);
const length = fc.integer({ min: 1, max: 1000 }).map((value) => value / 8);
const radius = fc.oneof(fc.constant(0), length);
const point = fc.tuple(number, number);
const star = fc.tuple(length, length, fc.integer({ min: 3, max: 9 })).map(([r, s, count]) =>
  Array.from({ length: 2 * count }, (_, i): [number, number] => {
    const reach = i % 2 === 0 ? r + s : r;
    const angle = (i * Math.PI) / count;
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  }),
);

/** Forms of all kinds that the library takes. */
const form = fc.oneof(
  fc.record({ kind: fc.constant('point' as const) }),
  fc.record({ kind: fc.constant('circle' as const), radius: length }),
  fc.record({ kind: fc.constant('box' as const), width: length, height: length, radius }),
  fc.record({ kind: fc.constant('segment' as const), from: point, to: point, radius }),
  fc.record({
    kind: fc.constant('polygon' as const),
    points: fc.tuple(length, length).map(([w, h]): [number, number][] => [
      [0, -h],
      [w, 0],
      [-w, h],
    ]),
    radius,
  }),
  fc.record({ kind: fc.constant('concave' as const), rings: star.map((ring) => [ring]), radius }),
  fc.record({
    kind: fc.constant('polyline' as const),
    points: fc.array(point, { minLength: 2, maxLength: 6 }),
    closed: fc.boolean(),
    radius,
  }),
);

const thing = fc.record({
  form,
  x: number,
  y: number,
  degrees: fc.integer({ min: -180, max: 180 }),
});

/** Boards that the library has answers for. */
export const boards: fc.Arbitrary<BoardState> = fc.record({
  things: fc.array(thing, { minLength: 2, maxLength: 6 }),
  pair: fc.constantFrom(null, [0, 1] as const, [1, 0] as const),
  velocity: fc.option(point),
  overlays: fc.subarray([...overlayNames]),
  ruler: fc.option(fc.record({ from: point, to: point })),
});
