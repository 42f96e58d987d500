import type { Vector } from 'sepax';
import { along, paintInset, takenBy, takenByHandles } from '../../figure/pair/inset.js';
import { paintVector } from '../../figure/parts/paint-vector.js';
import { drawDot, drawPath } from '../../stage/draw/path.js';
import { drawPolygon } from '../../stage/draw/polygon.js';
import { doneAt } from '../../stage/easing.js';
import { named, type Pen } from '../../stage/pen.js';
import { circleOutline, roundedOutline } from '../../stage/rounded-outline.js';
import { scale, subtract } from '../../stage/vector-math.js';
import { scene } from './scene.js';
import type { ShotView } from './steps.js';

/** The phases before the impact is looked for. */
const before = ['frames', 'line', 'size'];

/**
 * B − A as an inset: the wall as the bullet's centre sees it, grown by the radius. The bullet's way is a ray from
 * the origin, and it hits where the ray enters.
 */
export function paintDifference(pen: Pen, view: ShotView): void {
  const { evaluation, state, step, progress } = view;
  const { from, velocity, outline, impact } = evaluation;
  // Of a wall that turns it would change along the way.
  if (state.wall.spin !== 0) return;
  const wall = outline.map((corner) => subtract(corner, from));
  const grown = step.phase === 'size' ? doneAt(progress, 0, 1) : 1;
  const gone = step.phase === 'impact' ? doneAt(progress, 0, 1) : 1;
  const difference = roundedOutline(wall, grown * state.radius);
  const inset = {
    outline: [...roundedOutline(wall, state.radius), velocity],
    taken: takenIn(pen, view),
  };
  paintInset(pen, inset, (within) => {
    const { a, b, decide, muted } = within.theme;
    named(within, 'difference', () => {
      drawPolygon(within, difference, { stroke: b, width: 1.5, tint: 0.18 });
    });
    drawPolygon(within, wall, { stroke: muted, width: 1, dash: [2, 3] });
    drawPath(within, [{ x: 0, y: 0 }, velocity], { colour: a, width: 1.25, dash: [3, 4] });
    // Until the impact is looked for there is only the line.
    if (before.includes(step.phase)) return;
    const met = gone * (impact?.time ?? 1);
    named(within, 'way', () => {
      paintVector(within, { x: 0, y: 0 }, scale(velocity, met), '', a);
    });
    if (impact !== null && gone === 1) drawDot(within, scale(velocity, met), 4, decide);
  });
}

/** The wall, the bullet in both frames, and the way between. */
function takenIn(pen: Pen, view: ShotView): Vector[] {
  const { evaluation, state } = view;
  const { outline, from, to } = evaluation;
  return [
    ...takenBy(outline),
    ...[from, to].flatMap((at) => circleOutline(at, state.radius)),
    ...along(from, to),
    ...takenByHandles(pen, scene.handles(view)),
  ];
}
