import type { Bounds } from 'sepax';
import type { Pen } from '../../stage/pen.js';

/** How far around the canvas things are still drawn, in CSS pixels: more than any line is wide. */
const margin = 64;

/** What of a box of the world can be seen; its least is more than its most where nothing can. */
export function boundsInSight(
  bounds: Bounds,
  { camera, size }: Pick<Pen, 'camera' | 'size'>,
): Bounds {
  const start = camera.toWorld({ x: -margin, y: -margin });
  const end = camera.toWorld({ x: size.width + margin, y: size.height + margin });
  return {
    minX: Math.max(bounds.minX, start.x),
    minY: Math.max(bounds.minY, start.y),
    maxX: Math.min(bounds.maxX, end.x),
    maxY: Math.min(bounds.maxY, end.y),
  };
}
