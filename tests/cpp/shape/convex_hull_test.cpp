#include "sepax/shape/convex_hull.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "sepax/shape/convex_polygon.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"

namespace sepax::convex_hull_test {
namespace {

using test::Points;
using test::Random;

Points hullPoints(const Points& points) {
  Points corners;
  for (const Index i : convexHull(points)) corners.push_back(points[i]);
  return corners;
}

/// Whether the hull is that of the oracle, begun at any corner.
void expectHull(const Points& points) {
  Points expected = oracle::hullOf(points);
  const Points corners = hullPoints(points);
  ASSERT_EQ(corners.size(), expected.size());
  std::rotate(expected.begin(), std::find(expected.begin(), expected.end(), corners.front()),
              expected.end());
  ASSERT_EQ(corners, expected);
}

TEST(ConvexHullTest, OfNothingIsNothing) { EXPECT_TRUE(convexHull({}).empty()); }

TEST(ConvexHullTest, OfEqualPointsIsOneOfThem) {
  EXPECT_EQ(convexHull(Points{{1, 2}}).size(), 1U);
  EXPECT_EQ(convexHull(Points{{1, 2}, {1, 2}, {1, 2}}).size(), 1U);
  EXPECT_EQ(convexHull(Points{{0.0, -0.0}, {-0.0, 0.0}}).size(), 1U);
}

TEST(ConvexHullTest, OfCollinearPointsIsTheTwoEnds) {
  const Points points{{1, 1}, {3, 3}, {0, 0}, {2, 2}, {3, 3}};
  Points ends = hullPoints(points);
  ASSERT_EQ(ends.size(), 2U);
  EXPECT_TRUE(std::find(ends.begin(), ends.end(), Vec2{0, 0}) != ends.end());
  EXPECT_TRUE(std::find(ends.begin(), ends.end(), Vec2{3, 3}) != ends.end());
  EXPECT_EQ(convexHull(Points{{5, 1}, {5, 9}, {5, 4}}).size(), 2U);
}

TEST(ConvexHullTest, LeavesOutInnerCollinearAndRepeatedPoints) {
  const Points points{{1, 1}, {0, 0}, {2, 0}, {1, 0}, {2, 2}, {0, 2}, {0, 0}, {2, 1}};
  EXPECT_EQ(hullPoints(points), (Points{{0, 0}, {2, 0}, {2, 2}, {0, 2}}));
}

TEST(ConvexHullTest, IsCounterClockwise) {
  const Points corners = hullPoints({{0, 0}, {0, 1}, {1, 1}, {1, 0}});
  ASSERT_EQ(corners.size(), 4U);
  EXPECT_GT(cross(corners[1] - corners[0], corners[2] - corners[1]), 0.0);
}

TEST(ConvexHullTest, AgreesWithTheExactHullOnTheLattice) {
  for (std::uint64_t i = 0; i < test::cases(45000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const int reach = random.integer(0, 12);
    ASSERT_NO_FATAL_FAILURE(expectHull(test::randomOutline(random, random.integer(1, 40), reach)));
  }
}

TEST(ConvexHullTest, AgreesWithTheExactHullForNearlyCollinearPoints) {
  for (std::uint64_t i = 0; i < test::cases(30000); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const Vec2 from = random.vector(10.0);
    const Vec2 along = random.vector(10.0);
    Points points;
    for (int k = 0; k < 12; ++k) points.push_back(from + random.between(-1.0, 1.0) * along);
    ASSERT_NO_FATAL_FAILURE(expectHull(points));
  }
}

TEST(ConvexHullTest, AgreesWithTheExactHullForPointsAFewUlpApart) {
  for (std::uint64_t i = 0; i < test::cases(30000); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    Points points = test::randomOutline(random, random.integer(3, 20), 3);
    points = test::translated(test::scaled(points, 0x1p-52), {1.0, 1.5});
    ASSERT_NO_FATAL_FAILURE(expectHull(points));
  }
}

TEST(ConvexHullTest, AgreesWithTheExactHullAtEveryScale) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    const Points points = test::randomOutline(random, random.integer(3, 20), 9);
    const double scale = std::ldexp(random.between(1.0, 2.0), random.chance(0.5) ? -480 : 327);
    ASSERT_NO_FATAL_FAILURE(expectHull(test::scaled(points, scale)));
  }
}

TEST(ConvexHullTest, KeepsEveryCornerOfALargeConvexOutline) {
  const std::vector<Vec2> circle = regularOutline(10000, 5.0);
  EXPECT_EQ(convexHull(circle).size(), circle.size());
}

}  // namespace
}  // namespace sepax::convex_hull_test
