#include "sepax/algorithm/rounded_obstacle.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/math/reach.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// Keeps the first entry and the last exit of the parts of the boundary.
class Crossings {
 public:
  void enter(double time, Vec2 normal, Index edge) {
    if (time < through_.time.min) {
      through_.time.min = time;
      through_.normal = normal;
      through_.edge = edge;
    }
  }

  void leave(double time, Vec2 normal, Index edge) {
    if (time > through_.time.max) {
      through_.time.max = time;
      through_.exitNormal = normal;
      through_.exitEdge = edge;
    }
  }

  [[nodiscard]] const WayThrough& result() const { return through_; }

 private:
  WayThrough through_;
};

/// The two points of the line that are on the circle about p.
void crossCorner(Vec2 p, double radius, Vec2 way, Crossings& crossings) {
  const detail::CircleTimes times = detail::circleTimes(p, radius, way);
  if (!times.any) return;
  crossings.enter(times.enter, detail::directionOf(p - times.enter * way), kNoIndex);
  crossings.leave(times.leave, detail::directionOf(p - times.leave * way), kNoIndex);
}

/// The point of the line on the edge from p to q, pushed out by the radius.
void crossEdge(Vec2 p, Vec2 q, Index index, double radius, Vec2 way, Crossings& crossings) {
  const Vec2 edge = q - p;
  const double size = length(edge);
  if (size == 0.0) return;
  const Vec2 inward = (1.0 / size) * quarterTurn(edge);
  const double speed = dot(inward, way);
  if (speed == 0.0) return;
  const double time = (dot(inward, p) - radius) / speed;
  const double along = dot(time * way - p, edge) / size;
  if (along < 0.0 || along > size) return;
  // Which of the two it is, the direction says: the times of a thin obstacle's sides may be equal.
  if (speed > 0.0) {
    crossings.enter(time, inward, index);
  } else {
    crossings.leave(time, inward, index);
  }
}

double reachOf(Vec2 v) { return std::max(std::abs(v.x), std::abs(v.y)); }

/// How far an edge is from the origin, up to rounding.
double distanceOf(Vec2 p, Vec2 q) { return length(p + nearestFraction({}, p, q) * (q - p)); }

/// A way from the origin, to be compared with edges that it does not meet.
class ExactWay {
 public:
  /// `reach` and `end` are exact, and scaled so that products are, too; the rest is not. `size`
  /// bounds all that is compared.
  ExactWay(Vec2 way, detail::ExactVec2 end, double radius, detail::Exact reach, double size)
      : stands_(way == Vec2{}),
        beyondReach_(radius + length(way) + 2.0 * kReachFilter * size),
        end_(std::move(end)),
        reach_(std::move(reach)) {}

  /// Whether rounding leaves open if an edge is within reach: few of a resting shape's are worth an
  /// exact comparison.
  [[nodiscard]] bool mayReach(Vec2 p, Vec2 q) const { return !(distanceOf(p, q) > beyondReach_); }

  /// The sign of (distance to an edge) - reach.
  [[nodiscard]] int compare(const detail::ExactVec2& p, const detail::ExactVec2& q) const {
    const detail::ExactVec2 start;
    const int first = compareDistance(start, p, q, reach_);
    if (stands_ || first < 0) return first;
    return std::min(
        {first, compareDistance(end_, p, q, reach_), compareDistance(p, start, end_, reach_)});
  }

 private:
  bool stands_;
  double beyondReach_;
  detail::ExactVec2 end_;
  detail::Exact reach_;
};

}  // namespace

WayThrough wayThrough(const Obstacle& obstacle, double radius, Vec2 way, Vec2 from) {
  Crossings crossings;
  const auto& corners = obstacle.corners();
  for (Index i = 0; i < static_cast<Index>(corners.size()); ++i) {
    const Vec2 corner = corners[i].point - from;
    crossCorner(corner, radius, way, crossings);
    crossEdge(corner, corners[obstacle.next(i)].point - from, i, radius, way, crossings);
  }
  return crossings.result();
}

int compareReachExactly(const PlacedConvex& a, const PlacedConvex& b, Vec2 way) {
  using namespace detail;
  const Obstacle obstacle(a.core, b.core);
  const auto& corners = obstacle.corners();
  double size = std::max({a.radius, b.radius, reachOf(way)});
  for (const ObstacleCorner& corner : corners) size = std::max(size, reachOf(corner.point));
  const double scale = exactScale(size);
  const ExactWay exactWay(way, ExactVec2::difference(scale * way, Vec2{}), a.radius + b.radius,
                          Exact(scale * a.radius) + Exact(scale * b.radius), size);
  const auto exactly = [&](const ObstacleCorner& corner) {
    return ExactVec2::difference(scale * b.core.vertex(corner.ofB),
                                 scale * a.core.vertex(corner.ofA));
  };
  int least = 1;
  for (Index i = 0; i < static_cast<Index>(corners.size()) && least >= 0; ++i) {
    const ObstacleCorner& p = corners[i];
    const ObstacleCorner& q = corners[obstacle.next(i)];
    if (exactWay.mayReach(p.point, q.point)) {
      least = std::min(least, exactWay.compare(exactly(p), exactly(q)));
    }
  }
  return least;
}

bool comesWithin(const PlacedPolygon& polygon, const StraightWay& way, double distance,
                 double radius, double less) {
  using namespace detail;
  if (radius == less) return false;
  const double excess = distance - (radius - less);
  const double rounding =
      polygon.bounds().extent() + radius + less + distance + length(way.vector());
  if (std::abs(excess) > kReachFilter * rounding) return excess < 0.0;
  double size = std::max({radius, less, reachOf(way.vector())});
  for (const Vec2 p : polygon.vertices()) size = std::max(size, reachOf(p - way.origin));
  const double scale = exactScale(size);
  const ExactVec2 shift = ExactVec2::difference(scale * way.shift, Vec2{});
  const ExactVec2 end = ExactVec2::difference(scale * way.end, scale * way.origin);
  const ExactWay exactWay(way.vector(), {end.x + shift.x, end.y + shift.y}, radius - less,
                          Exact(scale * radius) - Exact(scale * less), size);
  const auto exactly = [&](Index vertex) {
    return ExactVec2::difference(scale * polygon.vertex(vertex), scale * way.origin);
  };
  for (Index i = 0; i < polygon.count(); ++i) {
    const Index next = polygon.next(i);
    if (exactWay.mayReach(polygon.vertex(i) - way.origin, polygon.vertex(next) - way.origin) &&
        exactWay.compare(exactly(i), exactly(next)) <= 0) {
      return true;
    }
  }
  return false;
}

}  // namespace sepax
