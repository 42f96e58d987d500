/** Floor and walls: drawn once into paths, lit anew in each frame. */
import type { Way } from '../simulation/command.js';
import { SIZE, type Wall } from '../simulation/level.js';
import { colors, faint } from './palette.js';
import { REACH } from './sight.js';

const SPECKS = 900;

/** The outline of a wall where its body is: its own rings, so there is no seam of pieces in it. */
function pathOf({ shape, body }: Wall): Path2D {
  const local = new Path2D();
  for (const ring of shape.rings) {
    for (const { x, y } of ring) local.lineTo(x, y);
    local.closePath();
    local.moveTo(0, 0);
  }
  const path = new Path2D();
  const turn = new DOMMatrix().translate(body.x, body.y).rotate((body.angle * 180) / Math.PI);
  path.addPath(local, turn);
  return path;
}

export class CavePainter {
  readonly #walls: readonly Path2D[];
  readonly #specks = new Path2D();

  constructor(walls: readonly Wall[]) {
    this.#walls = walls.map(pathOf);
    for (let i = 0; i < SPECKS; i++) {
      const size = 1 + 2 * Math.random();
      this.#specks.rect(SIZE.width * Math.random(), SIZE.height * Math.random(), size, size);
    }
  }

  /** What is dark, and what the lamp lights of the floor. */
  floor(context: CanvasRenderingContext2D, lit: Path2D, lamp: Way, strength: number): void {
    context.fillStyle = colors.floor;
    context.fillRect(-900, -900, SIZE.width + 1800, SIZE.height + 1800);
    context.fillStyle = colors.speck;
    context.fill(this.#specks);
    const light = context.createRadialGradient(lamp.x, lamp.y, 8, lamp.x, lamp.y, REACH);
    light.addColorStop(0, faint(colors.lamp, 0.42 * strength));
    light.addColorStop(0.12, faint(colors.lamp, 0.24 * strength));
    light.addColorStop(0.5, faint(colors.lampRim, 0.09 * strength));
    light.addColorStop(1, faint(colors.lampRim, 0));
    context.fillStyle = light;
    context.fill(lit);
  }

  walls(context: CanvasRenderingContext2D, lamp: Way, strength: number): void {
    const light = context.createRadialGradient(lamp.x, lamp.y, 30, lamp.x, lamp.y, 0.8 * REACH);
    light.addColorStop(0, faint(colors.lamp, 0.9 * strength));
    light.addColorStop(0.5, faint(colors.lampRim, 0.3 * strength));
    light.addColorStop(1, faint(colors.edge, 0));
    context.lineJoin = 'round';
    for (const wall of this.#walls) {
      context.fillStyle = colors.wall;
      context.fill(wall, 'evenodd');
      context.strokeStyle = colors.edge;
      context.lineWidth = 2;
      context.stroke(wall);
      context.strokeStyle = light;
      context.stroke(wall);
    }
  }
}
