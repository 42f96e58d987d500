/** Bits that fly and fade, by Phaser's tweens. */
import type Phaser from 'phaser';
import type { Effect } from '../game.js';
import { colors } from './palette.js';

const LOOKS = {
  jump: { count: 5, color: colors.ink, reach: 22 },
  land: { count: 7, color: colors.ink, reach: 26 },
  glint: { count: 10, color: colors.glint, reach: 34 },
  hurt: { count: 22, color: colors.spikes, reach: 80 },
  goal: { count: 40, color: colors.grass, reach: 120 },
} as const;

export function raiseDust(scene: Phaser.Scene, { kind, x, y }: Effect): void {
  const { count, color, reach } = LOOKS[kind];
  const atFeet = kind === 'jump' || kind === 'land';
  for (let i = 0; i < count; i++) {
    // Dust goes to the sides, all else everywhere.
    const angle = atFeet ? (i % 2) * Math.PI : (2 * Math.PI * i) / count;
    const far = reach * (0.4 + 0.6 * Math.random());
    const bit = scene.add.rectangle(x, y + (atFeet ? 16 : 0), 3, 3, color);
    scene.tweens.add({
      targets: bit,
      x: bit.x + far * Math.cos(angle),
      y: bit.y + far * Math.sin(angle) - (atFeet ? 6 : 0),
      alpha: 0,
      duration: 250 + 300 * Math.random(),
      ease: 'Cubic.easeOut',
      onComplete: () => bit.destroy(),
    });
  }
}
