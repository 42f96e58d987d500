#include "sepax/query/collide.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "oracle/minkowski.hpp"
#include "support/generators.hpp"
#include "support/queries.hpp"

namespace sepax::collide_test {
namespace {

using test::box;
using test::collideOf;
using test::instanceOf;
using test::Points;

TEST(CollideTest, OverlappingBoxesAreSeparatedAlongTheShorterWay) {
  const Collision hit = collideOf(test::unitSquare(), box({0.75, -5.0}, {3.0, 5.0}));
  EXPECT_TRUE(hit.intersects);
  EXPECT_TRUE(hit.willIntersect);
  EXPECT_EQ(hit.depth, 0.25);
  EXPECT_EQ(hit.normal, (Vec2{1.0, 0.0}));
  EXPECT_EQ(hit.mtv, (Vec2{-0.25, 0.0}));
  EXPECT_EQ(hit.side, Side::kA);
  EXPECT_EQ(hit.edge, 1U);
  EXPECT_EQ(hit.time.min, 0.0);
  EXPECT_EQ(hit.time.max, 1.0);
}

TEST(CollideTest, SeparatedShapesHaveASeparatingNormalAndNothingElse) {
  const Collision miss = collideOf(test::unitSquare(), box({3.0, 0.0}, {4.0, 1.0}));
  EXPECT_FALSE(miss.intersects);
  EXPECT_FALSE(miss.willIntersect);
  EXPECT_EQ(miss.normal, (Vec2{1.0, 0.0}));
  EXPECT_EQ(miss.depth, 0.0);
  EXPECT_EQ(miss.mtv, Vec2{});
  EXPECT_TRUE(miss.time.empty());
}

TEST(CollideTest, TouchingShapesIntersectWithDepthZero) {
  const Collision touch = collideOf(test::unitSquare(), box({1.0, 0.0}, {2.0, 1.0}));
  EXPECT_TRUE(touch.intersects);
  EXPECT_EQ(touch.depth, 0.0);
  EXPECT_EQ(touch.mtv, Vec2{});
  EXPECT_FALSE(std::signbit(touch.depth));
  EXPECT_FALSE(std::signbit(touch.mtv.x) || std::signbit(touch.mtv.y));
  EXPECT_EQ(touch.normal, (Vec2{1.0, 0.0}));
}

TEST(CollideTest, ContainedShapesArePushedOutTheNearestWay) {
  // 3 to the left, 6 to the right; the whole of the small box has to leave.
  const Collision hit = collideOf(box({2.0, 4.0}, {3.0, 5.0}), box({0.0, 0.0}, {9.0, 9.0}));
  EXPECT_EQ(hit.depth, 3.0);
  EXPECT_EQ(hit.mtv, (Vec2{-3.0, 0.0}));
  const Collision swapped = collideOf(box({0.0, 0.0}, {9.0, 9.0}), box({2.0, 4.0}, {3.0, 5.0}));
  EXPECT_EQ(swapped.depth, 3.0);
  EXPECT_EQ(swapped.mtv, (Vec2{3.0, 0.0}));
}

TEST(CollideTest, CoincidentCentresStillGiveAWayOut) {
  const Collision hit = collideOf(box({-1.0, -3.0}, {1.0, 3.0}), box({-2.0, -2.0}, {2.0, 2.0}));
  EXPECT_EQ(hit.depth, 3.0);
  EXPECT_EQ(std::abs(hit.mtv.x), 3.0);
  EXPECT_EQ(hit.mtv.y, 0.0);
  EXPECT_EQ(length(hit.normal), 1.0);
}

TEST(CollideTest, IdenticalShapesStillGetAWayOut) {
  const Collision hit = collideOf(test::unitSquare(), test::unitSquare());
  EXPECT_EQ(hit.depth, 1.0);
  EXPECT_EQ(length(hit.mtv), 1.0);
  EXPECT_EQ(length(hit.normal), 1.0);
}

TEST(CollideTest, TheEdgeThatGaveTheNormalIsNamed) {
  // b's slanted side, edge 0, against a's corner.
  const Collision hit = collideOf(test::unitSquare(), {{0.5, 1.25}, {1.25, 0.5}, {3.0, 3.0}});
  EXPECT_EQ(hit.side, Side::kB);
  EXPECT_EQ(hit.edge, 0U);
  EXPECT_NEAR(hit.depth, 0.25 * std::sqrt(0.5), 1e-15);
  EXPECT_NEAR(hit.normal.x, std::sqrt(0.5), 1e-15);
  EXPECT_NEAR(hit.normal.y, std::sqrt(0.5), 1e-15);
}

TEST(CollideTest, TheEdgeIsNamedInTheNumberingOfTheLocalPolygon) {
  // Corner 0 falls on corner 1 when placed: the right side stays edge 2, from corner 2 to corner 3.
  const Points hexagon{{-0.4, 0.6}, {0, 0}, {8, 0}, {8, 8}, {4, 9}, {0, 8}};
  ASSERT_TRUE(ConvexPolygon::create(hexagon).status.ok());
  ConvexInstance a = instanceOf(hexagon, test::kFarOut);
  ConvexInstance b = test::farOut(box({3, 1}, {9, 2}));
  ASSERT_LT(a.placed().core.count(), 6U);
  const Collision hit = collide(a.placed().core, b.placed().core);
  EXPECT_EQ(hit.normal, (Vec2{1.0, 0.0}));
  EXPECT_EQ(hit.depth, 2.0);
  EXPECT_EQ(hit.side, Side::kA);
  EXPECT_EQ(hit.edge, 2U);
}

TEST(CollideTest, SegmentsAndPointsAreShapesToo) {
  ConvexInstance segment = test::segmentFarOut({0, 0}, {4, 0});
  ConvexInstance wall = test::farOut(box({3, -4}, {9, 9}));
  const Collision hit = collide(segment.placed().core, wall.placed().core);
  EXPECT_TRUE(hit.intersects);
  EXPECT_EQ(hit.depth, 2.0);
  EXPECT_EQ(hit.mtv, (Vec2{-2.0, 0.0}));
  ConvexInstance point = test::pointFarOut({4, 1});
  const Collision inside = collide(point.placed().core, wall.placed().core);
  EXPECT_EQ(inside.depth, 2.0);
  EXPECT_EQ(inside.mtv, (Vec2{-2.0, 0.0}));
  const Collision same = collide(point.placed().core, point.placed().core);
  EXPECT_TRUE(same.intersects);
  EXPECT_EQ(same.depth, 0.0);
}

TEST(CollideTest, AShorterVectorNeverSeparates) {
  test::Random random(1);
  for (int i = 0; i < 300; ++i) {
    ConvexInstance a = instanceOf(test::latticeConvex(random, 6, 9));
    ConvexInstance b = instanceOf(test::latticeConvex(random, 6, 9));
    const Collision hit = collide(a.placed().core, b.placed().core);
    if (!hit.intersects) continue;
    Points tries;
    for (int k = 0; k < 20; ++k) {
      const Vec2 direction = random.vector(1.0);
      tries.push_back((0.999999 * hit.depth / length(direction)) * direction);
    }
    tries.push_back(0.999999 * hit.mtv);
    for (const Vec2 shorter : tries) {
      const oracle::MinkowskiDifference difference(a.placed().core.vertices(),
                                                   b.placed().core.vertices(), {shorter});
      ASSERT_TRUE(difference.holds(shorter)) << i;
    }
  }
}

TEST(CollideTest, TakesASmallPartOfAllPairsOfCorners) {
  // Of 4e10 pairs: a method that looks at all of them would not come to an end.
  ConvexInstance a = instanceOf(regularOutline(200000, 100.0));
  ConvexInstance b = instanceOf(regularOutline(200000, 90.0), {50.0, 20.0}, 0.1);
  EXPECT_TRUE(collide(a.placed(), b.placed()).intersects);
}

}  // namespace
}  // namespace sepax::collide_test
