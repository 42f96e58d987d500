#include "sepax/query/shape_cast.hpp"

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"

namespace sepax {

Impact shapeCast(const PlacedConvex& a, const PlacedConvex& b, Vec2 way) {
  const Collision collision = collide(a, b, way);
  Impact impact;
  impact.hit = collision.willIntersect;
  if (!impact.hit) return impact;
  if (collision.intersects) {
    const Distance overlap = distance(a, b);
    impact.startsOverlapping = true;
    impact.point = overlap.pointB;
    impact.normal = overlap.normal;
    impact.separation = overlap.distance;
    return impact;
  }
  impact.time = collision.time.min;
  impact.normal = collision.normal;
  const Obstacle obstacle(a.core, b.core);
  const NearestFeature touched = nearestOnBoundary(obstacle, impact.time * way);
  const Vec2 start = b.core.vertex(obstacle.corners()[touched.corner].ofB);
  const Vec2 end = b.core.vertex(obstacle.corners()[obstacle.next(touched.corner)].ofB);
  impact.point = start + touched.fraction * (end - start) - b.radius * impact.normal;
  return impact;
}

}  // namespace sepax
