/// The convex hull of all differences of the vertices of two convex polygons, exact: the set of
/// translations of a after which a and b share a point, by brute force.
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <span>
#include <vector>

#include "oracle/exact_polygons.hpp"

namespace sepax::oracle {

class DifferenceHull {
 public:
  /// `translations` are those that will be asked about.
  DifferenceHull(std::span<const Vec2> a, std::span<const Vec2> b,
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

  /// From corner i to the next.
  [[nodiscard]] ExactPoint edge(std::size_t i) const {
    return hull_[(i + 1) % hull_.size()] - hull_[i];
  }

  /// Whether the set has an inside: if not, both shapes are points or parallel segments.
  [[nodiscard]] bool hasArea() const { return hull_.size() >= 3; }

  /// t (+ u, exactly) in the units of the hull.
  [[nodiscard]] ExactPoint exact(Vec2 t, Vec2 u = {}) const {
    return frame_.point(t) + frame_.point(u);
  }

 protected:
  /// In world units, each coordinate rounded.
  [[nodiscard]] Vec2 rounded(const ExactPoint& v) const {
    return {v.x.toDouble(frame_.unit()), v.y.toDouble(frame_.unit())};
  }

  /// area / |v| in world units, whatever the sizes.
  [[nodiscard]] double ratioToLength(const BigInteger& area, const ExactPoint& v) const {
    const int bits = std::max(v.x.bitLength(), v.y.bitLength());
    const double length = std::hypot(v.x.toDouble(-bits), v.y.toDouble(-bits));
    const int areaBits = area.bitLength();
    return std::ldexp(area.toDouble(-areaBits) / length, areaBits - bits + frame_.unit());
  }

 private:
  ExactFrame frame_;
  ExactPolygon hull_;
};

}  // namespace sepax::oracle
