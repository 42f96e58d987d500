#include "sepax/algorithm/slide.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "support/pieces.hpp"

namespace sepax::slide_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

constexpr double kSize = 20.0;

Slide slide(ShapeInstance a, ShapeInstance b, Vec2 way) {
  return slideAlong(a.placed().pieces, b.placed().pieces, {}, way, kSize);
}

TEST(SlideTest, AFreeWayIsGoneToItsEnd) {
  const Slide free =
      slide(shapeOf({boxPiece({0, 0}, {1, 1})}), shapeOf({boxPiece({5, 0}, {6, 1})}), {3, 7});
  EXPECT_EQ(free.end, (Vec2{3, 7}));
  EXPECT_TRUE(free.walls.empty());
}

TEST(SlideTest, WhatPressesAgainstAWallIsLost) {
  const Slide along =
      slide(shapeOf({boxPiece({0, 0}, {1, 1})}), shapeOf({boxPiece({5, -50}, {6, 50})}), {8, 4});
  EXPECT_NEAR(along.end.x, 4.0, 1e-10);
  EXPECT_NEAR(along.end.y, 4.0, 1e-10);
  ASSERT_EQ(along.walls.size(), 1U);
  EXPECT_EQ(along.walls[0].normal, (Vec2{-1, 0}));
}

TEST(SlideTest, InACornerItStops) {
  const Slide stopped =
      slide(shapeOf({boxPiece({0, 0}, {1, 1})}),
            shapeOf({boxPiece({5, -50}, {6, 50}), boxPiece({-50, 3}, {50, 4})}), {8, 5});
  EXPECT_NEAR(stopped.end.x, 4.0, 1e-10);
  EXPECT_NEAR(stopped.end.y, 2.0, 1e-10);
  EXPECT_EQ(stopped.walls.size(), 2U);
}

TEST(SlideTest, PastTheEndOfAWallItGoesOn) {
  // It is met when the box is 2 up, and ends at 3.
  const Slide past =
      slide(shapeOf({boxPiece({0, 0}, {1, 1})}), shapeOf({boxPiece({2, -50}, {3, 3})}), {4, 8});
  EXPECT_NEAR(past.end.x, 1.0, 1e-10) << "the speed that was lost is lost";
  EXPECT_NEAR(past.end.y, 8.0, 1e-10);
}

TEST(SlideTest, SeamsAndGrazesStopNothing) {
  std::vector<ConvexInstance> tiles;
  for (int i = 0; i < 50; ++i) tiles.push_back(boxPiece({0.3 * i, -1}, {0.3 * (i + 1), 0}));
  const Slide along = slide(shapeOf({boxPiece({0, 0}, {1, 1})}), shapeOf(tiles), {9, -1});
  EXPECT_NEAR(along.end.x, 9.0, 1e-9);
  EXPECT_NEAR(along.end.y, 0.0, 1e-9);
}

TEST(SlideTest, EndsOutsideHavingGoneNoFartherThanItsWay) {
  int stopped = 0;
  for (std::uint64_t i = 0; i < 20000; ++i) {
    Random random(211, i);
    ShapeInstance a = shapeOf({test::randomPiece(random, 0.5)}, random.vector(8.0));
    std::vector<ConvexInstance> pieces;
    const int count = random.integer(1, 5);
    for (int k = 0; k < count; ++k) pieces.push_back(test::randomPiece(random, 0.5));
    ShapeInstance b = shapeOf(pieces);
    if (test::deepestOverlap(a, b, {}) > 0.0) continue;
    const Vec2 way = random.vector(10.0);
    const Slide found = slide(a, b, way);
    ASSERT_LE(test::deepestOverlap(a, b, found.end), 3e-11) << i;
    ASSERT_LE(length(found.end), length(way) + 1e-9) << i;
    for (const SlideWall& wall : found.walls) ASSERT_NEAR(length(wall.normal), 1.0, 1e-12) << i;
    if (found.walls.empty()) {
      ASSERT_EQ(found.end, way) << i;
    }
    stopped += found.walls.empty() ? 0 : 1;
  }
  EXPECT_GT(stopped, 2000);
}

}  // namespace
}  // namespace sepax::slide_test
