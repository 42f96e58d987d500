/** What moves: each picture is put where its body is. */
import type Phaser from 'phaser';
import type { Body } from 'sepax';
import { type Ferry, THICKNESS } from '../ferry.js';
import type { Game } from '../game.js';
import { fillOutline } from './outline.js';
import { colors } from './palette.js';

const hero = { width: 18, height: 34 } as const;

export class Actors {
  readonly hero: Phaser.GameObjects.Container;
  readonly #face: Phaser.GameObjects.Graphics;
  readonly #ferries: { readonly ferry: Ferry; readonly picture: Phaser.GameObjects.Graphics }[];
  readonly #glints: { readonly body: Body; readonly picture: Phaser.GameObjects.Graphics }[];
  #squash = 0;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly game: Game,
  ) {
    const { ferries, glints, goal } = game.level;
    this.#ferries = ferries.map((ferry) => ({ ferry, picture: this.#ferry(ferry) }));
    this.#glints = glints.map((body) => ({ body, picture: this.#glint(body) }));
    this.#flag(goal.x, goal.y);
    const trunk = scene.add.graphics();
    trunk
      .fillStyle(colors.hero)
      .fillRoundedRect(-hero.width / 2, -hero.height / 2, hero.width, hero.height, 9);
    this.#face = scene.add.graphics();
    this.#face.fillStyle(colors.night).fillCircle(2, -7, 2).fillCircle(7, -7, 2);
    this.hero = scene.add.container(0, 0, [trunk, this.#face]);
  }

  /** Squashed by a landing (1) or stretched by a jump (-1). */
  squash(amount: number): void {
    this.#squash = amount;
  }

  place(seconds: number, time: number): void {
    const { body, velocity } = this.game.hero;
    this.#squash *= Math.exp(-9 * seconds);
    const wide = 1 + 0.22 * this.#squash;
    // Its feet stay where they are.
    this.hero
      .setPosition(body.x, body.y + (hero.height / 2) * (1 - 1 / wide))
      .setScale(wide, 1 / wide);
    if (Math.abs(velocity.x) > 8) this.#face.setScale(Math.sign(velocity.x), 1);
    for (const { ferry, picture } of this.#ferries) {
      picture.setPosition(ferry.body.x, ferry.body.y).setRotation(ferry.body.angle);
    }
    for (const { body, picture } of this.#glints) {
      picture.setVisible(body.enabled).setScale(Math.cos(3 * time + body.x / 90), 1);
    }
  }

  #ferry({ width }: Ferry): Phaser.GameObjects.Graphics {
    const picture = this.scene.add.graphics();
    picture.fillStyle(colors.ferry, 0.35).fillRect(-width / 2, -THICKNESS / 2, width, THICKNESS);
    return picture.fillStyle(colors.ferry).fillRect(-width / 2, -THICKNESS / 2, width, 4);
  }

  #glint({ x, y }: Body): Phaser.GameObjects.Graphics {
    const picture = this.scene.add.graphics({ x, y });
    const points = [
      { x: 0, y: -9 },
      { x: 6, y: 0 },
      { x: 0, y: 9 },
      { x: -6, y: 0 },
    ];
    fillOutline(picture.fillStyle(colors.glint), points);
    return picture;
  }

  #flag(x: number, y: number): void {
    const picture = this.scene.add.graphics({ x, y });
    picture.fillStyle(colors.ink).fillRect(8, -96, 4, 96);
    picture.fillStyle(colors.spikes).fillTriangle(12, -96, 12, -66, 52, -81);
  }
}
