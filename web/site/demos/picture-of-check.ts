import { type CheckCase, type CheckShape, hardCases } from 'sepax/check';
import type { Size } from '../../stage/camera.js';
import { attributes } from '../../stage/svg-text.js';
import type { Theme } from '../../stage/theme.js';
import { intersects } from '../check/sample.js';

/** Of the larger side of both, what each side of a shape is at least. */
const leastSeen = 0.16;

/** Pairs that the code gets wrong with which the page begins. */
export function check(theme: Theme, { width, height }: Size): string {
  const [columns, rows, gap] = [4, 3, 12];
  const tile = { width: (width - gap) / columns - gap, height: (height - gap) / rows - gap };
  const wrong = wrongPairs(columns * rows);
  return wrong
    .map((pair, i) => {
      const x = gap + (i % columns) * (tile.width + gap);
      const y = gap + Math.floor(i / columns) * (tile.height + gap);
      const frame = attributes({ ...tile, rx: 8, fill: 'none', stroke: theme.hairline });
      return `<g transform="translate(${x} ${y})"><rect ${frame} stroke-width="2"/>${pairMarks(pair, tile, theme)}</g>`;
    })
    .join('\n');
}

type Corner = readonly [x: number, y: number];

const cornersOf = (shape: CheckShape): Corner[] =>
  shape.kind === 'circle'
    ? [
        [shape.x - shape.radius, shape.y - shape.radius],
        [shape.x + shape.radius, shape.y + shape.radius],
      ]
    : shape.points.map(({ x, y }) => [x, y]);

function boundsOf(corners: readonly Corner[]): { x: number; y: number; w: number; h: number } {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** Spread over all that are wrong, of those of which both shapes can be seen. */
function wrongPairs(count: number): readonly CheckCase[] {
  const seen = hardCases().filter(({ a, b, relation }) => {
    if (intersects(a, b) === (relation !== 'apart')) return false;
    const all = boundsOf([...cornersOf(a), ...cornersOf(b)]);
    return [a, b].every((shape) => {
      const { w, h } = boundsOf(cornersOf(shape));
      return Math.min(w, h) > leastSeen * Math.max(all.w, all.h);
    });
  });
  return Array.from({ length: count }, (_, i) => seen[Math.floor((i * seen.length) / count)]!);
}

function pairMarks({ a, b }: CheckCase, tile: Size, theme: Theme): string {
  const { x, y, w, h } = boundsOf([...cornersOf(a), ...cornersOf(b)]);
  const scale = 0.8 * Math.min(tile.width / w, tile.height / h);
  const at = ([px, py]: Corner): Corner => [
    tile.width / 2 + scale * (px - x - w / 2),
    tile.height / 2 - scale * (py - y - h / 2),
  ];
  const marks = (shape: CheckShape, colour: string): string => {
    const paint = attributes({
      fill: colour,
      'fill-opacity': 0.16,
      stroke: colour,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    });
    if (shape.kind === 'circle') {
      const [cx, cy] = at([shape.x, shape.y]);
      return `<circle ${attributes({ cx, cy, r: scale * shape.radius })} ${paint}/>`;
    }
    const points = cornersOf(shape).map((corner) =>
      at(corner)
        .map((value) => value.toFixed(2))
        .join(),
    );
    return `<polygon points="${points.join(' ')}" ${paint}/>`;
  };
  return marks(a, theme.a) + marks(b, theme.b);
}
