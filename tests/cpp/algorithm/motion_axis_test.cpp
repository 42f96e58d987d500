#include "sepax/algorithm/motion_axis.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "oracle/plain_sat.hpp"
#include "support/pair_families.hpp"
#include "support/shapes.hpp"

namespace sepax::motion_axis_test {
namespace {

using test::instanceOf;

TEST(MotionAxisTest, ShapesThatPassSideBySideAreApart) {
  ConvexInstance a = instanceOf(test::unitSquare());
  ConvexInstance b = instanceOf(test::unitSquare(), {5.0, 2.0});
  const MotionAxis axis = motionAxis(a.placed().core, b.placed().core, {10.0, 0.0});
  EXPECT_TRUE(axis.apart);
  EXPECT_EQ(axis.normal, (Vec2{0.0, 1.0}));
  EXPECT_EQ(axis.separation, 1.0);
}

TEST(MotionAxisTest, ShapesInTheWayHaveTheSideOnWhichLessIsInTheWay) {
  ConvexInstance a = instanceOf(test::unitSquare());
  ConvexInstance above = instanceOf(test::unitSquare(), {5.0, 0.75});
  ConvexInstance below = instanceOf(test::unitSquare(), {5.0, -0.75});
  const MotionAxis up = motionAxis(a.placed().core, above.placed().core, {10.0, 0.0});
  EXPECT_FALSE(up.apart);
  EXPECT_EQ(up.separation, -0.25);
  EXPECT_EQ(up.normal, (Vec2{0.0, 1.0}));
  const MotionAxis down = motionAxis(a.placed().core, below.placed().core, {10.0, 0.0});
  EXPECT_EQ(down.separation, -0.25);
  EXPECT_EQ(down.normal, (Vec2{0.0, -1.0}));
}

TEST(MotionAxisTest, TheNormalPointsFromATowardsB) {
  ConvexInstance a = instanceOf(test::unitSquare());
  ConvexInstance above = instanceOf(test::unitSquare(), {5.0, 2.0});
  ConvexInstance below = instanceOf(test::unitSquare(), {5.0, -2.0});
  for (const Vec2 motion : {Vec2{10.0, 0.0}, Vec2{-0.1, 0.0}}) {
    EXPECT_EQ(motionAxis(a.placed().core, above.placed().core, motion).normal, (Vec2{0.0, 1.0}));
    EXPECT_EQ(motionAxis(a.placed().core, below.placed().core, motion).normal, (Vec2{0.0, -1.0}));
  }
}

TEST(MotionAxisTest, AGrazeIsNotApartAndOneUlpMoreIs) {
  ConvexInstance a = instanceOf(test::unitSquare());
  ConvexInstance touching = instanceOf(test::unitSquare(), {5.0, 1.0});
  ConvexInstance beyond = instanceOf(test::unitSquare(), {5.0, std::nextafter(1.0, 2.0)});
  EXPECT_FALSE(motionAxis(a.placed().core, touching.placed().core, {10.0, 0.0}).apart);
  EXPECT_TRUE(motionAxis(a.placed().core, beyond.placed().core, {10.0, 0.0}).apart);
}

class MotionAxisFamilyTest : public test::PairFamilyTest {};

TEST_P(MotionAxisFamilyTest, IsApartExactlyIfTheShadowsAcrossTheMotionAre) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    if (pair.velocity == Vec2{}) continue;
    oracle::ExactFrame frame;
    frame.include(pair.a.placed().core.vertices());
    frame.include(pair.b.placed().core.vertices());
    frame.include(pair.velocity);
    const oracle::ExactPoint motion = frame.point(pair.velocity);
    const auto shadow = [&](const PlacedPolygon& polygon) {
      std::vector<oracle::BigInteger> places;
      for (const oracle::ExactPoint& p : frame.polygon(polygon.vertices())) {
        places.push_back(oracle::cross(motion, p));
      }
      return places;
    };
    const auto a = shadow(pair.a.placed().core);
    const auto b = shadow(pair.b.placed().core);
    const bool bLeft =
        *std::max_element(a.begin(), a.end()) < *std::min_element(b.begin(), b.end());
    const bool bRight =
        *std::max_element(b.begin(), b.end()) < *std::min_element(a.begin(), a.end());
    const MotionAxis axis = motionAxis(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    ASSERT_EQ(axis.apart, bLeft || bRight) << describe(GetParam(), i, pair);
    ASSERT_NEAR(length(axis.normal), 1.0, 1e-15) << describe(GetParam(), i, pair);
    const double side = cross(pair.velocity, axis.normal) / length(pair.velocity);
    ASSERT_NEAR(std::abs(side), 1.0, 1e-15) << describe(GetParam(), i, pair);
    ASSERT_TRUE(!axis.apart || (side < 0.0) == bRight) << describe(GetParam(), i, pair);
    ASSERT_EQ(axis.separation > 0.0, axis.apart) << describe(GetParam(), i, pair);
    const Vec2 origin = pair.a.placed().core.vertex(0);
    const double gap =
        -(oracle::detail::reach(pair.a.placed().core.vertices(), origin, axis.normal) +
          oracle::detail::reach(pair.b.placed().core.vertices(), origin, -axis.normal));
    ASSERT_NEAR(axis.separation, gap, 1e-14 * pair.size() + 1e-15 * std::abs(gap))
        << describe(GetParam(), i, pair);
  }
}

INSTANTIATE_TEST_SUITE_P(Families, MotionAxisFamilyTest, test::eachPairFamily(), test::familyName);

}  // namespace
}  // namespace sepax::motion_axis_test
