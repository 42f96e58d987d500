import { paintLabelled } from './draw/label.js';
import type { Pen } from './pen.js';

/** What a context paints with; all else is settings, paths and questions. */
const painting: ReadonlySet<PropertyKey> = new Set([
  'clearRect',
  'drawImage',
  'fill',
  'fillRect',
  'fillText',
  'stroke',
  'strokeRect',
  'strokeText',
]);

/** How much of all else is left. */
const left = 0.25;

/** A pen that leaves a mark only while `paints` says so. */
function holding(pen: Pen, paints: () => boolean): Pen {
  const context = new Proxy(pen.context, {
    get: (on, key) => {
      const value: unknown = Reflect.get(on, key);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) =>
        painting.has(key) && !paints() ? undefined : value.apply(on, given);
    },
    set: (on, key, value) => Reflect.set(on, key, value),
  });
  return { ...pen, context };
}

/** Runs `paint` so that it leaves a mark only for what goes by a name, and only if `paints` lets it. */
function paintOnly(pen: Pen, name: string, paint: (pen: Pen) => void, paints: () => boolean): void {
  let within = 0;
  const named: Pen['named'] = (is, draw) => {
    const counts = is === name ? 1 : 0;
    within += counts;
    draw();
    within -= counts;
  };
  const shows = (): boolean => within > 0 && paints();
  paintLabelled(pen, (inner) => paint({ ...holding(inner, shows), named, shows }));
}

/** Whether something is painted that goes by a name. */
export function hasNamed(pen: Pen, name: string, paint: (pen: Pen) => void): boolean {
  let found = false;
  paintOnly(pen, name, paint, () => {
    found = true;
    return false;
  });
  return found;
}

/** Paints a picture in which what goes by a name stands out, and all else is pale. */
export function paintLit(pen: Pen, name: string, paint: (pen: Pen) => void): void {
  paintLabelled(pen, paint);
  const { context, size, theme } = pen;
  context.save();
  context.globalAlpha = 1 - left;
  context.fillStyle = theme.surface;
  context.fillRect(0, 0, size.width, size.height);
  context.restore();
  paintOnly(pen, name, paint, () => true);
}
