/// Cuts polygons into triangles.
#pragma once

#include <array>
#include <vector>

#include "sepax/algorithm/outline.hpp"
#include "sepax/algorithm/polygon_rings.hpp"

namespace sepax {

/// Indices of three corners in PolygonRings::points, counter-clockwise (y up).
using Triangle = std::array<Index, 3>;

/// Cuts a polygon in normal form into triangles whose corners are corners of the polygon. No
/// triangle is degenerate, they don't overlap, and together they are the polygon, exactly: n - 2
/// triangles for n corners, 2 more for each hole that touches no other ring.
///
/// Each hole is joined to a corner to the left of its leftmost one by a diagonal; then ears are cut
/// off, sharp ones first (Meisters, "Polygons Have Ears", 1975). Corners that may be in the way of
/// an ear are found in a tree of boxes, and one that is has the ear wait until it is gone. Joining
/// is O(n log n); an ear takes O(log n) as a rule, O(sqrt(n)) where it is long and thin and passes
/// between many corners, as in a grid of holes, and O(n) at worst.
[[nodiscard]] std::vector<Triangle> triangulate(const PolygonRings& rings);

}  // namespace sepax
