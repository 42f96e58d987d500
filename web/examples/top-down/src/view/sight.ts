/** What the lamp lights up: rays past every corner of a wall, and some all around. */
import type { World } from 'sepax';
import { WALL } from '../simulation/kinds.js';
import type { Wall } from '../simulation/level.js';

/** How far light gets. */
export const REACH = 620;
const ALL_AROUND = 72;
/** Beside a corner, a ray passes it by: this much of a turn. */
const BESIDE = 1e-4;

export class Sight {
  /** Walls stand still, so their corners do, too. */
  readonly #corners: readonly { readonly x: number; readonly y: number }[];

  constructor(
    private readonly world: World,
    walls: readonly Wall[],
  ) {
    this.#corners = walls.flatMap(({ body }) => body.worldPoints);
  }

  /** The outline of what is lit from (x, y). */
  outline(x: number, y: number): Path2D {
    const angles = this.#angles(x, y);
    const rays = new Float64Array(4 * angles.length);
    angles.forEach((angle, i) => {
      rays.set([x, y, REACH * Math.cos(angle), REACH * Math.sin(angle)], 4 * i);
    });
    const { fractions, ids } = this.world.raycastMany(rays, { mask: WALL, maxFraction: 1 });
    const path = new Path2D();
    angles.forEach((_, i) => {
      const part = this.world.body(ids[i]) === null ? 1 : fractions[i];
      path.lineTo(x + part * rays[4 * i + 2], y + part * rays[4 * i + 3]);
    });
    path.closePath();
    return path;
  }

  #angles(x: number, y: number): number[] {
    const angles = Array.from(
      { length: ALL_AROUND },
      (_, i) => (2 * Math.PI * i) / ALL_AROUND - Math.PI,
    );
    for (const corner of this.#corners) {
      const [dx, dy] = [corner.x - x, corner.y - y];
      if (dx * dx + dy * dy > REACH * REACH) continue;
      const angle = Math.atan2(dy, dx);
      angles.push(angle - BESIDE, angle, angle + BESIDE);
    }
    return angles.sort((a, b) => a - b);
  }
}
