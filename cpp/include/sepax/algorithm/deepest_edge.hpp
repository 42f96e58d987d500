/// The separating-axis test for the usual case, in a tight loop.
#pragma once

#include <cstdint>

#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// The edge over which a polygon reaches least into the other.
struct DeepestEdge {
  /// How the polygons stand, as far as is told without the visitor. The other two are exact.
  enum class Verdict : std::uint8_t {
    kUnclear,      ///< Some separation is next to zero, or the polygons are no polygons.
    kApart,        ///< Some edge has all of the other polygon outside.
    kOverlapping,  ///< No edge has.
  };

  /// What is known of the pair.
  Verdict verdict = Verdict::kUnclear;
  /// The polygon that has the edge.
  Side owner = Side::kA;
  /// In the numbering of the placed polygon. Also if the polygons are apart: then an edge that
  /// shows it, which may be given to isApartOver when they have moved a little.
  Index edge = kNoIndex;
  /// Minus the depth; how far the polygons are apart over the edge, if they are. Next to zero it is
  /// what visitAxisEnds computes, to the last bit.
  double separation = 0.0;
};

/// Finds the edge with the greatest separation, of ties the first in the order of visitAxisEnds. If
/// an edge shows that the polygons are apart, the first that does.
/// The same question asked without a visitor. O(n + m); of polygons with few corners all are looked
/// at, O(n m).
///
/// Separations next to zero are decided exactly if neither polygon has many corners: tiles that
/// touch take hardly longer than those that overlap.
[[nodiscard]] DeepestEdge deepestEdge(const PlacedPolygon& a, const PlacedPolygon& b);

/// The same one edge after the other, without EdgeLanes.
[[nodiscard]] DeepestEdge deepestEdgeOneByOne(const PlacedPolygon& a, const PlacedPolygon& b);

/// Whether an edge goes along the x or the y axis. What touches over such an edge needs no other
/// arithmetic than doubles. One component of its normal is exactly zero, and so are all products
/// with it; a height is the other component times the difference of two coordinates, and a rounded
/// difference has the right sign, zero included, because the least double is not lost to underflow.
[[nodiscard]] bool isAlongAxis(const PlacedPolygon& polygon, Index edge);

/// An end of an axis that shows that two polygons are apart.
struct SeparatingEnd {
  /// Whether one was found. If not, nothing is known.
  bool found = false;
  /// See AxisEnd.
  Side owner = Side::kA;
  /// See AxisEnd.
  Index edge = kNoIndex;
  /// The unit vector across the line, from a towards b.
  Vec2 normal;
};

/// Given what deepestEdge says of two polygons that are apart, finds the first end in the order of
/// visitAxisEnds that shows it: one that doesn't look out may come before the edge.
[[nodiscard]] SeparatingEnd firstSeparatingEnd(const PlacedPolygon& a, const PlacedPolygon& b,
                                               const DeepestEdge& apart);

/// Whether all of `other` is clear of an edge of `own`: the cheapest test of a pair that was apart
/// a moment ago. `own` may have lost the edge since, or be another polygon. False says nothing.
/// O(m).
[[nodiscard]] bool isApartOver(const PlacedPolygon& own, Index edge, const PlacedPolygon& other);

}  // namespace sepax
