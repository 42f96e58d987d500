import {
  closestOnSegment,
  orientation,
  type SegmentsTrace,
  traceSegments,
  type Vector,
} from 'sepax';
import type { FigureView } from '../../figure/element/figure.js';
import { pointScene } from '../../figure/element/point-scene.js';
import type { Scene } from '../../figure/element/scene.js';
import type { Step } from '../../figure/element/step.js';
import type { Point, ShapeName } from '../../figure/pair/state.js';
import { readNumber, readPoint, writePoint } from '../../figure/state/link-fields.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { words } from '../../figure/voice/words.js';
import type { Handle } from '../../stage/handle.js';
import { boundsOf } from '../../stage/vector-math.js';
import { finestZoom, type SignMap, signMap } from './sign-map.js';

export type Ends = readonly [start: Point, end: Point];

/** Two segments, and how far the microscope zooms in: each step halves its cells. */
export interface SegmentsState {
  readonly a: Ends;
  readonly b: Ends;
  readonly zoom: number;
}

export interface SegmentsEvaluation {
  readonly a: readonly [Vector, Vector];
  readonly b: readonly [Vector, Vector];
  readonly trace: SegmentsTrace;
  /** The side of `a`'s line on which the computed meeting point is; `null` without one. */
  readonly sideOfPoint: -1 | 0 | 1 | null;
  /** What is under the microscope: the meeting, or the point of `a` nearest to `b`. */
  readonly focus: Vector;
  readonly map: SignMap;
}

export type SegmentsView = FigureView<SegmentsState, SegmentsEvaluation, Step>;

const vectors = ([start, end]: Ends): [Vector, Vector] => [
  { x: start[0], y: start[1] },
  { x: end[0], y: end[1] },
];

function evaluate({ a, b, zoom }: SegmentsState): SegmentsEvaluation {
  const trace = traceSegments(a, b);
  const { start, meeting } = trace.result;
  const focus = start ?? closestOnSegment(a, b[0]).point;
  const line = vectors(a);
  return {
    a: line,
    b: vectors(b),
    trace,
    sideOfPoint: meeting === 'point' ? orientation(...line, start) : null,
    focus,
    map: signMap(line, focus, zoom),
  };
}

/** The ends in the order of their handles, rows and numbers. */
export const endIds = ['a0', 'a1', 'b0', 'b1'] as const;
export type EndId = (typeof endIds)[number];

export const endOf = (ends: Pick<SegmentsEvaluation, ShapeName>, id: EndId): Vector =>
  ends[id[0] as ShapeName][Number(id[1]) as 0 | 1];

/** On which side of the other's line an end is. */
export function sideOf({ sidesOfA, sidesOfB }: SegmentsTrace, id: EndId): number {
  const sides = id.startsWith('a') ? sidesOfA : sidesOfB;
  return id.endsWith('0') ? sides.start : sides.end;
}

function movedTo(state: SegmentsState, id: string, { x, y }: Vector): SegmentsState {
  const shape = id[0] as ShapeName;
  const [start, end] = state[shape];
  const moved: Ends = id.endsWith('0') ? [[x, y], end] : [start, [x, y]];
  return { ...state, [shape]: moved };
}

const handleOf = (evaluation: SegmentsEvaluation, id: EndId): Handle => ({
  id,
  kind: 'vertex',
  tone: id[0] as ShapeName,
  at: endOf(evaluation, id),
  label: words('handle.end', { name: id }),
});

const writeEnds = (ends: Ends): string => ends.map(writePoint).join('_');

function readEnds(written = ''): Ends | null {
  const [start, end, ...more] = written.split('_').map(readPoint);
  if (start === undefined || end === undefined || more.length > 0) return null;
  return [...start, ...end].every(Number.isFinite) ? [start, end] : null;
}

const sizeOf = ({ a, b }: SegmentsEvaluation): number => {
  const { minX, maxX, minY, maxY } = boundsOf([...a, ...b]);
  // Segments may shrink to a point, numbers may not.
  return Math.max(1, maxX - minX, maxY - minY);
};

/** How to write areas, which are as large as the square of the scene. */
export const areaFormat = (evaluation: SegmentsEvaluation): NumberFormat =>
  new NumberFormat(sizeOf(evaluation) ** 2);

export const scene: Scene<SegmentsState, SegmentsEvaluation> = pointScene({
  accept: (state) => ({ state, evaluation: evaluate(state) }),
  write: ({ a, b, zoom }) => [`a=${writeEnds(a)}`, `b=${writeEnds(b)}`, `zoom=${zoom}`],
  read(fields) {
    const a = readEnds(fields.get('a'));
    const b = readEnds(fields.get('b'));
    const zoom = readNumber(fields.get('zoom') ?? '0');
    const seen = Number.isInteger(zoom) && zoom >= 0 && zoom <= finestZoom;
    return a !== null && b !== null && seen ? { a, b, zoom } : null;
  },
  handles: ({ evaluation }) => endIds.map((id) => handleOf(evaluation, id)),
  bodies: () => [],
  format: (evaluation) => new NumberFormat(sizeOf(evaluation)),
  moved: movedTo,
});
