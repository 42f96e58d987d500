#include "sepax/algorithm/slide.hpp"

#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/algorithm/way_out.hpp"
#include "support/cases.hpp"
#include "support/many_pieces.hpp"

namespace sepax::slide_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

constexpr double kSize = 20.0;

Slide slide(ShapeInstance a, ShapeInstance b, Vec2 way) {
  return slideAlong(a.placed(), b.placed(), {}, way, kSize);
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
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
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
  EXPECT_GT(stopped, test::share(2000));
}

/// The first of all pairs, each of which is looked at; of equals the first pair.
std::optional<FirstEntry> plainFirstEntry(const PlacedShape& a, const PlacedShape& b, Vec2 from,
                                          Vec2 way, double skin) {
  std::optional<FirstEntry> first;
  for (Index i = 0; i < a.pieces.size(); ++i) {
    for (Index j = 0; j < b.pieces.size(); ++j) {
      const auto entry = GrownObstacle(a.pieces[i], b.pieces[j]).enter(from, way, skin);
      if (!entry || (first && entry->time >= first->time)) continue;
      first = {entry->time, {entry->normal, i, j, from + entry->time * way}};
    }
  }
  return first;
}

/// Two shapes of many pieces, and where the first has moved: anywhere, or out of the second.
struct Crowd {
  ShapeInstance a;
  ShapeInstance b;
  Vec2 from;

  static Crowd ofIndex(std::uint64_t index) {
    Random random(212, index);
    ShapeInstance a = index % 2 == 0
                          ? test::scattered(random, 20, 8.0, 0.4)
                          : test::chain(test::scribble(random, 30, {}), index % 4 == 1 ? 0.0 : 0.2);
    ShapeInstance b = index % 2 == 0 ? test::scattered(random, 30, 8.0, 0.4)
                                     : test::chain(test::scribble(random, 40, random.vector(12.0)));
    const bool isOut = random.chance(0.5);
    const Vec2 out = nearestWayOut(a.placed(), b.placed()).translation;
    return {a, b, isOut ? out : random.vector(12.0)};
  }
};

TEST(SlideTest, TheFirstEntryIsThatOfAllPairsWhateverAxisTellsThemApart) {
  int entered = 0;
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    Crowd crowd = Crowd::ofIndex(i);
    const PlacedShape a = crowd.a.placed();
    const PlacedShape b = crowd.b.placed();
    Random random(213, i);
    const Vec2 way = random.vector(10.0);
    const double skin = random.chance(0.5) ? 0.0 : kSlideSkin * kSize;
    const auto expected = plainFirstEntry(a, b, crowd.from, way, skin);
    entered += expected ? 1 : 0;
    const Vec2 any = Rotation::fromAngle(random.angle()).apply({1.0, 0.0});
    for (const Vec2 across : {Vec2{}, any}) {
      PiecePairs pairs(a, b);
      const auto found = firstEntry(a, b, pairs, crowd.from, way, skin, across);
      ASSERT_EQ(found.has_value(), expected.has_value()) << i;
      if (!found) continue;
      ASSERT_EQ(found->time, expected->time) << i;
      ASSERT_EQ(found->wall.normal, expected->wall.normal) << i;
      ASSERT_EQ(found->wall.pieceOfA, expected->wall.pieceOfA) << i;
      ASSERT_EQ(found->wall.pieceOfB, expected->wall.pieceOfB) << i;
      ASSERT_EQ(found->wall.at, expected->wall.at) << i;
    }
  }
  EXPECT_GT(entered, static_cast<int>(test::cases(900)));
}

}  // namespace
}  // namespace sepax::slide_test
