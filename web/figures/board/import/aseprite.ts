/** Slices of Aseprite, as its export of sprite sheets as JSON has them. */
import { named } from './bodies.js';
import { type Fields, fields, finite, isFields, list, nameIn, positive } from './fields.js';
import { Harvest } from './harvest.js';
import { Problem } from './problem.js';
import { placed } from './settle.js';

export const isAseprite = (value: object): boolean =>
  'meta' in value && isFields(value.meta) && ('slices' in value.meta || 'frameTags' in value.meta);

/** Each slice as a box, as it is in its first frame. */
export function readAseprite(value: object): Harvest {
  const { slices } = fields((value as Fields).meta, 'meta');
  const harvest = new Harvest();
  list(slices ?? [], 'meta.slices').forEach((slice, i) => {
    const place = `meta.slices[${i}]`;
    harvest.take(place, () => {
      const { name, keys } = fields(slice, place);
      const [first] = list(keys, `${place}.keys`);
      if (first === undefined) throw new Problem('import.noShape');
      const at = `${place}.keys[0].bounds`;
      const { x, y, w, h } = fields(fields(first, `${place}.keys[0]`).bounds, at);
      const [width, height] = [positive(w, `${at}.w`), positive(h, `${at}.h`)];
      const middle = {
        x: finite(x, `${at}.x`) + width / 2,
        y: finite(y, `${at}.y`) + height / 2,
      };
      return [named(placed({ kind: 'box', width, height, radius: 0 }, middle), nameIn(name))];
    });
  });
  if (harvest.things.length === 0 && harvest.problems.length === 0) {
    throw new Problem('import.noSlices');
  }
  return harvest;
}
