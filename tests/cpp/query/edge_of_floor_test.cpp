#include "sepax/query/edge_of_floor.hpp"

#include <cmath>
#include <numbers>
#include <vector>

#include <gtest/gtest.h>

#include "support/pieces.hpp"

namespace sepax::edge_of_floor_test {
namespace {

using test::boxPiece;
using test::polygonOf;
using test::shapeOf;

constexpr Vec2 kUp{0, 1};
constexpr Vec2 kAhead{1, 0};
const Footing kFooting{kUp, std::cos(std::numbers::pi / 4)};

/// Whether a floor begins at the origin: what is ahead rises by an angle, what is before it falls
/// off.
bool beginsAt(double degrees) {
  const double rise = 10.0 * std::tan(degrees * std::numbers::pi / 180.0);
  const std::vector<Vec2> corners{{0, 0}, {0, -100}, {10, -100}, {10, rise}};
  ShapeInstance hill = shapeOf({ConvexInstance(polygonOf(corners))});
  return isEdgeOfFloor(hill.placed(), {0, 0}, kAhead, kFooting, 100.0);
}

TEST(EdgeOfFloorTest, AFloorBeginsAtALevelTread) { EXPECT_TRUE(beginsAt(0)); }

TEST(EdgeOfFloorTest, AFloorIsAsSteepAsFloorsAre) {
  EXPECT_TRUE(beginsAt(44));
  EXPECT_TRUE(beginsAt(-44));
  EXPECT_FALSE(beginsAt(46));
  EXPECT_FALSE(beginsAt(-46));
  EXPECT_FALSE(beginsAt(80));
}

TEST(EdgeOfFloorTest, NoneBeginsWhereAnotherStandsUponIt) {
  ShapeInstance steps = shapeOf({boxPiece({0, -10}, {10, 0}), boxPiece({0, 0}, {10, 10})});
  EXPECT_FALSE(isEdgeOfFloor(steps.placed(), {0, 0}, kAhead, kFooting, 100.0));
  EXPECT_TRUE(isEdgeOfFloor(steps.placed(), {0, 10}, kAhead, kFooting, 100.0));
}

TEST(EdgeOfFloorTest, NoneBeginsBehindIt) {
  ShapeInstance step = shapeOf({boxPiece({-10, -10}, {0, 0})});
  EXPECT_FALSE(isEdgeOfFloor(step.placed(), {0, 0}, kAhead, kFooting, 100.0));
  EXPECT_TRUE(isEdgeOfFloor(step.placed(), {0, 0}, -kAhead, kFooting, 100.0));
}

}  // namespace
}  // namespace sepax::edge_of_floor_test
