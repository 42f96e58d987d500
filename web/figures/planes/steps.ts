import type { FigureView } from '../../figure/element/figure.js';
import { answer, part, type Step } from '../../figure/element/step.js';
import type { NumberFormat } from '../../figure/voice/number-format.js';
import { saysInside } from './angle-sum.js';
import { scene } from './scene.js';
import type { Space, SpaceState } from './space.js';

export type SpaceFigureView = FigureView<SpaceState, Space>;

/** What can be pointed at, in the order of the table. */
export const things = {
  normal: 0,
  fromDistance: 1,
  toDistance: 2,
  time: 3,
  point: 4,
  winding: 5,
  angles: 6,
} as const;

/** What each phase speaks of. */
export const subjects: Readonly<Record<string, readonly number[]>> = {
  plane: [things.normal],
  sides: [things.fromDistance, things.toDistance],
  hit: [things.time, things.point],
  drop: [],
  winding: [things.winding],
  answer: [things.point, things.winding],
  angles: [things.angles],
};

export const inDegrees = (sum: number): string =>
  Number.isNaN(sum) ? 'NaN' : `${sum.toFixed(1)}°`;

/** The plane, the sides of the ends, where the line meets it, and the place of that in the outline. */
export function stepsOf(space: Space): Step[] {
  const format = scene.format(space);
  const { plane } = space.trace;
  const values = {
    p: format.number(plane.fromDistance),
    q: format.number(plane.toDistance),
  };
  return [
    { ...part('plane', 'plane'), mark: 'motion' },
    part('sides', sidesOf(space), values),
    ...afterSides(space, format),
  ];
}

/** How the ends lie to the plane. */
function sidesOf({ trace: { plane } }: Space): string {
  const { kind, fromSide, toSide } = plane;
  if (kind === 'in-plane') return 'bothOn';
  if (kind === 'parallel') return 'level';
  if (kind === 'apart') return 'same';
  return fromSide === 'on' || toSide === 'on' ? 'oneOn' : 'across';
}

function afterSides(space: Space, format: NumberFormat): Step[] {
  const { trace, angles } = space;
  const { plane, outline, result } = trace;
  if (plane.kind === 'parallel') return [answer(part('answer', 'parallel'))];
  if (plane.kind === 'in-plane') {
    const count = result.stretches.length;
    return [answer(part('answer', count === 0 ? 'inPlaneApart' : 'inPlane', { count }))];
  }
  const time = space.meeting?.time ?? 0;
  if (plane.kind === 'apart') {
    const say = time < 0 ? 'before' : 'beyond';
    return [answer(part('hit', say, { time: time.toFixed(2).replace('-', '−') }))];
  }
  const { axis, winding, location } = outline!;
  return [
    part('hit', 'hit', { percent: (100 * time).toFixed(0), point: pointText(format, space) }),
    part('drop', 'drop', { axis }),
    part('winding', location === 'boundary' ? 'touches' : 'winding', {
      count: crossingsOf(space),
      winding: format.number(winding).replace(/\.0+$/, ''),
    }),
    answer(part('answer', location)),
    { ...part('angles', anglesOf(space), { sum: inDegrees(angles!) }), mark: 'b' },
  ];
}

const crossingsOf = ({ trace }: Space): number =>
  trace.outline!.edges.filter(({ crossing }) => crossing !== 0).length;

function anglesOf({ trace, angles }: Space): string {
  const location = trace.outline!.location;
  if (Number.isNaN(angles!)) return 'anglesCorner';
  if (location === 'boundary') return 'anglesBoundary';
  const right = saysInside(angles!) === (location === 'inside');
  return right ? 'anglesRight' : `anglesWrong.${location}`;
}

export const pointText = (format: NumberFormat, { meeting }: Space): string => {
  if (meeting === null) return '–';
  const { x, y, z } = meeting.point;
  return `(${[x, y, z].map((value) => format.number(value)).join(', ')})`;
};
