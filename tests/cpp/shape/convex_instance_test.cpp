#include "sepax/shape/convex_instance.hpp"

#include <optional>
#include <utility>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "support/shapes.hpp"

namespace sepax::convex_instance_test {
namespace {

using test::instanceOf;
using test::polygonOf;

TEST(ConvexInstanceTest, StandsAtTheOriginUntilItIsMoved) {
  ConvexInstance instance(polygonOf(test::unitSquare()));
  EXPECT_EQ(instance.transform().position, Vec2{});
  EXPECT_EQ(instance.placed().core.vertex(2), (Vec2{1.0, 1.0}));
}

TEST(ConvexInstanceTest, PlacedFollowsEveryMove) {
  ConvexInstance instance(polygonOf(test::unitSquare()));
  for (const double x : {3.0, -5.0, 3.0}) {
    instance.setTransform({{x, 1.0}, {}});
    EXPECT_EQ(instance.transform().position.x, x);
    EXPECT_EQ(instance.placed().core.vertex(0), (Vec2{x, 1.0}));
    EXPECT_EQ(instance.placed().core.bounds().max, (Vec2{x + 1.0, 2.0}));
  }
}

TEST(ConvexInstanceTest, IsPlacedOnceBetweenMoves) {
  ConvexInstance instance(polygonOf(test::unitSquare()));
  const PlacedPolygon& first = instance.placed().core;
  // A second placement would take over the value that is smuggled in here.
  auto& corner = const_cast<Vec2&>(first.vertices()[0]);
  corner = {-7.0, -7.0};
  EXPECT_EQ(instance.placed().core.vertex(0), (Vec2{-7.0, -7.0}));
  instance.setTransform(instance.transform());
  EXPECT_EQ(instance.placed().core.vertex(0), (Vec2{0.0, 0.0}));
}

TEST(ConvexInstanceTest, MovedToAnotherPlaceInMemoryItStillKnowsItsAxes) {
  ConvexInstance instance(polygonOf(test::unitSquare()));
  ASSERT_EQ(instance.placed().core.axes().size(), 2U);
  ConvexInstance moved(std::move(instance));
  EXPECT_EQ(moved.placed().core.axes().size(), 2U);
}

TEST(ConvexInstanceTest, ACopyDoesNotReferToTheOriginal) {
  ConvexInstance original(polygonOf(test::unitSquare()));
  ASSERT_EQ(original.placed().core.count(), 4U);
  ConvexInstance copy(original);
  EXPECT_NE(copy.placed().core.axes().data(), original.placed().core.axes().data());
  ConvexInstance assigned(polygonOf(regularOutline(5, 1.0)));
  assigned = original;
  EXPECT_NE(assigned.placed().core.axes().data(), original.placed().core.axes().data());
  EXPECT_EQ(assigned.placed().core.axes().size(), 2U);
}

TEST(ConvexInstanceTest, ACopyOfAReducedPolygonDoesNotReferToTheOriginal) {
  ConvexInstance original = test::segmentFarOut({0.0, 0.0}, {3.0, 1.0});
  ASSERT_EQ(original.placed().core.count(), 2U);
  const PolygonAxis* axes = original.placed().core.axes().data();
  ConvexInstance copy(original);
  EXPECT_NE(copy.placed().core.axes().data(), axes);
}

}  // namespace
}  // namespace sepax::convex_instance_test
