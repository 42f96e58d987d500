/// Every step of the test of two segments, for teaching and for debugging.
#pragma once

#include <array>

#include "sepax/math/vec2.hpp"
#include "sepax/query/intersect_segments.hpp"

namespace sepax {

/// A place on a segment's line, as one of the two unknowns of the matrix form.
struct SegmentParameter {
  /// 0 at the start of the segment, 1 at its end; 0 if the lines are parallel.
  double value = 0.0;
  /// Whether it lies in the closed interval from 0 to 1, decided exactly; false if the lines are
  /// parallel.
  bool within = false;
};

/// The point a0 + t (a1 - a0) of the first line is the point b0 + u (b1 - b0) of the second if
///
///     [columnA columnB] (t, u) = right
///
/// By Cramer's rule t and u are quotients of determinants, each twice the area of a triangle that
/// an end of one segment makes with the other segment. Their signs are all that the decision needs.
struct SegmentsTrace {
  /// a1 - a0.
  Vec2 columnA;
  /// b0 - b1.
  Vec2 columnB;
  /// b0 - a0.
  Vec2 right;
  /// Of the matrix, with the exact sign; 0: the lines are parallel, or a segment has zero length.
  double determinant = 0.0;
  /// t: where the line of b cuts that of a.
  SegmentParameter onA;
  /// u: where the line of a cuts that of b.
  SegmentParameter onB;
  /// On which side of the other segment's line a0, a1, b0 and b1 are: twice the signed areas of the
  /// triangles b0 b1 a0, b0 b1 a1, a0 a1 b0 and a0 a1 b1, positive if counter-clockwise (y up), 0
  /// if collinear, exactly.
  std::array<double, 4> sides{};
  /// What settled the question; later tests weren't needed, though their numbers are shown.
  SegmentExit exit = SegmentExit::kBBesideA;
  /// What intersectSegments answers.
  SegmentIntersection intersection;
};

/// Records intersectSegments(a0, a1, b0, b1, rules) step by step. O(1).
[[nodiscard]] SegmentsTrace traceSegments(Vec2 a0, Vec2 a1, Vec2 b0, Vec2 b1,
                                          SegmentRules rules = {});

}  // namespace sepax
