#include "sepax/algorithm/rounded_obstacle.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

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

/// The direction of a vector, any for zero.
Vec2 directionOf(Vec2 v) {
  const double size = length(v);
  return size > 0.0 ? (1.0 / size) * v : Vec2{1.0, 0.0};
}

/// The two points of the line that are on the circle about p.
void crossCorner(Vec2 p, double radius, Vec2 way, Crossings& crossings) {
  const double squared = dot(way, way);
  const double offset = cross(way, p);
  const double chord = radius * radius - offset * offset / squared;
  if (chord < 0.0) return;
  const double middle = dot(way, p) / squared;
  const double half = std::sqrt(chord / squared);
  crossings.enter(middle - half, directionOf(p - (middle - half) * way), kNoIndex);
  crossings.leave(middle + half, directionOf(p - (middle + half) * way), kNoIndex);
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

/// Whether the way from the origin to `end` comes within the radius of the outline of a set that it
/// does not meet; `farthest` says whether at the radius (0) or only nearer (-1).
bool anyWithin(const std::vector<detail::ExactVec2>& corners, const detail::ExactVec2& end,
               const detail::Exact& radius, int farthest = 0) {
  const detail::ExactVec2 start;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const detail::ExactVec2& p = corners[i];
    const detail::ExactVec2& q = corners[i + 1 == corners.size() ? 0 : i + 1];
    if (compareDistance(start, p, q, radius) <= farthest ||
        compareDistance(end, p, q, radius) <= farthest ||
        compareDistance(p, start, end, radius) <= farthest) {
      return true;
    }
  }
  return false;
}

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

bool withinReach(const PlacedConvex& a, const PlacedConvex& b, Vec2 way, bool touching) {
  using namespace detail;
  const Obstacle obstacle(a.core, b.core);
  double size = std::max({a.radius, b.radius, std::abs(way.x), std::abs(way.y)});
  for (const ObstacleCorner& corner : obstacle.corners())
    size = std::max(size, reachOf(corner.point));
  const double scale = exactScale(size);
  std::vector<ExactVec2> corners;
  for (const ObstacleCorner& corner : obstacle.corners()) {
    corners.push_back(ExactVec2::difference(scale * b.core.vertex(corner.ofB),
                                            scale * a.core.vertex(corner.ofA)));
  }
  return anyWithin(corners, ExactVec2::difference(scale * way, Vec2{}),
                   Exact(scale * a.radius) + Exact(scale * b.radius), touching ? 0 : -1);
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
  std::vector<ExactVec2> corners;
  for (const Vec2 p : polygon.vertices()) {
    corners.push_back(ExactVec2::difference(scale * p, scale * way.origin));
  }
  const ExactVec2 shift = ExactVec2::difference(scale * way.shift, Vec2{});
  const ExactVec2 end = ExactVec2::difference(scale * way.end, scale * way.origin);
  return anyWithin(corners, {end.x + shift.x, end.y + shift.y},
                   Exact(scale * radius) - Exact(scale * less));
}

}  // namespace sepax
