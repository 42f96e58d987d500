#include "sepax/math/exact.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::detail::exact_test {
namespace {

using oracle::Dyadic;

TEST(ExactTest, SignsOfSumsThatRoundToZero) {
  EXPECT_EQ((Exact(1.0) + Exact(0x1p-80) - Exact(1.0)).sign(), 1);
  EXPECT_EQ((Exact(1.0) - Exact(0x1p-80) - Exact(1.0)).sign(), -1);
  EXPECT_EQ((Exact(1.0) - Exact(1.0)).sign(), 0);
  EXPECT_EQ(Exact(0.0).sign(), 0);
  EXPECT_EQ(Exact().sign(), 0);
}

TEST(ExactTest, FourthDegreeTermsAgreeWithIntegers) {
  test::Random random(5);
  for (int i = 0; i < test::share(20000); ++i) {
    const double a = random.magnitude(-40, 40);
    const double b = random.magnitude(-40, 40);
    const double c = random.magnitude(-40, 40);
    // Often within rounding of the root of a b c d = a a c c.
    const double d = random.chance(0.5) ? a * c / b : random.magnitude(-40, 40);
    const Exact left = (Exact(a) * Exact(b)) * (Exact(c) * Exact(d));
    const Exact right = (Exact(a) * Exact(a)) * (Exact(c) * Exact(c));
    const Dyadic expected = Dyadic(a) * Dyadic(b) * (Dyadic(c) * Dyadic(d)) -
                            Dyadic(a) * Dyadic(a) * (Dyadic(c) * Dyadic(c));
    ASSERT_EQ((left - right).sign(), expected.sign()) << a << " " << b << " " << c << " " << d;
    ASSERT_EQ((right - left).sign(), -expected.sign());
  }
}

TEST(ExactTest, TheScaleIsAPowerOfTwoThatLeavesRoomForFourthPowers) {
  for (int exponent = -485; exponent <= 335; ++exponent) {
    const double size = std::ldexp(1.5, exponent);
    const double scale = exactScale(size);
    int unused = 0;
    ASSERT_EQ(std::frexp(scale, &unused), 0.5) << exponent;
    // The square of a cross product of differences, with room for Dekker's splitting.
    ASSERT_LE(std::pow(2.0 * scale * size, 4.0) * 4.0, 0x1p1022) << exponent;
    // What is 2^510 times smaller still counts beside it: four of its last bits are no denormal.
    ASSERT_GE(std::pow(scale * size * 0x1p-510, 4.0), 0x1p-1074) << exponent;
  }
  EXPECT_EQ(exactScale(0.0), 1.0);
}

}  // namespace
}  // namespace sepax::detail::exact_test
