// Placed polygons that are scaled and mirrored.
#include <algorithm>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "sepax/shape/placed_polygon.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"

namespace sepax::placed_polygon_mirror_test {
namespace {

using test::Points;
using test::Random;

Transform scaledBy(Vec2 scale, Vec2 pivot = {}) {
  Transform transform;
  transform.scale = scale;
  transform.pivot = pivot;
  return transform;
}

Points appliedTo(std::span<const Vec2> corners, const Transform& transform) {
  Points world;
  for (const Vec2 p : corners) world.push_back(transform.apply(p));
  return world;
}

TEST(PlacedPolygonMirrorTest, AMirroredTriangleNamesItsCornersAndEdges) {
  // 0 (0, 0), 1 (4, 0), 2 (0, 3); mirrored in the y axis, counter-clockwise they are 0, 2, 1.
  const ConvexPolygon local = test::polygonOf(Points{{0, 0}, {4, 0}, {0, 3}});
  PlacedPolygon placed;
  placed.place(local, scaledBy({-1, 1}));
  ASSERT_EQ(placed.count(), 3U);
  EXPECT_EQ(placed.vertex(0), (Vec2{0, 0}));
  EXPECT_EQ(placed.vertex(1), (Vec2{0, 3}));
  EXPECT_EQ(placed.vertex(2), (Vec2{-4, 0}));
  EXPECT_EQ(placed.sourceOf(0), 0U);
  EXPECT_EQ(placed.sourceOf(1), 2U);
  EXPECT_EQ(placed.sourceOf(2), 1U);
  EXPECT_EQ(placed.sourceOfEdge(0), 2U) << "from 2 to 0, backwards";
  EXPECT_EQ(placed.sourceOfEdge(1), 1U);
  EXPECT_EQ(placed.sourceOfEdge(2), 0U);
  EXPECT_EQ(placed.normal(0), (Vec2{1, 0}));
  EXPECT_EQ(placed.normal(2), (Vec2{0, -1}));
}

TEST(PlacedPolygonMirrorTest, TwoMirrorsAreHalfATurn) {
  const ConvexPolygon local = test::polygonOf(Points{{0, 0}, {4, 0}, {0, 3}});
  PlacedPolygon mirrored;
  mirrored.place(local, scaledBy({-1, -1}));
  for (Index i = 0; i < 3; ++i) {
    EXPECT_EQ(mirrored.vertex(i), -local.vertices()[i]);
    EXPECT_EQ(mirrored.sourceOf(i), i);
    EXPECT_EQ(mirrored.sourceOfEdge(i), i);
  }
}

TEST(PlacedPolygonMirrorTest, TheEdgesOfAMirroredSegmentChangeSides) {
  // Edge 0 of the segment faces down; so does what the mirror in the y axis makes of it.
  const ConvexPolygon local = ConvexPolygon::segment({0, 0}, {4, 0});
  PlacedPolygon placed;
  placed.place(local, scaledBy({-1, 1}));
  ASSERT_EQ(placed.count(), 2U);
  for (Index i = 0; i < 2; ++i) {
    const bool facesDown = placed.normal(i).y < 0.0;
    EXPECT_EQ(placed.sourceOfEdge(i), facesDown ? 0U : 1U) << i;
  }
  placed.place(local, {});
  EXPECT_EQ(placed.sourceOfEdge(0), 0U);
}

/// What the hull of the rounded corners is by exact integers, what each corner is of, and of each
/// edge the longest local one that lies along it.
void checkPlacement(const ConvexPolygon& local, const Transform& transform) {
  PlacedPolygon placed;
  placed.place(local, transform);
  const Points world = appliedTo(local.vertices(), transform);
  Points expected = oracle::hullOf(world);
  ASSERT_EQ(placed.count(), expected.size());
  const auto start = std::find(expected.begin(), expected.end(), placed.vertex(0));
  std::rotate(expected.begin(), start, expected.end());
  ASSERT_TRUE(std::equal(expected.begin(), expected.end(), placed.vertices().begin()));
  for (Index i = 0; i < placed.count(); ++i) {
    ASSERT_EQ(placed.vertex(i), world[placed.sourceOf(i)]);
    if (placed.count() < 2) continue;
    const Vec2 edge = placed.vertex(placed.next(i)) - placed.vertex(i);
    ASSERT_NEAR(length(placed.normal(i)), 1.0, 1e-15);
    ASSERT_GT(cross(placed.normal(i), edge), 0.0) << "not outward";
  }
}

/// Whether all corners were kept in their order, or, in a mirror, in the opposite one. Where a
/// shape is thinner than rounding there may be another.
bool keptItsOrder(const PlacedPolygon& placed, Index count, bool mirrored) {
  for (Index i = 0; i < placed.count(); ++i) {
    const Index step = mirrored ? count - 1 : 1;
    if (placed.sourceOf(placed.next(i)) != (placed.sourceOf(i) + step) % count) return false;
  }
  return placed.count() == count;
}

/// Edge i of the placed polygon and its local edge have the same ends.
void checkEdges(const ConvexPolygon& local, const Transform& transform, int& checked) {
  PlacedPolygon placed;
  placed.place(local, transform);
  const auto count = static_cast<Index>(local.vertices().size());
  if (!keptItsOrder(placed, count, transform.mirrors())) return;
  checked += 1;
  for (Index i = 0; i < count; ++i) {
    const Index edge = placed.sourceOfEdge(i);
    Vec2 from = transform.apply(local.vertices()[edge]);
    Vec2 to = transform.apply(local.vertices()[(edge + 1) % count]);
    if (transform.mirrors()) std::swap(from, to);
    ASSERT_EQ(placed.vertex(i), from) << "edge " << i;
    ASSERT_EQ(placed.vertex(placed.next(i)), to) << "edge " << i;
  }
}

TEST(PlacedPolygonMirrorTest, RandomScalesGiveTheHullOfTheRoundedCorners) {
  int mirrored = 0;
  int checked = 0;
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const ConvexPolygon local =
        test::polygonOf(test::randomConvex(random, test::randomCornerCount(random), 10.0));
    Transform transform{random.vector(100.0), Rotation::fromAngle(random.angle())};
    transform.pivot = random.vector(20.0);
    transform.scale.x = random.magnitude(-3, 3);
    transform.scale.y = random.chance(0.5) ? -transform.scale.x : random.magnitude(-3, 3);
    mirrored += transform.mirrors() ? 1 : 0;
    checkPlacement(local, transform);
    checkEdges(local, transform, checked);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(mirrored, test::share(1500));
  EXPECT_GT(checked, test::share(3500));
}

TEST(PlacedPolygonMirrorTest, ExtremeScalesGiveTheHullOfTheRoundedCorners) {
  // From 2^-332, about 1e-100, to 2^331, about 1e100: shapes thinner than any rounding as well.
  int checked = 0;
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const ConvexPolygon local =
        test::polygonOf(test::randomConvex(random, test::randomCornerCount(random), 1.0));
    Transform transform{{}, Rotation::fromAngle(random.angle())};
    if (random.chance(0.5)) transform.position = random.vector(1.0);
    if (random.chance(0.5)) transform.rotation = {};
    transform.scale.x = random.magnitude(-332, 330);
    transform.scale.y =
        random.chance(0.5) ? random.sign() * transform.scale.x : random.magnitude(-332, 330);
    checkPlacement(local, transform);
    checkEdges(local, transform, checked);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(checked, test::share(2000));
}

TEST(PlacedPolygonMirrorTest, AnEdgeOverCornersThatWereLeftOutIsTheLongest) {
  // Far out only every second integer is there: the corner in the middle of the lower edge falls
  // onto it, at 2 of 10.
  const ConvexPolygon local = test::polygonOf(Points{{0, 0}, {2, -0.4}, {10, 0}, {10, 8}, {0, 8}});
  for (const double side : {1.0, -1.0}) {
    Transform transform{test::kFarOut, {}};
    transform.scale = {side, 1.0};
    PlacedPolygon placed;
    placed.place(local, transform);
    ASSERT_EQ(placed.count(), 4U);
    for (Index i = 0; i < 4; ++i) {
      const double down = placed.normal(i).y;
      if (down < -0.5) {
        EXPECT_EQ(placed.sourceOfEdge(i), 1U) << side;
      }
      if (down > 0.5) {
        EXPECT_EQ(placed.sourceOfEdge(i), 3U) << side;
      }
    }
  }
}

}  // namespace
}  // namespace sepax::placed_polygon_mirror_test
