#include "sepax/query/support_point.hpp"

#include <limits>

namespace sepax {

Vec2 supportPoint(const PlacedShape& shape, Vec2 direction) {
  const Vec2 unit = (1.0 / length(direction)) * direction;
  double farthest = -std::numeric_limits<double>::infinity();
  Vec2 support;
  for (const PlacedConvex& piece : shape.pieces) {
    for (const Vec2 vertex : piece.core.vertices()) {
      const double distance = dot(unit, vertex) + piece.radius;
      if (distance <= farthest) continue;
      farthest = distance;
      support = vertex + piece.radius * unit;
    }
  }
  return support;
}

}  // namespace sepax
