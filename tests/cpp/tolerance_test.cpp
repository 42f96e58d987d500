// The reasons that tolerance.hpp gives for its constants, checked.
#include "sepax/tolerance.hpp"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"

namespace sepax::tolerance_test {
namespace {

TEST(ToleranceTest, RoundoffIsHalfTheDistanceFromOneToTheNextDouble) {
  EXPECT_EQ(kRoundoff, std::numeric_limits<double>::epsilon() / 2.0);
}

TEST(ToleranceTest, SumsOfProductsOfThreeCoordinatesDoNotOverflow) {
  // The most that anything forms is the moment of an area: 16 cubes a triangle, for many triangles.
  EXPECT_FALSE(std::isinf(16.0 * 1e5 * kMaxCoordinate * kMaxCoordinate * kMaxCoordinate));
}

TEST(ToleranceTest, StoredCoordinatesAreMultiplesOfTheRootOfTheSmallestDouble) {
  const double next = std::nextafter(kSmallestCoordinate, 1.0);
  EXPECT_EQ(next - kSmallestCoordinate, 0x1p-537);
  EXPECT_EQ(0x1p-537 * 0x1p-537, std::numeric_limits<double>::denorm_min());
  EXPECT_EQ(oracle::Dyadic(next).exponent, -537);
}

TEST(ToleranceTest, NeighboursOfTheGreatestAngleAreAnEighthApart) {
  EXPECT_EQ(kMaxAngle - std::nextafter(kMaxAngle, 0.0), 0.125);
}

}  // namespace
}  // namespace sepax::tolerance_test
