#include "sepax/query/trace_circle.hpp"

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/algorithm/obstacle.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"

namespace sepax {

CircleTrace traceCircle(const PlacedConvex& circle, const PlacedConvex& other) {
  const Obstacle obstacle(circle.core, other.core);
  const bool inside = intersects(circle.core, other.core);
  const NearestFeature found = inside ? nearestFromInside(obstacle) : nearestFromOutside(obstacle);
  const Index start = obstacle.corners()[found.corner].ofB;
  const Index end = obstacle.corners()[obstacle.next(found.corner)].ofB;
  const Vec2 along = other.core.vertex(end) - other.core.vertex(start);
  const Distance apart = distance(circle, other);
  CircleTrace trace;
  trace.centre = circle.core.vertex(0);
  trace.nearest = other.core.vertex(start) + found.fraction * along;
  trace.distance = found.distance;
  trace.reach = circle.radius + other.radius;
  trace.separation = apart.distance;
  trace.normal = apart.normal;
  trace.intersects = apart.distance <= 0.0;
  if (inside) {
    trace.region = CoreRegion::kInside;
  } else if (found.onEdge) {
    trace.region = CoreRegion::kEdge;
    trace.feature = other.core.sourceOfEdge(start);
  } else {
    trace.feature = other.core.sourceOf(start);
  }
  return trace;
}

}  // namespace sepax
