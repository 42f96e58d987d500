// collide with a velocity: prediction, contact and sliding.
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/queries.hpp"

namespace sepax::moving_test {
namespace {

using test::box;
using test::collideOf;
using test::instanceOf;
using test::Points;
using test::Random;

TEST(MovingTest, AHeadOnHitStopsAtContact) {
  const Collision hit = collideOf(test::unitSquare(), box({3.0, 0.0}, {4.0, 1.0}), {8.0, 0.0});
  EXPECT_FALSE(hit.intersects);
  EXPECT_TRUE(hit.willIntersect);
  EXPECT_EQ(hit.normal, (Vec2{1.0, 0.0}));
  EXPECT_EQ(hit.depth, 6.0);
  EXPECT_EQ(hit.mtv, (Vec2{-6.0, 0.0}));
  EXPECT_EQ(hit.time.min, 0.25);
  EXPECT_EQ(hit.time.max, 0.5);
  EXPECT_EQ(hit.side, Side::kA);
  EXPECT_EQ(hit.edge, 1U);
}

TEST(MovingTest, ASlantingHitKeepsTheMotionAlongTheSurface) {
  // Down and to the right onto a floor: the push takes away the downward part only.
  const Collision hit = collideOf(test::unitSquare(), box({-9.0, -3.0}, {9.0, -1.0}), {3.0, -4.0});
  EXPECT_TRUE(hit.willIntersect);
  EXPECT_EQ(hit.normal, (Vec2{0.0, -1.0}));
  EXPECT_EQ(hit.mtv, (Vec2{0.0, 3.0}));
  EXPECT_EQ(hit.time.min, 0.25);
  EXPECT_EQ(hit.time.max, 1.0);
}

TEST(MovingTest, TheContactIsWithTheSideThatIsReachedLast) {
  // Fast to the right, slowly down: long beside the platform when it sinks onto it. The gap to the
  // left of it is the wider one now, but that side is passed long before.
  const Collision hit = collideOf(test::unitSquare(), box({3.0, -4.0}, {99.0, -1.0}), {80.0, -2.0});
  EXPECT_TRUE(hit.willIntersect);
  EXPECT_EQ(hit.normal, (Vec2{0.0, -1.0}));
  EXPECT_EQ(hit.mtv, (Vec2{0.0, 1.0}));
  EXPECT_EQ(hit.time.min, 0.5);
}

TEST(MovingTest, AShapeThatStopsShortDoesNotHit) {
  const Collision miss = collideOf(test::unitSquare(), box({3.0, 0.0}, {4.0, 1.0}), {1.5, 0.0});
  EXPECT_FALSE(miss.willIntersect);
  EXPECT_EQ(miss.mtv, Vec2{});
  EXPECT_TRUE(miss.time.empty());
  EXPECT_EQ(miss.normal, (Vec2{1.0, 0.0}));
}

TEST(MovingTest, ReachingTheSurfaceExactlyAtTheEndHits) {
  const Collision hit = collideOf(test::unitSquare(), box({3.0, 0.0}, {4.0, 1.0}), {2.0, 0.0});
  EXPECT_TRUE(hit.willIntersect);
  EXPECT_EQ(hit.depth, 0.0);
  EXPECT_EQ(hit.time.min, 1.0);
  const double oneUlpLess = std::nextafter(2.0, 1.0);
  EXPECT_FALSE(
      collideOf(test::unitSquare(), box({3.0, 0.0}, {4.0, 1.0}), {oneUlpLess, 0.0}).willIntersect);
}

TEST(MovingTest, ShapesThatPassOneAnotherDoNotHit) {
  // Cozic's test (2006) says yes: the shadows overlap at some time on every edge normal, but never
  // all at once.
  const Collision miss = collideOf(test::unitSquare(), box({4.0, 0.0}, {5.0, 1.0}), {8.0, 8.0});
  EXPECT_FALSE(miss.intersects);
  EXPECT_FALSE(miss.willIntersect);
  EXPECT_EQ(miss.edge, kNoIndex) << "only the axis across the motion tells them apart";
  EXPECT_NEAR(miss.normal.x, std::sqrt(0.5), 1e-15);
  EXPECT_NEAR(miss.normal.y, -std::sqrt(0.5), 1e-15);
}

TEST(MovingTest, GrazingACornerHitsAndOneUlpBesideMisses) {
  // The lower right corner of a moves along y = x - 1, past (4, 3), the corner of b.
  const Collision graze = collideOf(test::unitSquare(), box({4.0, 1.0}, {6.0, 3.0}), {8.0, 8.0});
  EXPECT_TRUE(graze.willIntersect);
  EXPECT_NEAR(graze.time.min, 0.375, 1e-15);
  EXPECT_NEAR(length(graze.mtv), 0.0, 1e-12) << "touching in passing is no reason to stop";
  const double less = std::nextafter(3.0, 2.0);
  EXPECT_FALSE(
      collideOf(test::unitSquare(), box({4.0, 1.0}, {6.0, less}), {8.0, 8.0}).willIntersect);
}

TEST(MovingTest, MovingAwayFromContactIsNotStopped) {
  const Collision leave = collideOf(test::unitSquare(), box({1.0, 0.0}, {2.0, 1.0}), {-3.0, 1.0});
  EXPECT_TRUE(leave.intersects);
  EXPECT_TRUE(leave.willIntersect);
  EXPECT_EQ(leave.mtv, Vec2{});
  EXPECT_EQ(leave.time.min, 0.0);
  EXPECT_EQ(leave.time.max, 0.0);
  EXPECT_FALSE(std::signbit(leave.time.max));
}

TEST(MovingTest, SlidingAlongAFloorInExactContactIsNotStopped) {
  const Points floor = box({-100.0, -1.0}, {100.0, 0.0});
  for (const double speed : {-50.0, -0.1, 0.1, 7.0}) {
    const Collision slide = collideOf(test::unitSquare(), floor, {speed, 0.0});
    EXPECT_TRUE(slide.intersects);
    EXPECT_EQ(slide.mtv, Vec2{}) << speed;
    const Collision pressed = collideOf(test::unitSquare(), floor, {speed, -2.0});
    EXPECT_EQ(pressed.mtv, (Vec2{0.0, 2.0})) << speed;
  }
}

TEST(MovingTest, SlidingAlongTheTilesOfAFloorThatItTouchesIsNotStopped) {
  for (const double left : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
    const Points tile = box({left, -1.0}, {left + 1.0, 0.0});
    for (const double speed : {-3.0, -0.5, 0.5, 3.0}) {
      const Collision slide = collideOf(test::unitSquare(), tile, {speed, 0.0});
      EXPECT_TRUE(slide.intersects);
      EXPECT_EQ(slide.mtv, Vec2{}) << "tile at " << left << ", speed " << speed;
    }
  }
}

TEST(MovingTest, SlidingAlongAFloorIsNotStoppedByTheNextTile) {
  // The box glides along the top of a tile that it doesn't touch yet: it goes into contact and no
  // further, so there is nothing to push.
  const Points tile = box({2.0, -1.0}, {3.0, 0.0});
  for (const double speed : {1.0, 2.0, 3.0, 100.0}) {
    const Collision slide = collideOf(test::unitSquare(), tile, {speed, 0.0});
    EXPECT_TRUE(slide.willIntersect);
    EXPECT_EQ(slide.mtv, Vec2{}) << "speed " << speed;
  }
}

TEST(MovingTest, SlidingAlongASlantedFloorInContactIsNotStopped) {
  // Contact and motion along the lattice direction (4, 3): exact.
  const Points slope{{0, 0}, {40, 30}, {40, 0}};
  const Points rider{{8, 6}, {12, 9}, {9, 13}, {5, 10}};
  const Collision slide = collideOf(rider, slope, {4.0, 3.0});
  EXPECT_TRUE(slide.intersects);
  EXPECT_NEAR(slide.mtv.x, 0.0, 1e-14);
  EXPECT_NEAR(slide.mtv.y, 0.0, 1e-14);
}

TEST(MovingTest, TouchingACornerAndMovingPastItIsNotStopped) {
  // The corners touch; a moves right along the top of b.
  const Collision past = collideOf(test::unitSquare(), box({1.0, -1.0}, {3.0, 0.0}), {2.0, 0.0});
  EXPECT_TRUE(past.intersects);
  EXPECT_EQ(past.mtv, Vec2{});
  const Collision down = collideOf(test::unitSquare(), box({1.0, -1.0}, {3.0, 0.0}), {0.0, -2.0});
  EXPECT_EQ(down.mtv, Vec2{});
}

TEST(MovingTest, AlreadyOverlappingShapesArePushedTheShortestWayOutOfNow) {
  // Deep inside by 0.25 from the left; the fast motion must not decide the side.
  const Points wall = box({0.75, -5.0}, {2.0, 5.0});
  for (const double speed : {0.0, 1.0, 100.0, 1e6}) {
    const Collision hit = collideOf(test::unitSquare(), wall, {speed, 0.0});
    EXPECT_TRUE(hit.intersects);
    EXPECT_EQ(hit.normal, (Vec2{1.0, 0.0})) << speed;
    EXPECT_EQ(hit.mtv, (Vec2{-0.25 - speed, 0.0})) << speed;
    EXPECT_EQ(hit.time.min, 0.0);
  }
}

TEST(MovingTest, OverlappingShapesThatLeaveByThemselvesAreNotPushed) {
  const Collision hit = collideOf(test::unitSquare(), box({0.75, -5.0}, {2.0, 5.0}), {-0.5, 0.0});
  EXPECT_TRUE(hit.intersects);
  EXPECT_EQ(hit.mtv, Vec2{});
  EXPECT_EQ(hit.time.max, 0.5);
}

TEST(MovingTest, OverlappingShapesThatDoNotLeaveFarEnoughArePushedTheRest) {
  const Collision hit = collideOf(test::unitSquare(), box({0.75, -5.0}, {2.0, 5.0}), {-0.125, 0.0});
  EXPECT_EQ(hit.mtv, (Vec2{-0.125, 0.0}));
}

TEST(MovingTest, FastMoversEndOnTheSideFromWhichTheyCame) {
  // A small bullet through a thin wall, at any speed and angle.
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    Random random(1, i);
    const double speed = std::ldexp(1.0, random.integer(0, 20));
    const double way = random.sign();
    const Points bullet = box({-0.5, -0.5}, {0.5, 0.5});
    const Points wall = box({-0.01, -1e7}, {0.01, 1e7});
    ConvexInstance a = instanceOf(bullet, {-way * random.between(0.6, 1.0), 0.0}, random.angle());
    ConvexInstance b = instanceOf(wall);
    const Vec2 velocity = speed * Vec2{way, random.between(-3.0, 3.0)};
    const Collision hit = collide(a.placed().core, b.placed().core, velocity);
    ASSERT_TRUE(hit.willIntersect) << i;
    const Vec2 step = velocity + hit.mtv;
    for (const Vec2 p : a.placed().core.vertices()) {
      ASSERT_LE(way * (p.x + step.x), -0.01 + 1e-12 * (1.0 + length(velocity))) << i;
    }
  }
}

TEST(MovingTest, ZeroVelocityIsTheStandingCase) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    Random random(2, i);
    ConvexInstance a = instanceOf(test::latticeConvex(random, 6, 9));
    ConvexInstance b = instanceOf(test::latticeConvex(random, 6, 9), random.latticePoint(9));
    const Collision standing = collide(a.placed().core, b.placed().core);
    const Collision still = collide(a.placed().core, b.placed().core, {0.0, -0.0});
    ASSERT_EQ(still.intersects, standing.intersects);
    ASSERT_EQ(still.mtv, standing.mtv);
    ASSERT_EQ(still.willIntersect, standing.intersects);
    ASSERT_EQ(still.intersects, intersects(a.placed().core, b.placed().core));
  }
}

TEST(MovingTest, SegmentsAndPointsMoveToo) {
  ConvexInstance point = test::pointFarOut({0, 2});
  ConvexInstance wall = test::farOut(box({3, 0}, {4, 4}));
  ASSERT_EQ(point.placed().core.count(), 1U);
  const Collision hit = collide(point.placed().core, wall.placed().core, {24.0, 0.0});
  EXPECT_TRUE(hit.willIntersect);
  EXPECT_EQ(hit.time.min, 0.25);
  EXPECT_EQ(hit.mtv, (Vec2{-18.0, 0.0}));
  ConvexInstance other = test::pointFarOut({6, 2});
  EXPECT_TRUE(collide(point.placed().core, other.placed().core, {24.0, 0.0}).willIntersect);
  EXPECT_FALSE(collide(point.placed().core, other.placed().core, {24.0, 2.0}).willIntersect);
  EXPECT_FALSE(collide(point.placed().core, other.placed().core, {10.0, 0.0}).willIntersect);
  ConvexInstance segment = test::segmentFarOut({0, 0}, {0, 2});
  EXPECT_TRUE(collide(segment.placed().core, other.placed().core, {24.0, 0.0}).willIntersect);
  EXPECT_FALSE(collide(segment.placed().core, other.placed().core, {24.0, -2.0}).willIntersect);
}

TEST(MovingTest, PointsThatPartAreNotPushedBack) {
  const auto collidePoints = [](Vec2 a, Vec2 b, Vec2 velocity) {
    ConvexInstance first(ConvexPolygon::point(a));
    ConvexInstance second(ConvexPolygon::point(b));
    return collide(first.placed(), second.placed(), velocity);
  };
  for (const Vec2 velocity : {Vec2{64.0, 0.0}, Vec2{-64.0, 0.0}, Vec2{3.0, -4.0}, Vec2{0.0, 9.0}}) {
    const Collision parting = collidePoints({5.0, 5.0}, {5.0, 5.0}, velocity);
    EXPECT_TRUE(parting.intersects);
    EXPECT_EQ(parting.depth, 0.0);
    EXPECT_EQ(parting.time.max, 0.0);
  }
  // A point that hits another passes it in the same moment, and neither is in the other's way.
  const Collision passing = collidePoints({1.0, 0.0}, {3.0, 0.0}, {8.0, 0.0});
  EXPECT_FALSE(passing.intersects);
  EXPECT_TRUE(passing.willIntersect);
  EXPECT_EQ(passing.time.min, 0.25);
  EXPECT_EQ(passing.time.max, 0.25);
}

TEST(MovingTest, WhatIsReachedAndLeftAtOnceIsNotReachedWhereItIsLeft) {
  // A corner passes the middle of the segment, from which it is an ulp away.
  ConvexInstance a(test::polygonOf(test::Points{{0x1.7ffffffffffffp+1, -1.0},
                                                {57.0, -0x1.000000000001ep+0},
                                                {39.0, -0x1.3000000000001p+4},
                                                {0x1.4ffffffffffffp+4, -0x1.3000000000001p+4}}));
  ConvexInstance b(ConvexPolygon::segment({1, 3}, {3, -1}));
  const Vec2 velocity{1, 2};
  const Collision hit = collide(a.placed(), b.placed(), velocity);
  ASSERT_TRUE(hit.willIntersect && !hit.intersects);
  EXPECT_GE(dot(hit.normal, velocity), -1e-15);
  EXPECT_LT(hit.depth, 1e-12) << "a graze stops nothing";
}

}  // namespace
}  // namespace sepax::moving_test
