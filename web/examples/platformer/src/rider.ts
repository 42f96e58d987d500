/** Who stands on something that moves and turns goes along: the recipe of docs/characters.md. */
import type { Body, BodyWall, SlideResult } from 'sepax';

export class Rider {
  #floor: Body | null = null;
  #x = 0;
  #y = 0;
  #angle = 0;

  /** Remembers what it stands on, and where that is. */
  stand({ floor }: SlideResult<BodyWall>): void {
    this.#floor = floor?.body ?? null;
    if (this.#floor === null) return;
    this.#x = this.#floor.x;
    this.#y = this.#floor.y;
    this.#angle = this.#floor.angle;
  }

  /** Does to a body what the floor under it has done since. Returns how far that was. */
  carry(body: Body): { readonly x: number; readonly y: number } {
    const floor = this.#floor;
    if (floor === null) return { x: 0, y: 0 };
    const turn = floor.angle - this.#angle;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [dx, dy] = [body.x - this.#x, body.y - this.#y];
    const x = floor.x + cos * dx - sin * dy - body.x;
    const y = floor.y + sin * dx + cos * dy - body.y;
    body.move(x, y);
    return { x, y };
  }
}
