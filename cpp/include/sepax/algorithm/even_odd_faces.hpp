#pragma once

#include <span>
#include <vector>

#include "sepax/algorithm/odd_edges.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax::detail {

/// What edges enclose by the even-odd rule.
struct EvenOddFaces {
  /// Polygons in normal form, from left to right. The inside of each is connected, and each of its
  /// rings is simple: rings touch one another in corners alone, also those of different polygons,
  /// and have a corner there, be it a straight one.
  std::vector<PolygonRings> polygons;
  /// Corners that were left out because they are straight, without anything that touches there.
  Index straight = 0;
};

/// The polygons that edges enclose by the even-odd rule: points from where every way to the outside
/// crosses an odd number of edges. The edges share nothing but ends, are in the order of
/// keepOddEdges, and an even number of them meets in each point: see nodeEdges.
///
/// A sweep tells what is inside, and joins around each point the edges that bound one sector of the
/// inside; then each closed walk that touches itself is parted into simple rings. O(n log n).
[[nodiscard]] EvenOddFaces evenOddFaces(std::span<const LineEdge> edges);

}  // namespace sepax::detail
