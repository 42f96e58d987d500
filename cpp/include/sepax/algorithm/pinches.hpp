/// Where the inside of a polygon falls apart.
#pragma once

#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"
#include "sepax/shape/polygon_rings.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

/// A point in which parts of the inside of one polygon touch that have no other way to one another
/// through it.
struct Pinch {
  Index polygon;
  Vec2 at;
};

/// By polygons, and in each in the order of the sweep.
[[nodiscard]] constexpr bool pinchBefore(const Pinch& p, const Pinch& q) {
  return p.polygon != q.polygon ? p.polygon < q.polygon : sweptBefore(p.at, q.at);
}

/// The pinches of polygons in normal form, in the order of pinchBefore. A polygon without any has
/// an inside in one piece.
///
/// Each sector of the inside at a point lies to the left of a closed walk along rings, which
/// changes from one to another where they touch. The boundary of a connected region is one walk for
/// each of its components, so that all its sectors at one point are on the same walk. O(n log n).
[[nodiscard]] std::vector<Pinch> findPinches(const PolygonRings& rings);

}  // namespace sepax::detail
