/** One frame of the picture. */
import type { Sticks } from '../input/sticks.js';
import type { Effect } from '../simulation/effects.js';
import type { Game } from '../simulation/game.js';
import { Bits } from './bits.js';
import { Camera } from './camera.js';
import { paintLamp, paintMoths, paintSparks } from './paint-bodies.js';
import { CavePainter } from './paint-cave.js';
import { paintStick } from './paint-sticks.js';
import { colors, faint } from './palette.js';
import { Places } from './places.js';
import { Sight } from './sight.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export class Painter {
  readonly places = new Places();
  readonly camera: Camera;
  readonly #context: CanvasRenderingContext2D;
  readonly #bits = new Bits();
  readonly #cave: CavePainter;
  readonly #sight: Sight;
  #time = 0;
  /** How much of the picture is tinted: time runs backwards. */
  #tint = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly game: Game,
  ) {
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('This browser draws nothing on a canvas.');
    this.#context = context;
    this.#cave = new CavePainter(game.walls);
    this.#sight = new Sight(game.world, game.walls);
    this.camera = new Camera(game.lamp);
    this.places.take(game.world);
  }

  show(effects: readonly Effect[]): void {
    for (const effect of effects) {
      this.#bits.add(effect);
      if (effect.kind === 'light' && !still.matches) this.camera.shake = 26;
    }
  }

  paint(seconds: number, rewinds: boolean, sticks: Sticks, debug: boolean): void {
    const { camera, game, places } = this;
    const context = this.#context;
    this.#time += seconds;
    this.#bits.step(seconds);
    const lamp = places.of(game.lamp.id);
    camera.fit(this.canvas);
    camera.follow(lamp, seconds);
    camera.apply(context);
    const flicker = still.matches
      ? 0
      : 0.04 * Math.sin(11 * this.#time) * Math.sin(7.3 * this.#time);
    const strength = (0.4 + 0.12 * game.tally.lights + flicker) * (game.tally.lights > 0 ? 1 : 0.4);
    this.#cave.floor(context, this.#sight.outline(lamp.x, lamp.y), lamp, strength);
    paintMoths(context, game, places, this.#time);
    paintSparks(context, game, places);
    paintLamp(context, game, lamp);
    this.#cave.walls(context, lamp, strength);
    this.#bits.paint(context);
    // What the library sees, over what the player sees.
    if (debug) game.world.debugDraw(context);
    this.#overlay(rewinds, seconds, sticks);
  }

  #overlay(rewinds: boolean, seconds: number, sticks: Sticks): void {
    const context = this.#context;
    const { width, height } = this.camera;
    const sharpness = context.canvas.width / width;
    context.setTransform(sharpness, 0, 0, sharpness, 0, 0);
    this.#tint += ((rewinds ? 1 : 0) - this.#tint) * (1 - Math.exp(-14 * seconds));
    if (this.#tint > 0.01) {
      context.fillStyle = faint(colors.lampRim, 0.13 * this.#tint);
      context.fillRect(0, 0, width, height);
      context.fillStyle = faint(colors.ink, 0.05 * this.#tint);
      const shift = still.matches ? 0 : (90 * this.#time) % 6;
      for (let y = -shift; y < height; y += 6) context.fillRect(0, y, width, 1.5);
    }
    paintStick(context, sticks.walking);
    paintStick(context, sticks.aiming);
  }
}
