/// The shortest way out of a union of obstacles.
#pragma once

#include <span>

#include "sepax/algorithm/contact_feature.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// The answer of nearestWayOut.
struct WayOut {
  /// What moves every piece of a out of every piece of b. Zero if none overlaps.
  Vec2 translation;
  /// Whether anything overlaps; if not, the rest says nothing.
  bool needed = false;
  /// The pieces that then touch; of several contacts, one.
  Index pieceOfA = 0;
  /// See `pieceOfA`.
  Index pieceOfB = 0;
  /// The edge that one of the two touches with.
  ContactEdge edge;
  /// The points of the two that come to lie on one another.
  ContactPoints points;
};

/// The shortest translation of the pieces of a together after which no inner point of theirs is in
/// the closed union of the pieces of b.
///
/// Of ways of the same length it is the one farthest along `preferred`.
///
/// The translations that overlap are the union of the pairwise obstacles. Its nearest outer point
/// is either the foot of the perpendicular on one boundary, or a crossing of two; the nearest of
/// them that is free is the answer. A seam between pieces is no way out: a point is free if some
/// directions, more than kOpenDirections of them, lead out of every obstacle that it is on the
/// boundary of. Obstacles are taken in as the way so far ends inside of them, so that only those in
/// the way count.
///
/// Exact but for rounding. O(p q) box tests for p and q pieces, and for the k edges of the
/// obstacles in the way O(k^2) crossings, most of them dismissed because they are farther than a
/// foot that is free.
[[nodiscard]] WayOut nearestWayOut(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b,
                                   Vec2 preferred = Vec2{});

}  // namespace sepax
