#include "sepax/query/trace_segments.hpp"

#include <algorithm>
#include <limits>

#include "sepax/math/predicates.hpp"

namespace sepax {

namespace {

/// Where the other line cuts a segment, from the sides of it that the segment's start and end are
/// on, and start less end as the determinant has it: exact decisions, and a number that agrees.
SegmentParameter parameterOf(double startSide, double endSide, double determinant) {
  if (determinant == 0.0) return {};
  const bool before = startSide != 0.0 && (startSide > 0.0) != (determinant > 0.0);
  const bool beyond = endSide != 0.0 && (endSide > 0.0) == (determinant > 0.0);
  if (before) {
    return {std::min(startSide / determinant, -std::numeric_limits<double>::denorm_min()), false};
  }
  if (beyond)
    return {std::max(startSide / determinant, 1.0 + std::numeric_limits<double>::epsilon()), false};
  return {startSide / (startSide - endSide), true};
}

}  // namespace

SegmentsTrace traceSegments(Vec2 a0, Vec2 a1, Vec2 b0, Vec2 b1, SegmentRules rules) {
  const detail::SegmentEnds ends{a0, a1, b0, b1};
  const detail::SettledSegments settled = detail::settleSegments(ends, rules);
  SegmentsTrace trace;
  trace.exit = settled.exit;
  trace.intersection = settled.intersection;
  trace.columnA = a1 - a0;
  trace.columnB = b0 - b1;
  trace.right = b0 - a0;
  trace.determinant = crossOfDifferences(a0, a1, b1, b0);
  for (std::size_t i = 0; i < 4; ++i) trace.sides[i] = detail::sideOf(ends, i);
  trace.onA = parameterOf(trace.sides[0], trace.sides[1], -trace.determinant);
  trace.onB = parameterOf(trace.sides[2], trace.sides[3], trace.determinant);
  return trace;
}

}  // namespace sepax
