#include "sepax/query/closest_point.hpp"

#include <algorithm>
#include <limits>

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/algorithm/rounded_obstacle.hpp"
#include "sepax/query/contains_point.hpp"

namespace sepax {

ClosestPoint closestPoint(const PlacedConvex& shape, Vec2 point) {
  const PlacedPolygon& core = shape.core;
  const Obstacle obstacle(point, core);
  const bool inCore = detail::containsPoint(core, point);
  const NearestFeature nearest =
      inCore ? nearestFromInside(obstacle) : nearestFromOutside(obstacle);
  const Vec2 start = core.vertex(nearest.corner);
  const Vec2 end = core.vertex(core.next(nearest.corner));
  ClosestPoint result;
  result.normal = -nearest.normal + Vec2{};
  result.point = start + nearest.fraction * (end - start) + shape.radius * result.normal;
  if (nearest.onEdge) result.edge = core.sourceOfEdge(nearest.corner);
  // Rounding must not contradict the exact answer. Adding zero turns -0 into 0.
  const double apart = nearest.distance - shape.radius + 0.0;
  const bool inside = inCore || comesWithin(core, StraightWay::between(point, point),
                                            nearest.distance, shape.radius);
  result.distance =
      inside ? std::min(apart, 0.0) : std::max(apart, std::numeric_limits<double>::min());
  return result;
}

}  // namespace sepax
