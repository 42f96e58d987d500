#include "sepax/shape/outline.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/plain_outline.hpp"
#include "sepax/shape/convex_polygon.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"

namespace sepax::outline_test {
namespace {

using test::Points;
using test::Random;

void expectCorners(const Points& points, const Points& corners) {
  const ConvexOutline outline = normalizeConvexOutline(points);
  EXPECT_TRUE(outline.status.ok());
  EXPECT_EQ(outline.corners, corners);
}

void expectFault(const Points& points, OutlineFault fault, Index first, Index second) {
  const ConvexOutline outline = normalizeConvexOutline(points);
  EXPECT_EQ(outline.status.fault, fault);
  EXPECT_EQ(outline.status.first, first);
  EXPECT_EQ(outline.status.second, second);
  EXPECT_FALSE(outline.status.ok());
  EXPECT_TRUE(outline.corners.empty());
}

const Points kSquare{{0, 0}, {2, 0}, {2, 2}, {0, 2}};

TEST(OutlineTest, AGoodOutlineIsKept) { expectCorners(kSquare, kSquare); }

TEST(OutlineTest, AClockwiseOutlineIsReversedAndStartsAtTheSameCorner) {
  expectCorners({{0, 0}, {0, 2}, {2, 2}, {2, 0}}, kSquare);
}

TEST(OutlineTest, RepeatsOfThePointBeforeAreDropped) {
  expectCorners({{0, 0}, {0, 0}, {2, 0}, {2, 0}, {2, 0}, {2, 2}, {0, 2}}, kSquare);
}

TEST(OutlineTest, LastPointsThatRepeatTheFirstAreDropped) {
  expectCorners({{0, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}}, kSquare);
  expectCorners({{0, 0}, {0, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}, {0, 0}}, kSquare);
}

TEST(OutlineTest, PointsOnTheLineOfTheirNeighboursAreDropped) {
  expectCorners({{0, 0}, {1, 0}, {1.5, 0}, {2, 0}, {2, 1}, {2, 2}, {0, 2}, {0, 1.25}}, kSquare);
}

TEST(OutlineTest, StartsAtTheFirstPointThatIsACorner) {
  expectCorners({{1, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}}, {{2, 0}, {2, 2}, {0, 2}, {0, 0}});
  // Clockwise: from the middle of the top side.
  expectCorners({{1, 2}, {2, 2}, {2, 0}, {0, 0}, {0, 2}}, {{2, 2}, {0, 2}, {0, 0}, {2, 0}});
}

TEST(OutlineTest, NearlyCollinearCornersAreKept) {
  const Points points{{0, 0}, {1, -0x1p-52}, {2, 0}, {1, 1}};
  expectCorners(points, points);
}

TEST(OutlineTest, CoordinatesTooSmallToStoreBecomeZero) {
  expectCorners({{1e-200, -1e-300}, {2, 0}, {2, 2}, {0, 2}}, kSquare);
}

TEST(OutlineTest, FewerThanThreeDifferentPointsAreTooFew) {
  expectFault({}, OutlineFault::kTooFewPoints, 0, 0);
  expectFault({{1, 2}}, OutlineFault::kTooFewPoints, 1, 1);
  expectFault({{1, 2}, {1, 2}, {1, 2}, {1, 2}}, OutlineFault::kTooFewPoints, 1, 1);
  expectFault({{1, 2}, {3, 4}}, OutlineFault::kTooFewPoints, 2, 2);
  expectFault({{1, 2}, {3, 4}, {3, 4}, {1, 2}}, OutlineFault::kTooFewPoints, 2, 2);
}

TEST(OutlineTest, PointsOnOneLineAreCollinear) {
  expectFault({{0, 0}, {1, 1}, {2, 2}}, OutlineFault::kCollinear, 0, 0);
  expectFault({{0, 0}, {3, 3}, {1, 1}, {2, 2}}, OutlineFault::kCollinear, 0, 0);
  expectFault({{5, 1}, {5, 2}, {5, 1}, {5, 3}}, OutlineFault::kCollinear, 0, 0);
  expectFault({{1e6, 1e6}, {1e6 + 1, 1e6 + 1}, {1e6 + 7, 1e6 + 7}}, OutlineFault::kCollinear, 0, 0);
}

TEST(OutlineTest, ADentIsNamed) {
  expectFault({{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}}, OutlineFault::kConcave, 3, 3);
}

TEST(OutlineTest, ADentIsNamedForEitherWinding) {
  expectFault({{0, 4}, {2, 1}, {4, 4}, {4, 0}, {0, 0}}, OutlineFault::kConcave, 1, 1);
}

TEST(OutlineTest, ADentIsNamedInTheNumberingOfTheList) {
  const Points points{{0, 0}, {0, 0}, {4, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}, {0, 0}};
  expectFault(points, OutlineFault::kConcave, 5, 5);
}

TEST(OutlineTest, TheFirstOfSeveralDentsIsNamed) {
  // An L has one, a plus four.
  expectFault({{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}, OutlineFault::kConcave, 3, 3);
  const Points plus{{1, 0}, {2, 0}, {2, 1}, {3, 1}, {3, 2}, {2, 2},
                    {2, 3}, {1, 3}, {1, 2}, {0, 2}, {0, 1}, {1, 1}};
  expectFault(plus, OutlineFault::kConcave, 2, 2);
}

TEST(OutlineTest, ADentAtTheFirstPointIsNamed) {
  expectFault({{2, 1}, {0, 4}, {0, 0}, {4, 0}, {4, 4}}, OutlineFault::kConcave, 0, 0);
}

TEST(OutlineTest, ADentOfOneUlpIsADent) {
  expectFault({{0, 0}, {1, 0x1p-52}, {2, 0}, {1, 1}}, OutlineFault::kConcave, 1, 1);
}

TEST(OutlineTest, ABowTieCrossesItself) {
  expectFault({{0, 0}, {2, 2}, {2, 0}, {0, 2}}, OutlineFault::kSelfCrossing, 0, 2);
}

TEST(OutlineTest, APentagramCrossesItselfThoughItTurnsOneWayOnly) {
  const std::vector<Vec2> corner = regularOutline(5, 1.0);
  expectFault({corner[0], corner[2], corner[4], corner[1], corner[3]}, OutlineFault::kSelfCrossing,
              0, 2);
}

TEST(OutlineTest, AnOutlineThatRunsTwiceAroundCrossesItself) {
  Points twice = kSquare;
  twice.insert(twice.end(), kSquare.begin(), kSquare.end());
  expectFault(twice, OutlineFault::kSelfCrossing, 0, 3);
}

TEST(OutlineTest, ASpikeCrossesItself) {
  // Out to (5, 0) and back along the same line.
  expectFault({{0, 0}, {5, 0}, {2, 0}, {2, 2}, {0, 2}}, OutlineFault::kSelfCrossing, 0, 1);
  // At the first point: the last edge folds back into the first.
  expectFault({{5, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}}, OutlineFault::kSelfCrossing, 0, 4);
  // Out and back to the very same point.
  expectFault({{0, 0}, {2, 0}, {5, -1}, {2, 0}, {2, 2}, {0, 2}}, OutlineFault::kSelfCrossing, 0, 2);
}

TEST(OutlineTest, AnOutlineThatTouchesItselfAtACornerCrossesItself) {
  // Two triangles that share the corner (2, 2), visited twice.
  expectFault({{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {2, 2}}, OutlineFault::kSelfCrossing, 1, 4);
}

TEST(OutlineTest, AnOutlineThatTouchesItselfWithinAnEdgeCrossesItself) {
  expectFault({{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}}, OutlineFault::kSelfCrossing, 0, 2);
}

TEST(OutlineTest, CrossingsAreNamedInTheNumberingOfTheList) {
  expectFault({{0, 0}, {0, 0}, {2, 2}, {2, 2}, {2, 0}, {0, 2}, {0, 0}}, OutlineFault::kSelfCrossing,
              0, 4);
}

TEST(OutlineTest, NormalisingTwiceChangesNothing) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    Random random(1, i);
    const Points points = test::latticeConvex(random, random.integer(3, 20), 7);
    const Points once = normalizeConvexOutline(points).corners;
    ASSERT_EQ(normalizeConvexOutline(once).corners, once) << i;
  }
}

TEST(OutlineTest, EveryHarmlessFormOfAnOutlineGivesTheSameCorners) {
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    Random random(2, i);
    const Points corners = test::latticeConvex(random, random.integer(3, 12), 8);
    Points points;
    for (std::size_t k = 0; k < corners.size(); ++k) {
      const int times = random.integer(1, 3);
      for (int t = 0; t < times; ++t) points.push_back(corners[k]);
      // Eighths of an edge between lattice points: exact.
      const Vec2 edge = corners[(k + 1) % corners.size()] - corners[k];
      int eighths = random.integer(0, 7);
      for (; eighths > 0; eighths = random.chance(0.5) ? 0 : random.integer(eighths, 7)) {
        const Vec2 between = corners[k] + 0.125 * eighths * edge;
        if (points.back() == between) break;
        points.push_back(between);
      }
    }
    if (random.chance(0.5)) points.push_back(corners[0]);
    expectCorners(points, corners);
    // The other way round, still starting at the same corner.
    Points clockwise{corners[0]};
    clockwise.insert(clockwise.end(), points.rbegin(), points.rend());
    expectCorners(clockwise, corners);
    if (HasFailure()) {
      ADD_FAILURE() << "number " << i;
      return;
    }
  }
}

TEST(OutlineTest, AgreesWithTheOracleOnEveryFaultOfRandomLatticeOutlines) {
  int counts[5] = {};
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(3, i);
    const int count = random.integer(0, 7);
    const Points points = test::randomOutline(random, count, random.integer(1, 5));
    const oracle::PlainOutline plain(points);
    const OutlineStatus expected = plain.status();
    const ConvexOutline outline = normalizeConvexOutline(points);
    ASSERT_EQ(outline.status.fault, expected.fault) << i;
    ASSERT_EQ(outline.status.first, expected.first) << i;
    ASSERT_EQ(outline.status.second, expected.second) << i;
    ++counts[static_cast<std::size_t>(expected.fault)];
    if (!expected.ok()) continue;
    Points corners;
    for (const Index place : plain.cornerPlaces()) corners.push_back(points[place]);
    ASSERT_EQ(outline.corners, corners) << i;
  }
  for (const int count : counts) EXPECT_GT(count, test::share(100)) << "a fault hardly occurs";
}

TEST(OutlineTest, AgreesWithTheOracleOnNearlyConvexOutlines) {
  // Regular-looking outlines with corners moved by a few ulp or swapped with a neighbour.
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    Random random(4, i);
    Points points = test::randomSliver(random, 4.0, std::ldexp(1.0, -random.integer(40, 53)));
    const Vec2 extra = points[0] + random.unit() * (points[1] - points[0]);
    points.insert(points.begin() + 1, extra);
    if (random.chance(0.2)) std::swap(points[1], points[2]);
    const OutlineStatus expected = oracle::PlainOutline(points).status();
    const OutlineStatus status = normalizeConvexOutline(points).status;
    ASSERT_EQ(status.fault, expected.fault) << i;
    ASSERT_EQ(status.first, expected.first) << i;
    ASSERT_EQ(status.second, expected.second) << i;
  }
}

TEST(OutlineTest, TakesLargeConvexOutlines) {
  EXPECT_TRUE(normalizeConvexOutline(regularOutline(200000, 1e5)).status.ok());
}

TEST(OutlineTest, NamesTheFaultOfALargeOutlineWithoutComparingAllPairsOfEdges) {
  std::vector<Vec2> points = regularOutline(100000, 1e5);
  const Index dent = 33333;
  points[dent] = 0.999 * points[dent];
  const OutlineStatus status = normalizeConvexOutline(points).status;
  EXPECT_EQ(status.fault, OutlineFault::kConcave);
  EXPECT_EQ(status.first, dent);
}

}  // namespace
}  // namespace sepax::outline_test
