import type { Vector } from 'sepax';
import { type LabelPlace, placesOf } from '../label-places.js';
import { isolated, type Labels, type Pen } from '../pen.js';

export interface LabelStyle {
  readonly colour: string;
  /** Text size in CSS pixels; never less than 11. */
  readonly size?: number;
  readonly weight?: number;
  /**
   * Pushes the label off `at` in this direction (a unit vector in screen space), just as far as
   * its box needs to clear the point.
   */
  readonly away?: Vector;
  /** Free space between the point and the box, with `away`. */
  readonly clearance?: number;
  /** Where else it may be, the best first. */
  readonly or?: readonly LabelPlace[];
  /** Whether it stays where it is, whatever it covers, and the others give way. */
  readonly fixed?: boolean;
}

/**
 * Upright text with a halo of the background, legible over any line. `at` is a screen point: it is there or near there,
 * where it covers no handle and no other label, once all else is painted.
 */
export function drawLabel(pen: Pen, text: string, at: Vector, style: LabelStyle): void {
  const { colour, size = 13, weight = 500, away, clearance = 4, or = [], fixed } = style;
  const height = Math.max(11, size);
  const label = {
    text,
    font: `${weight} ${height}px ${pen.theme.fontFamily}`,
    height,
    colour,
    clearance,
    rank: fixed ? Number.POSITIVE_INFINITY : weight,
    places: [{ at, away }, ...or],
    alpha: pen.context.globalAlpha,
    shown: pen.shows?.() ?? true,
  };
  if (pen.labels) pen.labels.wanted.push(label);
  else write(pen, { taken: [], lines: [], wanted: [label] });
}

/** Paints, and then writes all labels, each where it is free of the others and of what is taken. */
export function paintLabelled(pen: Pen, paint: (pen: Pen) => void): void {
  const labels: Labels = { taken: [], ...pen.labels, wanted: [], lines: [] };
  paint({ ...pen, labels });
  write(pen, labels);
}

function write(pen: Pen, labels: Labels): void {
  const { context } = pen;
  const wishes = labels.wanted
    .filter(({ text }) => text !== '')
    .map((label) => {
      context.font = label.font;
      return { ...label, width: context.measureText(label.text).width };
    });
  const places = placesOf(wishes, labels, pen.size);
  for (const wish of wishes) {
    const at = places.get(wish);
    if (!at || !wish.shown) continue;
    isolated(pen, () => {
      context.globalAlpha = wish.alpha;
      context.font = wish.font;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.lineJoin = 'round';
      context.lineWidth = 4;
      context.strokeStyle = pen.theme.surface;
      context.strokeText(wish.text, at.x, at.y);
      context.fillStyle = wish.colour;
      context.fillText(wish.text, at.x, at.y);
    });
  }
}
