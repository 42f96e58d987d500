#include "sepax/algorithm/nearest_feature.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

constexpr Vec2 kAnyUnitVector{1.0, 0.0};

/// Vectors at least this long have length() = sqrt(dot()), and no square of theirs underflows.
constexpr double kShortest = 0x1p-480;
constexpr double kShortestSquared = 0x1p-950;

/// Of the size of an obstacle: far more than rounding, so that any two of its corners tell of the
/// size.
constexpr double kNear = 0x1p-20;

/// Whether length(v) is zero; the root is seldom taken.
bool hasNoLength(Vec2 v) {
  return std::abs(v.x) < kShortest && std::abs(v.y) < kShortest && length(v) == 0.0;
}

/// The least of some lengths. Roots keep the order of their squares, also when both are rounded: so
/// what its square says is no shorter needs none.
class LeastLength {
 public:
  [[nodiscard]] double length() const { return length_; }

  void set(double length) {
    // So much that the product's rounding does not matter.
    constexpr double kAbove = 1.0 + 0x1p-50;
    length_ = length;
    squared_ = kAbove * (length * length);
  }

  /// Takes the length of a vector if it is less; returns whether it is.
  [[nodiscard]] bool takeLesser(Vec2 v) {
    const double squared = dot(v, v);
    if (squared >= squared_ && squared >= kShortestSquared) return false;
    const double length = sepax::length(v);
    if (length >= length_) return false;
    length_ = length;
    squared_ = squared;
    return true;
  }

 private:
  double length_ = std::numeric_limits<double>::infinity();
  double squared_ = std::numeric_limits<double>::infinity();
};

/// An edge of an obstacle as seen from a point.
struct SeenEdge {
  Vec2 p;
  Vec2 q;
  Vec2 from;
  bool hasLength;
  /// Whether the point is beside the edge; if not, it is before its start or beyond its end. Signs
  /// of products say so, not the fraction: next to an end that rounds to 0 or 1.
  bool beside = false;
  bool beyond = false;

  SeenEdge(const Obstacle& obstacle, Index i, Vec2 seenFrom)
      : p(obstacle.corners()[i].point),
        q(obstacle.corners()[obstacle.next(i)].point),
        from(seenFrom) {
    const Vec2 along = q - p;
    hasLength = !hasNoLength(along);
    const bool pastStart = hasLength && dot(from - p, along) > 0.0;
    beyond = pastStart && dot(q - from, along) <= 0.0;
    beside = pastStart && !beyond;
  }
};

/// The line of an edge as seen from a point. It takes a root: few edges of an obstacle need it.
struct SeenLine {
  Vec2 inward;
  /// From the line, positive outside, if the point is beside the edge.
  double height;
  /// Whether the point is on the inner side of the line, beyond rounding.
  bool lookingAway;

  explicit SeenLine(const SeenEdge& edge) {
    const Vec2 along = edge.q - edge.p;
    inward = (1.0 / length(along)) * quarterTurn(along);
    // From the nearer end the rounding is smaller.
    const Vec2 toStart = edge.p - edge.from;
    const Vec2 toEnd = edge.q - edge.from;
    const Vec2 toNearer = dot(toStart, toStart) < dot(toEnd, toEnd) ? toStart : toEnd;
    height = dot(inward, toNearer);
    lookingAway = height < -kReachFilter * (std::abs(toNearer.x) + std::abs(toNearer.y));
  }
};

}  // namespace

double nearestFraction(Vec2 from, Vec2 p, Vec2 q) {
  const Vec2 along = q - p;
  const double squared = dot(along, along);
  const double part = dot(from - p, along);
  // Beyond an end there is nothing to divide.
  if (part < 0.0 || squared == 0.0) return 0.0;
  return part >= squared ? 1.0 : part / squared;
}

NearestFeature nearestFromOutside(const Obstacle& obstacle, Vec2 from) {
  NearestFeature nearest;
  LeastLength least;
  const auto takeEdge = [&](Index i, const SeenEdge& edge, const SeenLine& line) {
    const double distance = std::abs(line.height);
    if (distance > least.length() || (distance == least.length() && line.height <= 0.0)) return;
    least.set(distance);
    const double fraction = nearestFraction(from, edge.p, edge.q);
    const Vec2 point = edge.p + fraction * (edge.q - edge.p);
    nearest = {i, fraction, point, distance, line.inward, true};
  };
  const auto takeCorner = [&](Index i, Vec2 corner) {
    const Vec2 way = corner - from;
    if (!least.takeLesser(way)) return;
    const double distance = least.length();
    nearest = {
        i, 0.0, corner, distance, distance > 0.0 ? (1.0 / distance) * way : kAnyUnitVector, false};
  };
  const auto count = static_cast<Index>(obstacle.corners().size());
  for (Index i = 0; i < count; ++i) {
    const SeenEdge edge(obstacle, i, from);
    if (edge.beyond) continue;  // The next corner: its turn comes.
    if (edge.beside) {
      const SeenLine line(edge);
      // A thin obstacle has two edges back to back, of which one looks at the point. By rounding it
      // may be beyond that one while it is beside the other: then it is the corner between them.
      if (!line.lookingAway) {
        takeEdge(i, edge, line);
        continue;
      }
    }
    takeCorner(i, edge.p);
  }
  const Vec2 across = obstacle.corners().back().point - obstacle.corners().front().point;
  if (!nearest.onEdge && nearest.distance < kNear * (std::abs(across.x) + std::abs(across.y))) {
    detail::takeNormalIfAtCorner(obstacle, nearest);
  }
  return nearest;
}

NearestFeature nearestFromInside(const Obstacle& obstacle) {
  NearestFeature nearest;
  double least = std::numeric_limits<double>::infinity();
  const auto count = static_cast<Index>(obstacle.corners().size());
  for (Index i = 0; i < count; ++i) {
    const SeenEdge edge(obstacle, i, Vec2{});
    if (!edge.hasLength) continue;
    const SeenLine line(edge);
    // The edge itself, not its line: the line of an edge as short as rounding may lie anywhere.
    const double fraction = nearestFraction({}, edge.p, edge.q);
    const Vec2 point = edge.p + fraction * (edge.q - edge.p);
    const double depth = edge.beside ? std::max(0.0, -line.height) : length(point);
    if (depth < least) {
      least = depth;
      nearest = {i, fraction, point, -depth, line.inward, true};
    }
  }
  if (nearest.normal == Vec2{}) nearest.normal = kAnyUnitVector;
  return nearest;
}

NearestFeature nearestOnBoundary(const Obstacle& obstacle, Vec2 from) {
  NearestFeature nearest;
  LeastLength least;
  const auto& corners = obstacle.corners();
  for (Index i = 0; i < static_cast<Index>(corners.size()); ++i) {
    const Vec2 p = corners[i].point;
    const Vec2 q = corners[obstacle.next(i)].point;
    const double fraction = nearestFraction(from, p, q);
    const Vec2 point = p + fraction * (q - p);
    if (!least.takeLesser(point - from)) continue;
    nearest.corner = i;
    nearest.fraction = fraction;
    nearest.point = point;
  }
  nearest.distance = least.length();
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
