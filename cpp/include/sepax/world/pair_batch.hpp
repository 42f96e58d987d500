/// The same question about many pairs of bodies, in a tight loop.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "sepax/math/vec2.hpp"
#include "sepax/world/body_store.hpp"

namespace sepax {

// Both return the place in the list of the first number that is not that of a body, or, if all are,
// the size of the list. Of the pairs before it they write the answers.

/// For each two numbers of bodies whether the two share a point, 1 or 0: what intersects() says.
[[nodiscard]] std::size_t intersectPairs(const BodyStore& bodies, std::span<const double> ids,
                                         std::uint8_t* flags);

/// For each two numbers of bodies what collide() says of the two: the depth, -1 if they share no
/// point, and the normal.
[[nodiscard]] std::size_t collidePairs(const BodyStore& bodies, std::span<const double> ids,
                                       double* depths, Vec2* normals);

}  // namespace sepax
