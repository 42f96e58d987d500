#include "sepax/shape/placed_polygon.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"

namespace sepax::placed_polygon_test {
namespace {

using test::box;
using test::Points;
using test::polygonOf;
using test::Random;

/// What a placed polygon must be: the hull of the rounded corners, computed by the oracle.
Points expectedCorners(const ConvexPolygon& local, const Transform& transform) {
  Points rounded;
  for (const Vec2 p : local.vertices()) rounded.push_back(transform.apply(p));
  return oracle::hullOf(rounded);
}

/// Whether the two lists are the same closed chain, begun at any place.
bool sameChain(std::span<const Vec2> chain, Points expected) {
  if (chain.size() != expected.size()) return false;
  const auto start = std::find(expected.begin(), expected.end(), chain.front());
  std::rotate(expected.begin(), start, expected.end());
  return std::equal(chain.begin(), chain.end(), expected.begin());
}

/// Places the polygon and checks everything that its header promises. Returns whether it was
/// reduced.
bool checkPlacement(const ConvexPolygon& local, const Transform& transform) {
  PlacedPolygon placed;
  placed.place(local, transform);
  EXPECT_TRUE(sameChain(placed.vertices(), expectedCorners(local, transform)))
      << "not the convex hull of the rounded corners";
  std::vector<int> listed(placed.count(), 0);
  for (const PolygonAxis axis : placed.axes()) {
    EXPECT_LT(axis.edge, placed.count());
    if (axis.edge < placed.count()) ++listed[axis.edge];
    if (axis.opposite < placed.count()) ++listed[axis.opposite];
  }
  for (Index i = 0; i < placed.count(); ++i) {
    EXPECT_EQ(placed.vertex(i), transform.apply(local.vertices()[placed.sourceOf(i)]));
    if (placed.count() < 2) continue;
    EXPECT_EQ(listed[i], 1) << "edge " << i;
    const Vec2 edge = placed.vertex(placed.next(i)) - placed.vertex(i);
    EXPECT_NEAR(length(placed.normal(i)), 1.0, 1e-15);
    EXPECT_GT(cross(placed.normal(i), edge), 0.0) << "not outward";
    EXPECT_NEAR(dot(placed.normal(i), edge) / length(edge), 0.0, 1e-15);
  }
  return placed.count() < local.vertices().size();
}

TEST(PlacedPolygonTest, StandsWhereTheTransformSays) {
  const ConvexPolygon square = polygonOf(test::unitSquare());
  PlacedPolygon placed;
  placed.place(square, {{10.0, 20.0}, {0.0, 1.0}});
  ASSERT_EQ(placed.count(), 4U);
  EXPECT_EQ(placed.vertex(0), (Vec2{10.0, 20.0}));
  EXPECT_EQ(placed.vertex(1), (Vec2{10.0, 21.0}));
  EXPECT_EQ(placed.vertex(2), (Vec2{9.0, 21.0}));
  EXPECT_EQ(placed.bounds().min, (Vec2{9.0, 20.0}));
  EXPECT_EQ(placed.bounds().max, (Vec2{10.0, 21.0}));
  EXPECT_EQ(placed.normal(0), (Vec2{1.0, 0.0}));
}

TEST(PlacedPolygonTest, IndicesGoRound) {
  const ConvexPolygon square = polygonOf(test::unitSquare());
  PlacedPolygon placed;
  placed.place(square, {});
  EXPECT_EQ(placed.next(0), 1U);
  EXPECT_EQ(placed.next(3), 0U);
  EXPECT_EQ(placed.previous(0), 3U);
  EXPECT_EQ(placed.previous(3), 2U);
  EXPECT_EQ(placed.sourceOf(2), 2U);
}

TEST(PlacedPolygonTest, IsStrictlyConvexAfterEveryRotation) {
  for (std::uint64_t i = 0; i < test::cases(1500); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const int corners = test::randomCornerCount(random);
    const ConvexPolygon local = polygonOf(test::randomConvex(random, corners, 10.0));
    const Vec2 position = random.vector(1000.0);
    checkPlacement(local, {position, Rotation::fromAngle(random.angle())});
    if (HasFailure()) return;
  }
}

TEST(PlacedPolygonTest, IsStrictlyConvexWhereRoundingFlattensCorners) {
  int reduced = 0;
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const double thinness = std::ldexp(1.0, -random.integer(30, 53));
    const Points sliver = test::randomSliver(random, 10.0, thinness);
    const Vec2 turn = test::randomDirection(random);
    const Points flat = test::withFlatCorners(random, test::latticeConvex(random, 6, 9), turn);
    const ConvexPolygon local = polygonOf(random.chance(0.5) ? sliver : flat);
    const Vec2 position = random.vector(100.0);
    reduced += checkPlacement(local, {position, Rotation::fromAngle(random.angle())}) ? 1 : 0;
    if (HasFailure()) return;
  }
  EXPECT_GT(reduced, test::share(300)) << "too few corners are flattened to prove anything";
}

TEST(PlacedPolygonTest, IsStrictlyConvexForLargePolygons) {
  for (std::uint64_t i = 0; i < 5; ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    const ConvexPolygon local = polygonOf(regularOutline(2000, 10.0));
    const Vec2 position = random.vector(1e9);
    checkPlacement(local, {position, Rotation::fromAngle(random.angle())});
    if (HasFailure()) return;
  }
}

TEST(PlacedPolygonTest, IsStrictlyConvexWhereNeighbouringCornersAreAFewUlpApart) {
  // Polygons a few ulp small: the rotation's rounding moves their corners about at random, even
  // past one another.
  int reduced = 0;
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    const double unit = 0x1p-52;
    const Points outline = test::latticeConvex(random, random.integer(4, 10), random.integer(2, 6));
    const Vec2 place = random.vector(1.0) + Vec2{3.0, 0.0};
    const ConvexPolygon::Result local =
        ConvexPolygon::create(test::translated(test::scaled(outline, 4.0 * unit), place));
    if (!local.polygon) continue;
    const Transform transform{{}, Rotation::fromAngle(random.angle())};
    reduced += checkPlacement(*local.polygon, transform) ? 1 : 0;
    if (HasFailure()) return;
  }
  EXPECT_GT(reduced, test::share(300));
}

TEST(PlacedPolygonTest, BecomesASegmentWhereItsCornersFallTogetherInPairs) {
  // Neighbouring doubles are 16 apart there.
  const ConvexPolygon plank = polygonOf(box({0.0, 0.0}, {64.0, 1.0}));
  PlacedPolygon placed;
  placed.place(plank, {{1e17, 1e17}, {}});
  ASSERT_EQ(placed.count(), 2U);
  EXPECT_EQ(placed.axes().size(), 1U);
  EXPECT_EQ(length(placed.vertex(1) - placed.vertex(0)), 64.0);
  EXPECT_EQ(placed.next(1), 0U);
  EXPECT_EQ(placed.previous(0), 1U);
  checkPlacement(plank, {{1e17, 1e17}, {}});
}

TEST(PlacedPolygonTest, BecomesAPointWhereAllItsCornersFallTogether) {
  const ConvexPolygon square = polygonOf(test::unitSquare());
  PlacedPolygon placed;
  placed.place(square, {{1e17, 1e17}, {}});
  ASSERT_EQ(placed.count(), 1U);
  EXPECT_TRUE(placed.axes().empty());
  EXPECT_EQ(placed.vertex(0), (Vec2{1e17, 1e17}));
  EXPECT_EQ(placed.next(0), 0U);
  EXPECT_EQ(placed.previous(0), 0U);
  EXPECT_EQ(placed.bounds().extent(), 0.0);
}

TEST(PlacedPolygonTest, BecomesASegmentWhereAllItsCornersFallOnALine) {
  const ConvexPolygon triangle = polygonOf(Points{{0, 0}, {64, 0}, {32, 1}});
  PlacedPolygon placed;
  placed.place(triangle, {{1e17, 1e17}, {}});
  ASSERT_EQ(placed.count(), 2U);
  checkPlacement(triangle, {{1e17, 1e17}, {}});
}

TEST(PlacedPolygonTest, NamesTheCornersThatWereLeftInTheNumberingOfTheLocalPolygon) {
  // Corner 1 falls on corner 2.
  const ConvexPolygon local = polygonOf(Points{{0, 0}, {63, -1}, {64, 0}, {64, 64}, {0, 64}});
  PlacedPolygon placed;
  const Vec2 far{1e17, 1e17};
  placed.place(local, {far, {}});
  ASSERT_EQ(placed.count(), 4U);
  const Points rounded{{0, 0}, {64, 0}, {64, 0}, {64, 64}, {0, 64}};
  for (Index i = 0; i < placed.count(); ++i) {
    EXPECT_EQ(placed.vertex(i) - far, rounded[placed.sourceOf(i)]) << i;
  }
}

TEST(PlacedPolygonTest, NamesTheLongestOfTheEdgesThatBecameOne) {
  // Corners 1 and 2 round onto the lower side: edges 0, 1 and 2 become one.
  const ConvexPolygon local = polygonOf(Points{{0, 0}, {16, -1}, {48, -1}, {64, 0}, {32, 64}});
  PlacedPolygon placed;
  placed.place(local, {{1e17, 1e17}, {}});
  ASSERT_EQ(placed.count(), 3U);
  for (Index i = 0; i < 3; ++i) {
    const bool lower = placed.vertex(i).y == placed.vertex(placed.next(i)).y;
    EXPECT_EQ(placed.sourceOfEdge(i), lower ? 1U : placed.sourceOf(i));
  }
  placed.place(local, {});
  for (Index i = 0; i < 5; ++i) EXPECT_EQ(placed.sourceOfEdge(i), i);
}

TEST(PlacedPolygonTest, EveryPlacedEdgeComesFromAnEdgeOfItsOwn) {
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    Random random(6, i);
    const double size = std::ldexp(1.0, random.integer(-1, 4));
    const ConvexPolygon local =
        polygonOf(test::randomConvex(random, test::randomCornerCount(random), size));
    PlacedPolygon placed;
    placed.place(local, {test::kFarOut + random.vector(100.0), {}});
    if (placed.count() < 2) continue;
    std::vector<int> used(local.vertices().size(), 0);
    for (Index k = 0; k < placed.count(); ++k) {
      ASSERT_LT(placed.sourceOfEdge(k), used.size()) << i;
      ASSERT_EQ(used[placed.sourceOfEdge(k)]++, 0) << "number " << i << ", edge " << k;
    }
  }
}

TEST(PlacedPolygonTest, ForgetsTheEarlierPlacement) {
  const ConvexPolygon square = polygonOf(test::unitSquare());
  const ConvexPolygon hexagon = polygonOf(regularOutline(6, 2.0));
  PlacedPolygon placed;
  placed.place(square, {{1e17, 1e17}, {}});
  placed.place(hexagon, {});
  ASSERT_EQ(placed.count(), 6U);
  EXPECT_EQ(placed.axes().size(), 3U);
  EXPECT_EQ(placed.sourceOf(5), 5U);
  EXPECT_EQ(placed.bounds().min.x, -2.0);
  placed.place(square, {});
  ASSERT_EQ(placed.count(), 4U);
  EXPECT_EQ(placed.bounds().max, (Vec2{1.0, 1.0}));
}

TEST(PlacedPolygonTest, KeepsTheHullOfCollapsedPolygons) {
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    SCOPED_TRACE(i);
    Random random(5, i);
    const double size = std::ldexp(1.0, random.integer(-1, 6));
    const int corners = test::randomCornerCount(random);
    const ConvexPolygon local = polygonOf(test::randomConvex(random, corners, size));
    const Vec2 position = test::kFarOut + random.vector(100.0);
    checkPlacement(local, {position, Rotation::fromAngle(random.angle())});
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace sepax::placed_polygon_test
