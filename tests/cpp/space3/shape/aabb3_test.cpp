#include "sepax/space3/shape/aabb3.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace sepax::space3::aabb3_test {
namespace {

TEST(Aabb3Test, HoldsItsPointsAndNoMore) {
  const Aabb3 bounds = boundsOf(std::vector<Vec3>{{1, -7, 3}, {-2, 5, 3}});
  EXPECT_EQ(bounds.min, (Vec3{-2, -7, 3}));
  EXPECT_EQ(bounds.max, (Vec3{1, 5, 3}));
  EXPECT_EQ(bounds.extent(), 12.0);
  EXPECT_EQ(bounds.reach(), 7.0);
}

TEST(Aabb3Test, IntersectsUpToTheLastBitOfEachCoordinate) {
  const Aabb3 a{{0, 0, 0}, {1, 1, 1}};
  EXPECT_TRUE(intersects(a, a));
  const double beyond = std::nextafter(1.0, 2.0);
  for (const Axis axis : kAxes) {
    const Vec3 at = unitVector(axis);
    EXPECT_TRUE(intersects(a, {at, at + Vec3{1, 1, 1}})) << "face to face";
    const Vec3 off = beyond * at;
    EXPECT_FALSE(intersects(a, {off, off + Vec3{1, 1, 1}}));
    EXPECT_FALSE(intersects({off, off + Vec3{1, 1, 1}}, a));
  }
  EXPECT_TRUE(intersects({{-9, 0.4, 0.4}, {9, 0.6, 0.6}}, a)) << "no corner in the other";
}

}  // namespace
}  // namespace sepax::space3::aabb3_test
