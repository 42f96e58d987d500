import {
  Box,
  Circle,
  type CircleBoxTrace,
  type Collision,
  collide,
  containsPoint,
  traceCircleBox,
  type Vector,
} from 'sepax';
import type { FigureView } from '../../figure/element/figure.js';
import { pointScene } from '../../figure/element/point-scene.js';
import type { Scene } from '../../figure/element/scene.js';
import type { Step } from '../../figure/element/step.js';
import { knobAngle, knobDirection, knobDistance } from '../../figure/pair/handles.js';
import { turned } from '../../figure/pair/reshape.js';
import { tidy } from '../../figure/pair/state.js';
import { readNumber, readPoint } from '../../figure/state/link-fields.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { words } from '../../figure/voice/words.js';
import { radians } from '../../stage/angles.js';
import type { Handle } from '../../stage/handle.js';
import { circleOutline } from '../../stage/rounded-outline.js';
import { add, boundsOf, distance, dot, scale, subtract } from '../../stage/vector-math.js';

export interface CircleState {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface BoxState {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly degrees: number;
}

/** A circle, which is `a`, and a box, which is `b`. */
export interface CircleBoxState {
  readonly circle: CircleState;
  readonly box: BoxState;
}

/** What the library says about them. */
export interface CircleBoxEvaluation {
  readonly trace: CircleBoxTrace;
  readonly collision: Collision;
  /** The nine regions, row by row. */
  readonly regions: readonly Region[];
  readonly corners: readonly Vector[];
  /** The corners of the box that is larger by the radius on each side … */
  readonly grown: readonly Vector[];
  /** … and whether it holds the centre. */
  readonly inGrown: boolean;
}

export type Region = Pick<CircleBoxTrace, 'column' | 'row' | 'region' | 'feature'>;

export type CircleBoxView = FigureView<CircleBoxState, CircleBoxEvaluation, Step>;

/** No circle and no side is smaller, in units: what has handles must be large enough for them. */
const leastSize = 10;

const places = [-1, 0, 1] as const;

/** Asks about a point of each region. */
function regionsOf(state: BoxState, round: Circle, edged: Box): Region[] {
  return places.flatMap((row) =>
    places.map((column) => {
      const { x, y } = fromFrame(state, { x: column * state.width, y: row * state.height });
      round.moveTo(x, y);
      return traceCircleBox(round, edged);
    }),
  );
}

const boxOf = ({ x, y, width, height, degrees }: BoxState, more = 0): Box =>
  new Box(width + 2 * more, height + 2 * more, { x, y, angle: radians(degrees) });

function evaluate({ circle, box }: CircleBoxState): CircleBoxEvaluation {
  const round = new Circle(circle.radius, { x: circle.x, y: circle.y });
  const edged = boxOf(box);
  const larger = boxOf(box, circle.radius);
  try {
    return {
      trace: traceCircleBox(round, edged),
      collision: collide(round, edged),
      corners: [...edged.worldPoints],
      grown: [...larger.worldPoints],
      inGrown: containsPoint(larger, [circle.x, circle.y]),
      regions: regionsOf(box, round, edged),
    };
  } finally {
    for (const shape of [round, edged, larger]) shape.dispose();
  }
}

/** The place of a region in the list of them. */
export const indexOf = ({ column, row }: Region): number => 3 * (row + 1) + column + 1;

/** The place of the region that a point lies in. */
export function regionAt({ circle, box }: CircleBoxState, at: Vector): number {
  const round = new Circle(circle.radius, { x: at.x, y: at.y });
  const edged = boxOf(box);
  try {
    return indexOf(traceCircleBox(round, edged));
  } finally {
    round.dispose();
    edged.dispose();
  }
}

/** The directions of the box's own axes. */
export const frameOf = ({ degrees }: BoxState): { x: Vector; y: Vector } => {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return { x: { x: cos, y: sin }, y: { x: -sin, y: cos } };
};

/** A point in the frame of the box. */
export function toFrame(box: BoxState, point: Vector): Vector {
  const frame = frameOf(box);
  const from = subtract(point, box);
  return { x: dot(from, frame.x), y: dot(from, frame.y) };
}

/** A point that is given in the frame of the box. */
export function fromFrame(box: BoxState, { x, y }: Vector): Vector {
  const frame = frameOf(box);
  return add(box, add(scale(frame.x, x), scale(frame.y, y)));
}

const sized = (size: number): number => tidy(Math.max(leastSize, size));

/** Right and up make a circle larger, left and down smaller. */
function nudged(state: CircleBoxState, id: string, { x, y }: Vector): CircleBoxState | null {
  if (id !== 'radius') return null;
  const { circle } = state;
  return { ...state, circle: { ...circle, radius: sized(circle.radius + x - y) } };
}

function movedTo(state: CircleBoxState, id: string, to: Vector): CircleBoxState {
  const { circle, box } = state;
  switch (id) {
    case 'a':
      return { ...state, circle: { ...circle, x: to.x, y: to.y } };
    case 'radius':
      return { ...state, circle: { ...circle, radius: sized(distance(circle, to)) } };
    case 'b':
      return { ...state, box: { ...box, x: to.x, y: to.y } };
    case 'turn':
      return { ...state, box: turned(box, knobAngle(subtract(to, box))) };
    default: {
      const { x, y } = toFrame(box, to);
      const size = { width: sized(2 * Math.abs(x)), height: sized(2 * Math.abs(y)) };
      return { ...state, box: { ...box, ...size } };
    }
  }
}

function handles({ circle, box }: CircleBoxState): Handle[] {
  const { x, y, radius } = circle;
  const up = knobDirection(box.degrees);
  const body = { kind: 'body' } as const;
  return [
    {
      ...body,
      id: 'a',
      tone: 'a',
      at: { x, y },
      label: words('handle.circle'),
      glyph: 'a',
      room: radius,
    },
    {
      id: 'radius',
      kind: 'vertex',
      tone: 'a',
      at: { x: x + radius, y },
      label: words('handle.radius'),
    },
    { ...body, id: 'b', tone: 'b', at: box, label: words('handle.box'), glyph: 'b' },
    {
      id: 'turn',
      kind: 'turn',
      tone: 'b',
      at: add(box, scale(up, box.height / 2)),
      standOff: scale(up, knobDistance),
      label: words('handle.turn'),
    },
    {
      id: 'size',
      kind: 'vertex',
      tone: 'b',
      at: fromFrame(box, { x: box.width / 2, y: box.height / 2 }),
      label: words('handle.size'),
    },
  ];
}

function read(fields: ReadonlyMap<string, string>): CircleBoxState | null {
  const [x, y, radius, ...more] = (fields.get('circle') ?? '').split(',').map(readNumber);
  const [place = '', degrees = '0'] = (fields.get('box') ?? '').split('~');
  const [boxPlace = '', size = ''] = place.split('@').reverse();
  const [boxX, boxY] = readPoint(boxPlace);
  const [width, height] = readPoint(size);
  const numbers = [x, y, radius, boxX, boxY, width, height, readNumber(degrees)];
  if (more.length > 0 || !numbers.every(Number.isFinite)) return null;
  return {
    circle: { x: x!, y: y!, radius: radius! },
    box: { x: boxX, y: boxY, width, height, degrees: readNumber(degrees) },
  };
}

export const scene: Scene<CircleBoxState, CircleBoxEvaluation> = pointScene({
  accept: (state) => ({ state, evaluation: evaluate(state) }),
  write: ({ circle, box }) => [
    `circle=${circle.x},${circle.y},${circle.radius}`,
    `box=${box.width},${box.height}@${box.x},${box.y}~${box.degrees}`,
  ],
  read,
  handles: ({ state }) => handles(state),
  bodies: ({ state, evaluation }) => [
    { id: 'a', outline: circleOutline(state.circle, state.circle.radius) },
    { id: 'b', outline: evaluation.corners },
  ],
  format: ({ corners }) => {
    const { minX, maxX, minY, maxY } = boundsOf(corners);
    return new NumberFormat(Math.max(maxX - minX, maxY - minY));
  },
  moved: movedTo,
  nudged,
  turned: (state, _, degrees) => ({
    ...state,
    box: turned(state.box, state.box.degrees + degrees),
  }),
});
