#include "sepax/query/contains_point.hpp"

#include <algorithm>

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/algorithm/rounded_obstacle.hpp"
#include "sepax/math/predicates.hpp"

namespace sepax {

namespace detail {

bool containsPoint(const PlacedPolygon& core, Vec2 point) {
  for (Index i = 0; core.count() > 1 && i < core.count(); ++i) {
    if (orientation(core.vertex(i), core.vertex(core.next(i)), point) < 0.0) return false;
  }
  return core.count() > 2 || betweenCollinear(core.vertex(0), point, core.vertex(core.count() - 1));
}

bool withinRadius(const PlacedPolygon& core, Vec2 point, double radius, double less) {
  if (containsPoint(core, point)) return true;
  if (radius == less) return false;  // Spares the distance.
  const NearestFeature nearest = nearestFromOutside(Obstacle(point, core));
  return comesWithin(core, StraightWay::between(point, point), nearest.distance, radius, less);
}

}  // namespace detail

bool containsPoint(const PlacedConvex& shape, Vec2 point) {
  return detail::withinRadius(shape.core, point, shape.radius, 0.0);
}

bool containsPoint(const PlacedShape& shape, Vec2 point) {
  return std::any_of(shape.pieces.begin(), shape.pieces.end(),
                     [&](const PlacedConvex& piece) { return containsPoint(piece, point); });
}

}  // namespace sepax
