#include "sepax/space3/query/collide_spheres.hpp"

#include "sepax/space3/math/predicates.hpp"

namespace sepax::space3 {

Collision3 collideSpheres(const Sphere& a, const Sphere& b) {
  const Displacement way{a.center, b.center};
  const Vec3 direction = way.rounded();
  const Vec3 normal = direction == kOrigin ? unitVector(Axis::kX) : normalized(direction);
  const double overlap = (a.radius + b.radius) - length(direction);
  return collisionAlong(normal, overlap, squaredGap(way, a.radius, b.radius) <= 0.0);
}

}  // namespace sepax::space3
