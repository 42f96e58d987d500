// The public functions as the fuzzer calls them.

export function lookOf({ x, y, angle, scale, pivot, area, centroid, bounds }) {
  return { x, y, angle, scale, pivot, area, centroid, bounds };
}

/** Each function with the kinds of its arguments. */
export function functionsOf(sepax, space3) {
  const kinds = {
    ...{ intersects: ['shape', 'shape', '{touching}'], collide: ['shape', 'shape', '{velocity}'] },
    ...{ distance: ['shape', 'shape'], contacts: ['shape', 'shape'], contains: ['shape', 'shape'] },
    ...{ trace: ['polygon', 'polygon', '{velocity}'], containsPoint: ['shape', 'vector'] },
    ...{ sweep: ['shape', 'shape', '{translationA translationB rotationA rotationB}'] },
    ...{
      traceSweep: ['polygon', 'polygon', '{translationA rotationB}'],
      closestPoint: ['shape', 'vector'],
    },
    ...{
      castRay: ['vector', 'vector', 'shape', '{maxFraction}'],
      castSegment: ['vector', 'vector', 'shape'],
    },
    ...{
      castRayAll: ['vector', 'vector', 'shape', '{maxFraction}'],
      separate: ['shape', 'shapes'],
    },
    ...{ moveAndSlide: ['shape', 'vector', 'shapes', '{up maxSlope stepHeight}'] },
    ...{ slide: ['vector', 'vector'], bounce: ['vector', 'vector', '{restitution friction}'] },
    ...{ resolveContacts: ['contacts'], clipVelocity: ['vector', 'points'] },
    ...{ orientation: ['vector', 'vector', 'vector'], turn: ['vector', 'vector', '{yAxis}'] },
    ...{ steer: ['vector', 'vector', '{maxTurn}'], traceCircles: ['circle', 'circle'] },
    ...{
      traceCircleBox: ['circle', 'box'],
      validate: ['outline', '{convex}'],
      isSimple: ['outline'],
    },
    ...{
      isConvex: ['outline'],
      windingOf: ['outline'],
      decompose: ['outline'],
      repair: ['outline'],
      triangulate: ['outline'],
      simplify: ['outline', 'size'],
    },
    ...{ measure: ['outline'], locate: ['outline', 'vector'], convexHull: ['points'] },
    ...{ boundingBox: ['points'], boundingCircle: ['points'], orientedBox: ['points'] },
  };
  const kinds3 = {
    ...{ planeOf: ['points3'], sideOf: ['vector3', 'plane'], signedDistance: ['vector3', 'plane'] },
    ...{ orientation: ['vector3', 'vector3', 'vector3', 'vector3'], boundsOf: ['points3'] },
    ...{
      boundingSphere: ['points3'],
      centroidSphere: ['points3'],
      pointInPolygon: ['vector3', 'points3'],
    },
    ...{
      intersectSegmentPlane: ['vector3', 'vector3', 'plane'],
      intersectPolygons: ['points3', 'points3'],
    },
    ...{ intersectSegmentPolygon: ['vector3', 'vector3', 'points3'], cornersOf: ['solid'] },
    ...{ traceSegmentPolygon: ['vector3', 'vector3', 'points3'], collideBoxes: ['solid', 'solid'] },
    ...{ sweepPoint: ['vector3', 'vector3', 'points3', '{polygonFrom polygonTo}'] },
    ...{
      collideSpheres: ['sphere', 'sphere'],
      traceBoxes: ['solid', 'solid'],
      rotationAbout: ['vector3', 'size'],
    },
  };
  const place = '{x y angle scale pivot}';
  const makers = {
    Point: [place],
    Circle: ['size', place],
    Segment: ['vector', 'vector', place],
    Capsule: ['vector', 'vector', 'size', place],
    Box: ['size', 'size', '{x y angle scale pivot radius}'],
    Polygon: ['points', '{x y angle scale pivot radius}'],
    Polyline: ['points', '{x y angle scale pivot closed radius}'],
    ConcavePolygon: ['outline', '{x y angle scale pivot radius}'],
    Compound: ['shapes', place],
  };
  const looked =
    (Kind) =>
    (...args) => {
      const shape = new Kind(...args);
      const look = [lookOf(shape), shape.points, shape.pieces];
      shape.dispose();
      return look;
    };
  /** Asks a new world of three bodies. */
  const inWorld =
    (ask) =>
    (...args) => {
      const world = new sepax.World();
      try {
        world.addMany(new sepax.Circle(2), [0, 0, 0, 3, 0, 0, 9, 9, 0]);
        world.update();
        const answer = ask(world, ...args);
        return [
          // An array for answers is the caller's, and may lie of its length.
          Array.isArray(answer)
            ? Array.from(
                { length: Math.min(answer.length, 99) },
                (_, i) => answer[i]?.id ?? answer[i]?.fraction,
              )
            : answer,
          world.hash(),
        ];
      } finally {
        world.dispose();
      }
    };
  const box = { minX: -3, minY: -3, maxX: 9, maxY: 3 };
  const worlds = {
    add: [['shape', '{x y angle category mask type fast}'], (w, ...args) => w.add(...args).id],
    addMany: [['shape', 'places', '{category type}'], (w, ...args) => w.addMany(...args)],
    addOutlines: [
      ['corners', 'places'],
      (w, points, places) => w.addMany({ counts: [1, 3], points }, places),
    ],
    queryBox: [['{mask sensors}'], (w, options) => w.queryBox(box, options)],
    queryPoint: [['vector', '{mask sensors}'], (w, ...args) => w.queryPoint(...args)],
    queryInto: [['vector', 'ids'], (w, point, into) => w.queryPoint(point, { into }).length],
    queryCircle: [['vector', 'size', '{mask}'], (w, ...args) => w.queryCircle(...args)],
    queryShape: [['shape', '{mask}'], (w, ...args) => w.queryShape(...args)],
    nearest: [['vector', 2, '{maxDistance}'], (w, ...args) => w.nearest(...args)],
    raycast: [
      ['vector', 'vector', '{maxFraction mask}'],
      (w, ...args) => w.raycast(...args)?.fraction,
    ],
    raycastAll: [['vector', 'vector', '{maxFraction}'], (w, ...args) => w.raycastAll(...args)],
    raycastMany: [['rays', '{maxFraction}'], (w, ...args) => w.raycastMany(...args)],
    castShape: [['shape', 'vector', '{mask}'], (w, ...args) => w.castShape(...args)?.time],
    intersectPairs: [['ids'], (w, ids) => w.intersectPairs(ids)],
    collidePairs: [['ids'], (w, ids) => w.collidePairs(ids)],
    removeMany: [['ids'], (w, ids) => w.removeMany(ids)],
    moveAndSlide: [['vector', '{up maxSlope}'], (w, ...args) => w.moveAndSlide(w.body(0), ...args)],
    separate: [['{iterations}'], (w, ...args) => w.separate(...args)],
    restore: [['ids'], (w, bytes) => w.restore(bytes)],
  };
  return [
    ...Object.entries(kinds).map(([name, of]) => [name, of, sepax[name]]),
    ...Object.entries(kinds3).map(([name, of]) => [`3d ${name}`, of, space3[name]]),
    ...Object.entries(makers).map(([name, of]) => [`new ${name}`, of, looked(sepax[name])]),
    ...Object.entries(worlds).map(([name, [of, ask]]) => [`world ${name}`, of, inWorld(ask)]),
  ];
}
