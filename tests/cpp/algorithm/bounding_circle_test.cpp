#include "sepax/algorithm/bounding_circle.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/outlines.hpp"
#include "support/scattered_points.hpp"

namespace sepax::bounding_circle_test {
namespace {

using test::Outline;
using test::Random;

using Long = long double;

/// The least radius, by trying every pair and every triple in long double. Squares and an early end
/// spare most of the work: as WebAssembly long doubles are made of integers.
Long leastRadius(const Outline& points) {
  struct Point {
    Long x, y;
  };
  std::vector<Point> p;
  for (const Vec2 q : points) p.push_back({q.x, q.y});
  Long least = std::numeric_limits<Long>::infinity();
  const auto tryCenter = [&](Point c) {
    Long greatest = 0;
    for (const Point q : p) {
      const Point way{q.x - c.x, q.y - c.y};
      greatest = std::max(greatest, way.x * way.x + way.y * way.y);
      if (greatest >= least) return;
    }
    least = greatest;
  };
  tryCenter(p[0]);
  for (std::size_t i = 0; i < p.size(); ++i) {
    for (std::size_t j = i + 1; j < p.size(); ++j) {
      tryCenter({(p[i].x + p[j].x) / 2, (p[i].y + p[j].y) / 2});
      const Point u{p[j].x - p[i].x, p[j].y - p[i].y};
      const Long uu = u.x * u.x + u.y * u.y;
      for (std::size_t k = j + 1; k < p.size(); ++k) {
        const Point v{p[k].x - p[i].x, p[k].y - p[i].y};
        const Long twice = 2 * (u.x * v.y - u.y * v.x);
        if (twice == 0) continue;
        const Long vv = v.x * v.x + v.y * v.y;
        tryCenter({p[i].x + (v.y * uu - u.y * vv) / twice, p[i].y + (u.x * vv - v.x * uu) / twice});
      }
    }
  }
  return std::sqrt(least);
}

void check(const Outline& points) {
  const BoundingCircle circle = boundingCircle(points);
  double size = 0.0;
  for (const Vec2 p : points) {
    ASSERT_LE(length(p - circle.center), circle.radius * (1.0 + 0x1p-51));
    size = std::max({size, std::abs(p.x), std::abs(p.y)});
  }
  const auto least = static_cast<double>(leastRadius(points));
  // No better than the coordinates of the centre can say.
  ASSERT_NEAR(circle.radius, least, 1e-14 * least + 0x1p-52 * size);
}

TEST(BoundingCircleTest, OfOnePointIsThatPoint) {
  const BoundingCircle circle = boundingCircle(Outline{{3, 4}, {3, 4}});
  EXPECT_EQ(circle.center, (Vec2{3, 4}));
  EXPECT_EQ(circle.radius, 0.0);
}

TEST(BoundingCircleTest, OfTwoPointsIsAroundTheirMiddle) {
  const BoundingCircle circle = boundingCircle(Outline{{0, 0}, {6, 8}, {3, 4}});
  EXPECT_EQ(circle.center, (Vec2{3, 4}));
  EXPECT_EQ(circle.radius, 5.0);
}

TEST(BoundingCircleTest, OfASquareIsHeldByADiagonal) {
  const BoundingCircle circle = boundingCircle(Outline{{0, 0}, {2, 0}, {2, 2}, {0, 2}});
  EXPECT_EQ(circle.center, (Vec2{1, 1}));
  EXPECT_DOUBLE_EQ(circle.radius, std::sqrt(2.0));
}

TEST(BoundingCircleTest, OfAnObtuseTriangleIsHeldByTwoCorners) {
  const BoundingCircle circle = boundingCircle(Outline{{0, 0}, {10, 0}, {5, 1}});
  EXPECT_EQ(circle.center, (Vec2{5, 0}));
  EXPECT_EQ(circle.radius, 5.0);
}

TEST(BoundingCircleTest, OfAnAcuteTriangleIsHeldByThree) {
  const BoundingCircle circle = boundingCircle(Outline{{3, 4}, {-3, 4}, {0, -5}});
  EXPECT_NEAR(circle.center.x, 0.0, 1e-15);
  EXPECT_NEAR(circle.center.y, 0.0, 1e-15);
  EXPECT_NEAR(circle.radius, 5.0, 1e-15);
}

TEST(BoundingCircleTest, IsTheLeastOfAllPairsAndTriples) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const Outline points = test::scatteredPoints(random, 20);
    ASSERT_NO_FATAL_FAILURE(check(points));
  }
}

TEST(BoundingCircleTest, OfPointsNearlyOnACircle) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const double roughness = std::ldexp(1.0, -random.integer(2, 53));
    const Outline points = test::randomStar(random, random.integer(3, 25), 1.0 - roughness);
    ASSERT_NO_FATAL_FAILURE(check(points));
  }
}

TEST(BoundingCircleTest, OfNeedles) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    const Vec2 along = random.vector(1.0);
    Outline points;
    for (int k = 0; k < 8; ++k) {
      const double aside = random.magnitude(-60, -5);
      points.push_back(random.unit() * along + aside * quarterTurn(along));
    }
    ASSERT_NO_FATAL_FAILURE(check(points));
  }
}

TEST(BoundingCircleTest, AtEveryScaleAndPlace) { test::checkAtEveryScaleAndPlace(4, check); }

TEST(BoundingCircleTest, OfManyPoints) {
  Random random(5);
  const Outline ring = test::randomStar(random, 100000, 0.999);
  const BoundingCircle circle = boundingCircle(ring);
  for (const Vec2 p : ring) ASSERT_LE(length(p - circle.center), circle.radius);
  EXPECT_LT(circle.radius, 1.0);
}

}  // namespace
}  // namespace sepax::bounding_circle_test
