/// Leaves out corners that hardly matter.
#pragma once

#include <vector>

#include "sepax/shape/outline.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax {

/// Leaves out corners of polygons in normal form as long as the outline moves by no more than
/// `tolerance` (a length, >= 0): every corner that was left out lies within `tolerance` of the edge
/// that now spans its place. Returns the indices of the corners that stay, ring by ring in order;
/// each ring keeps three at least.
///
/// The topology stays the same, decided exactly: no edges cross that did not, and no hole or corner
/// changes sides. Corners go one by one, the one that moves the outline least first; one whose
/// triangle with its neighbours has another corner in it or on it must wait until that is gone, so
/// corners where rings touch stay. The order is that of Visvalingam and Whyatt ("Line
/// Generalisation by Repeated Elimination of Points", 1993), which suits such checks, since every
/// step is small and local; the measure is the distance of Douglas and Peucker ("Algorithms for the
/// Reduction of the Number of Points Required to Represent a Digitized Line", 1973), not the area
/// of the triangle, as it bounds what a user can see and what a body can feel. Douglas and
/// Peucker's own recursion may make an outline cross itself.
///
/// O(n log^2 n) as a rule. Where the outline goes to and fro within the tolerance, it takes O(m)
/// for each of the n corners, with m the number of corners that one edge replaces.
[[nodiscard]] std::vector<Index> simplify(const PolygonRings& rings, double tolerance);

/// The rings of the corners that simplify kept: in normal form again, but where rounding hides that
/// a corner has become straight.
[[nodiscard]] PolygonRings selectCorners(const PolygonRings& rings,
                                         const std::vector<Index>& corners);

}  // namespace sepax
