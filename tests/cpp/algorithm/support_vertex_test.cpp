#include "sepax/algorithm/support_vertex.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"

namespace sepax::support_vertex_test {
namespace {

using oracle::exactCrossOfDifferences;
using test::instanceOf;
using test::Points;
using test::Random;

/// Puts the support on vertex `start`: it is the only one left of the line between its neighbours.
SupportVertex startingAt(const PlacedPolygon& polygon, Index start) {
  SupportVertex support(polygon);
  if (polygon.count() >= 3) {
    support.climbLeftOf(polygon.vertex(polygon.next(start)),
                        polygon.vertex(polygon.previous(start)));
  } else if (polygon.count() == 2) {
    const Vec2 along = polygon.vertex(start) - polygon.vertex(1 - start);
    support.climbLeftOf(Vec2{}, -quarterTurn(along));
  }
  EXPECT_EQ(support.index(), start);
  return support;
}

/// Checks both climbs from every vertex against looking at every vertex.
void expectFarthestLeft(const PlacedPolygon& polygon, Vec2 from, Vec2 to) {
  const auto gain = [&](Index i, Index j) {
    return exactCrossOfDifferences(from, to, polygon.vertex(i), polygon.vertex(j)).sign();
  };
  const Vec2 across = quarterTurn(from - to);
  const Vec2 normal = (1.0 / length(across)) * across;
  const double tolerance = kSeparationFilter * polygon.bounds().extent();
  for (Index start = 0; start < polygon.count(); ++start) {
    for (const bool fast : {false, true}) {
      SupportVertex support = startingAt(polygon, start);
      if (fast) {
        support.climbLeftOf(from, to, normal, tolerance);
      } else {
        support.climbLeftOf(from, to);
      }
      const Index at = support.index();
      ASSERT_EQ(support.point(), polygon.vertex(at));
      int level = 0;
      for (Index i = 0; i < polygon.count(); ++i) {
        ASSERT_LE(gain(at, i), 0) << "from vertex " << start << ": " << i << " lies farther";
        level += gain(at, i) == 0 ? 1 : 0;
      }
      ASSERT_EQ(support.touchesParallel(from, to, normal), level == 2) << "from vertex " << start;
    }
  }
}

TEST(SupportVertexTest, StartsAtTheFirstVertex) {
  ConvexInstance square = instanceOf(test::unitSquare());
  const SupportVertex support(square.placed().core);
  EXPECT_EQ(support.index(), 0U);
  EXPECT_EQ(support.point(), (Vec2{0.0, 0.0}));
}

TEST(SupportVertexTest, ClimbsToTheLeft) {
  ConvexInstance square = instanceOf(test::unitSquare());
  SupportVertex support(square.placed().core);
  support.climbLeftOf({0.0, 0.0}, {4.0, -3.0});
  EXPECT_EQ(support.point(), (Vec2{1.0, 1.0}));
  support.climbLeftOf({0.0, 0.0}, {4.0, 3.0});
  EXPECT_EQ(support.point(), (Vec2{0.0, 1.0}));
}

TEST(SupportVertexTest, ReportsAnEdgeThatIsExactlyParallel) {
  ConvexInstance square = instanceOf(test::unitSquare());
  SupportVertex support(square.placed().core);
  const auto touches = [&](Vec2 along) {
    support.climbLeftOf({}, along);
    return support.touchesParallel({}, along, (-1.0 / length(along)) * quarterTurn(along));
  };
  EXPECT_TRUE(touches({1.0, 0.0}));
  EXPECT_TRUE(touches({-3.0, 0.0}));
  EXPECT_TRUE(touches({0.0, 2.0}));
  EXPECT_FALSE(touches({1.0, 0x1p-60}));
  EXPECT_FALSE(touches({1.0, 1.0}));
  EXPECT_EQ(support.point(), (Vec2{0.0, 1.0}));
}

TEST(SupportVertexTest, FindsTheFarthestVertexFromEveryStartOnTheLattice) {
  for (std::uint64_t i = 0; i < test::cases(1500); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    ConvexInstance polygon =
        instanceOf(test::latticeConvex(random, random.integer(3, 12), random.integer(1, 6)));
    const Vec2 from = random.latticePoint(9);
    const Vec2 along = random.latticePoint(4);
    if (along == Vec2{}) continue;
    ASSERT_NO_FATAL_FAILURE(expectFarthestLeft(polygon.placed().core, from, from + along));
  }
}

TEST(SupportVertexTest, FindsTheFarthestVertexFromEveryStartForItsOwnEdges) {
  for (std::uint64_t i = 0; i < 200; ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const double angle = random.angle();
    ConvexInstance polygon =
        instanceOf(test::randomConvex(random, test::randomCornerCount(random), 10.0), {}, angle);
    const PlacedPolygon& placed = polygon.placed().core;
    const auto edge = static_cast<Index>(random.integer(0, static_cast<int>(placed.count()) - 1));
    const Vec2 p = placed.vertex(edge);
    const Vec2 q = placed.vertex(placed.next(edge));
    ASSERT_NO_FATAL_FAILURE(expectFarthestLeft(placed, p, q));
    ASSERT_NO_FATAL_FAILURE(expectFarthestLeft(placed, q, p));
  }
}

TEST(SupportVertexTest, FindsTheFarthestVertexOfNearlyFlatPolygons) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    ConvexInstance sliver =
        instanceOf(test::randomSliver(random, 10.0, std::ldexp(1.0, -random.integer(30, 53))));
    const PlacedPolygon& placed = sliver.placed().core;
    for (Index edge = 0; edge < placed.count(); ++edge) {
      const Vec2 p = placed.vertex(edge);
      const Vec2 q = placed.vertex(placed.next(edge));
      ASSERT_NO_FATAL_FAILURE(expectFarthestLeft(placed, p, q));
      ASSERT_NO_FATAL_FAILURE(expectFarthestLeft(placed, q, p));
    }
  }
}

TEST(SupportVertexTest, FindsTheFarthestVertexOfPolygonsWithCornersThatAreAlmostNone) {
  // Corners a few ulp beyond the line of their neighbours: both neighbours look level from there.
  for (std::uint64_t i = 0; i < test::cases(400); ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    const Points outline = test::latticeConvex(random, 5, 9);
    const Vec2 turn = test::randomDirection(random);
    ConvexInstance polygon = instanceOf(test::withFlatCorners(random, outline, turn));
    const PlacedPolygon& placed = polygon.placed().core;
    for (Index edge = 0; edge < placed.count(); ++edge) {
      const Vec2 p = placed.vertex(edge);
      const Vec2 q = placed.vertex(placed.next(edge));
      ASSERT_NO_FATAL_FAILURE(expectFarthestLeft(placed, p, q));
      ASSERT_NO_FATAL_FAILURE(expectFarthestLeft(placed, q, p));
    }
  }
}

TEST(SupportVertexTest, TakesSegmentsAndPoints) {
  ConvexInstance segment = test::segmentFarOut({0.0, 0.0}, {3.0, 1.0});
  ASSERT_EQ(segment.placed().core.count(), 2U);
  for (const Vec2 along : {Vec2{1.0, 0.0}, Vec2{0.0, 1.0}, Vec2{-2.0, 5.0}, Vec2{3.0, 1.0}}) {
    expectFarthestLeft(segment.placed().core, {}, along);
    expectFarthestLeft(segment.placed().core, {}, -along);
  }
  ConvexInstance point = test::pointFarOut({2.0, 1.0});
  ASSERT_EQ(point.placed().core.count(), 1U);
  SupportVertex support(point.placed().core);
  support.climbLeftOf({0.0, 0.0}, {1.0, 0.0});
  EXPECT_EQ(support.index(), 0U);
  EXPECT_FALSE(support.touchesParallel({0.0, 0.0}, {1.0, 0.0}, {0.0, -1.0}));
}

}  // namespace
}  // namespace sepax::support_vertex_test
