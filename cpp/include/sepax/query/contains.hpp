/// Whether one shape lies within another.
#pragma once

#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Whether every point of b belongs to a, a closed set: b may touch its boundary from inside.
/// Exact. O(n m).
[[nodiscard]] bool contains(const PlacedConvex& a, const PlacedConvex& b);

/// The same for shapes of several pieces. Exact where a is convex, or where each piece of b lies
/// within one piece of a; else within rounding: b is in the union of the pieces if its edges are
/// and no open part of the boundary of the union runs through b. O(k^2) for k edges near b.
[[nodiscard]] bool contains(const PlacedShape& a, const PlacedShape& b);

namespace detail {

/// See contains; collide_compound.hpp says why it is not inlined.
[[nodiscard, gnu::noinline]] bool containsCompound(const PlacedShape& a, const PlacedShape& b);

}  // namespace detail

}  // namespace sepax
