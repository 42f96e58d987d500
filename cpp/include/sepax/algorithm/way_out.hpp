/// The shortest way out of a union of obstacles.
#pragma once

#include "sepax/algorithm/contact_feature.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_shape.hpp"

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
/// them that is free is the answer (see ObstacleUnion). Obstacles are taken in as the way so far
/// ends inside of them, so that only those in the way count.
///
/// Where more than a few are in the way, the plane is searched by squares (see SquareSearch).
///
/// Exact but for rounding. O(p + q + k log k) as a rule for p and q pieces and the k obstacles in
/// the way. Gaps and crossings nearer than the way out are what takes longer, O(k^2) of them at
/// worst: each takes a few squares, and each of these at worst all obstacles whose boxes hold it.
[[nodiscard]] WayOut nearestWayOut(const PlacedShape& a, const PlacedShape& b,
                                   Vec2 preferred = Vec2{});

}  // namespace sepax
