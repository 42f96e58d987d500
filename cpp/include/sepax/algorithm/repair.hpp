/// Makes polygons of outlines that are none.
#pragma once

#include <span>
#include <vector>

#include "sepax/shape/outline.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax {

/// What repair has done, counted.
struct RepairCounts {
  /// Points that repeated the one before.
  Index repeated = 0;
  /// Rings that enclosed nothing: of fewer than three points that differ, or all on one line.
  Index flat = 0;
  /// Points where a ring turned back on itself.
  Index spikes = 0;
  /// Pairs of edges that crossed, and were cut where they did.
  Index crossings = 0;
  /// Places where edges lay on one another.
  Index overlaps = 0;
  /// Points that were left out of straight edges.
  Index straight = 0;
};

/// What lists of points enclose.
struct RepairedOutline {
  /// In normal form, from left to right. The inside of each is connected, and no ring touches
  /// itself; they touch one another in points alone. Empty if nothing is enclosed.
  std::vector<PolygonRings> polygons;
  /// What had to be done for it.
  RepairCounts counts;
};

/// The polygons that closed lists of points enclose, whatever they do: by the even-odd rule, a
/// point is inside if a way from there to the outside crosses the edges of all lists an odd number
/// of times.
///
/// Which list is the outer one, and which way each runs, does not count: of dirty data neither can
/// be relied on. A hole stays a hole, one that shares an edge with its outline becomes a notch, one
/// that reaches beyond it is cut out where it is inside and is filled where it is not, and what is
/// drawn twice or there and back vanishes. Points stay as they are. Where edges cross there is a
/// new point, rounded to doubles: see detail::nodeEdges. O((n + k) log n) as a rule, for k pairs of
/// edges that cross or overlap; O(n k) where these lie within rounding of one line, as each is cut
/// in all places on its way.
[[nodiscard]] RepairedOutline repair(std::span<const std::span<const Vec2>> lists);

}  // namespace sepax
