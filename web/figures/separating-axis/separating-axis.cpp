#include "../shadows/shadows.cpp"

#include <cmath>
#include <vector>

using Shape = std::vector<Vector>;

/** The outward normal of an edge, of length 1. */
Vector normalOf(Vector p, Vector q) {
  const double x = q.x - p.x;
  const double y = q.y - p.y;
  const double length = std::hypot(x, y);
  return {y / length, -x / length};
}

/** Opposite normals are the same axis, too. */
bool parallel(Vector m, Vector n) {
  return m.x * n.y - m.y * n.x == 0;
}

/** Whether two convex polygons share a point. */
bool intersects(const Shape& a, const Shape& b) {
  std::vector<Vector> seen;
  for (const Shape* shape : {&a, &b}) {
    const std::size_t count = shape->size();
    //# edge
    for (std::size_t i = 0; i < count; ++i) {
      const Vector p = shape->at(i);
      const Vector q = shape->at((i + 1) % count);
      //# normal
      const Vector axis = normalOf(p, q);
      //# duplicate
      const auto same = [&](Vector old) { return parallel(old, axis); };
      if (std::ranges::any_of(seen, same)) continue;
      seen.push_back(axis);
      //# project
      const Shadow onA = shadow(a, axis);
      const Shadow onB = shadow(b, axis);
      //# compare apart
      if (overlap(onA, onB) < 0) return false;
      //#
    }
  }
  //# together
  return true;
}
