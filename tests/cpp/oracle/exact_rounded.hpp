/// Convex shapes with a rounding radius, decided exactly: cores that meet, or a squared distance of
/// some vertex and some edge that is no greater than the squared sum of the radii. No Minkowski
/// difference, no separating axis, no floating-point expansion.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

#include "oracle/difference_hull.hpp"
#include "oracle/exact_polygons.hpp"

namespace sepax::oracle {

[[nodiscard]] inline BigInteger dot(const ExactPoint& a, const ExactPoint& b) {
  return a.x * b.x + a.y * b.y;
}

/// The sign of (distance from p to the segment from q to r) - radius.
[[nodiscard]] inline int compareToSegment(const ExactPoint& p, const ExactPoint& q,
                                          const ExactPoint& r, const BigInteger& radius) {
  const ExactPoint along = r - q;
  const ExactPoint fromStart = p - q;
  const BigInteger place = dot(fromStart, along);
  const BigInteger whole = dot(along, along);
  if (place.sign() <= 0) return compare(dot(fromStart, fromStart), radius * radius);
  if (whole <= place) return compare(dot(p - r, p - r), radius * radius);
  const BigInteger area = cross(along, fromStart);
  return compare(area * area, radius * radius * whole);
}

/// The sign of (distance of the cores) - radius; -1 for cores that meet, whatever the radius.
/// Radius 0 and cores that touch give -1, too: they meet.
[[nodiscard]] inline int compareDistance(const ExactPolygon& a, const ExactPolygon& b,
                                         const BigInteger& radius) {
  if (polygonsMeet(a, b)) return -1;
  int least = 1;
  const auto compareAll = [&](const ExactPolygon& points, const ExactPolygon& edges) {
    for (const ExactPoint& p : points) {
      for (std::size_t i = 0; i < edges.size(); ++i) {
        least =
            std::min(least, compareToSegment(p, edges[i], edges[(i + 1) % edges.size()], radius));
      }
    }
  };
  compareAll(a, b);
  compareAll(b, a);
  return least;
}

/// Whether the rounded shapes share a point, a having moved by anything from nothing to `velocity`.
[[nodiscard]] inline bool roundedMeet(std::span<const Vec2> a, double radiusA,
                                      std::span<const Vec2> b, double radiusB, Vec2 velocity = {}) {
  ExactFrame frame;
  frame.include(a);
  frame.include(b);
  frame.include({radiusA, radiusB});
  frame.include(velocity);
  std::vector<ExactPoint> places = frame.polygon(a);
  if (!(velocity == Vec2{})) {
    const ExactPoint motion = frame.point(velocity);
    for (std::size_t i = 0; i < a.size(); ++i) places.push_back(places[i] + motion);
    places = hullOf(places);
  }
  const ExactPoint radii = frame.point({radiusA, radiusB});
  return compareDistance(places, frame.polygon(b), radii.x + radii.y) <= 0;
}

/// How far translations of core a are from those at which it meets core b.
class ExactObstacle : public DifferenceHull {
 public:
  using DifferenceHull::DifferenceHull;

  /// The distance of t (+ u, exactly) from the set, minus the depth within it. A few ulp.
  [[nodiscard]] double signedDistance(Vec2 t = {}, Vec2 u = {}) const {
    const ExactPoint at = exact(t, u);
    double inside = std::numeric_limits<double>::infinity();
    double outside = std::numeric_limits<double>::infinity();
    bool within = hasArea();
    for (std::size_t i = 0; i < hull().size(); ++i) {
      const ExactPoint fromCorner = at - hull()[i];
      const ExactPoint along = edge(i);
      const BigInteger area = cross(along, fromCorner);
      if (area.sign() < 0) within = false;
      if (hasArea()) inside = std::min(inside, ratioToLength(area, along));
      const BigInteger place = dot(fromCorner, along);
      if (place.sign() > 0 && place <= dot(along, along)) {
        outside = std::min(outside, std::abs(ratioToLength(area, along)));
      } else {
        outside = std::min(outside, lengthOf(fromCorner));
      }
    }
    return within ? -inside : outside;
  }

  /// The least dot product of the set's points, less t (+ u), with a direction.
  [[nodiscard]] double ahead(Vec2 normal, Vec2 t = {}, Vec2 u = {}) const {
    const ExactPoint at = exact(t, u);
    double least = std::numeric_limits<double>::infinity();
    for (const ExactPoint& corner : hull()) {
      const Vec2 from = rounded(corner - at);
      least = std::min(least, normal.x * from.x + normal.y * from.y);
    }
    return least;
  }

 private:
  [[nodiscard]] double lengthOf(const ExactPoint& v) const {
    const Vec2 world = rounded(v);
    return std::hypot(world.x, world.y);
  }
};

}  // namespace sepax::oracle
