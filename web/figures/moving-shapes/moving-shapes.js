import { overlap, shadow } from '../shadows/shadows.js';

const always = [-Infinity, Infinity];

/** When two shadows overlap, if a has this speed. */
function times(a, b, speed) {
  //# times miss
  if (speed === 0) return overlap(a, b) < 0 ? null : always;
  const meet = (b.min - a.max) / speed;
  const part = (b.max - a.min) / speed;
  return speed > 0 ? [meet, part] : [part, meet];
  //#
}

/** When a touches b in a frame, 0 to 1; null: never. */
export function impact(a, b, axes, v) {
  //# frames
  let enter = 0;
  let exit = 1;
  //#
  for (const axis of axes) {
    //# times
    const speed = v.x * axis.x + v.y * axis.y;
    const onA = shadow(a, axis);
    const on = times(onA, shadow(b, axis), speed);
    //# times miss
    if (on === null) return null;
    //# common
    enter = Math.max(enter, on[0]);
    exit = Math.min(exit, on[1]);
    //# common miss
    if (enter > exit) return null;
    //#
  }
  //# hit
  return enter;
  //#
}

/** The classic test, which says yes too often. */
export function classic(a, b, axes, v) {
  //# classic
  return axes.every((axis) => {
    const speed = v.x * axis.x + v.y * axis.y;
    const { min, max } = shadow(a, axis);
    const stretched = {
      min: min + Math.min(0, speed),
      max: max + Math.max(0, speed),
    };
    return overlap(stretched, shadow(b, axis)) >= 0;
  });
}

/** How far to move a that hits b: its step, and the push back. */
export function stepAndPush(v, mtv) {
  //# push
  return { x: v.x + mtv.x, y: v.y + mtv.y };
}
