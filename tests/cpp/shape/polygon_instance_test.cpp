#include "sepax/shape/polygon_instance.hpp"

#include <optional>
#include <utility>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "support/shapes.hpp"

namespace sepax {
namespace {

using test::instanceOf;
using test::polygonOf;

TEST(PolygonInstanceTest, StandsAtTheOriginUntilItIsMoved) {
  PolygonInstance instance(polygonOf(test::unitSquare()));
  EXPECT_EQ(instance.transform().position, Vec2{});
  EXPECT_EQ(instance.placed().vertex(2), (Vec2{1.0, 1.0}));
}

TEST(PolygonInstanceTest, PlacedFollowsEveryMove) {
  PolygonInstance instance(polygonOf(test::unitSquare()));
  for (const double x : {3.0, -5.0, 3.0}) {
    instance.setTransform({{x, 1.0}, {}});
    EXPECT_EQ(instance.transform().position.x, x);
    EXPECT_EQ(instance.placed().vertex(0), (Vec2{x, 1.0}));
    EXPECT_EQ(instance.placed().bounds().max, (Vec2{x + 1.0, 2.0}));
  }
}

TEST(PolygonInstanceTest, IsPlacedOnceBetweenMoves) {
  PolygonInstance instance(polygonOf(test::unitSquare()));
  const PlacedPolygon& first = instance.placed();
  // A second placement would take over the value that is smuggled in here.
  auto& corner = const_cast<Vec2&>(first.vertices()[0]);
  corner = {-7.0, -7.0};
  EXPECT_EQ(instance.placed().vertex(0), (Vec2{-7.0, -7.0}));
  instance.setTransform(instance.transform());
  EXPECT_EQ(instance.placed().vertex(0), (Vec2{0.0, 0.0}));
}

TEST(PolygonInstanceTest, MovedToAnotherPlaceInMemoryItStillKnowsItsAxes) {
  PolygonInstance instance(polygonOf(test::unitSquare()));
  ASSERT_EQ(instance.placed().axes().size(), 2U);
  PolygonInstance moved(std::move(instance));
  EXPECT_EQ(moved.placed().axes().size(), 2U);
}

TEST(PolygonInstanceTest, ACopyDoesNotReferToTheOriginal) {
  PolygonInstance original(polygonOf(test::unitSquare()));
  ASSERT_EQ(original.placed().count(), 4U);
  PolygonInstance copy(original);
  EXPECT_NE(copy.placed().axes().data(), original.placed().axes().data());
  PolygonInstance assigned(polygonOf(regularOutline(5, 1.0)));
  assigned = original;
  EXPECT_NE(assigned.placed().axes().data(), original.placed().axes().data());
  EXPECT_EQ(assigned.placed().axes().size(), 2U);
}

TEST(PolygonInstanceTest, ACopyOfAReducedPolygonDoesNotReferToTheOriginal) {
  PolygonInstance original = test::segmentFarOut({0.0, 0.0}, {3.0, 1.0});
  ASSERT_EQ(original.placed().count(), 2U);
  const PolygonAxis* axes = original.placed().axes().data();
  PolygonInstance copy(original);
  EXPECT_NE(copy.placed().axes().data(), axes);
}

}  // namespace
}  // namespace sepax
