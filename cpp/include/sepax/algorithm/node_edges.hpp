#pragma once

#include <vector>

#include "sepax/algorithm/odd_edges.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax::detail {

/// Edges that share nothing but ends, in the order of keepOddEdges.
struct NodedEdges {
  std::vector<LineEdge> edges;
  /// How many pairs of edges crossed within, before any were cut.
  Index crossings = 0;
  /// In how many places edges lay on one another, before rounding.
  Index overlaps = 0;
};

/// Cuts the edges of rings where they cross one another, and where they pass through corners, and
/// leaves those that an odd number of edges lies on.
///
/// Points that are given stay as they are. A crossing is rounded to doubles, so the two parts of an
/// edge are no longer in one line, and may cross what they passed by; so it is done again, until
/// nothing crosses. Mostly that is the second time. Should it take more than a few, or should
/// crossings multiply by it, as they do where many edges lie within rounding of one line, all
/// points are put on a grid and the given edges pulled to the centres of the cells that they pass
/// through and that have a point or a crossing in them, which makes no new crossings (Hobby,
/// "Practical Segment Intersection with Finite Precision Output", 1999). As crossings are found by
/// rounding, too, it may be a wrong cell; then the grid is made coarser, and has but one cell in
/// the end. So it ends.
///
/// Finding crossings is the work of EdgeMeetings: O(n log n), and for each edge that crosses others
/// O(log n) as a rule, and as much for each of these.
[[nodiscard]] NodedEdges nodeEdges(const PolygonRings& rings);

}  // namespace sepax::detail
