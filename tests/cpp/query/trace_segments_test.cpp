#include "sepax/query/trace_segments.hpp"

#include <array>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::trace_segments_test {
namespace {

using oracle::Dyadic;
using oracle::exactCrossOfDifferences;
using oracle::signOf;
using test::Random;

struct Segments {
  Vec2 a0;
  Vec2 a1;
  Vec2 b0;
  Vec2 b1;
};

/// Lattice segments, many of which touch; far out and at a step of a third, where products round;
/// and segments that end within rounding of one another.
Segments segments(Random random) {
  Segments s{random.latticePoint(4), random.latticePoint(4), random.latticePoint(4),
             random.latticePoint(4)};
  if (random.chance(0.3)) {
    const double along = random.between(-0.5, 1.5);
    s = {random.vector(5.0), random.vector(5.0), random.vector(5.0), {}};
    s.b1 = s.a0 + along * (s.a1 - s.a0);
    return s;
  }
  const Vec2 by = random.chance(0.5) ? Vec2{} : Vec2{1e6 / 3.0, -1e12};
  const double step = random.chance(0.5) ? 1.0 : 1.0 / 3.0;
  for (Vec2* p : {&s.a0, &s.a1, &s.b0, &s.b1}) *p = by + step * *p;
  return s;
}

/// 0 <= numerator / denominator <= 1, exactly.
bool inUnitInterval(const Dyadic& numerator, const Dyadic& denominator) {
  const Dyadic rest = denominator - numerator;
  return numerator.sign() * denominator.sign() >= 0 && rest.sign() * denominator.sign() >= 0;
}

/// `parallelism`: the inverse of the sine of the lines' angle, with which the error may grow.
void checkParameter(const SegmentParameter& found, const Dyadic& numerator,
                    const Dyadic& denominator, double parallelism) {
  if (denominator.sign() == 0) {
    ASSERT_FALSE(found.within);
    ASSERT_EQ(found.value, 0.0);
    return;
  }
  ASSERT_EQ(found.within, inUnitInterval(numerator, denominator));
  ASSERT_EQ(found.within, found.value >= 0.0 && found.value <= 1.0);
  ASSERT_EQ(found.value < 0.0, numerator.sign() * denominator.sign() < 0);
  const double truth = ratio(numerator, denominator);
  ASSERT_NEAR(found.value, truth, 1e-14 * parallelism * std::fmax(1.0, std::abs(truth)));
}

SegmentExit expectedExit(const SegmentsTrace& trace) {
  const auto product = [](double s, double t) { return signOf(s) * signOf(t); };
  if (product(trace.sides[2], trace.sides[3]) > 0) return SegmentExit::kBBesideA;
  if (product(trace.sides[0], trace.sides[1]) > 0) return SegmentExit::kABesideB;
  if (product(trace.sides[2], trace.sides[3]) < 0 && product(trace.sides[0], trace.sides[1]) < 0) {
    return SegmentExit::kCrossing;
  }
  const bool collinear = trace.sides[2] == 0.0 && trace.sides[3] == 0.0 && trace.sides[0] == 0.0 &&
                         trace.sides[1] == 0.0;
  return collinear ? SegmentExit::kCollinear : SegmentExit::kTouching;
}

void check(const Segments& s, std::array<int, 5>& exits) {
  const SegmentsTrace trace = traceSegments(s.a0, s.a1, s.b0, s.b1);
  // The signs against rationals.
  ASSERT_EQ(signOf(trace.sides[2]), oracle::exactOrientation(s.a0, s.a1, s.b0).sign());
  ASSERT_EQ(signOf(trace.sides[3]), oracle::exactOrientation(s.a0, s.a1, s.b1).sign());
  ASSERT_EQ(signOf(trace.sides[0]), oracle::exactOrientation(s.b0, s.b1, s.a0).sign());
  ASSERT_EQ(signOf(trace.sides[1]), oracle::exactOrientation(s.b0, s.b1, s.a1).sign());
  const Dyadic determinant = exactCrossOfDifferences(s.a0, s.a1, s.b1, s.b0);
  ASSERT_EQ(signOf(trace.determinant), determinant.sign());
  // Cramer's rule against rationals.
  const double parallelism =
      length(trace.columnA) * length(trace.columnB) / std::abs(determinant.toDouble());
  checkParameter(trace.onA, exactCrossOfDifferences(s.a0, s.b0, s.b1, s.b0), determinant,
                 parallelism);
  checkParameter(trace.onB, exactCrossOfDifferences(s.a0, s.a1, s.a0, s.b0), determinant,
                 parallelism);
  ASSERT_EQ(trace.columnA, s.a1 - s.a0);
  ASSERT_EQ(trace.columnB, s.b0 - s.b1);
  ASSERT_EQ(trace.right, s.b0 - s.a0);
  ASSERT_EQ(trace.exit, expectedExit(trace));
  // The answer is that of the query, and follows from the steps.
  const SegmentIntersection answer = intersectSegments(s.a0, s.a1, s.b0, s.b1);
  ASSERT_EQ(trace.intersection.meeting, answer.meeting);
  ASSERT_EQ(trace.intersection.start, answer.start);
  ASSERT_EQ(trace.intersection.end, answer.end);
  if (determinant.sign() != 0) {
    const bool meets = answer.meeting != SegmentMeeting::kNone;
    ASSERT_EQ(meets, trace.onA.within && trace.onB.within);
    if (trace.exit == SegmentExit::kCrossing) {
      ASSERT_EQ(trace.onA.value, answer.startOnA);
      ASSERT_EQ(trace.onB.value, answer.startOnB);
    }
  }
  ++exits[static_cast<std::size_t>(trace.exit)];
}

TEST(TraceSegmentsTest, EveryStepAgainstRationals) {
  std::array<int, 5> exits{};
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    check(segments(Random(1, i)), exits);
    if (HasFatalFailure()) FAIL() << i;
  }
  for (const int count : exits) EXPECT_GT(count, test::share(200));
}

TEST(TraceSegmentsTest, RulesOfWhatCounts) {
  constexpr SegmentRules kOpen{.touching = false, .collinear = true};
  constexpr SegmentRules kNotCollinear{.touching = true, .collinear = false};
  const auto meeting = [](const Segments& s, SegmentRules rules) {
    const SegmentsTrace trace = traceSegments(s.a0, s.a1, s.b0, s.b1, rules);
    const SegmentIntersection answer = intersectSegments(s.a0, s.a1, s.b0, s.b1, rules);
    EXPECT_EQ(trace.intersection.meeting, answer.meeting);
    return answer.meeting;
  };
  const Segments crossing{{0, 0}, {4, 4}, {0, 4}, {4, 0}};
  const Segments touch{{0, 0}, {4, 0}, {2, 0}, {2, 5}};
  const Segments endToEnd{{0, 0}, {4, 0}, {4, 0}, {9, 0}};
  const Segments corner{{0, 0}, {4, 0}, {4, 0}, {4, 9}};
  const Segments overlap{{0, 0}, {4, 0}, {2, 0}, {9, 0}};
  const Segments same{{0, 0}, {4, 1}, {4, 1}, {0, 0}};
  const Segments pointOn{{0, 0}, {4, 0}, {2, 0}, {2, 0}};
  EXPECT_EQ(meeting(crossing, kOpen), SegmentMeeting::kPoint);
  EXPECT_EQ(meeting(crossing, kNotCollinear), SegmentMeeting::kPoint);
  EXPECT_EQ(meeting(touch, kOpen), SegmentMeeting::kNone);
  EXPECT_EQ(meeting(touch, kNotCollinear), SegmentMeeting::kPoint);
  EXPECT_EQ(meeting(endToEnd, {}), SegmentMeeting::kPoint);
  EXPECT_EQ(meeting(endToEnd, kOpen), SegmentMeeting::kNone);
  EXPECT_EQ(meeting(endToEnd, kNotCollinear), SegmentMeeting::kNone);
  EXPECT_EQ(meeting(corner, kOpen), SegmentMeeting::kNone);
  EXPECT_EQ(meeting(corner, kNotCollinear), SegmentMeeting::kPoint);
  EXPECT_EQ(meeting(overlap, kOpen), SegmentMeeting::kOverlap);
  EXPECT_EQ(meeting(overlap, kNotCollinear), SegmentMeeting::kNone);
  EXPECT_EQ(meeting(same, kOpen), SegmentMeeting::kOverlap);
  EXPECT_EQ(meeting(same, kNotCollinear), SegmentMeeting::kNone);
  EXPECT_EQ(meeting(pointOn, {}), SegmentMeeting::kPoint);
  EXPECT_EQ(meeting(pointOn, kOpen), SegmentMeeting::kNone);
  EXPECT_EQ(meeting(pointOn, kNotCollinear), SegmentMeeting::kNone);
}

/// Whether the point x is strictly inside the segment from p to q, by rationals.
bool strictlyInside(Vec2 x, Vec2 p, Vec2 q) {
  if (oracle::exactOrientation(p, q, x).sign() != 0 || x == p || x == q) return false;
  const auto between = [](double low, double at, double high) {
    return (low <= at && at <= high) || (high <= at && at <= low);
  };
  return between(p.x, x.x, q.x) && between(p.y, x.y, q.y);
}

TEST(TraceSegmentsTest, OpenSegmentsMeetWhereAPointIsAnEndOfNeither) {
  for (std::uint64_t i = 0; i < test::cases(60000); ++i) {
    const Segments s = segments(Random(2, i));
    const SegmentIntersection closed = intersectSegments(s.a0, s.a1, s.b0, s.b1);
    const SegmentIntersection open = intersectSegments(s.a0, s.a1, s.b0, s.b1, {.touching = false});
    const SegmentsTrace trace = traceSegments(s.a0, s.a1, s.b0, s.b1);
    const bool ends = strictlyInside(s.a0, s.b0, s.b1) || strictlyInside(s.a1, s.b0, s.b1) ||
                      strictlyInside(s.b0, s.a0, s.a1) || strictlyInside(s.b1, s.a0, s.a1) ||
                      s.a0 == s.b0 || s.a0 == s.b1 || s.a1 == s.b0 || s.a1 == s.b1;
    if (closed.meeting == SegmentMeeting::kPoint) {
      // A crossing has no end in it.
      ASSERT_EQ(open.meeting == SegmentMeeting::kNone, ends) << i;
      ASSERT_EQ(trace.exit == SegmentExit::kCrossing, !ends) << i;
    } else {
      ASSERT_EQ(open.meeting, closed.meeting) << i;
    }
  }
}

}  // namespace
}  // namespace sepax::trace_segments_test
