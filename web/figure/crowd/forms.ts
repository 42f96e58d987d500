/** Circles, capsules and polygons in typed arrays, as `World.addMany` takes them and drawing reads them. */
export interface Forms {
  /** The number of corners of each: 1 for a circle, 2 for a capsule. */
  readonly counts: Uint8Array;
  /** Where the corners of each begin in `points`, in corners. */
  readonly starts: Uint32Array;
  /** x, y of all corners, about the centre that a body turns about. */
  readonly points: Float64Array;
  readonly radii: Float64Array;
  /** How far each goes from its centre. */
  readonly reaches: Float64Array;
}

const mostCorners = 8;
/** Half the length of a capsule's straight part, of its reach. */
const capsuleHalf = 0.55;
const leastReach = 0.6;
const greatestReach = 1.4;

/** As many forms, each of the eight kinds as often as the others. */
export function mixedForms(count: number, random: () => number): Forms {
  const counts = Uint8Array.from({ length: count }, () => 1 + Math.floor(random() * mostCorners));
  const starts = new Uint32Array(count);
  counts.forEach((corners, i) => {
    if (i + 1 < count) starts[i + 1] = starts[i]! + corners;
  });
  const total = starts[count - 1]! + counts[count - 1]!;
  const forms: Forms = {
    counts,
    starts,
    points: new Float64Array(2 * total),
    radii: new Float64Array(count),
    reaches: new Float64Array(count),
  };
  for (let i = 0; i < count; i++) shapeForm(forms, i, random);
  return forms;
}

function shapeForm(
  { counts, starts, points, radii, reaches }: Forms,
  i: number,
  random: () => number,
) {
  const corners = counts[i]!;
  const reach = leastReach + (greatestReach - leastReach) * random();
  const half = corners === 1 ? 0 : corners === 2 ? capsuleHalf * reach : reach;
  reaches[i] = reach;
  if (corners <= 2) radii[i] = reach - half;
  for (let k = 0; k < corners; k++) {
    const angle = (2 * Math.PI * k) / corners;
    points[2 * (starts[i]! + k)] = half * Math.cos(angle);
    points[2 * (starts[i]! + k) + 1] = half * Math.sin(angle);
  }
}
