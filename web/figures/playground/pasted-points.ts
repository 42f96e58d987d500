import { Polygon, SepaxError } from 'sepax';
import { isIntact } from '../../figure/pair/reshape.js';
import { type Body, type Point, tidy } from '../../figure/pair/state.js';
import { refusalSentence } from '../../figure/voice/refusal.js';
import { text } from '../../figure/voice/text.js';

/** The longer side of an outline that is scaled to a handy size, in units. */
const handySize = 150;

/**
 * The body with other points, given as JSON in any form that the library takes, its centroid where
 * the body stands. What is wrong is what the library finds.
 */
export function readPoints(
  json: string,
  body: Body,
  scale: boolean,
): { body: Body } | { error: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { error: text('paste.notJson', { reason: (error as SyntaxError).message }) };
  }
  try {
    return { body: { ...body, points: centred(value as readonly Point[], scale) } };
  } catch (error) {
    if (!(error instanceof SepaxError)) throw error;
    return { error: text('paste.refused', { reason: refusalSentence(error) }) };
  }
}

/** The points that the library keeps, around their centroid. It checks whatever it is given. */
function centred(points: readonly Point[], scale: boolean): Point[] {
  const polygon = new Polygon(points);
  const { centroid, bounds } = polygon;
  const kept = polygon.points;
  polygon.dispose();
  const size = Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY);
  const zoom = scale ? handySize / size : 1;
  const exact = kept.map(({ x, y }): Point => [(x - centroid.x) * zoom, (y - centroid.y) * zoom]);
  // A hundred-thousandth of the size is far below a pixel, and keeps the links short.
  const grain = 10 ** (Math.floor(Math.log10(size * zoom)) - 5);
  const short = exact.map(([x, y]): Point => [tidy(x, grain), tidy(y, grain)]);
  return isIntact(short) ? short : exact;
}
