#include "sepax/algorithm/nearest_feature.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

constexpr Vec2 kAnyUnitVector{1.0, 0.0};

/// An edge of an obstacle as seen from a point.
struct SeenEdge {
  Vec2 p;
  Vec2 q;
  Vec2 inward;
  /// Whether the point is beside the edge; if not, it is before its start or beyond its end. Signs
  /// of products say so, not the fraction: next to an end that rounds to 0 or 1.
  bool beside = false;
  bool beyond = false;
  /// From the line, positive outside, if the point is beside the edge.
  double height = 0.0;
  /// Whether the point is on the inner side of the line, beyond rounding.
  bool lookingAway = false;

  SeenEdge(const Obstacle& obstacle, Index i, Vec2 from)
      : p(obstacle.corners()[i].point), q(obstacle.corners()[obstacle.next(i)].point) {
    const Vec2 along = q - p;
    const double size = length(along);
    if (size == 0.0) return;
    inward = (1.0 / size) * quarterTurn(along);
    const bool pastStart = dot(from - p, along) > 0.0;
    beyond = pastStart && dot(q - from, along) <= 0.0;
    beside = pastStart && !beyond;
    // From the nearer end the rounding is smaller.
    const Vec2 toStart = p - from;
    const Vec2 toEnd = q - from;
    const Vec2 toNearer = dot(toStart, toStart) < dot(toEnd, toEnd) ? toStart : toEnd;
    height = dot(inward, toNearer);
    lookingAway = height < -kReachFilter * (std::abs(toNearer.x) + std::abs(toNearer.y));
  }
};

}  // namespace

double nearestFraction(Vec2 from, Vec2 p, Vec2 q) {
  const Vec2 along = q - p;
  const double squared = dot(along, along);
  return squared > 0.0 ? std::clamp(dot(from - p, along) / squared, 0.0, 1.0) : 0.0;
}

NearestFeature nearestFromOutside(const Obstacle& obstacle, Vec2 from) {
  NearestFeature nearest;
  double least = std::numeric_limits<double>::infinity();
  const auto count = static_cast<Index>(obstacle.corners().size());
  for (Index i = 0; i < count; ++i) {
    const SeenEdge edge(obstacle, i, from);
    if (edge.beyond) continue;  // The next corner: its turn comes.
    // A thin obstacle has two edges back to back, of which one looks at the point. By rounding it
    // may be beyond that one while it is beside the other: then it is the corner between them.
    if (edge.beside && !edge.lookingAway) {
      const double distance = std::abs(edge.height);
      if (distance > least || (distance == least && edge.height <= 0.0)) continue;
      least = distance;
      const double fraction = nearestFraction(from, edge.p, edge.q);
      nearest = {i, fraction, edge.p + fraction * (edge.q - edge.p), least, edge.inward, true};
    } else {
      const Vec2 way = edge.p - from;
      const double distance = length(way);
      if (distance >= least) continue;
      least = distance;
      nearest = {
          i,    0.0, edge.p, distance, distance > 0.0 ? (1.0 / distance) * way : kAnyUnitVector,
          false};
    }
  }
  return nearest;
}

NearestFeature nearestFromInside(const Obstacle& obstacle) {
  NearestFeature nearest;
  double least = std::numeric_limits<double>::infinity();
  const auto count = static_cast<Index>(obstacle.corners().size());
  for (Index i = 0; i < count; ++i) {
    const SeenEdge edge(obstacle, i, Vec2{});
    if (edge.inward == Vec2{}) continue;
    // The edge itself, not its line: the line of an edge as short as rounding may lie anywhere.
    const double fraction = nearestFraction({}, edge.p, edge.q);
    const Vec2 point = edge.p + fraction * (edge.q - edge.p);
    const double depth = edge.beside ? std::max(0.0, -edge.height) : length(point);
    if (depth < least) {
      least = depth;
      nearest = {i, fraction, point, -depth, edge.inward, true};
    }
  }
  if (nearest.normal == Vec2{}) nearest.normal = kAnyUnitVector;
  return nearest;
}

NearestFeature nearestOnBoundary(const Obstacle& obstacle, Vec2 from) {
  NearestFeature nearest;
  nearest.distance = std::numeric_limits<double>::infinity();
  const auto& corners = obstacle.corners();
  for (Index i = 0; i < static_cast<Index>(corners.size()); ++i) {
    const Vec2 p = corners[i].point;
    const Vec2 q = corners[obstacle.next(i)].point;
    const double fraction = nearestFraction(from, p, q);
    const Vec2 point = p + fraction * (q - p);
    const double distance = length(point - from);
    if (distance >= nearest.distance) continue;
    nearest.corner = i;
    nearest.fraction = fraction;
    nearest.point = point;
    nearest.distance = distance;
  }
  return nearest;
}

NearestApproach nearestApproach(const Obstacle& obstacle, Vec2 way) {
  const NearestFeature atStart = nearestFromOutside(obstacle);
  const NearestFeature atEnd = nearestFromOutside(obstacle, way);
  NearestApproach nearest = atEnd.distance < atStart.distance ? NearestApproach{1.0, atEnd}
                                                              : NearestApproach{0.0, atStart};
  const auto& corners = obstacle.corners();
  for (Index i = 0; i < static_cast<Index>(corners.size()); ++i) {
    const Vec2 p = corners[i].point;
    const double time = nearestFraction(p, Vec2{}, way);
    const Vec2 apart = p - time * way;
    const double distance = length(apart);
    if (distance < nearest.feature.distance) {
      nearest = {
          time,
          {i, 0.0, p, distance, distance > 0.0 ? (1.0 / distance) * apart : kAnyUnitVector, false}};
    }
  }
  return nearest;
}

}  // namespace sepax
