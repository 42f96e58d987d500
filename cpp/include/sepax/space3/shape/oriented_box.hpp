/// A box that stands at any angle.
#pragma once

#include <array>

#include "sepax/space3/math/quaternion.hpp"
#include "sepax/space3/math/vec3.hpp"

namespace sepax::space3 {

/// A box as it is stored: its center and the three vectors from there to the middles of its faces.
///
/// The vectors are rounded, so the solid that they span is a box but for rounding. That solid,
/// which has exact corners, is what decisions are about. Each component of a vector is within 18
/// roundings (2e-15) of the half size from where the rotation takes it on paper.
struct OrientedBox {
  /// In world coordinates.
  Vec3 center;
  /// Along the box's own x, y and z axis, each half as long as the box is that way.
  std::array<Vec3, 3> halfEdges;
};

/// The box with the lengths 2 * halfSizes along its own axes, turned by `rotation` about its
/// center. The half sizes are positive.
[[nodiscard]] OrientedBox makeOrientedBox(const Vec3& center, const Vec3& halfSizes,
                                          const Quaternion& rotation);

/// The corners: bit i of an index says whether the corner lies forward along axis i.
[[nodiscard]] std::array<Vec3, 8> cornersOf(const OrientedBox& box);

}  // namespace sepax::space3
