/// The first contact of shapes that turn, by steps that are sure to be too short.
#pragma once

#include <cstdint>
#include <vector>

#include "sepax/math/interval.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/shape_cast.hpp"
#include "sepax/shape/motion.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// With which shape a line moves and turns.
enum class LineOwner : std::uint8_t { kNone, kA, kB };

/// One stop of an advance.
struct AdvanceStop {
  /// From 0 to 1.
  double time = 0.0;
  /// The shapes at that time, where they are then.
  Distance gap;
  /// What carries the line, square to gap.normal, that separates the shapes from here on: b's
  /// nearest point, a's, or the middle between the two, which moves at the mean of their
  /// velocities.
  LineOwner line = LineOwner::kNone;
  /// For how long it is sure to: how far time advances. Not less than what is left if no contact
  /// follows.
  double safe = 0.0;
};

/// How an advance went.
struct AdvanceLog {
  /// When the circles about the pivots, in which the shapes stay, meet; the advance starts there.
  Interval inReach;
  /// In the order of time; the last is at the impact, if there is one. None if never in reach.
  std::vector<AdvanceStop> stops;
};

/// Whether the motion turns the shape: not if it is a circle about the pivot.
[[nodiscard]] bool turns(const PlacedConvex& shape, const Motion& motion);

/// The first contact of shapes that are apart at the start. Writes the stops to the log if there is
/// one. With an `overlap`, less deep ones are no contact, and the shapes may have such a one at the
/// start; what is said below holds as if they were that much further apart along every normal.
///
/// By conservative advancement (Mirtich, "Impulse-based Dynamic Simulation of Rigid Body Systems",
/// 1996): at the time reached, a line separates the shapes and moves along with their nearest
/// points. Along its normal each corner, at distance r from the pivot and turning at the rate w,
/// gains on the line at a known rate now, and at an acceleration of at most w^2 r. No corner can
/// get to the line before the least root of those parabolas, so time advances to it. Impacts are
/// found in few steps, as by Newton's method; near a graze the time left halves.
///
/// The number of steps is bounded, in proportion to the turns (see kMaxSteps). When
/// they are used up, which takes hundreds of near grazes, an impact is reported at the time
/// reached, where the shapes don't touch yet: `separation` is then greater than the tolerance.
/// Each step O(n + m).
[[nodiscard]] Impact advance(const PlacedConvex& a, const PlacedConvex& b, const Motion& motionA,
                             const Motion& motionB, AdvanceLog* log = nullptr,
                             double overlap = 0.0);

}  // namespace sepax
