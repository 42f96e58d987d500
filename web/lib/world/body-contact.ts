import { leaveAlone } from '../presentation.js';
import { contact } from '../raw/layout.js';
import { vectorAt } from '../raw/read.js';
import { worldPart } from '../raw/wasm/world.js';
import { worldContactsPart } from '../raw/wasm/worldContacts.js';
import { output } from '../raw/wasm.js';
import { takeContacts } from '../shape-for.js';
import type { Vector } from '../vector.js';
import { type Body, idOf } from './body.js';
import type { WorldLists } from './lists.js';

/** The same contact, seen from the other body. */
export let turnedRound: <Data>(contact: BodyContact<Data>) => BodyContact<Data>;

/**
 * A contact of two bodies, as the last update found it. A fresh object each time, which keeps what it says, but for its
 * {@link points}.
 */
export class BodyContact<Data = unknown> {
  /** The name of the class, which survives minification. */
  static readonly name: string = 'BodyContact';
  readonly #core: WorldLists;

  static {
    turnedRound = (contact) => {
      const { a, b, normal, depth, kept } = contact;
      const back = { x: 0 - normal.x, y: 0 - normal.y };
      return new BodyContact(contact.#core, b, a, back, depth, kept);
    };
    leaveAlone(BodyContact.prototype);
    takeContacts((value) => typeof value === 'object' && value !== null && #core in value);
  }

  /** @internal Made by {@link World} alone. */
  constructor(
    core: WorldLists,
    /** The body with the lower number, unless the filter of {@link World.on} has it otherwise. */
    readonly a: Body<Data>,
    /** The other one. */
    readonly b: Body<Data>,
    /** The unit vector from {@link a} towards {@link b}. */
    readonly normal: Vector,
    /** How far the two overlap: the length of {@link mtv}. 0 or more. */
    readonly depth: number,
    /**
     * Whether the bodies share no point any more, and the contact goes on only since the gap is not clear:
     * see {@link World.slop}. Then {@link depth} is 0, and {@link normal} leads across the gap.
     */
    readonly kept: boolean,
  ) {
    this.#core = core;
  }

  /** The shortest translation of {@link a} that separates the two: against the normal. */
  get mtv(): Vector {
    const { normal, depth } = this;
    return { x: -depth * normal.x + 0, y: -depth * normal.y + 0 };
  }

  /**
   * Whether one of the two is a sensor.
   *
   * @throws {@link SepaxError} `disposed` if a body was removed.
   */
  get sensor(): boolean {
    return this.a.sensor || this.b.sensor;
  }

  /**
   * The points of contact, halfway between the two boundaries: where the bodies stood at the last update,
   * none if the gap was clear then. Of a contact that is {@link kept} the middle of the gap. Computed when
   * asked for.
   *
   * @throws {@link SepaxError} `disposed` if a body was removed.
   */
  get points(): Vector[] {
    const core = this.#core;
    const a = idOf(this.a, core, 'a');
    const b = idOf(this.b, core, 'b');
    const count = worldContactsPart()._worldManifold(core.handle, a, b);
    const numbers = output(count * contact.size);
    return Array.from({ length: count }, (_, i) => {
      const pointA = vectorAt(numbers, i * contact.size + contact.pointA);
      const pointB = vectorAt(numbers, i * contact.size + contact.pointB);
      return { x: (pointA.x + pointB.x) / 2, y: (pointA.y + pointB.y) / 2 };
    });
  }

  /**
   * Moves the two bodies apart, each by half of the depth, or the one that is not static by all of it. What
   * they have moved along the normal since the last update counts: a body on two tiles of one floor is not
   * pushed twice. Nothing happens if one is a sensor or was removed.
   */
  separate(): void {
    const { a, b, normal } = this;
    if (a.removed || b.removed || this.sensor) return;
    const depth = this.depth + this.#nearerBy();
    if (!(depth > 0)) return;
    const fixedA = a.type === 'static';
    const fixedB = b.type === 'static';
    const share = fixedA || fixedB ? depth : depth / 2;
    if (!fixedA) a.move(-share * normal.x, -share * normal.y);
    if (!fixedB) b.move(share * normal.x, share * normal.y);
  }

  /** How much nearer to one another the bodies are, along the normal, than at the last update. */
  #nearerBy(): number {
    const core = this.#core;
    const { x, y } = this.normal;
    return worldPart()._worldNearerBy(
      core.handle,
      idOf(this.a, core, 'a'),
      idOf(this.b, core, 'b'),
      x,
      y,
    );
  }
}
