#include "sepax/math/transform.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "sepax/tolerance.hpp"
#include "support/random.hpp"

namespace sepax {
namespace {

TEST(TransformTest, TheDefaultLeavesPointsAlone) {
  EXPECT_EQ(Transform{}.apply({1.25, -7.5}), (Vec2{1.25, -7.5}));
}

TEST(TransformTest, RotatesAboutTheOriginFirstThenTranslates) {
  const Transform transform{{10.0, 20.0}, {0.0, 1.0}};
  EXPECT_EQ(transform.apply({1.0, 2.0}), (Vec2{8.0, 21.0}));
}

TEST(TransformTest, TranslatesIntegersExactly) {
  test::Random random(1);
  for (int i = 0; i < 1000; ++i) {
    const Vec2 p = random.latticePoint(1000000);
    const Vec2 by = random.latticePoint(1000000);
    ASSERT_EQ((Transform{by, {}}.apply(p)), p + by);
  }
}

TEST(TransformTest, KeepsDistances) {
  for (std::uint64_t i = 0; i < 1000; ++i) {
    test::Random random(2, i);
    const Transform transform{random.vector(100.0), Rotation::fromAngle(random.angle())};
    const Vec2 p = random.vector(10.0);
    const Vec2 q = random.vector(10.0);
    const double before = length(q - p);
    ASSERT_NEAR(length(transform.apply(q) - transform.apply(p)), before, 1e-13) << i;
  }
}

TEST(StoredCoordinateTest, SnapsWhatIsTooSmallForExactProductsToZero) {
  EXPECT_EQ(storedCoordinate(std::nextafter(kSmallestCoordinate, 0.0)), 0.0);
  EXPECT_EQ(storedCoordinate(-std::nextafter(kSmallestCoordinate, 0.0)), 0.0);
  EXPECT_EQ(storedCoordinate(kSmallestCoordinate), kSmallestCoordinate);
  EXPECT_EQ(storedCoordinate(-kSmallestCoordinate), -kSmallestCoordinate);
  EXPECT_EQ(storedCoordinate(5e-324), 0.0);
  EXPECT_EQ(storedCoordinate(1.5), 1.5);
}

TEST(StoredCoordinateTest, PlacedPointsAreStoredPoints) {
  const double tiny = 0.5 * kSmallestCoordinate;
  EXPECT_EQ((Transform{{tiny, 1.0}, {}}.apply({0.0, 0.0})), (Vec2{0.0, 1.0}));
  EXPECT_EQ(storedPoint({tiny, -tiny}), Vec2{});
}

}  // namespace
}  // namespace sepax
