/// A corner of an outline and the sector of the inside that it bounds.
#pragma once

#include "sepax/math/vec2.hpp"

namespace sepax::detail {

/// Three points of an outline in a row: the inside lies to the left of the path.
struct RingCorner {
  Vec2 before;
  Vec2 at;
  Vec2 after;
};

/// On which side of the corner the direction from it to p is: 1 inside, -1 outside, 0 along an
/// edge. Exact. p is not the corner.
[[nodiscard]] int sideOf(const RingCorner& corner, Vec2 p);

}  // namespace sepax::detail
