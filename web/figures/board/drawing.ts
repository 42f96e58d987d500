import type { Vector } from 'sepax';
import type { Point } from '../../figure/pair/state.js';
import { text } from '../../figure/voice/text.js';
import type { StrokeActions } from '../../stage/handle.js';
import { strokeToForm } from './freehand.js';
import type { Thing } from './state.js';

/** What drawing needs of the board. */
interface Paper {
  /** CSS pixels per unit. */
  readonly scale: number;
  say(message: string): void;
  addThings(things: readonly Thing[]): boolean;
  /** Shows what has changed. */
  redraw(): void;
}

/** Shapes that are drawn by hand: when a line ends, what it is meant to be is put on the board. */
export class Drawing implements StrokeActions {
  /** Whether presses on nothing draw. */
  isOn = false;
  /** The line so far. */
  stroke: readonly Vector[] = [];

  constructor(private readonly paper: Paper) {}

  toggle(): void {
    this.isOn = !this.isOn;
    this.paper.redraw();
  }

  /** Presses on nothing draw no more. */
  stop(): void {
    if (this.isOn) this.toggle();
  }

  draw(stroke: readonly Vector[]): void {
    this.stroke = stroke;
    this.paper.redraw();
  }

  end(stroke: readonly Vector[], cancelled: boolean): void {
    this.draw([]);
    if (cancelled) return;
    const points = stroke.map(({ x, y }): Point => [x, y]);
    const drawn = strokeToForm(points, 1 / this.paper.scale);
    if (drawn === null) {
      this.paper.say(text('board.draw.slip'));
      return;
    }
    const { crossed, ...thing } = drawn;
    if (this.paper.addThings([thing]) && crossed) this.paper.say(text('board.draw.crossed'));
  }
}
