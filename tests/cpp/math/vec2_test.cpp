#include "sepax/math/vec2.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "sepax/tolerance.hpp"
#include "support/random.hpp"

namespace sepax::vec2_test {
namespace {

TEST(Vec2Test, AddsSubtractsScalesAndNegates) {
  const Vec2 a{1.0, 2.0};
  const Vec2 b{-3.0, 5.0};
  EXPECT_EQ(a + b, (Vec2{-2.0, 7.0}));
  EXPECT_EQ(a - b, (Vec2{4.0, -3.0}));
  EXPECT_EQ(2.0 * b, (Vec2{-6.0, 10.0}));
  EXPECT_EQ(-b, (Vec2{3.0, -5.0}));
  EXPECT_EQ(Vec2{}, (Vec2{0.0, 0.0}));
}

TEST(Vec2Test, EqualityTakesBothCoordinatesAndIgnoresTheSignOfZero) {
  EXPECT_FALSE((Vec2{1.0, 2.0} == Vec2{1.0, 3.0}));
  EXPECT_FALSE((Vec2{0.0, 2.0} == Vec2{1.0, 2.0}));
  EXPECT_TRUE((Vec2{0.0, -0.0} == Vec2{-0.0, 0.0}));
}

TEST(Vec2Test, CrossIsPositiveForCounterClockwise) {
  EXPECT_EQ(cross({1.0, 0.0}, {0.0, 1.0}), 1.0);
  EXPECT_EQ(cross({0.0, 1.0}, {1.0, 0.0}), -1.0);
  EXPECT_EQ(dot({1.0, 2.0}, {3.0, 4.0}), 11.0);
}

TEST(Vec2Test, QuarterTurnIsExactAndCounterClockwise) {
  test::Random random(1);
  EXPECT_EQ(quarterTurn({1.0, 0.0}), (Vec2{0.0, 1.0}));
  for (int i = 0; i < 100; ++i) {
    const Vec2 v = random.vector(1e10);
    EXPECT_EQ(dot(v, quarterTurn(v)), 0.0);
    EXPECT_GT(cross(v, quarterTurn(v)), 0.0);
    EXPECT_EQ(quarterTurn(quarterTurn(v)), -v);
  }
}

TEST(Vec2Test, LengthIsTotalUpToTheGreatestCoordinate) {
  EXPECT_EQ(length({3.0, 4.0}), 5.0);
  EXPECT_EQ(length({}), 0.0);
  EXPECT_TRUE(std::isfinite(length({kMaxCoordinate, -kMaxCoordinate})));
  // The smallest difference of two stored coordinates.
  EXPECT_EQ(length({0x1p-537, 0.0}), 0x1p-537);
}

}  // namespace
}  // namespace sepax::vec2_test
