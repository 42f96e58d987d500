import type { Vector } from 'sepax';

/** A thing on the stage that can be taken hold of: by pointer, by touch, or by keyboard. */
export interface Handle {
  readonly id: string;
  /** What it moves: it decides the look only. */
  readonly kind: 'body' | 'turn' | 'vertex' | 'size' | 'velocity';
  readonly tone: 'a' | 'b' | 'decide' | 'ink';
  /** Where it is, in world units. */
  readonly at: Vector;
  /** How far it stands off {@link at}, in CSS pixels. */
  readonly standOff?: Vector;
  /** The name that assistive technology reads. */
  readonly label: string;
  /** How much free space it has around it, in world units: where that is little, it is small. */
  readonly room?: number;
  /** Whether it shows no more than a dot where it has little room. */
  readonly faint?: boolean;
  /** What is written on it. */
  readonly glyph?: string;
}

/** An area that drags the handle with the same `id`. */
export type Body = { readonly id: string } & (
  | {
      /** Convex. */
      readonly outline: readonly Vector[];
    }
  | {
      /** Whether a press takes hold of it; thin things are met within `reach`. World units. */
      contains(at: Vector, reach: number): boolean;
    }
);

/** A line that is drawn by hand, in world units. */
export interface StrokeActions {
  draw(stroke: readonly Vector[]): void;
  end(stroke: readonly Vector[], cancelled: boolean): void;
}

/** What the user does. Points and shifts are in world units, angles in degrees. */
export interface StageActions {
  /** A handle has come into focus. */
  focus?(id: string): void;
  grab(id: string): void;
  /** A dragged handle is to be at `to`. */
  drag(id: string, to: Vector): void;
  release(id: string, cancelled: boolean): void;
  /** An arrow key; `repeat` if the key is being held. */
  nudge(id: string, by: Vector, repeat: boolean): void;
  turn(id: string, degrees: number, repeat: boolean): void;
  reset(id: string): void;
  insert(id: string): void;
  remove(id: string): void;
  /** The menu of a handle, or of nothing that can be dragged, is asked for; at a point of the stage in CSS pixels. */
  menu?(id: string | null, at: Vector): void;
  /** A mouse rests over this point, with nothing held; `null` when it has left. */
  hover(at: Vector | null): void;
  /** A click or tap on nothing that can be dragged. */
  press(at: Vector): void;
  /** A double click, on a handle or on none. */
  doublePress(at: Vector, id: string | null): void;
}
