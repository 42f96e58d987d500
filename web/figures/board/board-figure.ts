import {
  type Bounds,
  type Box,
  Circle,
  type CircleTrace,
  type Polygon,
  traceCircleBox,
  traceCircles,
  type Vector,
} from 'sepax';
import { reachOf } from '../../figure/pair/axis-layout.js';
import { evaluatePair } from '../../figure/pair/evaluation.js';
import { PairFigure } from '../../figure/pair/pair-figure.js';
import { NumberFormat } from '../../figure/voice/number-format.js';
import type { Size } from '../../stage/camera.js';
import { add, boundsOf, scale as scaled } from '../../stage/vector-math.js';
import type { HeroPose } from '../game/draw-hero.js';
import type { BoardEvaluation, PairEvaluation } from './evaluation.js';
import { handlesOf } from './handles.js';
import { hasAxes, hasCircleTrace, whyNot } from './overlays/availability.js';
import { differenceOf } from './overlays/difference.js';
import type { BoardState, OverlayName, Thing } from './state.js';

/** The least part of the world that is shown, in units: a small shape is not blown up. */
const leastView = { width: 420, height: 300 } as const;

/** What is to be seen of a board. */
export class BoardFigure {
  readonly format: NumberFormat;
  /** The things that touch another. */
  readonly live: ReadonlySet<number>;

  constructor(
    readonly state: BoardState,
    readonly evaluation: BoardEvaluation,
    /** The thing whose parts can be taken hold of. */
    readonly selected: number | null,
    /** A line that is being drawn by hand. */
    readonly stroke: readonly Vector[],
    /** The moment of the step that is looked at, from 0 to 1; `null`: none. */
    readonly moment: number | null = null,
    /** What is chosen together with the one that is taken hold of. */
    readonly others: ReadonlySet<number> = new Set(),
    /** The hero of the game, if he runs on the board: where he is changes from frame to frame. */
    readonly hero: { readonly pose: HeroPose } | null = null,
  ) {
    const { minX, minY, maxX, maxY } = this.#content();
    // Nothing, or a single point, has no size that says how many decimals matter.
    const extent = Math.max(maxX - minX, maxY - minY);
    this.format = new NumberFormat(extent > 0 ? extent : leastView.width);
    this.live = new Set(evaluation.touching.flat());
  }

  isChosen(index: number): boolean {
    return index === this.selected || this.others.has(index);
  }

  /** The first of the two that are looked at. */
  get mover(): Thing | null {
    const { pair, things } = this.state;
    return pair && things[pair[0]]!;
  }

  /** Whether an overlay is switched on, and can be shown. */
  shows(name: OverlayName): boolean {
    return this.state.overlays.includes(name) && whyNot(this.evaluation, name) === null;
  }

  /** The separating-axis test of the pair, where the library traces it. */
  get axes(): PairFigure | null {
    const { pair } = this.evaluation;
    if (pair === null || !hasAxes(pair.a, pair.b)) return null;
    const [x, y] = this.state.velocity ?? [0, 0];
    const seen = evaluatePair(pair.a as Polygon, pair.b as Polygon, { x, y });
    const still = { points: [], x: 0, y: 0, degrees: 0 };
    return new PairFigure(seen, { a: still, b: still, velocity: null, step: 'all' }, null);
  }

  /** The part of the world to show. */
  extent(scale: number, size: Size): Bounds {
    const handles = handlesOf(this.state, this.selected).map(({ at, standOff = { x: 0, y: 0 } }) =>
      add(at, scaled(standOff, 1 / scale)),
    );
    const content = this.#content([...handles, ...this.#overlayReach(scale, size)]);
    const x = (content.minX + content.maxX) / 2;
    const y = (content.minY + content.maxY) / 2;
    const width = Math.max(leastView.width, content.maxX - content.minX) / 2;
    const height = Math.max(leastView.height, content.maxY - content.minY) / 2;
    return { minX: x - width, minY: y - height, maxX: x + width, maxY: y + height };
  }

  #content(more: readonly Vector[] = []): Bounds {
    const boxes = this.evaluation.shapes.map(({ bounds }) => bounds);
    const points = [...boxes.flatMap(ends), ...more];
    return boundsOf(points.length === 0 ? [{ x: 0, y: 0 }] : points);
  }

  #overlayReach(scale: number, size: Size): Vector[] {
    const { pair } = this.evaluation;
    if (pair === null) return [];
    const { a, collision, motion } = pair;
    const moved = (way: Vector): Vector[] => ends(a.bounds).map((point) => add(point, way));
    return [
      ...(this.shows('projections')
        ? this.axes!.axes(scale, size).flatMap((axis) => reachOf(axis, scale, size))
        : []),
      ...(this.shows('difference') ? placedDifference(pair) : []),
      ...(this.shows('push') ? moved(collision.mtv) : []),
      ...(motion === null ? [] : moved({ x: motion.velocity[0], y: motion.velocity[1] })),
    ];
  }
}

const ends = ({ minX, minY, maxX, maxY }: Bounds): Vector[] => [
  { x: minX, y: minY },
  { x: maxX, y: maxY },
];

/** The difference of the pair with its origin where `a` stands: the places of `a` at which they meet. */
export const placedDifference = ({ a, b }: PairEvaluation): Vector[] =>
  differenceOf(a, b).map((way) => add(a, way));

/** The test of a circle with a circle or a box; `null` for other pairs. */
export function circleTraceOf({ a, b }: PairEvaluation): CircleTrace | null {
  if (!hasCircleTrace(a, b)) return null;
  if (a instanceof Circle) {
    return b instanceof Circle ? traceCircles(a, b) : traceCircleBox(a, b as Box);
  }
  return traceCircleBox(b as Circle, a as Box);
}
