#include "sepax/query/walk.hpp"

#include <cmath>
#include <initializer_list>
#include <numbers>
#include <vector>

#include <gtest/gtest.h>

#include "support/pieces.hpp"

namespace sepax::walk_test {
namespace {

using test::boxPiece;
using test::polygonOf;
using test::shapeOf;

constexpr double kNear = 1e-9;
constexpr Vec2 kUp{0, 1};

double radians(double degrees) { return degrees * std::numbers::pi / 180.0; }

/// Floors are up to 45 degrees steep.
WalkOptions standing(double stepHeight = 0.0, double snap = 0.0) {
  return {{kUp, std::cos(radians(45))}, stepHeight, snap};
}

struct Obstacle {
  ConvexInstance piece;
  bool oneWay = false;
};

Walk go(ShapeInstance shape, std::initializer_list<Obstacle> obstacles, Vec2 motion,
        const WalkOptions& options) {
  std::vector<ShapeInstance> shapes;
  for (const Obstacle& obstacle : obstacles) shapes.push_back(shapeOf({obstacle.piece}));
  std::vector<WalkObstacle> all;
  std::size_t i = 0;
  for (const Obstacle& obstacle : obstacles) all.push_back({shapes[i++].placed(), obstacle.oneWay});
  return walk(shape.placed(), all, motion, options);
}

ShapeInstance boxOnGround() { return shapeOf({boxPiece({0, 0}, {1, 1})}); }
ConvexInstance ground() { return boxPiece({-50, -1}, {50, 0}); }

/// A hill that rises to the right through the origin.
ConvexInstance slope(double degrees) {
  const double height = 50.0 * std::tan(radians(degrees));
  const std::vector<Vec2> corners{{-50, -height}, {50, -height}, {50, height}};
  return ConvexInstance(polygonOf(corners));
}

/// A disc that stands on the hill above the origin.
ShapeInstance discOnSlope(double degrees) {
  const Vec2 normal{-std::sin(radians(degrees)), std::cos(radians(degrees))};
  return shapeOf({ConvexInstance(ConvexPolygon::point({}), 2.0)}, 2.0 * normal);
}

Vec2 uphill(double degrees) { return {std::cos(radians(degrees)), std::sin(radians(degrees))}; }

void expectNear(Vec2 found, Vec2 expected) {
  EXPECT_NEAR(found.x, expected.x, kNear);
  EXPECT_NEAR(found.y, expected.y, kNear);
}

TEST(WalkTest, AmongNothingItGoesItsWay) {
  const Walk free = go(boxOnGround(), {}, {3, -7}, standing(1, 1));
  EXPECT_EQ(free.translation, (Vec2{3, -7}));
  EXPECT_TRUE(free.walls.empty());
}

TEST(WalkTest, OnTheLevelItGoesAlongTheFloorAndTellsOfIt) {
  const Walk along = go(boxOnGround(), {{ground()}}, {3, -1}, standing());
  expectNear(along.translation, {3, 0});
  ASSERT_FALSE(along.walls.empty());
  EXPECT_TRUE(along.walls.back().floor);
  EXPECT_EQ(along.walls.back().normal, kUp);
  EXPECT_EQ(along.walls.back().obstacle, 0U);
}

TEST(WalkTest, WhoStandsOnAFloorStaysThere) {
  for (const double degrees : {5.0, 10.0, 20.0, 30.0, 44.0}) {
    SCOPED_TRACE(degrees);
    const Walk idle = go(discOnSlope(degrees), {{slope(degrees)}}, {0, -1}, standing());
    expectNear(idle.translation, {0, 0});
  }
}

TEST(WalkTest, WhatIsTooSteepIsSlidDown) {
  for (const double degrees : {46.0, 60.0, 80.0}) {
    SCOPED_TRACE(degrees);
    const Walk slid = go(discOnSlope(degrees), {{slope(degrees)}}, {0, -1}, standing());
    expectNear(slid.translation, -std::sin(radians(degrees)) * uphill(degrees));
    for (const WalkWall& wall : slid.walls) EXPECT_FALSE(wall.floor);
  }
}

TEST(WalkTest, UphillIsAsLongAsOnTheLevel) {
  for (const double degrees : {10.0, 20.0, 40.0}) {
    SCOPED_TRACE(degrees);
    const Walk up = go(discOnSlope(degrees), {{slope(degrees)}}, {3, -1}, standing());
    expectNear(up.translation, 3.0 * uphill(degrees));
  }
}

TEST(WalkTest, DownhillItStaysOnTheGroundWithSnapAndFliesWithout) {
  for (const double degrees : {10.0, 20.0, 40.0}) {
    SCOPED_TRACE(degrees);
    const Walk down = go(discOnSlope(degrees), {{slope(degrees)}}, {-3, 0}, standing(0, 5));
    expectNear(down.translation, -3.0 * uphill(degrees));
    EXPECT_TRUE(!down.walls.empty() && down.walls.back().floor);
  }
  const Walk jump = go(discOnSlope(20), {{slope(20)}}, {-3, 2}, standing(0, 5));
  expectNear(jump.translation, {-3, 2});
}

TEST(WalkTest, SnapReachesNoFartherThanItSays) {
  const ConvexInstance edge = boxPiece({-50, -1}, {0.5, 0});
  const ConvexInstance below = boxPiece({-50, -9}, {50, -3});
  const Walk near = go(boxOnGround(), {{edge}, {below}}, {4, 0}, standing(0, 3.5));
  expectNear(near.translation, {4, -3});
  const Walk far = go(boxOnGround(), {{edge}, {below}}, {4, 0}, standing(0, 2.5));
  expectNear(far.translation, {4, 0});
}

TEST(WalkTest, StepsAreClimbedUpToTheirHeight) {
  const ConvexInstance step = boxPiece({2, -1}, {50, 0.4});
  const Walk up = go(boxOnGround(), {{ground()}, {step}}, {3, 0}, standing(0.5));
  expectNear(up.translation, {3, 0.4});
  EXPECT_TRUE(up.walls.back().floor);
  EXPECT_EQ(up.walls.back().obstacle, 1U);
  const Walk stopped = go(boxOnGround(), {{ground()}, {step}}, {3, 0}, standing(0.3));
  expectNear(stopped.translation, {1, 0});
}

TEST(WalkTest, NobodyClimbsAStepWithoutRoomAboveIt) {
  const ConvexInstance step = boxPiece({2, -1}, {50, 0.4});
  const ConvexInstance beam = boxPiece({1.5, 1.2}, {50, 2});
  const Walk stopped = go(boxOnGround(), {{ground()}, {step}, {beam}}, {3, 0}, standing(0.5));
  expectNear(stopped.translation, {1, 0});
}

TEST(WalkTest, WallsStopWhatPressesAgainstThem) {
  const ConvexInstance wall = boxPiece({3, -1}, {4, 50});
  const Walk stopped = go(boxOnGround(), {{ground()}, {wall}}, {9, -1}, standing(0.5, 0.5));
  expectNear(stopped.translation, {2, 0});
  const Walk jump = go(boxOnGround(), {{ground()}, {wall}}, {9, 5}, standing(0.5, 0.5));
  expectNear(jump.translation, {2, 5});
}

TEST(WalkTest, OneWayPlatformsStopWhatComesDownOnThem) {
  const Obstacle platform{boxPiece({-9, 3}, {9, 4}), true};
  const auto at = [](double y) { return shapeOf({boxPiece({0, 0}, {1, 1})}, {0, y}); };
  expectNear(go(at(0), {platform}, {0, 9}, standing()).translation, {0, 9});
  expectNear(go(at(0), {platform}, {5, 2.5}, standing()).translation, {5, 2.5});
  expectNear(go(at(6), {platform}, {0, -9}, standing()).translation, {0, -2});
  expectNear(go(at(3.5), {platform}, {0, -2}, standing()).translation, {0, -2});
  const Walk along = go(at(4), {platform}, {2, -1}, standing());
  expectNear(along.translation, {2, 0});
  EXPECT_TRUE(!along.walls.empty() && along.walls.back().floor);
  // A wall beside it is none for who comes from the side.
  expectNear(
      go(shapeOf({boxPiece({-20, 3}, {-19, 3.5})}), {platform}, {15, 0}, standing()).translation,
      {15, 0});
}

TEST(WalkTest, OutOfWhatItIsInItGoesTheShortestWay) {
  const Walk freed =
      go(shapeOf({boxPiece({0, -0.25}, {1, 0.75})}), {{ground()}}, {0, 0}, standing());
  expectNear(freed.translation, {0, 0.25});
  EXPECT_NEAR(freed.wayOut, 0.25, kNear);
}

TEST(WalkTest, WithoutASenseOfUpItSlidesAsOthersDo) {
  const Walk slid = go(discOnSlope(20), {{slope(20)}}, {0, -1}, {});
  expectNear(slid.translation, -std::sin(radians(20)) * uphill(20));
}

}  // namespace
}  // namespace sepax::walk_test
