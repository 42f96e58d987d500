/** Phaser loads and draws; one tick of the game after the other is played in between. */
import Phaser from 'phaser';
import { Controls } from './controls.js';
import { Game } from './game.js';
import { TICK } from './hero.js';
import { Level } from './level.js';
import type { TiledMap, TiledTileset } from './tiled.js';
import { Actors } from './view/actors.js';
import { raiseDust } from './view/dust.js';
import { Hud } from './view/hud.js';
import { paintHills, paintLevel } from './view/paint-level.js';

const TILESET = 'cave.tsj';
/** The side of the square that has the area of what is seen. */
const SEEN = 560;
/** After a halt the game goes on where it was. */
const LONGEST_FRAME = 0.1;

export class LevelScene extends Phaser.Scene {
  #game!: Game;
  #actors!: Actors;
  #hud!: Hud;
  readonly #controls = new Controls(document.querySelectorAll<HTMLElement>('[data-code]'));
  #plays = false;
  #waiting = 0;

  preload(): void {
    this.load.json('level', 'maps/level.tmj');
    this.load.json(TILESET, `maps/${TILESET}`);
  }

  create(): void {
    const map: TiledMap & { width: number; height: number } = this.cache.json.get('level');
    const tileset: TiledTileset = this.cache.json.get(TILESET);
    const level = new Level(map, { [TILESET]: tileset });
    this.#game = new Game(level);
    const size = { width: map.width * map.tilewidth, height: map.height * map.tileheight };
    paintHills(this, size);
    paintLevel(this, level, size);
    this.#actors = new Actors(this, this.#game);
    this.#hud = new Hud(() => this.#begin());
    this.cameras.main.setBounds(0, -160, size.width, size.height + 160);
    this.cameras.main.startFollow(this.#actors.hero, false, 0.12, 0.12);
    this.#fit();
    this.scale.on('resize', () => this.#fit());
  }

  override update(_time: number, milliseconds: number): void {
    const seconds = Math.min(LONGEST_FRAME, milliseconds / 1000);
    if (this.#plays) this.#waiting += seconds;
    for (; this.#waiting >= TICK; this.#waiting -= TICK) this.#game.step(this.#controls.take());
    for (const effect of this.#game.effects.splice(0)) this.#react(effect.kind, effect);
    this.#actors.place(seconds, this.time.now / 1000);
    this.#hud.show(this.#game);
    this.#hud.debug(location.hash === '#debug' ? this.#report() : null);
  }

  #begin(): void {
    if (this.#game.won) this.#game.restart();
    this.#plays = true;
  }

  #react(kind: string, effect: Parameters<typeof raiseDust>[1]): void {
    raiseDust(this, effect);
    if (kind === 'jump') this.#actors.squash(-1);
    if (kind === 'land') this.#actors.squash(1);
    if (kind !== 'goal') return;
    this.#plays = false;
    this.#hud.end(this.#game);
  }

  /** About as much of the level on a phone as on a desk. */
  #fit(): void {
    const { width, height } = this.scale;
    this.cameras.main.setZoom(Math.sqrt(width * height) / SEEN);
  }

  #report(): string {
    const { body, last, velocity } = this.#game.hero;
    const [ferry] = this.#game.level.ferries;
    const floor = last?.floor?.body;
    const on = floor === undefined ? 'air' : floor === ferry?.body ? 'ferry' : `body ${floor.id}`;
    const places = [body.x, body.y, ferry?.body.x ?? 0, velocity.y].map((value) =>
      value.toFixed(2),
    );
    return `hero ${places[0]} ${places[1]} on ${on}; ferry ${places[2]}; speed ${places[3]}`;
  }
}
