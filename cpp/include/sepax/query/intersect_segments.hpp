/// What two segments have in common.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "sepax/math/vec2.hpp"

namespace sepax {

/// What two segments have in common.
enum class SegmentMeeting : std::uint8_t {
  kNone,     ///< Nothing.
  kPoint,    ///< One point: a crossing, or a touch.
  kOverlap,  ///< A common part of some length; the segments lie on one line.
};

/// The answer of intersectSegments.
struct SegmentIntersection {
  /// What is in common; if nothing, the rest says nothing.
  SegmentMeeting meeting = SegmentMeeting::kNone;
  /// The common point, or the ends of the common part in the sense of the first segment. An end of
  /// a segment that is in common is given as it is, to the bit.
  Vec2 start;
  /// See `start`. The same for a single point.
  Vec2 end;
  /// Where the common part starts and ends on the first and on the second segment, 0 to 1.
  double startOnA = 0.0;
  /// See `startOnA`.
  double endOnA = 0.0;
  /// The same on the second segment.
  double startOnB = 0.0;
  /// See `startOnB`. Less than that if the segments point opposite ways.
  double endOnB = 0.0;
};

/// What counts as a meeting.
struct SegmentRules {
  /// Whether the ends belong to the segments. Without them, segments have in common what lies
  /// inside both: a crossing, or an overlap, but no single point that is an end of either.
  bool touching = true;
  /// Whether segments count that lie on one line, overlapping or end to end. A segment of zero
  /// length lies on one line with each that holds it.
  bool collinear = true;
};

/// What settled the question, in the order of the tests.
enum class SegmentExit : std::uint8_t {
  kBBesideA,   ///< Both ends of b are strictly on one side of a's line: nothing in common.
  kABesideB,   ///< Both ends of a are strictly on one side of b's line: nothing in common.
  kCrossing,   ///< The ends of each are strictly on both sides of the other.
  kTouching,   ///< An end of one is on the other.
  kCollinear,  ///< All ends are on one line, and their order on it decides.
};

/// What the closed segments a0-a1 and b0-b1 have in common. The decision is exact for every case:
/// crossing, touching, parallel, collinear, vertical, zero length. Crossing points carry a relative
/// error below 1e-12 of the segments' size, unless the segments are nearly parallel, where the
/// error grows with the inverse of the sine of their angle.
///
/// Four orientation signs decide (O'Rourke, "Computational Geometry in C", 1998, 1.5); the point
/// comes from solving [a1 - a0, b0 - b1] (t, u) = b0 - a0 by Cramer's rule. O(1).
[[nodiscard]] SegmentIntersection intersectSegments(Vec2 a0, Vec2 a1, Vec2 b0, Vec2 b1,
                                                    SegmentRules rules = {});

namespace detail {

/// a0, a1, b0, b1.
using SegmentEnds = std::array<Vec2, 4>;

/// On which side of the other segment's line an end is: the sign of a triangle's area, exactly.
[[nodiscard]] double sideOf(const SegmentEnds& ends, std::size_t end);

/// The answer of intersectSegments, and what settled it.
struct SettledSegments {
  SegmentExit exit = SegmentExit::kBBesideA;
  SegmentIntersection intersection;
};

/// Decides what two segments have in common, and says which test it was that decided.
[[nodiscard]] SettledSegments settleSegments(const SegmentEnds& ends, SegmentRules rules);

}  // namespace detail

}  // namespace sepax
