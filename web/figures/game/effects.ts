import type { Vector } from 'sepax';

export type EffectKind = 'burst' | 'spark' | 'explosion';

/** Seconds that each is seen. */
const lifetimes: Record<EffectKind, number> = { burst: 0.28, spark: 0.14, explosion: 0.5 };
/** More are not seen at once: the oldest go first. */
const most = 240;

export interface Effect extends Vector {
  readonly kind: EffectKind;
  /** How much of its time has passed, 0 to 1. */
  age: number;
}

/** What flares up and fades; nothing of the game depends on it. */
export class Effects {
  all: Effect[] = [];
  /** What has flared up in this step. */
  fresh: EffectKind[] = [];
  /** How much the picture shakes, 0 to 1. */
  shake = 0;

  add(kind: EffectKind, { x, y }: Vector): void {
    this.all.push({ kind, x, y, age: 0 });
    this.fresh.push(kind);
  }

  step(seconds: number): void {
    this.fresh = [];
    for (const effect of this.all) effect.age += seconds / lifetimes[effect.kind];
    this.all = this.all.filter(({ age }) => age < 1).slice(-most);
    this.shake = Math.max(0, this.shake - 2.5 * seconds);
  }
}
