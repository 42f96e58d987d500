/// How two shapes collide, standing or moving, and how to push them apart.
#pragma once

#include <limits>

#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/math/interval.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_polygon.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// The answer of collide. Shapes are closed sets; `normal` is a unit vector from a towards b;
/// `depth >= 0`; `mtv = -depth * normal`.
struct Collision {
  /// Whether the shapes share a point now. Exact.
  bool intersects = false;
  /// Whether they share a point at some time of the step. Exact.
  bool willIntersect = false;
  /// The direction of the contact; a separating direction if there is none.
  Vec2 normal;
  /// The length of mtv. 0 or more.
  double depth = 0.0;
  /// Standing: the shortest translation of a that separates the pair. Moving: what to add to the
  /// velocity so that a goes no further than into contact and slides along b.
  Vec2 mtv;
  /// The edge that gave the normal, in the numbering of the local polygon of `side`; kNoIndex if
  /// the direction across the motion gave it.
  Side side = Side::kA;
  /// See `side`.
  Index edge = kNoIndex;
  /// The pieces of the shapes that the normal is of.
  Index pieceOfA = 0;
  /// See `pieceOfA`.
  Index pieceOfB = 0;
  /// When in the step, 0 to 1, the shapes touch: first and last. Empty if never.
  Interval time;
};

/// Collides polygon a, which moves by `velocity` during the step, with polygon b, which stands: for
/// two movers, give the difference of their velocities.
///
/// The names are those of Cozic ("2D Polygon Collision Detection", 2006); the computation is not:
/// it keeps one common time interval over all axes (Cyrus and Beck, "Generalized Two- and Three-
/// Dimensional Clipping", 1978, applied to the Minkowski difference) and tests the axis across the
/// motion. If the shapes already overlap, the normal is that of the shortest way out now, so that a
/// fast a is not pushed through b to the far side.
///
/// `depth` and `mtv` carry a relative error below 1e-12 of the pair's size. O(n + m).
[[nodiscard]] Collision collide(const PlacedPolygon& a, const PlacedPolygon& b,
                                Vec2 velocity = Vec2{});

/// The same for shapes with a rounding radius.
[[nodiscard]] Collision collide(const PlacedConvex& a, const PlacedConvex& b,
                                Vec2 velocity = Vec2{});

/// The same for shapes of several pieces: for the shapes as a whole, not piece by piece. The
/// standing push is the shortest translation that frees every piece (see nearestWayOut). The moving
/// one takes a as far as it gets having slid along whatever was in the way, in contact or past it;
/// it need not be the shortest. `time` spans from the first to the last moment of touch; in between
/// the shapes may be apart. O(p + q + k log k) as a rule for p and q pieces, of which k pairs touch
/// on the way; see nearestWayOut for the push.
[[nodiscard]] Collision collide(const PlacedShape& a, const PlacedShape& b, Vec2 velocity = Vec2{});

}  // namespace sepax
