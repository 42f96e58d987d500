/// Outlines as people have them, checked and brought into the one form that the queries take.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"

namespace sepax {

/// The place of a point, an edge or a piece in its list.
using Index = std::uint32_t;

/// Why an outline is no convex polygon.
enum class OutlineFault : std::uint8_t {
  kNone,
  kTooFewPoints,  ///< Fewer than three different points follow one another.
  kCollinear,     ///< All points lie on one line: the area is zero.
  kConcave,       ///< The outline is simple, but has a dent at `first`.
  kSelfCrossing,  ///< The edges that start at `first` and `second` share a point that they must
                  ///< not.
};

/// What is wrong with an outline, if anything. Indices are those of the list that was given.
struct OutlineStatus {
  /// Why the outline is refused, or kNone.
  OutlineFault fault = OutlineFault::kNone;
  /// A crossing: the first of the two edges, by the point where it starts. A dent: its point. Too
  /// few points: how many there are without repeats. Else 0.
  Index first = 0;
  /// A crossing: the second of the two edges. Else the same as `first`.
  Index second = 0;

  /// Whether there is no fault.
  [[nodiscard]] constexpr bool ok() const { return fault == OutlineFault::kNone; }
};

/// The normal form of a convex outline, or why there is none.
struct ConvexOutline {
  /// Why there are no corners, if there are none.
  OutlineStatus status;
  /// The corners, counter-clockwise (y up), strictly convex. Empty unless the status is ok.
  std::vector<Vec2> corners;
};

/// Makes a strictly convex counter-clockwise outline of a closed list of points, all of them finite
/// and within kMaxCoordinate: that is not checked here, but by validateOutline.
///
/// Harmless forms are brought into order: repeats of the point before (so also a last point that
/// repeats the first), points on the straight line between their neighbours, clockwise lists.
/// Everything else that isn't convex is a fault. All decisions are exact. The first corner is the
/// first point of the list that is a corner. O(n) for convex outlines; to name a fault, O(n log n)
/// where the bounding boxes of few edges overlap, and O(n^2) at worst: programs with convex shapes
/// alone need not have the sweep of normalizeSimpleOutline, which is a quarter of their wasm.
[[nodiscard]] ConvexOutline normalizeConvexOutline(std::span<const Vec2> points);

}  // namespace sepax
