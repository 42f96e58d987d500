/// Two boxes at any angle.
#pragma once

#include <array>

#include "sepax/math/interval.hpp"
#include "sepax/space3/algorithm/box_axes.hpp"
#include "sepax/space3/query/collision3.hpp"
#include "sepax/space3/shape/oriented_box.hpp"

namespace sepax::space3 {

/// No axis.
inline constexpr std::uint32_t kNoAxis = kBoxAxisCount;

/// The answer of collideBoxes.
struct BoxCollision {
  /// How the boxes overlap.
  Collision3 collision;
  /// The number of the axis (see boxAxis) that gave the normal. For boxes that are apart, the first
  /// that separates them.
  std::uint32_t axis = 0;
};

/// How two boxes overlap, by the separating-axis test over 15 axes. `intersects` is exact for the
/// boxes as stored; depth and normal are right within 1e-12 of the pair's size. Of equally short
/// ways out that of a face is taken, a's before b's. O(1).
[[nodiscard]] BoxCollision collideBoxes(const OrientedBox& a, const OrientedBox& b);

/// One axis of the test, and what is known after it.
struct BoxTraceStep {
  /// The axis, and how the shadows lie to one another.
  BoxAxis axis;
  /// The shadows of the boxes on the axis, measured from the origin; empty for parallel edges.
  Interval a;
  /// See `a`.
  Interval b;
  /// The least overlap so far; that of edges counts if it is less by more than rounding.
  double leastOverlap = 0.0;
  /// The step that gave it, which is the number of its axis.
  std::uint32_t leastOverlapStep = 0;
};

/// Every step of the separating-axis test of two boxes, in order.
struct BoxTrace {
  /// One for each axis, in the order of boxAxis.
  std::array<BoxTraceStep, kBoxAxisCount> steps;
  /// What collideBoxes answers.
  BoxCollision result;
  /// The step at which collideBoxes stopped, or kNoAxis: the steps after it weren't needed.
  std::uint32_t decidedBy = kNoAxis;
};

/// Records all 15 axes of collideBoxes, which takes the same steps.
[[nodiscard]] BoxTrace traceBoxes(const OrientedBox& a, const OrientedBox& b);

}  // namespace sepax::space3
