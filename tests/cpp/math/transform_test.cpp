#include "sepax/math/transform.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "sepax/tolerance.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::transform_test {
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
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    test::Random random(2, i);
    const Transform transform{random.vector(100.0), Rotation::fromAngle(random.angle())};
    const Vec2 p = random.vector(10.0);
    const Vec2 q = random.vector(10.0);
    const double before = length(q - p);
    ASSERT_NEAR(length(transform.apply(q) - transform.apply(p)), before, 1e-13) << i;
  }
}

TEST(TransformTest, ScalesAboutThePivotTurnsAndPutsThePivotInItsPlace) {
  Transform transform{{10.0, 20.0}, {0.0, 1.0}};
  transform.scale = {2.0, 3.0};
  transform.pivot = {1.0, 1.0};
  EXPECT_EQ(transform.scaled({2.0, 5.0}), (Vec2{2.0, 12.0}));
  EXPECT_EQ(transform.apply({2.0, 5.0}), (Vec2{-2.0, 22.0}));
  EXPECT_EQ(transform.apply(transform.pivot), transform.position);
}

TEST(TransformTest, ThePivotStaysInItsPlaceWhateverScaleAndRotation) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    test::Random random(3, i);
    Transform transform{random.vector(100.0), Rotation::fromAngle(random.angle())};
    transform.pivot = random.vector(50.0);
    transform.scale.x = random.magnitude(-300, 300);
    transform.scale.y = random.magnitude(-300, 300);
    ASSERT_EQ(transform.apply(transform.pivot), transform.position) << i;
  }
}

TEST(TransformTest, ScalesIntegersByPowersOfTwoExactly) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    test::Random random(4, i);
    const Vec2 p = random.latticePoint(1000000);
    const Vec2 pivot = random.latticePoint(1000000);
    const Vec2 position = random.latticePoint(1000000);
    const double side = random.sign();
    const Vec2 scale{std::ldexp(side, random.integer(-4, 8)),
                     std::ldexp(1.0, random.integer(-4, 8))};
    Transform transform{position, {}};
    transform.scale = scale;
    transform.pivot = pivot;
    ASSERT_EQ(transform.apply(p), (Vec2{position.x + scale.x * (p.x - pivot.x),
                                        position.y + scale.y * (p.y - pivot.y)}))
        << i;
  }
}

TEST(TransformTest, UniformScalesMultiplyDistances) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    test::Random random(5, i);
    Transform transform{random.vector(100.0), Rotation::fromAngle(random.angle())};
    transform.pivot = random.vector(10.0);
    const double size = random.between(0.01, 100.0);
    transform.scale = {size * random.sign(), 0.0};
    transform.scale.y = size * random.sign();
    const Vec2 p = random.vector(10.0);
    const Vec2 q = random.vector(10.0);
    ASSERT_EQ(transform.lengthScale(), size) << i;
    ASSERT_NEAR(length(transform.apply(q) - transform.apply(p)), size * length(q - p),
                1e-13 * (100.0 + size * 60.0))
        << i;
  }
}

TEST(TransformTest, MirrorsExactlyIfOneScaleIsNegative) {
  Transform transform;
  EXPECT_FALSE(transform.mirrors());
  for (const double x : {1.0, -2.0, 1e-100, -1e100}) {
    for (const double y : {3.0, -0.5, 1e100, -1e-100}) {
      transform.scale = {x, y};
      // The turn from one axis to the other, as it is after scaling.
      const Vec2 right = transform.scaled({1.0, 0.0});
      const Vec2 up = transform.scaled({0.0, 1.0});
      EXPECT_EQ(transform.mirrors(), cross(right, up) < 0.0) << x << " " << y;
    }
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
}  // namespace sepax::transform_test
