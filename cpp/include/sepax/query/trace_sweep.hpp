/// Every step of the search for the first contact, for teaching and for debugging.
#pragma once

#include "sepax/query/conservative_advancement.hpp"
#include "sepax/query/shape_cast.hpp"
#include "sepax/shape/motion.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// Every step of the search for the first contact of two shapes.
struct SweepTrace {
  /// What sweep answers.
  Impact impact;
  /// Whether the time came from a formula, without steps: the shapes overlap at the start, or
  /// neither turns.
  bool closedForm = false;
  /// The steps, if not.
  AdvanceLog log;
};

/// Records sweep(a, b, motionA, motionB) step by step; made by the same code.
[[nodiscard]] SweepTrace traceSweep(const PlacedConvex& a, const PlacedConvex& b,
                                    const Motion& motionA, const Motion& motionB);

}  // namespace sepax
