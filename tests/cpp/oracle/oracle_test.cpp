// The oracles are tested too: by arithmetic that is done in another way, and on cases that can be
// checked by eye.
#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "oracle/big_integer.hpp"
#include "oracle/exact_polygons.hpp"
#include "oracle/exact_trigonometry.hpp"
#include "oracle/minkowski.hpp"
#include "oracle/plain_sat.hpp"
#include "oracle/rational.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"

namespace sepax::oracle::oracle_test {
namespace {

using test::box;
using test::Points;
using test::Random;

TEST(BigIntegerTest, AgreesWithMachineIntegersWhileTheyLast) {
  Random random(1);
  for (int i = 0; i < test::share(20000); ++i) {
    const std::int64_t a = random.integer(-2000000000, 2000000000);
    const std::int64_t b = random.integer(-2000000000, 2000000000) >> random.integer(0, 31);
    ASSERT_EQ(BigInteger(a) + BigInteger(b), BigInteger(a + b)) << a << " " << b;
    ASSERT_EQ(BigInteger(a) - BigInteger(b), BigInteger(a - b)) << a << " " << b;
    ASSERT_EQ(BigInteger(a) * BigInteger(b), BigInteger(a * b)) << a << " " << b;
    ASSERT_EQ(BigInteger(a) < BigInteger(b), a < b) << a << " " << b;
    ASSERT_EQ(BigInteger(a).dividedBy(1000), BigInteger(a / 1000)) << a;
    ASSERT_EQ(BigInteger(a).shiftedRight(7), BigInteger(a / 128)) << a;
    ASSERT_EQ(BigInteger(a).shiftedLeft(31), BigInteger(a * (std::int64_t{1} << 31))) << a;
  }
}

TEST(BigIntegerTest, KeepsTheLawsOfArithmeticForLongNumbers) {
  Random random(2);
  const auto longNumber = [&] {
    BigInteger n;
    const int limbs = random.integer(0, 20);
    for (int i = 0; i < limbs; ++i) {
      n = n.shiftedLeft(32) +
          BigInteger(random.integer(0, 3) == 0 ? 0 : random.integer(0, 1 << 30));
    }
    return random.chance(0.5) ? n : -n;
  };
  for (int i = 0; i < 2000; ++i) {
    const BigInteger a = longNumber();
    const BigInteger b = longNumber();
    const BigInteger c = longNumber();
    ASSERT_EQ((a + b) - b, a) << i;
    ASSERT_EQ(a * (b + c), a * b + a * c) << i;
    ASSERT_EQ(a * b, b * a) << i;
    ASSERT_EQ((a * b) * c, a * (b * c)) << i;
    ASSERT_EQ(a.shiftedLeft(100).shiftedRight(100), a) << i;
    ASSERT_EQ((a - b).sign(), compare(a, b)) << i;
    ASSERT_EQ((a * BigInteger(12345)).dividedBy(12345), a) << i;
  }
}

TEST(DyadicTest, HoldsEveryDoubleExactly) {
  Random random(3);
  for (int i = 0; i < test::share(5000); ++i) {
    const double x = random.magnitude(-1074, 1000);
    ASSERT_EQ(Dyadic(x).toDouble(), x) << i;
  }
  EXPECT_EQ(Dyadic(0.0).sign(), 0);
  EXPECT_EQ(Dyadic(std::numeric_limits<double>::denorm_min()).toDouble(),
            std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(Dyadic(std::numeric_limits<double>::max()).toDouble(),
            std::numeric_limits<double>::max());
}

TEST(DyadicTest, DoesNotRound) {
  const Dyadic sum = Dyadic(1e100) + Dyadic(1e-100) - Dyadic(1e100);
  EXPECT_EQ(sum, Dyadic(1e-100));
  // The nearest double to 1/3 is 2^-54 / 3 too small.
  EXPECT_EQ(Dyadic(3.0) * Dyadic(1.0 / 3.0) - Dyadic(1.0), -Dyadic(0x1p-54));
}

TEST(DyadicTest, DividesWithinAFewUlp) {
  Random random(4);
  for (int i = 0; i < 2000; ++i) {
    const double a = random.magnitude(-300, 300);
    const double b = random.magnitude(-300, 300);
    ASSERT_NEAR(ratio(Dyadic(a), Dyadic(b)) / (a / b), 1.0, 1e-15) << a << " " << b;
  }
}

TEST(ExactPolygonsTest, SegmentsMeetAtEndsCrossingsAndOverlapsOnly) {
  const auto meet = [](Vec2 p, Vec2 q, Vec2 r, Vec2 s) {
    ExactFrame frame;
    for (const Vec2 v : {p, q, r, s}) frame.include(v);
    return segmentsMeet(frame.point(p), frame.point(q), frame.point(r), frame.point(s));
  };
  EXPECT_TRUE(meet({0, 0}, {2, 2}, {0, 2}, {2, 0}));   // a cross
  EXPECT_TRUE(meet({0, 0}, {2, 2}, {1, 1}, {5, 0}));   // a T
  EXPECT_TRUE(meet({0, 0}, {2, 2}, {2, 2}, {5, 0}));   // a shared end
  EXPECT_TRUE(meet({0, 0}, {2, 2}, {1, 1}, {3, 3}));   // collinear, overlapping
  EXPECT_TRUE(meet({0, 0}, {2, 2}, {1, 1}, {1, 1}));   // a point on a segment
  EXPECT_FALSE(meet({0, 0}, {2, 2}, {3, 3}, {4, 4}));  // collinear with a gap
  EXPECT_FALSE(meet({0, 0}, {2, 2}, {0, 1}, {2, 3}));  // parallel
  EXPECT_FALSE(meet({0, 0}, {2, 2}, {2, 0}, {1.5, 1.0}));
  EXPECT_FALSE(meet({0, 0}, {2, 2}, {1, 1.5}, {1, 1.5}));
}

TEST(ExactPolygonsTest, PolygonsMeetWhenTheyTouchCrossOrHoldOneAnother) {
  const Points square = test::unitSquare();
  const auto squareAt = [&](double x, double y) { return test::translated(square, {x, y}); };
  EXPECT_TRUE(polygonsMeet(square, squareAt(0.5, 0.5)));
  EXPECT_TRUE(polygonsMeet(square, squareAt(1.0, 0.5)));
  EXPECT_TRUE(polygonsMeet(square, squareAt(1.0, 1.0)));
  EXPECT_FALSE(polygonsMeet(square, squareAt(std::nextafter(1.0, 2.0), 1.0)));
  EXPECT_TRUE(polygonsMeet(square, box({0.25, 0.25}, {0.5, 0.5})));
  EXPECT_TRUE(polygonsMeet(box({0.25, 0.25}, {0.5, 0.5}), square));
  EXPECT_TRUE(polygonsMeet(box({-1.0, 0.4}, {2.0, 0.6}), box({0.4, -1.0}, {0.6, 2.0})));
}

TEST(ExactPolygonsTest, HullHasEveryPointOnItsLeftAndTurnsLeftAtEveryCorner) {
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    Random random(5, i);
    const int reach = random.integer(1, 20);
    const Points points = test::randomOutline(random, random.integer(1, 30), reach);
    ExactFrame frame;
    frame.include(points);
    const ExactPolygon all = frame.polygon(points);
    const ExactPolygon hull = hullOf(all);
    const std::size_t n = hull.size();
    if (n < 3) continue;
    for (std::size_t k = 0; k < n; ++k) {
      ASSERT_GT(turn(hull[k], hull[(k + 1) % n], hull[(k + 2) % n]), 0) << "number " << i;
      for (const ExactPoint& p : all) ASSERT_GE(turn(hull[k], hull[(k + 1) % n], p), 0) << i;
    }
  }
}

TEST(ExactPolygonsTest, SweptPolygonMeetsWhatLiesInItsWayOnly) {
  const Points square = test::unitSquare();
  EXPECT_TRUE(sweptPolygonMeets(square, {10.0, 0.0}, box({5.0, 0.5}, {6.0, 2.0})));
  EXPECT_TRUE(sweptPolygonMeets(square, {10.0, 0.0}, box({5.0, 1.0}, {6.0, 2.0})));
  EXPECT_FALSE(sweptPolygonMeets(square, {10.0, 0.0}, box({5.0, 1.0001}, {6.0, 2.0})));
  // Cozic's moving test (2006) says yes here, the truth is no.
  EXPECT_FALSE(sweptPolygonMeets(square, {8.0, 8.0}, box({4.0, 0.0}, {5.0, 1.0})));
}

TEST(MinkowskiTest, DepthAndTimesOfSquares) {
  const Points a = test::unitSquare();
  const Points b = box({0.75, 0.25}, {3.0, 3.0});
  EXPECT_EQ(MinkowskiDifference(a, b).depth(), 0.25);
  const MinkowskiDifference away(a, box({3.0, 0.0}, {4.0, 1.0}), {{8.0, 0.0}});
  EXPECT_EQ(away.depth(), -2.0);
  const auto times = away.contactTimes({8.0, 0.0});
  ASSERT_TRUE(times);
  EXPECT_EQ(times->enter, 0.25);
  EXPECT_EQ(times->exit, 0.5);
  EXPECT_EQ(times->enterSpeed, 8.0);
}

TEST(PlainSatTest, DepthAndNormalOfSquares) {
  const PlainSat sat = plainSat(test::unitSquare(), box({0.75, 0.25}, {3.0, 3.0}));
  EXPECT_EQ(sat.depth, 0.25);
  EXPECT_EQ(sat.normal, (Vec2{1.0, 0.0}));
  EXPECT_EQ(sat.runnerUp, 0.75);
}

TEST(ExactTrigonometryTest, KnowsPiAndTheLibraryFunctions) {
  const ExactTrigonometry trigonometry;
  EXPECT_EQ(trigonometry.halfPi().toDouble(), 1.5707963267948966);
  for (const double angle : {0.0, 1e-9, 0.5, 1.0, -2.0, 3.0, 4.0, 100.0, -12345.678, 1e15}) {
    const SineCosine exact = trigonometry.of(angle);
    EXPECT_NEAR(exact.sine.toDouble(), std::sin(angle), 2e-16) << angle;
    EXPECT_NEAR(exact.cosine.toDouble(), std::cos(angle), 2e-16) << angle;
  }
}

}  // namespace
}  // namespace sepax::oracle::oracle_test
