/// Outlines of any form, with or without holes, checked and brought into normal form.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax {

/// The normal form of an outline that does not cross itself, or why there is none.
struct SimpleOutline {
  /// Why there are no corners, if there are none.
  OutlineStatus status;
  /// The corners, counter-clockwise (y up). Empty unless the status is ok.
  std::vector<Vec2> corners;
};

/// Makes a counter-clockwise outline of a closed list of points, which may be concave.
///
/// Harmless forms are brought into order: repeats of the point before (so also a last point that
/// repeats the first), points on the straight line between their neighbours, clockwise lists. An
/// outline may touch itself in points, as quantised maps do: it still has one well-defined inside.
/// It must not cross itself, nor run along itself, as a spike does. The faults are those of
/// OutlineFault but kConcave; of several crossings the first in the order of the list is named. All
/// decisions are exact. The first corner is the first point of the list that is a corner.
///
/// O(n log n) for outlines that don't cross themselves. To name a crossing takes O(n) more for each
/// edge that a sweep must leave out (see detail::EdgeSweep) so that no edges cross, at worst.
[[nodiscard]] SimpleOutline normalizeSimpleOutline(std::span<const Vec2> points);

/// Why rings are no polygon with holes.
enum class RingsFault : std::uint8_t {
  kNone,
  kTooFewPoints,  ///< `ring` has fewer than three different points that follow one another.
  kCollinear,     ///< All points of `ring` lie on one line.
  kCrossing,      ///< Edge `edge` of `ring` and edge `otherEdge` of `otherRing`, which may be the
                  ///< same ring, cross or share a stretch.
  kHoleOutside,   ///< The hole `ring` is not inside `otherRing`, the outer ring of its polygon.
  kHoleInHole,    ///< The hole `ring` lies inside the hole `otherRing` of the same polygon.
  kNestedShells,  ///< The outer ring `ring` lies inside the polygon whose outer ring is
                  ///< `otherRing`.
};

/// What is wrong with a set of rings, if anything. Rings are numbered as given, through all
/// polygons. Edges have the index, in the list of their ring, of the point where they start.
struct RingsStatus {
  /// Why the rings are refused, or kNone.
  RingsFault fault = RingsFault::kNone;
  /// The ring at fault; of a crossing, that of the first edge.
  Index ring = 0;
  /// The ring that it crosses, lies in, or should lie in. Else the same as `ring`.
  Index otherRing = 0;
  /// A crossing: the edge of `ring`. Too few points: how many there are without repeats. Else 0.
  Index edge = 0;
  /// A crossing: the edge of `otherRing`. Else the same as `edge`.
  Index otherEdge = 0;
  /// A crossing: whether the edges share a stretch.
  bool overlap = false;

  /// Whether there is no fault.
  [[nodiscard]] constexpr bool ok() const { return fault == RingsFault::kNone; }
};

/// The normal form of polygons with holes, or why there is none.
struct NormalizedRings {
  /// Why there are no rings, if there are none.
  RingsStatus status;
  /// In normal form. Empty unless the status is ok.
  PolygonRings rings;
};

/// Makes the normal form of polygons with holes. `lists` has of each polygon the outer outline
/// first, then the holes, each a closed list of points in either winding; `shells` says which lists
/// are outer outlines, as PolygonRings::shells does: the first list, and others in ascending order.
/// Points are finite and within kMaxCoordinate.
///
/// Each ring is normalised as by normalizeSimpleOutline. Holes must lie inside the outer ring of
/// their polygon and not inside one another; polygons must not overlap, but may lie in holes. Rings
/// may touch in points, a corner on a corner or on an edge, even so that a polygon falls into
/// parts; a corner is then put, or a straight one kept, into every ring at that point. They must
/// not cross, nor share a stretch of an edge. Of several crossings the first is named, in the order
/// of the rings and edges; of several misplaced rings one. All decisions are exact.
///
/// O(n log n) for n points in all of rings that don't cross; for others as normalizeSimpleOutline.
[[nodiscard]] NormalizedRings normalizePolygonRings(std::span<const std::span<const Vec2>> lists,
                                                    std::span<const Index> shells = kOneShell);

}  // namespace sepax
