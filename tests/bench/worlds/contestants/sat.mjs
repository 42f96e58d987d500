// SAT.js: pairs only, it has no broad phase (see flatbush.mjs and rbush.mjs). One Response is used again for
// every call. It rotates and measures a polygon when its angle is set, so a test of standing shapes has
// nothing to compute again.
import SAT from 'sat';
import { satShape, satTest } from '../../../../web/site/race/contestants/sat-shapes.mjs';

const response = new SAT.Response();

export const contestant = {
  name: 'sat',
  packages: ['sat'],
  narrow: {
    prepare: ({ a, b, placeA, placeB }) => ({ a: satShape(a, placeA), b: satShape(b, placeB) }),
    intersects: ({ a, b }) => (satTest(a, b) ? 1 : 0),
    collide: ({ a, b }) => {
      response.clear();
      return satTest(a, b, response) ? response.overlap : 0;
    },
  },
};
