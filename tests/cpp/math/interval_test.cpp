#include "sepax/math/interval.hpp"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::interval_test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Interval randomInterval(test::Random& random, int reach) {
  const double p = random.integer(-reach, reach);
  const double q = random.integer(-reach, reach);
  return {std::min(p, q), std::max(p, q)};
}

TEST(IntervalTest, TheDefaultOneIsEmptyAndNeutralForIntersection) {
  EXPECT_TRUE(Interval{}.empty());
  EXPECT_FALSE((Interval{1.0, 1.0}.empty()));
  EXPECT_TRUE(intersection(Interval{}, {0.0, 5.0}).empty());
}

TEST(IntervalTest, IntersectionIsTheCommonPart) {
  const Interval common = intersection({0.0, 4.0}, {3.0, 9.0});
  EXPECT_EQ(common.min, 3.0);
  EXPECT_EQ(common.max, 4.0);
  EXPECT_FALSE(intersection({0.0, 3.0}, {3.0, 9.0}).empty());
  EXPECT_TRUE(intersection({0.0, 2.0}, {3.0, 9.0}).empty());
}

TEST(IntervalTest, OverlapOfPartlyOverlappingIntervalsIsTheWidthOfTheCommonPart) {
  EXPECT_EQ(overlap({0.0, 4.0}, {3.0, 9.0}), 1.0);
  EXPECT_EQ(overlap({3.0, 9.0}, {0.0, 4.0}), 1.0);
}

TEST(IntervalTest, OverlapIsZeroForTouchingAndMinusTheGapForSeparatedIntervals) {
  EXPECT_EQ(overlap({0.0, 3.0}, {3.0, 9.0}), 0.0);
  EXPECT_EQ(overlap({0.0, 3.0}, {5.0, 9.0}), -2.0);
  EXPECT_EQ(overlap({5.0, 9.0}, {0.0, 3.0}), -2.0);
}

TEST(IntervalTest, OverlapUnderContainmentIsTheShorterWayOut) {
  // The common part is [4, 5], 1 wide; but pulling apart takes 5 to one side and 6 to the other.
  EXPECT_EQ(overlap({0.0, 10.0}, {4.0, 5.0}), 5.0);
  EXPECT_EQ(overlap({4.0, 5.0}, {0.0, 10.0}), 5.0);
  EXPECT_EQ(overlap({0.0, 10.0}, {0.0, 10.0}), 10.0);
}

TEST(IntervalTest, MovingByTheOverlapMakesIntervalsTouchAndByLessDoesNot) {
  test::Random random(2);
  for (int i = 0; i < test::share(5000); ++i) {
    const Interval a = randomInterval(random, 8);
    const Interval b = randomInterval(random, 8);
    const double amount = overlap(a, b);
    if (amount <= 0.0) continue;
    const auto apartAfter = [&](double shift) {
      return a.max + shift <= b.min || b.max <= a.min + shift;
    };
    ASSERT_TRUE(apartAfter(amount) || apartAfter(-amount)) << i;
    ASSERT_FALSE(apartAfter(0.99 * amount) || apartAfter(-0.99 * amount)) << i;
    ASSERT_EQ(overlap(a, b), overlap(b, a)) << i;
  }
}

TEST(IntervalTest, SweptCoversTheWholeWayForwardAndBackward) {
  EXPECT_EQ(swept({1.0, 2.0}, 5.0).min, 1.0);
  EXPECT_EQ(swept({1.0, 2.0}, 5.0).max, 7.0);
  EXPECT_EQ(swept({1.0, 2.0}, -5.0).min, -4.0);
  EXPECT_EQ(swept({1.0, 2.0}, -5.0).max, 2.0);
}

TEST(IntervalTest, TimeOfOverlapRunsFromFirstToLastContactWithinTheStep) {
  const Interval time = timeOfOverlap({0.0, 1.0}, {3.0, 4.0}, 8.0);
  EXPECT_EQ(time.min, 0.25);
  EXPECT_EQ(time.max, 0.5);
  const Interval backward = timeOfOverlap({6.0, 7.0}, {3.0, 4.0}, -8.0);
  EXPECT_EQ(backward.min, 0.25);
  EXPECT_EQ(backward.max, 0.5);
}

TEST(IntervalTest, TimeOfOverlapIsClippedToTheStep) {
  const Interval time = timeOfOverlap({0.0, 1.0}, {0.5, 9.0}, 2.0);
  EXPECT_EQ(time.min, 0.0);
  EXPECT_EQ(time.max, 1.0);
  EXPECT_TRUE(timeOfOverlap({0.0, 1.0}, {9.0, 10.0}, 2.0).empty());
  EXPECT_TRUE(timeOfOverlap({0.0, 1.0}, {9.0, 10.0}, -2.0).empty());
  // Contact at the very end of the step counts.
  EXPECT_EQ(timeOfOverlap({0.0, 1.0}, {3.0, 4.0}, 2.0).min, 1.0);
}

TEST(IntervalTest, TimeOfOverlapWithoutMotionIsAllOrNothing) {
  EXPECT_EQ(timeOfOverlap({0.0, 1.0}, {1.0, 4.0}, 0.0).min, 0.0);
  EXPECT_EQ(timeOfOverlap({0.0, 1.0}, {1.0, 4.0}, 0.0).max, 1.0);
  const Interval never = timeOfOverlap({0.0, 1.0}, {1.5, 4.0}, 0.0);
  EXPECT_EQ(never.min, kInfinity);
  EXPECT_EQ(never.max, -kInfinity);
}

TEST(IntervalTest, TimeOfOverlapAgreesWithStandingIntervalsAtEveryMoment) {
  test::Random random(3);
  for (int i = 0; i < test::share(5000); ++i) {
    const Interval a = randomInterval(random, 8);
    const Interval b = randomInterval(random, 8);
    const double distance = random.integer(-16, 16);
    const Interval time = timeOfOverlap(a, b, distance);
    // Ends are quotients of small integers: moments between them are safe from rounding.
    for (int k = 0; k <= 64; ++k) {
      const double moment = k / 64.0 + 1.0 / 1111.0;
      if (moment > 1.0) break;
      const double shift = moment * distance;
      const bool together = a.min + shift <= b.max && b.min <= a.max + shift;
      ASSERT_EQ(together, time.min <= moment && moment <= time.max) << i << " " << moment;
    }
  }
}

}  // namespace
}  // namespace sepax::interval_test
