#include "sepax/algorithm/oriented_box.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "sepax/shape/bounds.hpp"
#include "sepax/shape/convex_hull.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"
#include "support/scattered_points.hpp"

namespace sepax::oriented_box_test {
namespace {

using test::Outline;
using test::Random;

using Long = long double;

/// The area of the box on each edge of the hull, the least of them, by projecting every point.
Long leastArea(const Outline& points) {
  const std::vector<Index> hull = convexHull(points);
  Long least = std::numeric_limits<Long>::infinity();
  for (std::size_t i = 0; i < hull.size(); ++i) {
    const Vec2 p = points[hull[i]];
    const Vec2 q = points[hull[(i + 1) % hull.size()]];
    const Long x = Long{q.x} - Long{p.x};
    const Long y = Long{q.y} - Long{p.y};
    Long lowAlong = 0, highAlong = 0, lowAcross = 0, highAcross = 0;
    for (const Vec2 r : points) {
      const Long u = Long{r.x} - Long{p.x};
      const Long v = Long{r.y} - Long{p.y};
      lowAlong = std::min(lowAlong, x * u + y * v);
      highAlong = std::max(highAlong, x * u + y * v);
      lowAcross = std::min(lowAcross, x * v - y * u);
      highAcross = std::max(highAcross, x * v - y * u);
    }
    least = std::min(least, (highAlong - lowAlong) * (highAcross - lowAcross) / (x * x + y * y));
  }
  return least;
}

void check(const Outline& points) {
  const OrientedBox box = minimumAreaBox(points);
  double size = 0.0;
  for (const Vec2 p : points) {
    const Vec2 offset = p - box.center;
    const Vec2 axis{box.rotation.cosine, box.rotation.sine};
    ASSERT_LE(std::abs(dot(axis, offset)), box.halfExtents.x + 0x1p-51 * length(offset));
    ASSERT_LE(std::abs(cross(axis, offset)), box.halfExtents.y + 0x1p-51 * length(offset));
    size = std::max({size, std::abs(p.x), std::abs(p.y)});
  }
  ASSERT_NEAR(length({box.rotation.cosine, box.rotation.sine}), 1.0, 1e-15);
  const double extent = boundsOf(points).extent();
  const double area = 4.0 * box.halfExtents.x * box.halfExtents.y;
  ASSERT_NEAR(area, static_cast<double>(leastArea(points)),
              8e-15 * extent * extent + 0x1p-50 * size * extent);
}

TEST(OrientedBoxTest, OfOnePointIsThatPoint) {
  const OrientedBox box = minimumAreaBox(Outline{{3, 4}, {3, 4}});
  EXPECT_EQ(box.center, (Vec2{3, 4}));
  EXPECT_EQ(box.halfExtents, (Vec2{0, 0}));
}

TEST(OrientedBoxTest, OfASegmentLiesAlongIt) {
  const OrientedBox box = minimumAreaBox(Outline{{0, 0}, {3, 4}, {6, 8}});
  EXPECT_EQ(box.center, (Vec2{3, 4}));
  EXPECT_NEAR(box.halfExtents.x, 5.0, 1e-15);
  EXPECT_NEAR(box.halfExtents.y, 0.0, 1e-15);
  EXPECT_NEAR(std::abs(box.rotation.cosine), 0.6, 1e-15);
}

TEST(OrientedBoxTest, OfATurnedRectangleIsThatRectangle) {
  // Sides (4, 3) and (-6, 8): lengths 5 and 10.
  const Outline points{{0, 0}, {4, 3}, {-2, 11}, {-6, 8}};
  const OrientedBox box = minimumAreaBox(points);
  EXPECT_NEAR(box.center.x, -1.0, 1e-15);
  EXPECT_NEAR(box.center.y, 5.5, 1e-15);
  EXPECT_NEAR(4.0 * box.halfExtents.x * box.halfExtents.y, 50.0, 1e-13);
  for (const Vec2 corner : box.corners()) {
    const bool known = std::any_of(points.begin(), points.end(),
                                   [&](Vec2 p) { return length(p - corner) < 1e-14; });
    EXPECT_TRUE(known);
  }
}

TEST(OrientedBoxTest, CornersRunCounterClockwiseFromTheLeast) {
  const OrientedBox box{{1, 2}, {}, {3, 4}};
  const std::array<Vec2, 4> corners = box.corners();
  EXPECT_EQ(corners[0], (Vec2{-2, -2}));
  EXPECT_EQ(corners[1], (Vec2{4, -2}));
  EXPECT_EQ(corners[2], (Vec2{4, 6}));
  EXPECT_EQ(corners[3], (Vec2{-2, 6}));
}

TEST(OrientedBoxTest, IsTheLeastOverAllEdgesOfTheHull) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const Outline points = test::scatteredPoints(random, 25);
    if (convexHull(points).size() < 2) continue;
    ASSERT_NO_FATAL_FAILURE(check(points));
  }
}

TEST(OrientedBoxTest, OfRoundOutlinesAndNeedles) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    Outline points = test::randomStar(random, random.integer(3, 60), 0.99);
    const double flatness = random.magnitude(-50, 0);
    const Vec2 along = random.vector(1.0);
    if (random.chance(0.5)) {
      for (Vec2& p : points) p = p.x * along + (flatness * p.y) * quarterTurn(along);
    }
    ASSERT_NO_FATAL_FAILURE(check(points));
  }
}

TEST(OrientedBoxTest, AtEveryScaleAndPlace) { test::checkAtEveryScaleAndPlace(3, check); }

TEST(OrientedBoxTest, CornersThatDifferByNextToNothing) {
  ASSERT_NO_FATAL_FAILURE(check({{0, 0}, {1e-130, 1e-140}, {1, 1}, {0, 1}}));
  ASSERT_NO_FATAL_FAILURE(check({{0, 0}, {1e-130, -1e-140}, {1, 0}, {0, 1}}));
}

TEST(OrientedBoxTest, OfManyPoints) {
  Random random(4);
  Outline ring = test::randomStar(random, 20000, 1.0);
  for (Vec2& p : ring) p.y *= 0.5;
  const OrientedBox box = minimumAreaBox(ring);
  EXPECT_NEAR(4.0 * box.halfExtents.x * box.halfExtents.y, 2.0, 1e-6);
}

}  // namespace
}  // namespace sepax::oriented_box_test
