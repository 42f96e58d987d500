/// Which edges one can step on.
#pragma once

#include "sepax/algorithm/slide.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Whether a floor of an obstacle begins at an edge of it: a point that comes down just behind the
/// edge, along the unit vector `ahead`, lands on one. `size` is what all that is there measures.
/// O(p); of an obstacle that keeps a tree O(log p + found).
[[nodiscard]] bool isEdgeOfFloor(const PlacedShape& obstacle, Vec2 edge, Vec2 ahead,
                                 const Footing& footing, double size);

}  // namespace sepax
