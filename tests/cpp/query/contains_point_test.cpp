// Points and convex shapes: contained or not, and the nearest boundary point.
#include "sepax/query/contains_point.hpp"

#include <cmath>
#include <cstdint>

#include "sepax/query/closest_point.hpp"
#include "support/cases.hpp"
#include "support/cells.hpp"

namespace sepax::contains_point_test {
namespace {

using test::box;

ConvexInstance square(double radius = 0.0) {
  return ConvexInstance(test::polygonOf(box({0, 0}, {4, 4})), radius);
}
ConvexInstance circle(Vec2 centre, double radius) {
  return ConvexInstance(ConvexPolygon::point(centre), radius);
}

bool contains(ConvexInstance shape, Vec2 point) { return containsPoint(shape.placed(), point); }
ClosestPoint closest(ConvexInstance shape, Vec2 point) {
  return closestPoint(shape.placed(), point);
}

TEST(ContainsPointTest, TheBoundaryBelongsToTheShape) {
  EXPECT_TRUE(contains(square(), {4, 4}));
  EXPECT_TRUE(contains(square(), {0, 2}));
  EXPECT_FALSE(contains(square(), {-1e-300, 2}));
  EXPECT_TRUE(contains(circle({0, 0}, 5), {3, 4}));
  EXPECT_FALSE(contains(circle({0, 0}, 5), {3, std::nextafter(4.0, 5.0)}));
  EXPECT_TRUE(contains(square(5), {7, 8})) << "by a Pythagorean triple round the corner";
  EXPECT_FALSE(contains(square(5), {7, std::nextafter(8.0, 9.0)}));
  EXPECT_TRUE(contains(square(5), {2, 9}));
}

TEST(ContainsPointTest, SegmentsAndPoints) {
  ConvexInstance segment(ConvexPolygon::segment({0, 0}, {6, 3}));
  EXPECT_TRUE(contains(segment, {2, 1}));
  EXPECT_TRUE(contains(segment, {6, 3}));
  EXPECT_FALSE(contains(segment, {8, 4}));
  EXPECT_FALSE(contains(segment, {2, std::nextafter(1.0, 2.0)}));
  EXPECT_TRUE(contains(circle({1, 2}, 0), {1, 2}));
  EXPECT_FALSE(contains(circle({1, 2}, 0), {1, 3}));
}

TEST(ClosestPointTest, FromOutside) {
  const ClosestPoint beside = closest(square(1), {2, 7});
  EXPECT_EQ(beside.point, (Vec2{2, 5}));
  EXPECT_EQ(beside.normal, (Vec2{0, 1}));
  EXPECT_EQ(beside.distance, 2.0);
  EXPECT_EQ(beside.edge, 2U);
  EXPECT_FALSE(beside.inside());
  const ClosestPoint corner = closest(square(), {7, 8});
  EXPECT_EQ(corner.point, (Vec2{4, 4}));
  EXPECT_EQ(corner.distance, 5.0);
  EXPECT_EQ(corner.edge, kNoIndex);
}

TEST(ClosestPointTest, FromInsideItIsTheNearestWayOut) {
  const ClosestPoint inside = closest(square(1), {2, 1});
  EXPECT_TRUE(inside.inside());
  EXPECT_EQ(inside.point, (Vec2{2, -1}));
  EXPECT_EQ(inside.normal, (Vec2{0, -1}));
  EXPECT_EQ(inside.distance, -2.0);
  const ClosestPoint rim = closest(square(1), {2, 4.5});
  EXPECT_TRUE(rim.inside());
  EXPECT_EQ(rim.point, (Vec2{2, 5}));
  EXPECT_EQ(rim.distance, -0.5);
}

TEST(ClosestPointTest, AtTheCentreOfACircleAnyDirectionWillDo) {
  const ClosestPoint centre = closest(circle({1, 2}, 3), {1, 2});
  EXPECT_EQ(centre.distance, -3.0);
  EXPECT_EQ(length(centre.normal), 1.0);
  EXPECT_EQ(centre.point, (Vec2{1, 2}) + 3.0 * centre.normal);
  const ClosestPoint point = closest(circle({1, 2}, 0), {1, 2});
  EXPECT_EQ(point.distance, 0.0);
  EXPECT_TRUE(point.inside());
}

TEST(ClosestPointTest, OnTheBoundaryItIsThePoint) {
  const ClosestPoint on = closest(circle({0, 0}, 5), {3, 4});
  EXPECT_EQ(on.distance, 0.0);
  EXPECT_NEAR(on.point.x, 3.0, 1e-15);
  EXPECT_NEAR(on.point.y, 4.0, 1e-15);
}

TEST(ContainsPointTest, OfSeveralPiecesOneIsEnough) {
  ShapeInstance shape = test::shapeOf({test::boxPiece({0, 0}, {2, 2}), circle({5, 1}, 1)});
  EXPECT_TRUE(containsPoint(shape.placed(), {2, 2}));
  EXPECT_TRUE(containsPoint(shape.placed(), {6, 1}));
  EXPECT_FALSE(containsPoint(shape.placed(), {3, 1}));
  EXPECT_FALSE(containsPoint(shape.placed(), {std::nextafter(2.0, 3.0), 2}));
}

TEST(ContainsPointTest, OfLatticeBoxesAgreesWithCells) {
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    test::Random random(161, i);
    const auto boxes = test::randomLatticeBoxes(random, 6);
    ShapeInstance shape = test::shapeOf(boxes);
    const Vec2 point{random.integer(-2, 18) / 2.0, random.integer(-2, 18) / 2.0};
    ASSERT_EQ(containsPoint(shape.placed(), point), test::Cells(boxes).hold(point)) << i;
  }
}

}  // namespace
}  // namespace sepax::contains_point_test
