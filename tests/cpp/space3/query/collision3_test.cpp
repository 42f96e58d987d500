#include "sepax/space3/query/collision3.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace sepax::space3::collision3_test {
namespace {

TEST(Collision3Test, ThePushIsAgainstTheNormal) {
  const Collision3 hit = collisionAlong({0, 0, 1}, 2.0, true);
  EXPECT_EQ(hit.depth, 2.0);
  EXPECT_EQ(hit.mtv, (Vec3{0, 0, -2}));
  EXPECT_FALSE(std::signbit(hit.mtv.x));
}

TEST(Collision3Test, WhatIsExactOverrulesTheRoundedOverlap) {
  const Collision3 touching = collisionAlong({1, 0, 0}, -1e-16, true);
  EXPECT_TRUE(touching.intersects);
  EXPECT_EQ(touching.depth, 0.0);
  EXPECT_EQ(touching.mtv, Vec3{});
  const Collision3 apart = collisionAlong({1, 0, 0}, 1e-16, false);
  EXPECT_FALSE(apart.intersects);
  EXPECT_EQ(apart.depth, 0.0);
}

}  // namespace
}  // namespace sepax::space3::collision3_test
