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
/// Each hole is joined to what lies below its leftmost corner by a diagonal; then ears are cut off,
/// sharp ones first (Meisters, "Polygons Have Ears", 1975). Corners that may be in the way of an
/// ear are found in a tree of boxes, and one that is has the ear wait until it is gone. O(n log n)
/// for ordinary outlines, and O(n) for each hole; O(n^2) at worst.
[[nodiscard]] std::vector<Triangle> triangulate(const PolygonRings& rings);

}  // namespace sepax
