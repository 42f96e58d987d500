/// What lies on either side of an edge differs by the even-odd rule, unless edges lie on one
/// another in pairs: the edges that an odd number of edges lies on are the whole boundary.
#pragma once

#include <vector>

#include "sepax/algorithm/sweep_line.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax::detail {

using LineEdge = SweepLine::Edge;

/// The edges of rings.
[[nodiscard]] std::vector<LineEdge> edgesOf(const PolygonRings& rings);

/// Brings edges into the order of the sweep, by their left ends, and those with one left end from
/// below, and of those that are equal leaves one if they are odd in number, else none. Returns how
/// many places there were where edges were equal. O(n log n).
Index keepOddEdges(std::vector<LineEdge>& edges);

/// Closed rings of edges of which an even number meets in each point, and no two are equal, in any
/// order: rings may cross and touch themselves and one another. O(n log n).
[[nodiscard]] PolygonRings closedRings(const std::vector<LineEdge>& edges);

}  // namespace sepax::detail
