#include "sepax/query/one_way.hpp"

#include <cmath>
#include <numbers>
#include <vector>

#include <gtest/gtest.h>

#include "support/pieces.hpp"

namespace sepax::one_way_test {
namespace {

using test::boxPiece;
using test::polygonOf;
using test::shapeOf;

constexpr double kResting = 1e-8;
const Footing kFooting{{0, 1}, std::cos(std::numbers::pi / 4)};

/// Whether a shelf on which the origin lies stops a box of 2 by 2 that stands there, moved.
bool stops(Vec2 from, Vec2 way, const ConvexInstance& shelf = boxPiece({-5, -1}, {5, 0})) {
  ShapeInstance box = shapeOf({boxPiece({-1, 0}, {1, 2})});
  ShapeInstance platform = shapeOf({shelf});
  return stopsFromAbove(box.placed(), platform.placed(), from, way, kFooting, kResting);
}

TEST(OneWayTest, StopsWhatComesDownOnIt) {
  EXPECT_TRUE(stops({0, 3}, {0, -9}));
  EXPECT_TRUE(stops({0, 3}, {7, -9}));
}

TEST(OneWayTest, StopsWhatStandsOnIt) {
  EXPECT_TRUE(stops({0, 0}, {1, 0}));
  EXPECT_TRUE(stops({0, -1e-9}, {0, -1}));
}

TEST(OneWayTest, LetsPassWhatRises) { EXPECT_FALSE(stops({0, -9}, {0, 12})); }

TEST(OneWayTest, LetsPassWhatIsInIt) { EXPECT_FALSE(stops({0, -0.5}, {0, -1})); }

TEST(OneWayTest, LetsPassWhatComesFromTheSide) { EXPECT_FALSE(stops({-9, -1.5}, {12, 0})); }

TEST(OneWayTest, ASlopeStopsWhatComesDownOnItIfItIsAFloor) {
  const auto slope = [](double height) {
    const std::vector<Vec2> corners{{-5, -height}, {5, -height}, {5, height}};
    return ConvexInstance(polygonOf(corners));
  };
  // Above the slope, but not above its box.
  EXPECT_TRUE(stops({-3, 1}, {0, -6}, slope(4)));
  EXPECT_FALSE(stops({-3, 1}, {0, -6}, slope(6)));
}

}  // namespace
}  // namespace sepax::one_way_test
