#include "sepax/math/directed_sum.hpp"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "support/random.hpp"

namespace sepax {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(DirectedSumTest, ExactSumsStayAsTheyAre) {
  EXPECT_EQ(sumBelow(3.0, 4.5), 7.5);
  EXPECT_EQ(sumAbove(3.0, 4.5), 7.5);
  EXPECT_FALSE(std::signbit(sumBelow(-5.0, 5.0)));
  EXPECT_FALSE(std::signbit(sumAbove(-5.0, 5.0)));
  EXPECT_EQ(sumBelow(kInfinity, 1.0), kInfinity);
  EXPECT_EQ(sumAbove(-kInfinity, 1.0), -kInfinity);
}

TEST(DirectedSumTest, AreTheNearestDoublesAroundTheSum) {
  test::Random random(1);
  for (int i = 0; i < 100000; ++i) {
    const double a = random.magnitude(-60, 60);
    const double b = random.chance(0.5) ? random.magnitude(-60, 60)
                                        : std::ldexp(a, random.integer(-54, 2)) * random.sign();
    const oracle::Dyadic exact = oracle::Dyadic(a) + oracle::Dyadic(b);
    const double below = sumBelow(a, b);
    const double above = sumAbove(a, b);
    ASSERT_LE(compare(oracle::Dyadic(below), exact), 0) << a << " + " << b;
    ASSERT_GE(compare(oracle::Dyadic(above), exact), 0) << a << " + " << b;
    ASSERT_TRUE(above == below || above == std::nextafter(below, kInfinity)) << a << " + " << b;
  }
}

}  // namespace
}  // namespace sepax
