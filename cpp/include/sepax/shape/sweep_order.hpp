/// The order in which a sweep line meets points.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"

namespace sepax::detail {

/// Whether a line that sweeps the plane from left to right meets p before q. The line leans a
/// little to the left, so that it meets points with equal x one by one, from below.
[[nodiscard]] constexpr bool sweptBefore(Vec2 p, Vec2 q) {
  return p.x < q.x || (p.x == q.x && p.y < q.y);
}

/// A way from a point along an edge.
struct Ray {
  Vec2 to;
  Index edge;
  /// What path through the point the ray belongs to, for those who sort.
  Index path;
};

/// Sorts the ways from a point counter-clockwise from straight down: first all that the sweep meets
/// after the point, then all before. Exact. O(n log n).
void sortAround(Vec2 at, std::vector<Ray>& rays);

/// The indices of the points in the order of the sweep; equal points in the order of the list.
/// O(n log n).
[[nodiscard]] std::vector<Index> sweepOrder(std::span<const Vec2> points);

/// The indices of the points in an order in which neighbours are near each other: along the Z curve
/// (Morton, "A Computer Oriented Geodetic Data Base and a New Technique in File Sequencing", 1966).
/// O(n log n).
[[nodiscard]] std::vector<Index> nearbyOrder(std::span<const Vec2> points);

/// Calls visit(span of indices) for the points at each place, in the order that sweepOrder gave.
template <class Visitor>
void forEachPlace(std::span<const Vec2> points, std::span<const Index> order, Visitor visit) {
  for (std::size_t first = 0, last = 0; first < order.size(); first = last) {
    while (last < order.size() && points[order[last]] == points[order[first]]) ++last;
    visit(order.subspan(first, last - first));
  }
}

}  // namespace sepax::detail
