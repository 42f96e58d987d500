#include "sepax/query/intersect_segments.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/exact_rounded.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::intersect_segments_test {
namespace {

using oracle::BigInteger;
using oracle::ExactPoint;

bool sameBits(Vec2 a, Vec2 b) {
  return std::bit_cast<std::uint64_t>(a.x) == std::bit_cast<std::uint64_t>(b.x) &&
         std::bit_cast<std::uint64_t>(a.y) == std::bit_cast<std::uint64_t>(b.y);
}

/// What two segments have in common, from exact integers.
struct Expected {
  SegmentMeeting meeting = SegmentMeeting::kNone;
  /// A proper crossing, inside both. If not, the common ends are `ends`.
  bool proper = false;
  double onA = 0.0;
  double onB = 0.0;
  std::vector<Vec2> ends;
};

bool holds(const ExactPoint& p, const ExactPoint& q, const ExactPoint& x) {
  return oracle::segmentsMeet(p, q, x, x);
}

Expected expected(Vec2 a0, Vec2 a1, Vec2 b0, Vec2 b1) {
  oracle::ExactFrame frame;
  for (const Vec2 p : {a0, a1, b0, b1}) frame.include(p);
  const ExactPoint p = frame.point(a0);
  const ExactPoint q = frame.point(a1);
  const ExactPoint r = frame.point(b0);
  const ExactPoint s = frame.point(b1);
  Expected answer;
  if (!oracle::segmentsMeet(p, q, r, s)) return answer;
  const auto keep = [&](bool common, Vec2 end) {
    if (common && std::find(answer.ends.begin(), answer.ends.end(), end) == answer.ends.end()) {
      answer.ends.push_back(end);
    }
  };
  keep(holds(r, s, p), a0);
  keep(holds(r, s, q), a1);
  keep(holds(p, q, r), b0);
  keep(holds(p, q, s), b1);
  answer.meeting = answer.ends.size() > 1 ? SegmentMeeting::kOverlap : SegmentMeeting::kPoint;
  if (!answer.ends.empty()) return answer;
  answer.proper = true;
  // p + t (q - p) = r + u (s - r).
  const BigInteger whole = cross(q - p, s - r);
  answer.onA = ratio(cross(r - p, s - r), whole);
  answer.onB = ratio(cross(r - p, q - p), whole);
  return answer;
}

double extentOf(Vec2 a0, Vec2 a1, Vec2 b0, Vec2 b1) { return length(a1 - a0) + length(b1 - b0); }

std::string describe(Vec2 a0, Vec2 a1, Vec2 b0, Vec2 b1) {
  std::ostringstream out;
  out << std::setprecision(17);
  for (const Vec2 p : {a0, a1, b0, b1}) out << "{" << p.x << ", " << p.y << "} ";
  return out.str();
}

/// The fractions lead back to the point, and are 0 and 1 at the ends only.
void checkFractions(Vec2 at, double onA, double onB, Vec2 a0, Vec2 a1, Vec2 b0, Vec2 b1) {
  const double rounding = 4e-16 * (length(a0) + length(a1) + length(b0) + length(b1)) +
                          1e-15 * extentOf(a0, a1, b0, b1);
  ASSERT_LE(length(a0 + onA * (a1 - a0) - at), rounding);
  ASSERT_LE(length(b0 + onB * (b1 - b0) - at), rounding);
  if (at == a0) {
    ASSERT_EQ(onA, 0.0);
  } else if (at == a1) {
    ASSERT_EQ(onA, 1.0);
  }
  if (at == b0) {
    ASSERT_EQ(onB, 0.0);
  } else if (at == b1) {
    ASSERT_EQ(onB, 1.0);
  }
}

void check(Vec2 a0, Vec2 a1, Vec2 b0, Vec2 b1) {
  const Expected truth = expected(a0, a1, b0, b1);
  const SegmentIntersection found = intersectSegments(a0, a1, b0, b1);
  ASSERT_EQ(found.meeting, truth.meeting);
  if (found.meeting == SegmentMeeting::kNone) return;
  for (const double fraction : {found.startOnA, found.endOnA, found.startOnB, found.endOnB}) {
    ASSERT_GE(fraction, 0.0);
    ASSERT_LE(fraction, 1.0);
  }
  if (truth.proper) {
    // Nearly parallel segments: the point is as uncertain as their angle is small.
    const double sine = std::abs(cross(a1 - a0, b1 - b0)) / (length(a1 - a0) * length(b1 - b0));
    const double size = extentOf(a0, a1, b0, b1);
    const double magnitude = std::fmax(length(a0), length(b0));
    const double tolerance = 1e-12 / std::fmax(sine, 1e-12);
    ASSERT_NEAR(found.startOnA * length(a1 - a0), truth.onA * length(a1 - a0), tolerance * size);
    ASSERT_NEAR(found.startOnB * length(b1 - b0), truth.onB * length(b1 - b0), tolerance * size);
    const Vec2 point = a0 + truth.onA * (a1 - a0);
    ASSERT_LE(length(found.start - point), tolerance * size + 4e-16 * magnitude);
    ASSERT_EQ(found.end, found.start);
    return;
  }
  // Ends are those given, to the bit, and in the sense of the first segment.
  const auto isGiven = [&](Vec2 x) {
    return sameBits(x, a0) || sameBits(x, a1) || sameBits(x, b0) || sameBits(x, b1);
  };
  ASSERT_TRUE(isGiven(found.start) && isGiven(found.end));
  ASSERT_NE(std::find(truth.ends.begin(), truth.ends.end(), found.start), truth.ends.end());
  ASSERT_NE(std::find(truth.ends.begin(), truth.ends.end(), found.end), truth.ends.end());
  ASSERT_EQ(found.start == found.end, truth.ends.size() == 1U);
  ASSERT_LE(found.startOnA, found.endOnA);
  checkFractions(found.start, found.startOnA, found.startOnB, a0, a1, b0, b1);
  checkFractions(found.end, found.endOnA, found.endOnB, a0, a1, b0, b1);
}

TEST(IntersectSegmentsTest, EveryPairOnASmallGrid) {
  // All segments of a 3 x 3 grid, zero length included: 81 x 81 pairs.
  std::vector<Vec2> grid;
  for (int x = 0; x < 3; ++x) {
    for (int y = 0; y < 3; ++y) grid.push_back({x - 1.0, 2.0 * y});
  }
  for (const Vec2 a0 : grid) {
    for (const Vec2 a1 : grid) {
      for (const Vec2 b0 : grid) {
        for (const Vec2 b1 : grid) {
          check(a0, a1, b0, b1);
          if (HasFatalFailure()) FAIL() << describe(a0, a1, b0, b1);
        }
      }
    }
  }
}

TEST(IntersectSegmentsTest, RandomPairsOfALattice) {
  test::Random random(11);
  std::array<int, 3> meetings{};
  for (int i = 0; i < test::share(30000); ++i) {
    const Vec2 a0 = random.latticePoint(4);
    const Vec2 a1 = random.latticePoint(4);
    const Vec2 b0 = random.latticePoint(4);
    const Vec2 b1 = random.latticePoint(4);
    // Far out and at a step of a third, where products round.
    const Vec2 by = random.chance(0.5) ? Vec2{} : Vec2{1e6 / 3.0, -1e12};
    const double step = random.chance(0.5) ? 1.0 : 1.0 / 3.0;
    const auto at = [&](Vec2 p) { return by + step * p; };
    check(at(a0), at(a1), at(b0), at(b1));
    if (HasFatalFailure()) FAIL() << describe(at(a0), at(a1), at(b0), at(b1));
    ++meetings[static_cast<std::size_t>(intersectSegments(a0, a1, b0, b1).meeting)];
  }
  for (const int count : meetings) EXPECT_GT(count, test::share(50));
}

TEST(IntersectSegmentsTest, RandomDoublesOfAnySize) {
  test::Random random(12);
  for (int i = 0; i < test::share(30000); ++i) {
    const double scale = std::ldexp(1.0, random.integer(-199, 199));
    const Vec2 a0 = scale * random.vector(1.0);
    const Vec2 a1 = scale * random.vector(1.0);
    const Vec2 b0 = scale * random.vector(1.0);
    // Three in ten end within rounding of the first segment.
    const double along = random.unit();
    const Vec2 b1 = random.chance(0.3) ? a0 + along * (a1 - a0) : scale * random.vector(1.0);
    check(a0, a1, b0, b1);
    if (HasFatalFailure()) FAIL() << describe(a0, a1, b0, b1);
  }
}

TEST(IntersectSegmentsTest, SegmentsThatAreAllButCollinear) {
  test::Random random(13);
  for (int i = 0; i < test::share(20000); ++i) {
    const Vec2 a0 = random.vector(10.0);
    const Vec2 way = random.vector(10.0);
    const auto on = [&](double t) { return a0 + t * way; };
    const double t0 = random.between(-1.0, 2.0);
    const double t1 = random.between(-1.0, 2.0);
    check(a0, on(1.0), on(t0), on(t1));
    if (HasFatalFailure()) FAIL() << describe(a0, on(1.0), on(t0), on(t1));
  }
}

TEST(IntersectSegmentsTest, SwappingTheSegmentsChangesNoDecision) {
  test::Random random(14);
  for (int i = 0; i < test::share(20000); ++i) {
    const Vec2 a0 = random.latticePoint(3);
    const Vec2 a1 = random.latticePoint(3);
    const Vec2 b0 = random.latticePoint(3);
    const Vec2 b1 = random.latticePoint(3);
    const SegmentIntersection forward = intersectSegments(a0, a1, b0, b1);
    const SegmentIntersection backward = intersectSegments(b0, b1, a0, a1);
    ASSERT_EQ(forward.meeting, backward.meeting) << describe(a0, a1, b0, b1);
    ASSERT_EQ(intersectSegments(a1, a0, b0, b1).meeting, forward.meeting);
    if (forward.meeting != SegmentMeeting::kOverlap) continue;
    const bool same = forward.start == backward.start && forward.end == backward.end;
    const bool turned = forward.start == backward.end && forward.end == backward.start;
    ASSERT_TRUE(same || turned) << describe(a0, a1, b0, b1);
  }
}

TEST(IntersectSegmentsTest, VerticalAndHorizontalCross) {
  const SegmentIntersection found = intersectSegments({2, -1}, {2, 3}, {0, 0}, {8, 0});
  EXPECT_EQ(found.meeting, SegmentMeeting::kPoint);
  EXPECT_EQ(found.start, (Vec2{2, 0}));
  EXPECT_EQ(found.startOnA, 0.25);
  EXPECT_EQ(found.startOnB, 0.25);
}

TEST(IntersectSegmentsTest, ACollinearGapIsNoMeeting) {
  EXPECT_EQ(intersectSegments({0, 0}, {10, 0}, {20, 0}, {30, 0}).meeting, SegmentMeeting::kNone);
}

TEST(IntersectSegmentsTest, AnOverlapRunsInTheSenseOfTheFirst) {
  const SegmentIntersection found = intersectSegments({10, 0}, {0, 0}, {-5, 0}, {4, 0});
  EXPECT_EQ(found.meeting, SegmentMeeting::kOverlap);
  EXPECT_EQ(found.start, (Vec2{4, 0}));
  EXPECT_EQ(found.end, (Vec2{0, 0}));
  EXPECT_EQ(found.startOnA, 0.6);
  EXPECT_EQ(found.endOnA, 1.0);
  EXPECT_EQ(found.startOnB, 1.0);
  EXPECT_EQ(found.endOnB, 5.0 / 9.0);
}

}  // namespace
}  // namespace sepax::intersect_segments_test
