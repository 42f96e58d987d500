#include "sepax/space3/math/quaternion.hpp"

#include "sepax/math/rotation.hpp"

namespace sepax::space3 {

Vec3 rotatedAxis(const Quaternion& rotation, Axis axis) {
  const auto& [x, y, z, w] = rotation;
  const double twice = 2.0 / (x * x + y * y + z * z + w * w);
  switch (axis) {
    case Axis::kX:
      return {1.0 - twice * (y * y + z * z), twice * (x * y + w * z), twice * (x * z - w * y)};
    case Axis::kY:
      return {twice * (x * y - w * z), 1.0 - twice * (x * x + z * z), twice * (y * z + w * x)};
    default:
      return {twice * (x * z + w * y), twice * (y * z - w * x), 1.0 - twice * (x * x + y * y)};
  }
}

Quaternion rotationAbout(const Vec3& axis, double angle) {
  const Rotation half = Rotation::fromAngle(0.5 * angle);
  const Vec3 v = half.sine * normalized(axis);
  return {v.x, v.y, v.z, half.cosine};
}

}  // namespace sepax::space3
