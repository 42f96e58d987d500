/// When and where two shapes meet that both move and turn.
#pragma once

#include "sepax/query/shape_cast.hpp"
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

}  // namespace sepax
