/// Random points, polygons and segments in space, among them every kind of trouble.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "sepax/space3/math/quaternion.hpp"
#include "sepax/space3/math/vec3.hpp"
#include "sepax/space3/shape/segment3.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::test {

using space3::Vec3;

[[nodiscard]] inline Vec3 point3(Random& random, double reach) {
  // One draw a statement: the order of evaluation within an expression differs between compilers.
  const double x = random.between(-reach, reach);
  const double y = random.between(-reach, reach);
  return {x, y, random.between(-reach, reach)};
}

[[nodiscard]] inline Vec3 latticePoint3(Random& random, int reach) {
  const double x = random.integer(-reach, reach);
  const double y = random.integer(-reach, reach);
  return {x, y, static_cast<double>(random.integer(-reach, reach))};
}

/// x moved by `steps` to the next doubles.
[[nodiscard]] inline double nudged(double x, int steps) {
  const double towards = steps < 0 ? -std::numeric_limits<double>::infinity()
                                   : std::numeric_limits<double>::infinity();
  for (int i = 0; i < std::abs(steps); ++i) x = std::nextafter(x, towards);
  return x;
}

[[nodiscard]] inline Vec3 nudged(const Vec3& p, Random& random, int steps) {
  const double x = nudged(p.x, random.integer(-steps, steps));
  const double y = nudged(p.y, random.integer(-steps, steps));
  return space3::storedPoint({x, y, nudged(p.z, random.integer(-steps, steps))});
}

/// A lattice in a plane of space: origin + i u + j v, exact in doubles.
struct PlaneLattice {
  Vec3 origin;
  Vec3 u;
  Vec3 v;

  [[nodiscard]] Vec3 at(int i, int j) const {
    return origin + static_cast<double>(i) * u + static_cast<double>(j) * v;
  }
};

/// Planes of all kinds: along the axes, at right angles to one, steep, flat, far out.
[[nodiscard]] inline PlaneLattice planeLattice(Random& random) {
  PlaneLattice lattice;
  const int reach = random.chance(0.4) ? 1 : 5;
  do {
    lattice.u = latticePoint3(random, reach);
    lattice.v = latticePoint3(random, reach);
  } while (cross(lattice.u, lattice.v) == Vec3{});
  const double offset = random.chance(0.5) ? 0.0 : (random.chance(0.5) ? 1e3 : 1e6);
  const Vec3 near = latticePoint3(random, 4);
  lattice.origin = near + offset * latticePoint3(random, 1);
  return lattice;
}

/// A simple polygon on a lattice: star-shaped about its centre, convex or not, either way round.
[[nodiscard]] inline std::vector<Vec3> simplePolygon(Random& random, const PlaneLattice& lattice) {
  struct Cell {
    int i;
    int j;
  };
  const int reach = random.integer(2, 9);
  const int ci = random.integer(-3, 3);
  const int cj = random.integer(-3, 3);
  std::vector<Cell> cells;
  const int wanted = random.integer(3, 9);
  for (int k = 0; k < wanted; ++k) {
    const int i = random.integer(-reach, reach);
    cells.push_back({i, random.integer(-reach, reach)});
  }
  // In order of the angle about the centre, one of each direction: rays cross the outline once.
  const auto half = [](const Cell& c) { return c.j > 0 || (c.j == 0 && c.i > 0) ? 0 : 1; };
  const auto before = [&](const Cell& a, const Cell& b) {
    return half(a) != half(b) ? half(a) < half(b) : a.i * b.j - a.j * b.i > 0;
  };
  std::vector<Cell> star;
  for (const Cell& cell : cells) {
    if (cell.i == 0 && cell.j == 0) continue;
    bool fresh = true;
    for (const Cell& other : star) fresh = fresh && (before(cell, other) || before(other, cell));
    if (fresh) star.push_back(cell);
  }
  std::sort(star.begin(), star.end(), before);
  // Neighbours half a turn apart or more would leave the centre outside, or on, the outline.
  bool around = star.size() >= 3;
  for (std::size_t k = 0; k < star.size(); ++k) {
    const Cell& a = star[k];
    const Cell& b = star[(k + 1) % star.size()];
    around = around && a.i * b.j - a.j * b.i > 0;
  }
  if (!around) return simplePolygon(random, lattice);
  std::vector<Vec3> points;
  const std::size_t start = random.bits() % star.size();
  const bool reversed = random.chance(0.5);
  for (std::size_t k = 0; k < star.size(); ++k) {
    const std::size_t place = reversed ? star.size() - 1 - k : k;
    const Cell& cell = star[(start + place) % star.size()];
    points.push_back(lattice.at(ci + cell.i, cj + cell.j));
  }
  // Repeats, as in closed rings, and points on a straight edge.
  if (random.chance(0.1)) points.push_back(points.front());
  return points;
}

/// Any closed chain on a lattice that isn't flat: it may cross itself and run back over itself.
[[nodiscard]] inline std::vector<Vec3> anyPolygon(Random& random, const PlaneLattice& lattice) {
  std::vector<Vec3> points;
  const int wanted = random.integer(3, 8);
  bool flat = true;
  while (flat) {
    points.clear();
    for (int k = 0; k < wanted; ++k) {
      const int i = random.integer(-3, 3);
      points.push_back(lattice.at(i, random.integer(-3, 3)));
    }
    for (const Vec3& p : points) {
      flat = flat && cross(points[1] - points[0], p - points[0]) == Vec3{};
    }
    flat = flat || points[1] == points[0];
  }
  return points;
}

[[nodiscard]] inline std::vector<Vec3> triangle(Random& random, double reach, const Vec3& offset) {
  std::vector<Vec3> points;
  for (int k = 0; k < 3; ++k) points.push_back(offset + point3(random, reach));
  return points;
}

/// A segment with a liking for trouble with the polygon of that lattice: ends and crossings at
/// vertices, on edges and on the outline's lines, in its plane, parallel to it, one ulp off.
[[nodiscard]] inline space3::Segment3 segmentNear(Random& random, const PlaneLattice& lattice,
                                                  const std::vector<Vec3>& polygon) {
  const auto target = [&]() -> Vec3 {
    const Vec3 vertex = polygon[random.bits() % polygon.size()];
    if (random.chance(0.3)) return vertex;
    const int i = random.integer(-9, 9);
    return lattice.at(i, random.integer(-9, 9));
  };
  space3::Segment3 segment;
  switch (random.integer(0, 5)) {
    case 0: {  // through a lattice point of the plane, or up to it, or just short of it
      const Vec3 at = target();
      const Vec3 way = latticePoint3(random, 3);
      const double before = random.integer(0, 3);
      segment = {at - before * way, at + static_cast<double>(random.integer(-1, 3)) * way};
      break;
    }
    case 1:  // in the plane
      segment.from = target();
      segment.to = target();
      break;
    case 2: {  // parallel to it
      const Vec3 off = latticePoint3(random, 1);
      segment.from = target() + off;
      segment.to = target() + off;
      break;
    }
    case 3: {  // across an edge, at a point of it that is not stored exactly
      const std::size_t i = random.bits() % polygon.size();
      const Vec3 a = polygon[i];
      const Vec3 b = polygon[(i + 1) % polygon.size()];
      const Vec3 at = a + random.between(-0.1, 1.1) * (b - a);
      const Vec3 way = point3(random, 4.0);
      segment = {at - way, at + way};
      break;
    }
    case 4: {
      const Vec3 at = target();
      segment.from = at + latticePoint3(random, 6);
      segment.to = at + latticePoint3(random, 6);
      break;
    }
    default: {
      const Vec3 at = target();
      segment.from = at + point3(random, 6.0);
      segment.to = at + point3(random, 6.0);
      break;
    }
  }
  if (random.chance(0.2)) {
    segment.from = nudged(segment.from, random, 1);
    segment.to = nudged(segment.to, random, 1);
  }
  return segment;
}

[[nodiscard]] inline space3::Quaternion rotation3(Random& random) {
  space3::Quaternion q;
  double square = 0.0;
  do {
    q.x = random.between(-1.0, 1.0);
    q.y = random.between(-1.0, 1.0);
    q.z = random.between(-1.0, 1.0);
    q.w = random.between(-1.0, 1.0);
    square = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
  } while (square > 1.0 || square < 0.01);
  return q;
}

}  // namespace sepax::test
