/** Worlds beside shapes that stand where their bodies do: what the world answers, asked pair by pair. */
import { type Body, collide, type Vector, World } from 'sepax';
import { anyPlacement, type Copyable, kinds } from './kinds.js';
import type { Random } from './random.js';

/** A world and, for each body, a shape of the same form. */
export class Twins {
  readonly world = new World();
  /** By number. */
  readonly shapes = new Map<number, Copyable>();

  body(id: number): Body {
    return this.world.body(id) as Body;
  }

  get ids(): number[] {
    return [...this.shapes.keys()].sort((a, b) => a - b);
  }

  add(shape: Copyable, options?: Parameters<World['add']>[1]): Body {
    const body = this.world.add(shape, options);
    this.shapes.set(body.id, shape);
    this.follow(body.id);
    return body;
  }

  remove(id: number): void {
    this.body(id).remove();
    this.shapes.get(id)?.dispose();
    this.shapes.delete(id);
  }

  /** Puts the shape of a body where the body is to stand. */
  follow(id: number): Copyable {
    const { x, y, angle } = this.body(id);
    const shape = this.shapes.get(id) as Copyable;
    shape.moveTo(x, y);
    shape.angle = angle;
    return shape;
  }

  update(): void {
    this.world.update();
    for (const id of this.shapes.keys()) this.follow(id);
  }

  /** The contacts that there must be. */
  expected(): Touch[] {
    const { ids } = this;
    return ids.flatMap((a, i) => ids.slice(i + 1).flatMap((b) => this.#touch(a, b)));
  }

  #touch(a: number, b: number): Touch[] {
    if (!meet(this.body(a), this.body(b))) return [];
    const [first, second] = [this.shapes.get(a), this.shapes.get(b)] as [Copyable, Copyable];
    const { intersects, depth, normal } = collide(first, second);
    return intersects ? [{ a, b, depth, normal }] : [];
  }
}

export interface Touch {
  readonly a: number;
  readonly b: number;
  readonly depth: number;
  readonly normal: Vector;
}

/** The contacts of a world, in the same words. */
export function touches(world: World): Touch[] {
  return world.contacts.toArray().map(({ a, b, depth, normal }) => ({
    a: a.id,
    b: b.id,
    depth,
    normal,
  }));
}

function meet(a: Body, b: Body): boolean {
  const looks = (a.category & b.mask) !== 0 && (b.category & a.mask) !== 0;
  const moves = a.type === 'moved' || b.type === 'moved';
  return looks && moves && a.enabled && b.enabled;
}

/** A shape of any kind. */
export function anyShape(random: Random, spread: number): Copyable {
  const kind = random.pick(Object.keys(kinds));
  const placement = anyPlacement(random, kind, spread);
  return (kinds[kind] as (typeof kinds)[string])(random, placement);
}

/** What a body is to others, at random; most are plain. */
export function anyTraits(random: Random): object {
  return {
    ...(random.chance(0.2) ? { type: 'static' } : {}),
    ...(random.chance(0.1) ? { sensor: true } : {}),
    ...(random.chance(0.1) ? { enabled: false } : {}),
    ...(random.chance(0.3) ? { category: 2 ** random.integer(0, 31) } : {}),
    ...(random.chance(0.2) ? { mask: random.integer(0, 2 ** 32 - 1) } : {}),
  };
}
