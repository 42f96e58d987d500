#include "sepax/space3/shape/oriented_box.hpp"

#include <cstddef>

namespace sepax::space3 {

OrientedBox makeOrientedBox(const Vec3& center, const Vec3& halfSizes, const Quaternion& rotation) {
  OrientedBox box{center, {}};
  for (const Axis axis : kAxes) {
    box.halfEdges[static_cast<std::size_t>(axis)] =
        storedPoint(halfSizes[axis] * rotatedAxis(rotation, axis));
  }
  return box;
}

std::array<Vec3, 8> cornersOf(const OrientedBox& box) {
  std::array<Vec3, 8> corners;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    corners[i] = box.center;
    for (std::size_t k = 0; k < 3; ++k) {
      corners[i] = corners[i] + ((i >> k & 1) != 0 ? box.halfEdges[k] : -box.halfEdges[k]);
    }
  }
  return corners;
}

}  // namespace sepax::space3
