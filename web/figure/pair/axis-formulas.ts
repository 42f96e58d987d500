import { toned } from '../formula/tex.js';
import type { ShapeName } from './state.js';

/** A symbol with the name of its axis as an index. */
export const named = (symbol: string, name: string): string =>
  toned(name[0] as ShapeName, `${symbol}_{\\mathrm{${name}}}`);

/** What the overlap `d` along an axis is: the lesser of the two ways out of it. */
export const overlapFormula = (d: string): string =>
  `${d} = \\min(${toned('a', 'a_{\\mathrm{max}}')} - ${toned('b', 'b_{\\mathrm{min}}')},\\; ${toned('b', 'b_{\\mathrm{max}}')} - ${toned('a', 'a_{\\mathrm{min}}')})`;
