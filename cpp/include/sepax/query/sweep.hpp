/// When and where two shapes meet that both move and turn.
#pragma once

#include "sepax/query/shape_cast.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/motion.hpp"
#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// The first contact of two moving shapes.
///
/// Where neither turns, this is shapeCast with the difference of the translations. Else the
/// decision is not exact but safe: the shapes overlap at no time before that of the impact, and at
/// no time at all if there is none, up to rounding. An impact is reported at the latest when they
/// touch, and at the earliest when they are kSweepTolerance of the reach of what turns apart and
/// closing in, with `separation` telling how far. Shapes never pass through one another, however
/// fast.
///
/// By conservative advancement: see conservative_advancement.hpp for the steps and their number.
[[nodiscard]] Impact sweep(const PlacedConvex& a, const PlacedConvex& b, const Motion& motionA,
                           const Motion& motionB);

/// The same for shapes of several pieces: the first impact of any two. Where they overlap at the
/// start, normal and separation are those of the whole shapes.
[[nodiscard]] Impact sweep(const PlacedShape& a, const PlacedShape& b, const Motion& motionA,
                           const Motion& motionB);

namespace detail {

/// See sweep; collide_compound.hpp says why it is not inlined.
[[nodiscard, gnu::noinline]] Impact sweepCompound(const PlacedShape& a, const PlacedShape& b,
                                                  const Motion& motionA, const Motion& motionB);

/// All that a point of a moves by, as seen from one of b.
struct RelativeMoves {
  Vec2 way;
  /// How far from the straight way: by turning, by rounding, and by how near to a contact a turning
  /// shape stops.
  double aside;

  /// Until a time of the motion, 0 to 1.
  [[nodiscard]] Bounds until(double time) const;
};

/// O(p + q).
[[nodiscard]] RelativeMoves movesOf(const PlacedShape& a, const PlacedShape& b,
                                    const Motion& motionA, const Motion& motionB);

}  // namespace detail

}  // namespace sepax
