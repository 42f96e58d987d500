/// How far apart shapes are that share no point, done the plain way.
#pragma once

#include <algorithm>
#include <limits>

#include "sepax/shape/placed_shape.hpp"

namespace sepax::test {

/// From a point to the segment between two others.
[[nodiscard]] inline double plainGap(Vec2 p, Vec2 start, Vec2 end) {
  const Vec2 along = end - start;
  const double whole = dot(along, along);
  const double place = whole == 0.0 ? 0.0 : std::clamp(dot(p - start, along) / whole, 0.0, 1.0);
  return length(p - (start + place * along));
}

/// From each corner of a to each edge of b.
[[nodiscard]] inline double plainGapOfCorners(const PlacedPolygon& a, const PlacedPolygon& b) {
  double least = std::numeric_limits<double>::infinity();
  for (const Vec2 p : a.vertices()) {
    for (Index i = 0; i < b.count(); ++i) {
      least = std::min(least, plainGap(p, b.vertex(i), b.vertex((i + 1) % b.count())));
    }
  }
  return least;
}

/// Of shapes that share no point: that of the nearest two pieces.
[[nodiscard]] inline double plainGap(const PlacedShape& a, const PlacedShape& b) {
  double least = std::numeric_limits<double>::infinity();
  for (const PlacedConvex& p : a.pieces) {
    for (const PlacedConvex& q : b.pieces) {
      const double cores =
          std::min(plainGapOfCorners(p.core, q.core), plainGapOfCorners(q.core, p.core));
      least = std::min(least, cores - (p.radius + q.radius));
    }
  }
  return least;
}

}  // namespace sepax::test
