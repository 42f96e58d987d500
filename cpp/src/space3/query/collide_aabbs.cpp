#include "sepax/space3/query/collide_aabbs.hpp"

#include <limits>

namespace sepax::space3 {

Collision3 collideAabbs(const Aabb3& a, const Aabb3& b) {
  double least = std::numeric_limits<double>::infinity();
  Vec3 normal;
  for (const Axis axis : kAxes) {
    // How far a reaches over the near face of b, coming from either side.
    const double ahead = a.max[axis] - b.min[axis];
    const double behind = b.max[axis] - a.min[axis];
    if (ahead < least) {
      least = ahead;
      normal = unitVector(axis);
    }
    if (behind < least) {
      least = behind;
      normal = -unitVector(axis);
    }
  }
  return collisionAlong(normal, least, intersects(a, b));
}

}  // namespace sepax::space3
