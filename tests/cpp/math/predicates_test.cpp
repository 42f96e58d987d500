#include "sepax/math/predicates.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "sepax/math/transform.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::predicates_test {
namespace {

using oracle::exactCrossOfDifferences;
using oracle::exactOrientation;
using oracle::signOf;
using test::Random;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// x moved by `steps` to the next doubles.
double nudged(double x, int steps) {
  for (int i = 0; i < std::abs(steps); ++i) x = std::nextafter(x, steps * kInfinity);
  return x;
}

Vec2 nudged(Vec2 p, Random& random, int steps) {
  const double x = nudged(p.x, random.integer(-steps, steps));
  const double y = nudged(p.y, random.integer(-steps, steps));
  return storedPoint({x, y});
}

/// Compares the sign, and the value where one can be expected.
void expectExact(double value, const oracle::Dyadic& exact) {
  ASSERT_EQ(signOf(value), exact.sign());
  if (exact.sign() != 0) {
    // The filter passes values that are off by less than their own size.
    ASSERT_GT(value / exact.toDouble(), 0.0);
  }
}

TEST(OrientationTest, IsPositiveForCounterClockwiseAndTwiceTheArea) {
  EXPECT_EQ(orientation({0.0, 0.0}, {2.0, 0.0}, {0.0, 3.0}), 6.0);
  EXPECT_EQ(orientation({0.0, 0.0}, {0.0, 3.0}, {2.0, 0.0}), -6.0);
  EXPECT_EQ(orientation({1.0, 1.0}, {2.0, 2.0}, {3.0, 3.0}), 0.0);
  EXPECT_EQ(orientation({1.0, 1.0}, {1.0, 1.0}, {3.0, 7.0}), 0.0);
}

/// Kettner, Mehlhorn, Pion, Schirra, Yap ("Classroom Examples of Robustness Problems in Geometric
/// Computations", 2008) and Shewchuk's own figure: a grid of neighbouring doubles around a point of
/// the line through the other two. The plain formula is wrong on a third of it.
void checkGrid(Vec2 corner, Vec2 q, Vec2 r) {
  int wrongByPlainFormula = 0;
  double x = corner.x;
  for (int i = 0; i < 128; ++i, x = std::nextafter(x, kInfinity)) {
    double y = corner.y;
    for (int j = 0; j < 128; ++j, y = std::nextafter(y, kInfinity)) {
      const Vec2 p{x, y};
      const int expected = exactOrientation(p, q, r).sign();
      ASSERT_EQ(signOf(orientation(p, q, r)), expected) << i << ", " << j;
      ASSERT_EQ(signOf(orientation(r, q, p)), -expected) << i << ", " << j;
      ASSERT_EQ(signOf(orientation(q, r, p)), expected) << i << ", " << j;
      wrongByPlainFormula += signOf(cross(q - p, r - p)) != expected ? 1 : 0;
    }
  }
  EXPECT_GT(wrongByPlainFormula, 100) << "the grid is too easy to prove anything";
}

TEST(OrientationTest, IsExactOnTheGridOfNeighboursAroundOneHalf) {
  checkGrid({0.5, 0.5}, {12.0, 12.0}, {24.0, 24.0});
}

TEST(OrientationTest, IsExactOnTheGridsOfTheClassroomExamples) {
  checkGrid({0.50000000000002531, 0.5000000000000171}, {17.300000000000001, 17.300000000000001},
            {24.00000000000005, 24.0000000000000517765});
  checkGrid({0.5, 0.5}, {8.8000000000000007, 8.8000000000000007}, {12.1, 12.1});
}

TEST(OrientationTest, IsExactOnTheSameGridFarFromAndNearToTheOrigin) {
  for (const double scale : {0x1p-400, 0x1p-60, 0x1p60, 0x1p300}) {
    const auto at = [&](double t) { return Vec2{scale * t, scale * t}; };
    double x = 0.5 * scale;
    for (int i = 0; i < 64; ++i, x = std::nextafter(x, kInfinity)) {
      double y = 0.5 * scale;
      for (int j = 0; j < 64; ++j, y = std::nextafter(y, kInfinity)) {
        ASSERT_EQ(signOf(orientation({x, y}, at(12.0), at(24.0))),
                  exactOrientation({x, y}, at(12.0), at(24.0)).sign())
            << scale << " " << i << ", " << j;
      }
    }
  }
}

TEST(OrientationTest, IsExactForRandomPoints) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(1, i);
    const Vec2 a = random.vector(10.0);
    const Vec2 b = random.vector(10.0);
    const Vec2 c = random.vector(10.0);
    ASSERT_NO_FATAL_FAILURE(expectExact(orientation(a, b, c), exactOrientation(a, b, c))) << i;
  }
}

TEST(OrientationTest, IsExactForNearlyCollinearPoints) {
  for (std::uint64_t i = 0; i < test::cases(40000); ++i) {
    Random random(2, i);
    const Vec2 a = random.vector(10.0);
    const Vec2 b = random.vector(10.0);
    const double t = random.between(-2.0, 3.0);
    const Vec2 c = nudged(a + t * (b - a), random, 2);
    ASSERT_NO_FATAL_FAILURE(expectExact(orientation(a, b, c), exactOrientation(a, b, c))) << i;
  }
}

TEST(OrientationTest, IsExactlyZeroForCollinearLatticePointsAtAnyOffsetAndScale) {
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(3, i);
    const double scale = std::ldexp(1.0, random.integer(-400, 250));
    const Vec2 offset = random.latticePoint(1 << 30);
    const Vec2 d = random.latticePoint(1000);
    const auto at = [&](int k) { return scale * (offset + k * d); };
    const Vec2 a = at(random.integer(-9, 9));
    const Vec2 b = at(random.integer(-9, 9));
    const Vec2 c = at(random.integer(-9, 9));
    ASSERT_EQ(orientation(a, b, c), 0.0) << i;
  }
}

TEST(OrientationTest, IsExactForCoordinatesOfUnlikeMagnitudes) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(4, i);
    const auto coordinate = [&] {
      return random.chance(0.1) ? 0.0 : random.magnitude(random.chance(0.5) ? -485 : -50, 331);
    };
    const Vec2 a{coordinate(), coordinate()};
    const Vec2 b{coordinate(), coordinate()};
    const Vec2 c = random.chance(0.3) ? nudged(a, random, 3) : Vec2{coordinate(), coordinate()};
    ASSERT_EQ(signOf(orientation(a, b, c)), exactOrientation(a, b, c).sign()) << i;
  }
}

TEST(OrientationTest, IsExactAtTheLimitsOfStoredCoordinates) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(5, i);
    const auto coordinate = [&] {
      const double sign = random.sign();
      switch (random.integer(0, 3)) {
        case 0:
          return 0.0;
        case 1:
          return sign * nudged(kSmallestCoordinate, random.integer(0, 5));
        case 2:
          return sign * nudged(kMaxCoordinate, random.integer(-5, 0));
        default:
          return random.magnitude(-485, -480);
      }
    };
    const Vec2 a{coordinate(), coordinate()};
    const Vec2 b{coordinate(), coordinate()};
    const Vec2 c{coordinate(), coordinate()};
    ASSERT_EQ(signOf(orientation(a, b, c)), exactOrientation(a, b, c).sign()) << i;
  }
}

TEST(CrossOfDifferencesTest, IsExactForNearlyParallelDifferences) {
  for (std::uint64_t i = 0; i < test::cases(30000); ++i) {
    Random random(6, i);
    const Vec2 p0 = random.vector(random.chance(0.5) ? 1.0 : 1e6);
    const Vec2 q0 = random.vector(random.chance(0.5) ? 1.0 : 1e6);
    const Vec2 d = random.vector(3.0);
    const Vec2 p1 = nudged(p0 + random.between(-2.0, 2.0) * d, random, 1);
    const Vec2 q1 = nudged(q0 + random.between(-2.0, 2.0) * d, random, 1);
    ASSERT_EQ(signOf(crossOfDifferences(p0, p1, q0, q1)),
              exactCrossOfDifferences(p0, p1, q0, q1).sign())
        << i;
  }
}

TEST(CrossOfDifferencesTest, IsOffByLittleMoreThanTheRoundingOfItsProducts) {
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(7, i);
    const Vec2 p0 = random.vector(1.0);
    const Vec2 p1 = random.vector(1.0);
    const Vec2 q0 = random.vector(1.0);
    const Vec2 q1 = random.vector(1.0);
    const double magnitude = length(p1 - p0) * length(q1 - q0);
    ASSERT_NEAR(crossOfDifferences(p0, p1, q0, q1),
                exactCrossOfDifferences(p0, p1, q0, q1).toDouble(), 1e-15 * magnitude)
        << i;
  }
}

TEST(CrossOfShiftedDifferencesTest, WithoutShiftIsTheSameDecision) {
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(8, i);
    const Vec2 p0 = random.latticePoint(4);
    const Vec2 p1 = random.latticePoint(4);
    const Vec2 q0 = random.latticePoint(4);
    const Vec2 q1 = random.latticePoint(4);
    ASSERT_EQ(signOf(crossOfShiftedDifferences(p0, p1, q0, q1, {})),
              signOf(crossOfDifferences(p0, p1, q0, q1)))
        << i;
  }
}

TEST(CrossOfShiftedDifferencesTest, IsExactWhereTheShiftCancelsTheDifference) {
  for (std::uint64_t i = 0; i < test::cases(40000); ++i) {
    Random random(9, i);
    const double reach = random.chance(0.5) ? 1.0 : 1e6;
    const Vec2 p0 = random.vector(reach);
    const Vec2 p1 = random.vector(reach);
    const Vec2 q0 = random.vector(reach);
    const Vec2 q1 = random.vector(reach);
    const double t = random.chance(0.3) ? 0.0 : random.between(-1.0, 1.0);
    // Lands on the line through p0 and p1 but for rounding.
    const Vec2 shift = nudged(q0 - q1 + t * (p1 - p0), random, 2);
    ASSERT_EQ(signOf(crossOfShiftedDifferences(p0, p1, q0, q1, shift)),
              exactCrossOfDifferences(p0, p1, q0, q1, shift).sign())
        << i;
  }
}

TEST(CrossOfShiftedDifferencesTest, IsExactlyZeroOnTheLattice) {
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(10, i);
    const Vec2 d = random.latticePoint(1000);
    const Vec2 p0 = random.latticePoint(1000000);
    const Vec2 q0 = random.latticePoint(1000000);
    const Vec2 q1 = random.latticePoint(1000000);
    const Vec2 shift = q0 - q1 + random.integer(-9, 9) * d;
    ASSERT_EQ(crossOfShiftedDifferences(p0, p0 + d, q0, q1, shift), 0.0) << i;
  }
}

TEST(CrossOfShiftedDifferencesTest, IsExactForUnlikeMagnitudes) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(11, i);
    const auto coordinate = [&] {
      return random.chance(0.1) ? 0.0 : random.magnitude(random.chance(0.5) ? -485 : -20, 330);
    };
    const Vec2 p0{coordinate(), coordinate()};
    const Vec2 p1{coordinate(), coordinate()};
    const Vec2 q0{coordinate(), coordinate()};
    const Vec2 q1{coordinate(), coordinate()};
    const Vec2 shift = storedPoint(random.chance(0.5) ? q0 - q1 : Vec2{coordinate(), coordinate()});
    ASSERT_EQ(signOf(crossOfShiftedDifferences(p0, p1, q0, q1, shift)),
              exactCrossOfDifferences(p0, p1, q0, q1, shift).sign())
        << i;
  }
}

TEST(BetweenCollinearTest, HoldsOnTheClosedSegmentOnly) {
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    Random random(12, i);
    const Vec2 d = random.latticePoint(3);
    if (d == Vec2{}) continue;
    const Vec2 origin = random.latticePoint(100);
    const int a = random.integer(-5, 5);
    const int b = random.integer(-5, 5);
    const int c = random.integer(-5, 5);
    const bool expected = std::min(a, c) <= b && b <= std::max(a, c);
    ASSERT_EQ(betweenCollinear(origin + a * d, origin + b * d, origin + c * d), expected) << i;
  }
}

}  // namespace
}  // namespace sepax::predicates_test
