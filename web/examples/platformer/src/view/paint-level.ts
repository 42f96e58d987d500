/** The level as pictures: drawn once, from the same outlines that the hero walks on. */
import type Phaser from 'phaser';
import type { Vector } from 'sepax';
import type { Level } from '../level.js';
import { fillOutline, outlinesOf } from './outline.js';
import { colors } from './palette.js';

const FILLS = { ground: colors.ground, shelf: colors.plank, spikes: colors.spikes } as const;
/** Hills far away: how high they are, how long, and how fast they pass. */
const HILLS = [
  { color: colors.hillFar, top: 250, height: 70, length: 430, pace: 0.2 },
  { color: colors.hillNear, top: 350, height: 50, length: 290, pace: 0.45 },
] as const;

/** Of the map, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export function paintHills(scene: Phaser.Scene, { width }: Size): void {
  for (const { color, top, height, length, pace } of HILLS) {
    const points = Array.from({ length: Math.ceil(width / 16) + 80 }, (_, i) => {
      const x = 16 * i - 640;
      const wave =
        Math.sin((2 * Math.PI * x) / length) + 0.4 * Math.sin((5.3 * Math.PI * x) / length);
      return { x, y: top - height * wave * 0.5 };
    });
    const [first, last] = [points[0], points[points.length - 1]];
    points.push({ x: last.x, y: 1400 }, { x: first.x, y: 1400 });
    const hills = scene.add.graphics().setScrollFactor(pace, pace * 0.5);
    fillOutline(hills.fillStyle(color), points);
  }
}

export function paintLevel(scene: Phaser.Scene, { solids }: Level, size: Size): void {
  const picture = scene.add.graphics();
  // On tall screens there is something below the map.
  picture.fillStyle(colors.ground).fillRect(0, size.height, size.width, 1000);
  for (const { shape, look } of solids) {
    for (const outline of outlinesOf(shape)) {
      fillOutline(picture.fillStyle(FILLS[look]), outline);
      if (look === 'ground') paintGrass(picture, outline);
    }
  }
}

/** Along what can be stood on. Outlines run so that the inside is on the right: floors go from left to right. */
function paintGrass(picture: Phaser.GameObjects.Graphics, outline: readonly Vector[]): void {
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length];
    if (to.x - from.x <= 0.5 * Math.abs(to.y - from.y)) return;
    picture.lineStyle(5, colors.grass, 0.22).lineBetween(from.x, from.y + 3, to.x, to.y + 3);
    picture.lineStyle(2, colors.grass).lineBetween(from.x, from.y, to.x, to.y);
  });
}
