/** What a world can be asked about its bodies where it sees them now. */
import type { Shape } from '../shape.js';
import type { SlideResult } from '../slide-result.js';
import type { Bounds, NumberList, VectorLike } from '../vector.js';
import type { Body } from './body.js';
import type { QueryFilter } from './query-filter.js';
import type {
  RaycastAllOptions,
  RaycastManyOptions,
  RaycastOptions,
  RayHit,
  RayHits,
  ShapeHit,
} from './world-casts.js';
import * as casts from './world-casts.js';
import { coreOf, WorldOfBodies } from './world-of-bodies.js';
import type { NearestOptions, PairCollisions, QueryOptions } from './world-queries.js';
import * as queries from './world-queries.js';
import { type BodyWall, moveAndSlide, type WorldSlideOptions } from './world-slide.js';

/** What a {@link World} is to those who ask: nothing here changes it. */
export class AskableWorld<Data> extends WorldOfBodies<Data> {
  readonly #core = coreOf(this);

  /**
   * How a body moves among those that it meets, sensors excepted: see the function `moveAndSlide`. From where
   * it is now, also if it is not enabled. Moves nothing: move the body by the answer. Walls and floor say whose they
   * are.
   *
   * @throws {@link SepaxError} `not-a-body`, `disposed`, `not-an-option`, `zero-vector`, or the code of a bad
   * number, also of one in {@link transforms} that is no place, if it has to take those of a body: see there.
   */
  moveAndSlide(
    body: Body,
    motion: VectorLike,
    options?: WorldSlideOptions<Data>,
  ): SlideResult<BodyWall<Data>> {
    return moveAndSlide(this.#core, body, motion, options);
  }

  /**
   * The bodies that share a point with a box. Exact. In the order of their numbers.
   *
   * @throws {@link SepaxError} `not-a-vector` for what are no bounds, `not-an-option`, `not-a-body`, `not-a-function`,
   * `not-a-list`, `disposed`, or the code of a bad number, also of one in {@link transforms} that is no place, if it has
   * to take those of a body: see there.
   */
  queryBox(box: Bounds, options?: QueryOptions<Data>): Body<Data>[] {
    return queries.queryBox(this.#core, box, options);
  }

  /**
   * The bodies that a point belongs to. Exact. In the order of their numbers.
   *
   * @throws {@link SepaxError} as {@link queryBox}.
   */
  queryPoint(point: VectorLike, options?: QueryOptions<Data>): Body<Data>[] {
    return queries.queryPoint(this.#core, point, options);
  }

  /**
   * The bodies that share a point with a circle. Exact. In the order of their numbers.
   *
   * @throws {@link SepaxError} as {@link queryBox}, and `out-of-range` if the radius is negative.
   */
  queryCircle(center: VectorLike, radius: number, options?: QueryOptions<Data>): Body<Data>[] {
    return queries.queryCircle(this.#core, center, radius, options);
  }

  /**
   * The bodies that share a point with a shape, where it stands, or with a body, itself left out. Exact. In the
   * order of their numbers.
   *
   * @throws {@link SepaxError} as {@link queryBox}, and `not-a-shape`.
   */
  queryShape(shape: Shape | Body, options?: QueryOptions<Data>): Body<Data>[] {
    return queries.queryShape(this.#core, shape, options);
  }

  /**
   * Up to `count` bodies, one unless you say more, nearest first; a body is at distance 0 from points in it. Of equally near ones the
   * lower number comes first.
   *
   * @throws {@link SepaxError} as {@link queryBox}, and of `count` `out-of-range` if it is no whole number from 1 on,
   * `not-finite` if it is `Infinity` or NaN; `out-of-range` if `maxDistance`, which may be `Infinity`, is negative.
   */
  nearest(point: VectorLike, count = 1, options?: NearestOptions<Data>): Body<Data>[] {
    return queries.nearest(this.#core, point, count, options);
  }

  /**
   * What a ray meets first, or `null`: from inside a body, that one, at fraction 0. Of several at the same
   * fraction, the body with the lowest number. As the function `castRay` has it.
   *
   * @throws {@link SepaxError} `zero-vector` if `direction` is, `not-a-vector`, `not-an-option`, `not-a-body`,
   * `not-a-function`, `out-of-range` if `maxFraction` is negative, `disposed`, or the code of a bad number, also of one in
   * {@link transforms} that is no place, if it has to take those of a body: see there.
   */
  raycast(
    origin: VectorLike,
    direction: VectorLike,
    options?: RaycastOptions<Data>,
  ): RayHit<Data> | null {
    return casts.raycast(this.#core, origin, direction, options);
  }

  /**
   * What the way from one point to another meets first, or `null`: as {@link raycast} with a fraction of 1 at
   * most.
   *
   * @throws {@link SepaxError} as {@link raycast}, but that the points may be equal.
   */
  castSegment(from: VectorLike, to: VectorLike, options?: QueryFilter<Data>): RayHit<Data> | null {
    return casts.castSegment(this.#core, from, to, options);
  }

  /**
   * Whether a ray meets anything.
   *
   * @throws {@link SepaxError} as {@link raycast}.
   */
  raycastAny(origin: VectorLike, direction: VectorLike, options?: RaycastOptions<Data>): boolean {
    return casts.raycastAny(this.#core, origin, direction, options);
  }

  /**
   * All that a ray meets, in order, each body once.
   *
   * @throws {@link SepaxError} as {@link raycast}, and `not-a-list` if `into` is none.
   */
  raycastAll(
    origin: VectorLike,
    direction: VectorLike,
    options?: RaycastAllOptions<Data>,
  ): RayHit<Data>[] {
    return casts.raycastAll(this.#core, origin, direction, options);
  }

  /**
   * What each of many rays meets first. One that meets nothing has {@link NO_BODY} in {@link RayHits.ids}.
   *
   * @param rays - x, y and direction of each: four numbers.
   * @throws {@link SepaxError} as {@link raycast}, with the index in the list; and `not-a-list`.
   */
  raycastMany(rays: NumberList, options?: RaycastManyOptions): RayHits {
    return casts.raycastMany(this.#core, rays, options);
  }

  /**
   * What a shape, or a body, itself left out, meets first as it goes straight by `motion`; or `null`. As the
   * function `sweep` has it; of several at the same time, the body with the lowest number.
   *
   * @throws {@link SepaxError} `not-a-shape`, `not-a-vector`, `not-an-option`, `not-a-body`, `not-a-function`,
   * `disposed`, or the code of a bad number, also of one in {@link transforms} that is no place, if it has to take those
   * of a body: see there.
   */
  castShape(
    shape: Shape | Body,
    motion: VectorLike,
    options?: QueryFilter<Data>,
  ): ShapeHit<Data> | null {
    return casts.castShape(this.#core, shape, motion, options);
  }

  /**
   * Whether pairs of bodies share a point: 1 or 0 for each, whatever their masks, and also of bodies that are not
   * enabled. Exact. A body shares points with itself.
   *
   * @param ids - The numbers of the bodies, two for each pair.
   * @throws {@link SepaxError} `not-a-list`, `not-a-body` with the index in the list, `disposed`, or the code of a number
   * in {@link transforms} that is no place, if it has to take those of a body: see there.
   */
  intersectPairs(ids: ArrayLike<number>): Uint8Array {
    return queries.intersectPairs(this.#core, ids);
  }

  /**
   * How pairs of bodies collide, whatever their masks, and also if bodies are not enabled: see the function `collide`.
   *
   * @param ids - The numbers of the bodies, two for each pair.
   * @throws {@link SepaxError} `not-a-list`, `not-a-body` with the index in the list, `disposed`, or the code of a number
   * in {@link transforms} that is no place, if it has to take those of a body: see there.
   */
  collidePairs(ids: ArrayLike<number>): PairCollisions {
    return queries.collidePairs(this.#core, ids);
  }
}
