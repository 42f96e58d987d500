// One shape within another, by example.
#include "sepax/query/contains.hpp"

#include <cmath>

#include "support/shapes.hpp"

namespace sepax::contains_test {
namespace {

using test::box;
using test::Points;

ConvexInstance rounded(const Points& points, double radius = 0.0) {
  return ConvexInstance(test::polygonOf(points), radius);
}
ConvexInstance circle(Vec2 centre, double radius) {
  return ConvexInstance(ConvexPolygon::point(centre), radius);
}
bool within(ConvexInstance a, ConvexInstance b) { return contains(a.placed(), b.placed()); }
double above(double x) { return std::nextafter(x, 1e300); }

TEST(ContainsTest, TouchingFromInsideCounts) {
  const Points square = box({0, 0}, {4, 4});
  EXPECT_TRUE(within(rounded(square), rounded(square)));
  EXPECT_TRUE(within(rounded(square), rounded(box({0, 1}, {4, 3}))));
  EXPECT_FALSE(within(rounded(square), rounded(box({0, 1}, {above(4), 3}))));
  EXPECT_TRUE(within(rounded(square), circle({2, 2}, 2)));
  EXPECT_FALSE(within(rounded(square), circle({2, 2}, above(2))));
  EXPECT_FALSE(within(rounded(box({1, 1}, {2, 2})), rounded(square)));
}

TEST(ContainsTest, CirclesInCircles) {
  EXPECT_TRUE(within(circle({0, 0}, 7), circle({3, 4}, 2)));
  EXPECT_FALSE(within(circle({0, 0}, 7), circle({3, 4}, above(2))));
  EXPECT_TRUE(within(circle({1, 1}, 2), circle({1, 1}, 2)));
  EXPECT_FALSE(within(circle({1, 1}, 2), circle({1, 1}, above(2))));
}

TEST(ContainsTest, TheRounderOneInside) {
  const Points square = box({0, 0}, {10, 10});
  // The corners of a, rounded by 1, and a circle of radius 3 that nestles into them.
  EXPECT_TRUE(within(rounded(square, 1), circle({2, 2}, 3)));
  EXPECT_FALSE(within(rounded(square, 1), circle({2, 2}, above(3))));
  EXPECT_TRUE(within(rounded(square, 1), circle({8, 5}, 3)));
  EXPECT_FALSE(within(rounded(square, 1), circle({above(8), 5}, 3)));
  EXPECT_TRUE(within(rounded(square, 3), rounded(square, 3)));
  EXPECT_FALSE(within(rounded(square, 3), rounded(square, above(3))));
  // Neither a capsule nor a circle has room for more than itself.
  ConvexInstance capsule(ConvexPolygon::segment({0, 0}, {10, 0}), 2);
  EXPECT_TRUE(within(capsule, circle({5, 0}, 2)));
  EXPECT_FALSE(within(capsule, circle({5, 0}, above(2))));
}

TEST(ContainsTest, CornersInRounds) {
  EXPECT_TRUE(within(circle({0, 0}, 5), rounded(box({-3, -4}, {3, 4}))));
  EXPECT_FALSE(within(circle({0, 0}, 5), rounded(box({-3, -4}, {3, above(4)}))));
  EXPECT_TRUE(within(rounded(box({0, 0}, {4, 4}), 5), circle({7, 8}, 0)));
  EXPECT_FALSE(within(rounded(box({0, 0}, {4, 4}), 5), circle({7, above(8)}, 0)));
}

}  // namespace
}  // namespace sepax::contains_test
