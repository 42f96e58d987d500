// sepax, pair by pair, with answers that are written into one result, as peers have it.
import * as sepax from 'sepax';
import { oneByOne } from '../../../../web/site/race/contestants/sepax-shapes.mjs';

export const contestant = {
  name: 'sepax into',
  packages: ['sepax'],
  narrow: oneByOne(sepax, new sepax.CollisionResult()),
};
