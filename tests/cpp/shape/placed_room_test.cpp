// Polygons that are placed in memory that is lent, and the margins that spare them tests.
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "sepax/shape/placed_polygon.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"

namespace sepax::placed_room_test {
namespace {

using test::box;
using test::Points;
using test::polygonOf;
using test::Random;

struct Room {
  explicit Room(std::size_t corners) : vertices(corners), normals(corners) {}
  PlacedRoom lend() { return {vertices.data(), normals.data()}; }
  std::vector<Vec2> vertices;
  std::vector<Vec2> normals;
};

bool sameAxes(std::span<const PolygonAxis> a, std::span<const PolygonAxis> b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i].edge != b[i].edge || a[i].opposite != b[i].opposite) return false;
  }
  return true;
}

void expectSame(const PlacedPolygon& a, const PlacedPolygon& b) {
  ASSERT_EQ(a.count(), b.count());
  EXPECT_EQ(a.bounds().min, b.bounds().min);
  EXPECT_EQ(a.bounds().max, b.bounds().max);
  EXPECT_TRUE(sameAxes(a.axes(), b.axes()));
  for (Index i = 0; i < a.count(); ++i) {
    EXPECT_EQ(a.vertex(i), b.vertex(i));
    EXPECT_EQ(a.sourceOf(i), b.sourceOf(i));
    if (a.count() == 1) continue;
    EXPECT_EQ(a.normal(i), b.normal(i));
    EXPECT_EQ(a.sourceOfEdge(i), b.sourceOfEdge(i));
  }
}

/// Every corner tested, and no memory lent.
PlacedPolygon plainlyPlaced(const ConvexPolygon& local, const Transform& transform) {
  PlacedPolygon placed;
  placed.place(local.vertices(), local.axes(), transform);
  return placed;
}

/// From ordinary to slivers with corners that are all but flat.
ConvexPolygon anyPolygon(Random& random) {
  const int kind = random.integer(0, 5);
  if (kind == 0) return ConvexPolygon::point(random.vector(3.0));
  if (kind == 1) return ConvexPolygon::segment(random.vector(3.0), random.vector(3.0));
  const double size = std::ldexp(1.0, random.integer(-20, 20));
  if (kind == 2) {
    const double thinness = std::ldexp(1.0, -random.integer(20, 53));
    return polygonOf(test::randomSliver(random, size, thinness));
  }
  const Points outline = test::randomConvex(random, test::randomCornerCount(random), size);
  if (kind > 3) return polygonOf(outline);
  return polygonOf(test::withFlatCorners(random, outline, test::randomDirection(random)));
}

double sign(Random& random) { return random.chance(0.2) ? -1.0 : 1.0; }

/// Near and so far out that all corners fall together.
Transform anyTransform(Random& random) {
  const double distance = std::ldexp(1.0, random.integer(-4, 60));
  Transform transform(random.vector(distance), Rotation::fromAngle(random.angle()));
  if (random.chance(0.5)) return transform;
  transform.scale = {sign(random) * std::ldexp(1.0, random.integer(-30, 30)),
                     sign(random) * std::ldexp(1.0, random.integer(-30, 30))};
  transform.pivot = random.vector(std::ldexp(1.0, random.integer(-4, 30)));
  return transform;
}

TEST(PlacedRoomTest, LentMemoryAndMarginsChangeNothing) {
  PlacedPolygon used;
  Room room(2000);
  int reduced = 0;
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    SCOPED_TRACE(i);
    Random random(6, i);
    const ConvexPolygon local = anyPolygon(random);
    const Transform transform = anyTransform(random);
    const PlacedPolygon plain = plainlyPlaced(local, transform);
    reduced += plain.count() < local.vertices().size() ? 1 : 0;
    PlacedPolygon own;
    own.place(local, transform);
    expectSame(own, plain);
    used.placeIn(room.lend(), local, transform);
    expectSame(used, plain);
    if (HasFailure()) return;
  }
  EXPECT_GT(reduced, test::share(1000));
}

TEST(PlacedRoomTest, ThePlacementIsInTheRoomUnlessCornersAreLeftOut) {
  const ConvexPolygon square = polygonOf(test::unitSquare());
  Room room(4);
  PlacedPolygon placed;
  placed.placeIn(room.lend(), square, {{3.0, 4.0}, {}});
  EXPECT_EQ(placed.vertices().data(), room.vertices.data());
  EXPECT_EQ(placed.axes().data(), square.axes().data());
  EXPECT_EQ(room.normals[0], placed.normal(0));
  placed.placeIn(room.lend(), square, {{1e17, 1e17}, {}});
  EXPECT_EQ(placed.count(), 1U);
  EXPECT_NE(placed.vertices().data(), room.vertices.data());
  placed.placeIn(room.lend(), square, {});
  EXPECT_EQ(placed.count(), 4U);
  EXPECT_EQ(placed.sourceOf(3), 3U);
  EXPECT_EQ(placed.vertices().data(), room.vertices.data());
}

TEST(PlacedRoomTest, ACopyHasMemoryOfItsOwn) {
  const ConvexPolygon square = polygonOf(test::unitSquare());
  Room room(4);
  PlacedPolygon lent;
  lent.placeIn(room.lend(), square, {{3.0, 4.0}, {}});
  PlacedPolygon copy(lent);
  expectSame(copy, lent);
  room.vertices.assign(4, Vec2{});
  EXPECT_EQ(copy.vertex(0), (Vec2{3.0, 4.0}));
  EXPECT_NE(copy.axes().data(), square.axes().data());

  PlacedPolygon mirrored;
  mirrored.place(ConvexPolygon::segment({0, 0}, {1, 0}), [] {
    Transform mirror;
    mirror.scale = {-1.0, 1.0};
    return mirror;
  }());
  EXPECT_EQ(mirrored.sourceOfEdge(0), 1U);
  PlacedPolygon other(mirrored);
  expectSame(other, mirrored);
  other = copy;
  expectSame(other, copy);
}

TEST(PlacedRoomTest, AMoveKeepsThePlacement) {
  const ConvexPolygon hexagon = polygonOf(regularOutline(6, 2.0));
  PlacedPolygon placed;
  placed.place(hexagon, {{3.0, 4.0}, {}});
  const PlacedPolygon copy(placed);
  const PlacedPolygon moved(std::move(placed));
  expectSame(moved, copy);
}

/// Whether every corner is left and turns to the left, exactly.
bool allCornersLeft(const ConvexPolygon& local, const Transform& transform) {
  Points world;
  for (const Vec2 p : local.vertices()) world.push_back(transform.apply(p));
  const std::size_t count = world.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Vec2 next = world[(i + 1) % count];
    if (oracle::exactOrientation(world[i], next, world[(i + 2) % count]).sign() <= 0) return false;
  }
  return true;
}

TEST(PlacedRoomTest, AMarginVouchesOnlyForCornersThatStay) {
  // Places from where rounding doesn't matter to where it must: the margin has to give way first.
  int vouched = 0;
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    Random random(7, i);
    const ConvexPolygon local =
        polygonOf(test::randomConvex(random, test::randomCornerCount(random), 10.0));
    const Rotation turn = Rotation::fromAngle(random.angle());
    const Vec2 direction = test::randomDirection(random);
    for (double far = 1.0; far < 1e20; far *= 4.0) {
      const Transform transform(far * direction, turn);
      if (!cornersStay(local.cornerMargin(), transform)) break;
      ++vouched;
      ASSERT_TRUE(allCornersLeft(local, transform)) << i << ' ' << far;
    }
  }
  EXPECT_GT(vouched, test::share(4000 * 10));
}

TEST(PlacedRoomTest, AMarginTellsHowFarOrdinaryPolygonsMayGo) {
  const Transform far({1e9, -1e9}, Rotation::fromAngle(1.0));
  EXPECT_TRUE(cornersStay(polygonOf(box({-1, -1}, {1, 1})).cornerMargin(), far));
  EXPECT_TRUE(cornersStay(polygonOf(regularOutline(32, 1.0)).cornerMargin(), far));
  EXPECT_FALSE(cornersStay(CornerMargin{}, far));
  const Transform away({1e16, 0.0}, {});
  EXPECT_FALSE(cornersStay(polygonOf(box({-1, -1}, {1, 1})).cornerMargin(), away));
}

}  // namespace
}  // namespace sepax::placed_room_test
