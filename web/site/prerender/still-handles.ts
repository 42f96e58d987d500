import type { Camera } from '../../stage/camera.js';
import type { Handle } from '../../stage/handle.js';
import { isTight, screenPosition, turnArrow } from '../../stage/handle-layer.js';
import { attributes } from '../../stage/svg-text.js';
import type { Theme } from '../../stage/theme.js';
import { subtract } from '../../stage/vector-math.js';

type Colours = Readonly<Record<'tone' | 'surface', string>>;

const element = (name: string, values: Readonly<Record<string, string | number>>): string =>
  `<${name} ${attributes(values)}/>`;

/** A circle as wide as a box whose border, drawn inside, is so thick. */
const ring = (side: number, border: number, { tone, surface }: Colours): string =>
  element('circle', {
    r: (side - border) / 2,
    fill: surface,
    stroke: tone,
    'stroke-width': border,
  });

/** What a handle without a name looks like: see handle-styles.ts. */
const looks: Readonly<Record<Handle['kind'], (colours: Colours, tight: boolean) => string>> = {
  // It has a name, which marks.ts draws.
  body: () => '',
  vertex: (colours, tight) => (tight ? ring(8, 1.5, colours) : ring(11, 2, colours)),
  turn: (colours) =>
    ring(20, 2, colours) +
    element('path', {
      d: turnArrow,
      transform: 'translate(-6 -6) scale(0.5)',
      fill: 'none',
      stroke: colours.tone,
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  size: ({ tone, surface }) =>
    [13, 10, 6]
      .map((side, i) => {
        const place = { x: -side / 2, y: -side / 2, width: side, height: side };
        return element('rect', { ...place, rx: side / 5, fill: [tone, surface, tone][i]! });
      })
      .join(''),
  velocity: ({ tone, surface }) =>
    [9.5, 7.5, 5.5]
      .map((r, i) => element('circle', { r, fill: [tone, surface, tone][i]! }))
      .join(''),
};

/**
 * What can be taken hold of, as SVG: on a stage these are buttons, and whoever sees the picture before those have come
 * is to see the same. Where none will come, nothing looks as if it could be dragged.
 */
export function stillHandles(handles: readonly Handle[], camera: Camera, theme: Theme): string {
  const marks = handles.map((handle) => {
    const { x, y } = screenPosition(handle, camera);
    const tone = theme[handle.tone];
    const look = looks[handle.kind]({ tone, surface: theme.surface }, isTight(handle, camera));
    if (look === '') return '';
    const place = attributes({ transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})` });
    return `<g ${attributes({ 'data-handle': handle.id })} ${place}>${stem(handle, camera, tone)}${look}</g>`;
  });
  return `<g class="knobs"><style>@media (scripting: none) { .knobs { display: none } }</style>${marks.join('')}</g>`;
}

/** The line to what it belongs to. */
function stem(handle: Handle, camera: Camera, tone: string): string {
  if (handle.standOff === undefined) return '';
  const { x, y } = subtract(camera.toScreen(handle.at), screenPosition(handle, camera));
  return element('line', { x2: x, y2: y, stroke: tone, 'stroke-width': 1.25 });
}
