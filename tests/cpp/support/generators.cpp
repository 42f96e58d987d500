#include "support/generators.hpp"

#include <algorithm>

#include "oracle/exact_polygons.hpp"

namespace sepax::test {

Vec2 randomDirection(Random& random) {
  const double t = random.between(-1.0, 1.0);
  const double denominator = 1.0 + t * t;
  const Vec2 right{(1.0 - t * t) / denominator, 2.0 * t / denominator};
  return random.chance(0.5) ? right : -right;
}

Points randomConvex(Random& random, int corners, double radius) {
  for (;;) {
    // One draw a statement: the order of evaluation within an expression differs between compilers.
    const double size = random.between(0.3, 1.0) * radius;
    const Vec2 axis = size * randomDirection(random);
    const double flatness = random.between(0.2, 1.0);
    Points points;
    for (int i = 0; i < corners; ++i) {
      const Vec2 p = randomDirection(random);
      points.push_back(p.x * axis + flatness * p.y * quarterTurn(axis));
    }
    Points hull = oracle::hullOf(points);
    if (hull.size() >= 3) return hull;
  }
}

Points latticeConvex(Random& random, int points, int reach) {
  for (;;) {
    Points hull = oracle::hullOf(randomOutline(random, points, reach));
    if (hull.size() >= 3) return hull;
  }
}

Points randomSliver(Random& random, double length, double thinness) {
  for (;;) {
    const Vec2 along = length * randomDirection(random);
    Points points{{0.0, 0.0}, along};
    const int more = random.integer(1, 3);
    for (int i = 0; i < more; ++i) {
      const double place = random.between(0.0, 1.0);
      const double height = random.between(0.1, 1.0) * thinness;
      points.push_back(place * along + height * quarterTurn(along));
    }
    Points hull = oracle::hullOf(points);
    if (hull.size() >= 3) return hull;
  }
}

Points withFlatCorners(Random& random, const Points& outline, Vec2 turn) {
  Points points;
  for (const Vec2 p : outline) points.push_back(p.x * turn + p.y * quarterTurn(turn));
  const std::size_t corners = points.size();
  for (std::size_t i = 0; i < corners; ++i) {
    const Vec2 edge = points[(i + 1) % corners] - points[i];
    const int more = random.integer(0, 3);
    for (int k = 0; k < more; ++k) {
      const double along = random.unit();
      const double outward = 0x1p-52 * random.integer(0, 4);
      points.push_back(points[i] + along * edge + -outward * quarterTurn(edge));
    }
  }
  points = oracle::hullOf(points);
  // Any corner may be the first: searches begin there.
  const int first = random.integer(0, static_cast<int>(points.size()) - 1);
  std::rotate(points.begin(), points.begin() + first, points.end());
  return points;
}

int randomCornerCount(Random& random) {
  if (random.chance(0.7)) return random.integer(3, 8);
  return random.integer(9, 32);
}

Points randomOutline(Random& random, int points, int reach) {
  Points outline;
  for (int i = 0; i < points; ++i) outline.push_back(random.latticePoint(reach));
  return outline;
}

}  // namespace sepax::test
