#include "sepax/shape/bounds.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "support/random.hpp"
#include "support/shapes.hpp"

namespace sepax::bounds_test {
namespace {

using test::box;

TEST(BoundsTest, HoldEveryPointAndNoMore) {
  const test::Points points{{1.0, 7.0}, {-2.0, 3.0}, {4.0, 5.0}};
  const Bounds bounds = boundsOf(points);
  EXPECT_EQ(bounds.min, (Vec2{-2.0, 3.0}));
  EXPECT_EQ(bounds.max, (Vec2{4.0, 7.0}));
  EXPECT_EQ(bounds.extent(), 6.0);
}

TEST(BoundsTest, BoundsOfNothingOverlapNothing) {
  const Bounds nothing;
  EXPECT_FALSE(nothing.overlaps(boundsOf(test::unitSquare())));
  EXPECT_FALSE(boundsOf(test::unitSquare()).overlaps(nothing));
}

TEST(BoundsTest, TouchingBoundsOverlapAndOneUlpApartDoNot) {
  const Bounds square = boundsOf(test::unitSquare());
  const double beyond = std::nextafter(1.0, 2.0);
  EXPECT_TRUE(square.overlaps(boundsOf(box({1.0, 0.0}, {2.0, 1.0}))));
  EXPECT_TRUE(square.overlaps(boundsOf(box({1.0, 1.0}, {2.0, 2.0}))));
  EXPECT_FALSE(square.overlaps(boundsOf(box({beyond, 0.0}, {2.0, 1.0}))));
  EXPECT_FALSE(square.overlaps(boundsOf(box({0.0, beyond}, {1.0, 2.0}))));
}

TEST(BoundsTest, OverlapIsSymmetricAndContainmentOverlaps) {
  test::Random random(1);
  for (int i = 0; i < 2000; ++i) {
    const auto randomBounds = [&] {
      const test::Points corners{random.latticePoint(5), random.latticePoint(5)};
      return boundsOf(corners);
    };
    const Bounds a = randomBounds();
    const Bounds b = randomBounds();
    const bool apart =
        a.max.x < b.min.x || b.max.x < a.min.x || a.max.y < b.min.y || b.max.y < a.min.y;
    ASSERT_EQ(a.overlaps(b), !apart) << i;
    ASSERT_EQ(b.overlaps(a), !apart) << i;
  }
  EXPECT_TRUE(
      boundsOf(box({0.0, 0.0}, {9.0, 9.0})).overlaps(boundsOf(box({4.0, 4.0}, {5.0, 5.0}))));
}

}  // namespace
}  // namespace sepax::bounds_test
