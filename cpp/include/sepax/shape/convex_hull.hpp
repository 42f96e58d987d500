/// Convex hull of points.
#pragma once

#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"

namespace sepax {

/// The indices of the corners of the convex hull, counter-clockwise (y up), without repeated and
/// collinear points: one index if all points are equal, two if all are collinear. Decided exactly.
///
/// Monotone chain (Andrew, "Another Efficient Algorithm for Convex Hulls in Two Dimensions", 1979).
/// O(n log n).
[[nodiscard]] std::vector<Index> convexHull(std::span<const Vec2> points);

}  // namespace sepax
