export function intersects(a, b) {
  const axes = [...normals(a), ...normals(b)];
  return axes.every((axis) => {
    const [p, q] = [shadow(a, axis), shadow(b, axis)];
    return p.max > q.min && q.max > p.min;
  });
}

function normals({ points }) {
  if (!points)
    return [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ];
  return points.map((p, i) => {
    const q = points[(i + 1) % points.length];
    return { x: q.y - p.y, y: p.x - q.x };
  });
}

function shadow({ points, x, y, radius }, axis) {
  if (points) {
    const all = points.map((p) => p.x * axis.x + p.y * axis.y);
    return { min: Math.min(...all), max: Math.max(...all) };
  }
  const middle = x * axis.x + y * axis.y;
  return { min: middle - radius, max: middle + radius };
}
