import type { Body, PlaygroundState } from '../../figure/pair/state.js';

/** The program that computes what the figure shows. */
export function codeOf({ a, b, velocity }: PlaygroundState): string {
  const call =
    velocity === null ? 'collide(a, b)' : `collide(a, b, { velocity: [${velocity.join(', ')}] })`;
  const push =
    velocity === null
      ? 'if (hit.intersects) a.translate(hit.mtv.x, hit.mtv.y);'
      : `a.translate(${velocity[0]} + hit.mtv.x, ${velocity[1]} + hit.mtv.y);`;
  return [
    "import { Polygon, collide } from 'sepax';",
    '',
    `const a = ${construction(a)};`,
    `const b = ${construction(b)};`,
    `const hit = ${call};`,
    push,
  ].join('\n');
}

function construction({ points, x, y, degrees }: Body): string {
  const list = points.map(([px, py]) => `[${px}, ${py}]`).join(', ');
  const angle = degrees === 0 ? '' : `, angle: (${degrees} * Math.PI) / 180`;
  return `new Polygon([${list}], { x: ${x}, y: ${y}${angle} })`;
}
