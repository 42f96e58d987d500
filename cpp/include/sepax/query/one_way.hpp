/// Platforms that stop what comes down on them, and nothing else.
#pragma once

#include "sepax/algorithm/slide.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Whether a platform that can be passed from below and from the sides is in the way of a shape
/// that has moved by `from` and goes on by `way`: it does not rise, and is above the platform,
/// rests on a floor of it, within `resting`, or lands on one. O(pieces of both).
[[nodiscard]] bool stopsFromAbove(const PlacedShape& shape, const PlacedShape& platform, Vec2 from,
                                  Vec2 way, const Footing& footing, double resting);

}  // namespace sepax
