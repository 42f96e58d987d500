// A build of the library by its typed arrays: outlines and transforms in, contacts out as views of its memory;
// pairs and rays in batch too.
import { oneByOne, outlines } from './sepax-shapes.mjs';

const NO_BODY = 0xffffffff;

class World {
  constructor(library, { forms, transforms, fast = false }) {
    this.world = new library.World();
    this.world.addMany(outlines(forms), transforms, { fast });
    this.hit = { origin: { x: 0, y: 0 }, direction: { x: 0, y: 0 } };
  }

  frame(transforms, moved, contacts) {
    const { world } = this;
    const mine = world.transforms;
    if (3 * moved.length === mine.length) mine.set(transforms);
    else {
      for (const id of moved) {
        mine[3 * id] = transforms[3 * id];
        mine[3 * id + 1] = transforms[3 * id + 1];
        mine[3 * id + 2] = transforms[3 * id + 2];
      }
    }
    world.update();
    const { length, a, b, normals, depths } = world.contacts;
    for (let i = 0; i < length; i++) {
      contacts.add(a[i], b[i], normals[2 * i], normals[2 * i + 1], depths[i]);
    }
  }

  query(box) {
    return this.world.queryBox(box).length;
  }

  castRay(x, y, dx, dy) {
    const { origin, direction } = this.hit;
    origin.x = x;
    origin.y = y;
    direction.x = dx;
    direction.y = dy;
    return this.world.raycast(origin, direction, WAY)?.fraction ?? Infinity;
  }

  castRays(rays, fractions) {
    const hits = this.world.raycastMany(rays, WAY);
    for (let i = 0; i < hits.count; i++) {
      fractions[i] = hits.ids[i] === NO_BODY ? Infinity : hits.fractions[i];
    }
  }

  dispose() {
    this.world.dispose();
  }
}

/** Rays are as long as their directions. */
const WAY = { maxFraction: 1 };

/** All pairs of a scene as bodies 2 i and 2 i + 1 of one world. */
function prepareAll(library, pairs) {
  const world = new library.World();
  const forms = pairs.flatMap(({ a, b }) => [a, b]);
  const places = pairs.flatMap(({ placeA, placeB }) => [placeA, placeB]);
  const transforms = Float64Array.from(places.flatMap(({ x, y, angle }) => [x, y, angle]));
  const ids = world.addMany(outlines(forms), transforms);
  const depths = new Float64Array(pairs.length);
  const yeses = new Uint8Array(pairs.length);
  return {
    intersects: () => {
      const found = world.intersectPairs(ids);
      for (let i = 0; i < yeses.length; i++) yeses[i] = found[i];
      return yeses;
    },
    collide: () => {
      const found = world.collidePairs(ids);
      for (let i = 0; i < depths.length; i++) depths[i] = Math.max(0, found.depths[i]);
      return depths;
    },
  };
}

/** What a contestant does, by a build of the library. */
export function typedArrays(library) {
  return {
    narrow: { ...oneByOne(library), prepareAll: (pairs) => prepareAll(library, pairs) },
    createWorld: (bodies) => new World(library, bodies),
  };
}
