#include "sepax/query/intersect_segments.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "sepax/math/predicates.hpp"

namespace sepax {

namespace {

using detail::SegmentEnds;

bool alike(double s, double t) { return (s > 0.0 && t > 0.0) || (s < 0.0 && t < 0.0); }

/// How far along the segment from p to q the point x on it lies; exact at both ends.
double fractionOf(const Vec2& x, const Vec2& p, const Vec2& q) {
  if (x == p) return 0.0;
  if (x == q) return 1.0;
  const Vec2 along = q - p;
  const double fraction =
      std::abs(along.x) > std::abs(along.y) ? (x.x - p.x) / along.x : (x.y - p.y) / along.y;
  return std::clamp(fraction, 0.0, 1.0);
}

/// A proper crossing. Each orientation is twice the area of a triangle over the other segment, so
/// their ratio divides the segment.
SegmentIntersection crossing(const SegmentEnds& ends, const std::array<double, 4>& sides) {
  const double onA = sides[0] / (sides[0] - sides[1]);
  const double onB = sides[2] / (sides[2] - sides[3]);
  // From the nearer end the rounding of the product is smaller.
  const bool fromStart = onA < 0.5;
  const Vec2 way = ends[1] - ends[0];
  const Vec2 point =
      fromStart ? ends[0] + onA * way : ends[1] + (sides[1] / (sides[1] - sides[0])) * -way;
  return {SegmentMeeting::kPoint, point, point, onA, onA, onB, onB};
}

/// Ends that lie on the other segment: none, one point (perhaps by two names), or the two ends of
/// an overlap.
SegmentIntersection touching(const SegmentEnds& ends, const std::array<double, 4>& sides) {
  std::array<Vec2, 2> found{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const std::size_t other = i < 2 ? 2 : 0;
    if (sides[i] != 0.0 || !betweenCollinear(ends[other], ends[i], ends[other + 1])) continue;
    if (count == 0 || (count == 1 && !(found[0] == ends[i]))) found[count++] = ends[i];
  }
  if (count == 0) return {};
  if (count == 1) {
    found[1] = found[0];
  } else if (!betweenCollinear(ends[0], found[0], found[1])) {
    std::swap(found[0], found[1]);
  }
  const auto& [start, end] = found;
  return {count > 1 ? SegmentMeeting::kOverlap : SegmentMeeting::kPoint,
          start,
          end,
          fractionOf(start, ends[0], ends[1]),
          fractionOf(end, ends[0], ends[1]),
          fractionOf(start, ends[2], ends[3]),
          fractionOf(end, ends[2], ends[3])};
}

}  // namespace

double detail::sideOf(const SegmentEnds& ends, std::size_t end) {
  const std::size_t other = end < 2 ? 2 : 0;
  return orientation(ends[other], ends[other + 1], ends[end]);
}

detail::SettledSegments detail::settleSegments(const SegmentEnds& ends, SegmentRules rules) {
  std::array<double, 4> sides{};
  bool crosses = true;
  bool collinear = true;
  // b's ends first, then a's.
  for (const std::size_t start : {std::size_t{2}, std::size_t{0}}) {
    const double first = sides[start] = sideOf(ends, start);
    const double second = sides[start + 1] = sideOf(ends, start + 1);
    if (alike(first, second)) {
      return {start == 2 ? SegmentExit::kBBesideA : SegmentExit::kABesideB, {}};
    }
    crosses = crosses && opposite(first, second);
    collinear = collinear && first == 0.0 && second == 0.0;
  }
  if (crosses) return {SegmentExit::kCrossing, crossing(ends, sides)};
  SettledSegments settled;
  settled.exit = collinear ? SegmentExit::kCollinear : SegmentExit::kTouching;
  const SegmentIntersection found = touching(ends, sides);
  if ((rules.collinear || !collinear) &&
      (rules.touching || found.meeting == SegmentMeeting::kOverlap)) {
    settled.intersection = found;
  }
  return settled;
}

SegmentIntersection intersectSegments(Vec2 a0, Vec2 a1, Vec2 b0, Vec2 b1, SegmentRules rules) {
  return detail::settleSegments({a0, a1, b0, b1}, rules).intersection;
}

}  // namespace sepax
