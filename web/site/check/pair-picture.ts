import { svg, type TemplateResult } from 'lit';
import type { CheckPoint, CheckShape, WrongAnswer } from 'sepax/check';

interface View {
  /** What is in the middle of the picture. */
  readonly x: number;
  readonly y: number;
  /** Pixels to a unit. */
  readonly scale: number;
}

const width = 480;
const height = 300;
/** What is so many times as large as the other is cut off. */
const largest = 12;

type Bounds = readonly [minX: number, minY: number, maxX: number, maxY: number];

function boundsOf(shape: CheckShape): Bounds {
  if (shape.kind === 'circle') {
    const { x, y, radius } = shape;
    return [x - radius, y - radius, x + radius, y + radius];
  }
  const [xs, ys] = [shape.points.map(({ x }) => x), shape.points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const sizeOf = ([minX, minY, maxX, maxY]: Bounds): number => Math.max(maxX - minX, maxY - minY);

const joined = (p: Bounds, q: Bounds): Bounds => [
  Math.min(p[0], q[0]),
  Math.min(p[1], q[1]),
  Math.max(p[2], q[2]),
  Math.max(p[3], q[3]),
];

/** All of both, or where the small one is. */
function viewOf(a: CheckShape, b: CheckShape): View {
  const [small, large] = [boundsOf(a), boundsOf(b)].sort((p, q) => sizeOf(p) - sizeOf(q));
  const both = joined(small!, large!);
  const seen = sizeOf(both) > largest * sizeOf(small!) ? small! : both;
  const air = seen === both ? 1.15 : 3;
  const [minX, minY, maxX, maxY] = seen;
  const scale = Math.min(width / (maxX - minX), height / (maxY - minY)) / air;
  return { x: minX + (maxX - minX) / 2, y: minY + (maxY - minY) / 2, scale };
}

/** What browsers draw well; farther out nothing is seen of a line anyway. */
const far = 1e6;
const within = (value: number): number => Math.max(-far, Math.min(far, value));

function drawn(shape: CheckShape, name: 'a' | 'b', { x, y, scale }: View): TemplateResult {
  const at = (p: CheckPoint): readonly [number, number] => [
    width / 2 + within(scale * (p.x - x)),
    height / 2 - within(scale * (p.y - y)),
  ];
  if (shape.kind === 'circle') {
    const [cx, cy] = at(shape);
    return svg`<circle class=${name} cx=${cx} cy=${cy} r=${within(scale * shape.radius)} />`;
  }
  return svg`<polygon class=${name} points=${shape.points.map((p) => at(p).join()).join(' ')} />`;
}

/** The two shapes of a case, y pointing up. */
export function pairPicture({ a, b }: WrongAnswer, title: string): TemplateResult {
  const view = viewOf(a, b);
  return svg`
    <svg class="pair" viewBox="0 0 ${width} ${height}" role="img" aria-label=${title}>
      ${drawn(a, 'a', view)}${drawn(b, 'b', view)}
    </svg>
  `;
}
