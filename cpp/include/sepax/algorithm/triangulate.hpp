/// Cuts polygons into triangles.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "sepax/algorithm/simple_outline.hpp"
#include "sepax/shape/outline.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax {

/// Indices of three corners in PolygonRings::points, counter-clockwise (y up).
using Triangle = std::array<Index, 3>;

/// Cuts polygons in normal form into triangles whose corners are corners of the polygons. No
/// triangle is degenerate, they don't overlap, and together they are the polygons, exactly: n - 2
/// triangles for n corners of a polygon, 2 more for each hole that touches no other ring.
///
/// Each hole is joined to a corner to the left of its leftmost one by a diagonal; then ears are cut
/// off, sharp ones first (Meisters, "Polygons Have Ears", 1975). Corners that may be in the way of
/// an ear are found in a tree of boxes, and one that is has the ear wait until it is gone. Joining
/// is O(n log n); an ear takes O(log n) as a rule, O(sqrt(n)) where it is long and thin and passes
/// between many corners, as in a grid of holes, and O(n) at worst.
[[nodiscard]] std::vector<Triangle> triangulate(const PolygonRings& rings);

/// The answer of the triangulation of an outline that may be faulty.
struct Triangulation {
  /// Why there are no triangles, if there are none.
  RingsStatus status;
  /// As those of triangulate, but of the points as they were given, counted through from the first
  /// list to the last. Of points at one place it is always the first.
  std::vector<Triangle> triangles;
};

/// Cuts polygons with holes as a user gives them, which are as normalizePolygonRings takes them,
/// and are refused as there.
[[nodiscard]] Triangulation triangulateLists(std::span<const std::span<const Vec2>> lists,
                                             std::span<const Index> shells = kOneShell);

}  // namespace sepax
