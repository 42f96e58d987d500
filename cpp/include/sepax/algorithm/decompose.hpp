/// Cuts polygons into convex pieces.
#pragma once

#include <span>
#include <vector>

#include "sepax/algorithm/simple_outline.hpp"
#include "sepax/shape/outline.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax {

/// Strictly convex polygons that don't overlap.
struct ConvexPieces {
  /// The corners of all pieces, one piece after the other, each counter-clockwise (y up): indices
  /// in PolygonRings::points.
  std::vector<Index> corners;
  /// Where each piece begins in `corners`, and at the end the number of corners.
  std::vector<Index> starts{0};

  /// The number of pieces.
  [[nodiscard]] Index count() const { return static_cast<Index>(starts.size() - 1); }
  /// The corners of piece i, from 0 to count() - 1, as in `corners`.
  [[nodiscard]] std::span<const Index> piece(Index i) const {
    return std::span<const Index>(corners).subspan(starts[i], starts[i + 1] - starts[i]);
  }
};

/// Cuts polygons in normal form into few convex pieces, which together are the polygons, exactly.
/// The edges of the pieces are edges of the polygons and diagonals between its corners, or several
/// of them in one line: a corner that is straight in a piece is left out of it.
///
/// The triangulation by ears, without every diagonal that the rest can do without (Hertel and
/// Mehlhorn, "Fast Triangulation of Simple Polygons", 1983), has at most four times the least
/// number of pieces; on ordinary outlines it has a tenth more, or two. O(n log n) as a rule,
/// see triangulate.
[[nodiscard]] ConvexPieces decompose(const PolygonRings& rings);

/// The answer of the decomposition of an outline that may be faulty.
struct Decomposition {
  /// Why there are no pieces, if there are none.
  RingsStatus status;
  /// The polygons in normal form. Empty unless the status is ok.
  PolygonRings rings;
  /// Strictly convex, counter-clockwise (y up), and without common inner points.
  std::vector<std::vector<Vec2>> pieces;
};

/// Cuts polygons with holes as a user gives them, which are as normalizePolygonRings takes them,
/// and are refused as there.
[[nodiscard]] Decomposition decomposeLists(std::span<const std::span<const Vec2>> lists,
                                           std::span<const Index> shells = kOneShell);

}  // namespace sepax
