// The shapes of a scene, for sepax.

export function sepaxShape({ Circle, Polygon }, form, place) {
  return form.points === null ? new Circle(form.radius, place) : new Polygon(form.points, place);
}

/** By a build of the library; `options` go with each `collide`. */
export function oneByOne(library, options) {
  const { collide, intersects } = library;
  return {
    prepare: ({ a, b, placeA, placeB }) => ({
      a: sepaxShape(library, a, placeA),
      b: sepaxShape(library, b, placeB),
    }),
    intersects: ({ a, b }) => (intersects(a, b) ? 1 : 0),
    collide: ({ a, b }) => collide(a, b, options).depth,
  };
}

const known = new WeakMap();

/**
 * All forms in typed arrays: see Outlines. Made once for a scene: who adds bodies in bulk has typed arrays,
 * not lists of points. The contestant `sepax objects` begins with the lists.
 */
export function outlines(forms) {
  if (!known.has(forms)) known.set(forms, toOutlines(forms));
  return known.get(forms);
}

function toOutlines(forms) {
  const corners = (form) => form.points ?? [[0, 0]];
  return {
    counts: Uint32Array.from(forms, (form) => corners(form).length),
    points: Float64Array.from(forms.flatMap((form) => corners(form).flat())),
    radii: Float64Array.from(forms, (form) => form.radius),
  };
}
