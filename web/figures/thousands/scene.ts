import type { Bounds, Vector } from 'sepax';
import { pointScene } from '../../figure/element/point-scene.js';
import type { Scene, Seen } from '../../figure/element/scene.js';
import { readNumber } from '../../figure/state/link-fields.js';
import type { Accepted } from '../../figure/state/undoable-model.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import { words } from '../../figure/voice/words.js';
import { degreesOf } from '../../stage/angles.js';
import type { Handle } from '../../stage/handle.js';
import { aspect, Population } from './population.js';

/** The field as the picture shows it, however many bodies it holds; and the rail below it. */
export const field = { width: 800, height: 800 / aspect } as const;
export const railY = field.height + 96;

export interface ThousandsState {
  /** The bodies, with the bar among them. */
  readonly count: number;
  /** The width of a cell of the grid, in units of the bodies. */
  readonly cell: number;
  /** The angle of the bar, in degrees. */
  readonly bar: number;
  /** x, y, width and height of the box that is searched for, in the picture. */
  readonly query: readonly [number, number, number, number];
}

/** The bodies live on; what is said of them is of the moment. */
export interface ThousandsEvaluation {
  readonly population: Population;
  readonly cell: number;
  /** The box that is searched for, in units of the bodies. */
  readonly query: Bounds;
}

const countLimits = { min: 3, max: 10_000 } as const;
const cellLimits = { min: 1, max: 24 } as const;
const leastQuery = 20;
/** The numbers of bodies that the handle stops at, from decade to decade. */
const stops = [1, 10, 100, 1000, 10_000]
  .flatMap((decade) => [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map((digit) => digit * decade))
  .filter((n) => Number.isInteger(n) && n >= countLimits.min && n <= countLimits.max);

const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(max, Math.max(min, value));

/** Picture units per unit of the bodies. */
export const scaleOf = ({ crowd }: Population): number => field.width / crowd.width;

/** Where a number of bodies stands on the rail. */
export const railX = (count: number): number =>
  (field.width * Math.log(count / countLimits.min)) / Math.log(countLimits.max / countLimits.min);

const nearestStop = (x: number): number =>
  stops.reduce((best, n) => (Math.abs(railX(n) - x) < Math.abs(railX(best) - x) ? n : best));

/** The bodies of the last state: they go on as long as their number stays. */
let latest: Population | null = null;

function populationOf(count: number): Population {
  if (latest?.count !== count) {
    latest?.dispose();
    latest = new Population(count);
  }
  return latest;
}

function accept(state: ThousandsState): Accepted<ThousandsState, ThousandsEvaluation> {
  const population = populationOf(state.count);
  population.turnBar(state.bar);
  const [x, y, width, height] = state.query.map((value) => value / scaleOf(population)) as [
    number,
    number,
    number,
    number,
  ];
  const query = { minX: x, minY: y, maxX: x + width, maxY: y + height };
  return { state, evaluation: { population, cell: state.cell, query } };
}

/** The steps that show the grid. */
const gridPhases = ['cells', 'share'];

/** The corner of the first cell, as far as that lies in the field. */
function cellCorner(cell: number, k: number): Vector {
  const { width, height } = field;
  return { x: Math.min(cell * k, width), y: Math.min(cell * k, height) };
}

function handles({
  state,
  evaluation: { population },
  step,
}: Seen<ThousandsState, ThousandsEvaluation>): Handle[] {
  const k = scaleOf(population);
  const [x, y, width, height] = state.query;
  const grip = (id: string, kind: Handle['kind'], tone: Handle['tone'], at: Vector): Handle => ({
    id,
    kind,
    tone,
    at,
    label: words(`handle.${id}`, { count: state.count, cell: state.cell, degrees: state.bar }),
  });
  const [, tip] = population.barOutline;
  return [
    grip('count', 'velocity', 'a', { x: railX(state.count), y: railY }),
    grip('query', 'velocity', 'decide', { x, y }),
    grip('corner', 'vertex', 'decide', { x: x + width, y: y + height }),
    ...(step === undefined || gridPhases.includes(step.phase)
      ? [grip('cell', 'vertex', 'a', cellCorner(state.cell, k))]
      : []),
    grip('bar', 'turn', 'b', { x: tip!.x * k, y: tip!.y * k }),
  ];
}

function moved(state: ThousandsState, id: string, to: Vector): ThousandsState {
  const [x, y, width, height] = state.query;
  const k = scaleOf(populationOf(state.count));
  switch (id) {
    case 'count':
      return { ...state, count: nearestStop(to.x) };
    case 'query':
      return withQuery(state, to.x, to.y, width, height);
    case 'corner':
      return withQuery(state, x, y, to.x - x, to.y - y);
    case 'cell':
      return withCell(state, Math.max(to.x, to.y) / k);
    default: {
      const { bar } = populationOf(state.count);
      return withBar(state, degreesOf({ x: to.x / k - bar.x, y: to.y / k - bar.y }));
    }
  }
}

/** A key goes from stop to stop, and widens the cells by tenths. */
function nudged(state: ThousandsState, id: string, by: Vector): ThousandsState | null {
  const forth = by.x - by.y;
  if (id === 'cell') return withCell(state, state.cell + (by.x + by.y) / 10);
  if (id !== 'count') return null;
  const at = stops.indexOf(nearestStop(railX(state.count)));
  const next = clamp(at + Math.sign(forth), { min: 0, max: stops.length - 1 });
  return { ...state, count: stops[next]! };
}

const withCell = (state: ThousandsState, cell: number): ThousandsState => ({
  ...state,
  cell: clamp(Math.round(10 * cell) / 10, cellLimits),
});

const withBar = (state: ThousandsState, degrees: number): ThousandsState => ({
  ...state,
  bar: Math.round(degrees + 360) % 360,
});

function withQuery(
  state: ThousandsState,
  x: number,
  y: number,
  width: number,
  height: number,
): ThousandsState {
  const left = clamp(x, { min: 0, max: field.width - leastQuery });
  const top = clamp(y, { min: 0, max: field.height - leastQuery });
  return {
    ...state,
    query: [
      left,
      top,
      clamp(width, { min: leastQuery, max: field.width - left }),
      clamp(height, { min: leastQuery, max: field.height - top }),
    ],
  };
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;

function read(fields: ReadonlyMap<string, string>): ThousandsState | null {
  const number = (name: string): number => readNumber(fields.get(name) ?? '');
  const [x, y, width, height, ...more] = (fields.get('box') ?? '').split(',').map(readNumber);
  const state: ThousandsState = {
    count: number('bodies'),
    cell: number('cell'),
    bar: number('bar'),
    query: [x ?? Number.NaN, y ?? Number.NaN, width ?? Number.NaN, height ?? Number.NaN],
  };
  const fits =
    Number.isInteger(state.count) &&
    isWithin(state.count, countLimits) &&
    isWithin(state.cell, cellLimits) &&
    isWithin(state.bar, { min: 0, max: 360 }) &&
    more.length === 0 &&
    JSON.stringify(withQuery(state, ...state.query).query) === JSON.stringify(state.query);
  return fits ? state : null;
}

export const scene: Scene<ThousandsState, ThousandsEvaluation> = pointScene({
  accept,
  handles,
  moved,
  nudged,
  read,
  grain: 1,
  turned: (state, id, degrees) => (id === 'bar' ? withBar(state, state.bar + degrees) : state),
  write: ({ count, cell, bar, query }) => [
    `bodies=${count}`,
    `cell=${cell}`,
    `bar=${bar}`,
    `box=${query.join(',')}`,
  ],
  bodies: ({ state: { query } }) => {
    const [x, y, width, height] = query;
    const at = (dx: number, dy: number): Vector => ({ x: x + dx, y: y + dy });
    return [{ id: 'query', outline: [at(0, 0), at(width, 0), at(width, height), at(0, height)] }];
  },
  format: () => new NumberFormat(field.width),
});
