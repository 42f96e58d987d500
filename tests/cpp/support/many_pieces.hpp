/// Shapes of many pieces, and their queries done the plain way: every pair of pieces.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "sepax/algorithm/free_place.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/sweep.hpp"
#include "sepax/tolerance.hpp"
#include "support/pieces.hpp"
#include "support/random.hpp"

namespace sepax::test {

/// A chain of segments.
[[nodiscard]] inline ShapeInstance chain(const Points& points, double radius = 0.0) {
  std::vector<ConvexInstance> pieces;
  for (std::size_t i = 0; i + 1 < points.size(); ++i) {
    pieces.emplace_back(ConvexPolygon::segment(points[i], points[i + 1]), radius);
  }
  return shapeOf(std::move(pieces));
}

/// A zigzag of strokes 1 apart and `height` long; upright, it goes up and its strokes lie.
[[nodiscard]] inline Points zigzag(int count, double height, Vec2 start, bool upright) {
  Points points;
  for (int i = 0; i < count; ++i) {
    const Vec2 p{1.0 * i, i % 2 == 0 ? 0.0 : height};
    points.push_back(start + (upright ? Vec2{p.y, p.x} : p));
  }
  return points;
}

/// As by a hand that never looks where it goes.
[[nodiscard]] inline Points scribble(Random& random, int count, Vec2 start) {
  Points points{start};
  double angle = random.angle();
  while (points.size() < static_cast<std::size_t>(count)) {
    angle += random.between(-1.2, 1.2);
    points.push_back(points.back() + Rotation::fromAngle(angle).apply({1.0, 0.0}));
  }
  return points;
}

/// Pieces of all kinds in no order, here and there.
[[nodiscard]] inline ShapeInstance scattered(Random& random, int count, double reach,
                                             double roundness) {
  std::vector<ConvexInstance> pieces;
  for (int i = 0; i < count; ++i) {
    const ConvexInstance piece = randomPiece(random, roundness);
    const Vec2 way = random.vector(reach);
    Points points;
    for (const Vec2 p : piece.core().vertices()) points.push_back(p + way);
    pieces.emplace_back(ConvexPolygon::ofCorners(points), piece.radius());
  }
  return shapeOf(std::move(pieces));
}

/// The length of the way out among all obstacles at once: all feet, all crossings, each against all
/// obstacles. 0 if they leave the origin free.
[[nodiscard]] inline double plainWayOut(std::span<const PlacedConvex> a,
                                        std::span<const PlacedConvex> b) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const Vec2 reach = boundsOf(b).max - boundsOf(a).min;
  const Vec2 otherReach = boundsOf(a).max - boundsOf(b).min;
  const double size = std::fmax(std::fmax(std::abs(reach.x), std::abs(reach.y)),
                                std::fmax(std::abs(otherReach.x), std::abs(otherReach.y)));
  const double tolerance = kReachFilter * size;
  detail::ObstacleUnion all(tolerance, 0.0, {});
  for (Index i = 0; i < a.size(); ++i) {
    for (Index j = 0; j < b.size(); ++j) {
      all.add(detail::obstacleOf(a[i], b[j], {i, j}, tolerance));
    }
  }
  if (all.leavesFree({})) return 0.0;
  const Bounds everywhere{{-kInfinity, -kInfinity}, {kInfinity, kInfinity}};
  return all.nearestFree(everywhere, kInfinity).distance;
}

/// The nearest two pieces, of equals the first.
[[nodiscard]] inline Distance plainDistance(const PlacedShape& a, const PlacedShape& b) {
  Distance nearest;
  nearest.distance = std::numeric_limits<double>::infinity();
  for (const PlacedConvex& p : a.pieces) {
    for (const PlacedConvex& q : b.pieces) {
      const Distance between = distance(p, q);
      if (between.distance < nearest.distance) nearest = between;
    }
  }
  return nearest;
}

/// The first impact of two pieces, of equals the first.
[[nodiscard]] inline Impact plainSweep(const PlacedShape& a, const PlacedShape& b,
                                       const Motion& motionA, const Motion& motionB) {
  Impact first;
  for (Index i = 0; i < a.pieces.size(); ++i) {
    for (Index j = 0; j < b.pieces.size(); ++j) {
      Impact impact = sweep(a.pieces[i], b.pieces[j], motionA, motionB);
      impact.pieceOfA = i;
      impact.pieceOfB = j;
      const bool sooner = !first.hit || impact.time < first.time ||
                          (impact.startsOverlapping && !first.startsOverlapping);
      if (impact.hit && sooner) first = impact;
    }
  }
  return first;
}

}  // namespace sepax::test
