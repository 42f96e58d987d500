/// Convex shapes with a rounding radius, decided exactly: cores that meet, or a squared distance of
/// some vertex and some edge that is no greater than the squared sum of the radii. No Minkowski
/// difference, no separating axis, no floating-point expansion.
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <span>
#include <vector>

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

/// The set of translations of core a at which it meets core b, by brute force: the convex hull of
/// all vertex differences, exact.
class ExactObstacle {
 public:
  /// `translations` are those that will be asked about.
  ExactObstacle(std::span<const Vec2> a, std::span<const Vec2> b,
                std::initializer_list<Vec2> translations = {}) {
    frame_.include(a);
    frame_.include(b);
    for (const Vec2 t : translations) frame_.include(t);
    std::vector<ExactPoint> differences;
    for (const ExactPoint& q : frame_.polygon(b)) {
      for (const ExactPoint& p : frame_.polygon(a)) differences.push_back(q - p);
    }
    hull_ = hullOf(differences);
  }

  /// Corners counter-clockwise, none on the line of its neighbours.
  [[nodiscard]] const ExactPolygon& hull() const { return hull_; }
  [[nodiscard]] ExactPoint exact(Vec2 p) const { return frame_.point(p); }

  /// The distance of t (+ u, exactly) from the set, minus the depth within it. A few ulp.
  [[nodiscard]] double signedDistance(Vec2 t = {}, Vec2 u = {}) const {
    const ExactPoint at = frame_.point(t) + frame_.point(u);
    double inside = std::numeric_limits<double>::infinity();
    double outside = std::numeric_limits<double>::infinity();
    bool within = hull_.size() >= 3;
    for (std::size_t i = 0; i < hull_.size(); ++i) {
      const ExactPoint& p = hull_[i];
      const ExactPoint along = hull_[(i + 1) % hull_.size()] - p;
      const BigInteger area = cross(along, at - p);
      if (area.sign() < 0) within = false;
      if (hull_.size() >= 3) inside = std::min(inside, ratioToLength(area, along));
      const BigInteger place = dot(at - p, along);
      if (place.sign() > 0 && place <= dot(along, along)) {
        outside = std::min(outside, std::abs(ratioToLength(area, along)));
      } else {
        outside = std::min(outside, lengthOf(at - p));
      }
    }
    return within ? -inside : outside;
  }

  /// The least dot product of the set's points, less t (+ u), with a direction.
  [[nodiscard]] double ahead(Vec2 normal, Vec2 t = {}, Vec2 u = {}) const {
    const ExactPoint at = frame_.point(t) + frame_.point(u);
    double least = std::numeric_limits<double>::infinity();
    for (const ExactPoint& corner : hull_) {
      const ExactPoint from = corner - at;
      least = std::min(least, normal.x * from.x.toDouble(frame_.unit()) +
                                  normal.y * from.y.toDouble(frame_.unit()));
    }
    return least;
  }

 private:
  [[nodiscard]] double lengthOf(const ExactPoint& v) const {
    return std::hypot(v.x.toDouble(frame_.unit()), v.y.toDouble(frame_.unit()));
  }

  /// area / |v| in world units, whatever the sizes.
  [[nodiscard]] double ratioToLength(const BigInteger& area, const ExactPoint& v) const {
    const int bits = std::max(v.x.bitLength(), v.y.bitLength());
    const double size = std::hypot(v.x.toDouble(-bits), v.y.toDouble(-bits));
    const int areaBits = area.bitLength();
    return std::ldexp(area.toDouble(-areaBits) / size, areaBits - bits + frame_.unit());
  }

  ExactFrame frame_;
  ExactPolygon hull_;
};

}  // namespace sepax::oracle
