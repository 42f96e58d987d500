/// Two axis-aligned boxes.
#pragma once

#include "sepax/space3/query/collision3.hpp"
#include "sepax/space3/shape/aabb3.hpp"

namespace sepax::space3 {

/// How two axis-aligned boxes overlap; right also if one contains the other. `intersects` is exact,
/// the depth is one rounded difference. Of equally short ways out the first of +x, -x, +y, -y, +z,
/// -z is the normal. O(1).
[[nodiscard]] Collision3 collideAabbs(const Aabb3& a, const Aabb3& b);

}  // namespace sepax::space3
