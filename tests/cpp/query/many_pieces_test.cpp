// The queries for shapes of so many pieces that these are put into trees, against every pair.
#include "support/many_pieces.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/query/intersects.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/query/move_and_slide.hpp"
#include "sepax/query/overlaps.hpp"
#include "support/cases.hpp"
#include "support/shapes.hpp"

namespace sepax::many_pieces_test {
namespace {

using test::Random;

struct Scene {
  ShapeInstance a;
  ShapeInstance b;
  Vec2 velocity;

  static Scene ofIndex(std::uint64_t index) {
    Random random(95, index);
    const Vec2 velocity = random.vector(8.0);
    if (index % 2 == 0) {
      ShapeInstance a = test::scattered(random, 20, 8.0, 0.4);
      ShapeInstance b = test::scattered(random, 30, 8.0, 0.4);
      const Vec2 apart = random.vector(30.0);
      b.setTransform({apart, {}});
      return {a, b, velocity};
    }
    ShapeInstance a = test::chain(test::scribble(random, 30, {}));
    const Vec2 start = random.vector(12.0);
    return {a, test::chain(test::scribble(random, 40, start)), velocity};
  }
};

TEST(ManyPiecesTest, YesAndNoAndDistanceAreThoseOfAllPairs) {
  int apart = 0;
  for (std::uint64_t i = 0; i < 400; ++i) {
    Scene scene = Scene::ofIndex(i);
    const PlacedShape a = scene.a.placed();
    const PlacedShape b = scene.b.placed();
    bool meet = false;
    bool overlap = false;
    for (const PlacedConvex& p : a.pieces) {
      for (const PlacedConvex& q : b.pieces) {
        meet = meet || intersects(p, q);
        overlap = overlap || overlaps(p, q);
      }
    }
    ASSERT_EQ(intersects(a, b), meet) << i;
    ASSERT_TRUE(overlaps(a, b) || !overlap) << i;
    if (meet) continue;
    ++apart;
    const Distance expected = test::plainDistance(a, b);
    const Distance found = distance(a, b);
    ASSERT_EQ(found.distance, expected.distance) << i;
    ASSERT_EQ(found.pointA, expected.pointA) << i;
    ASSERT_EQ(found.normal, expected.normal) << i;
  }
  EXPECT_GT(apart, 100);
}

TEST(ManyPiecesTest, OnTheWayTheFirstAndTheLastTouchAreThoseOfAllPairs) {
  int hits = 0;
  for (std::uint64_t i = 0; i < test::cases(400); ++i) {
    Scene scene = Scene::ofIndex(i);
    const PlacedShape a = scene.a.placed();
    const PlacedShape b = scene.b.placed();
    Interval time;
    for (const PlacedConvex& p : a.pieces) {
      for (const PlacedConvex& q : b.pieces) {
        const Collision pair = collide(p, q, scene.velocity);
        time = {std::fmin(time.min, pair.time.min), std::fmax(time.max, pair.time.max)};
      }
    }
    const Collision found = collide(a, b, scene.velocity);
    ASSERT_EQ(found.willIntersect, !time.empty()) << i;
    ASSERT_EQ(found.time.min, time.min) << i;
    ASSERT_EQ(found.time.max, time.max) << i;
    hits += time.empty() ? 0 : 1;
    const double size = 60.0;
    ASSERT_LE(test::deepestOverlap(scene.a, scene.b, scene.velocity + found.mtv), 4e-12 * size)
        << i;
  }
  EXPECT_GT(hits, test::share(100));
}

TEST(ManyPiecesTest, TheFirstImpactIsThatOfAllPairs) {
  for (std::uint64_t i = 0; i < test::cases(200); ++i) {
    Scene scene = Scene::ofIndex(i);
    const PlacedShape a = scene.a.placed();
    const PlacedShape b = scene.b.placed();
    Random random(96, i);
    const double turn = i % 4 < 2 ? 0.0 : random.angle();
    const Motion motionA{scene.velocity, turn, random.vector(5.0)};
    const Motion motionB{random.vector(4.0), 0.0, {}};
    const Impact expected = test::plainSweep(a, b, motionA, motionB);
    const Impact found = sweep(a, b, motionA, motionB);
    ASSERT_EQ(found.hit, expected.hit) << i;
    if (!found.hit) continue;
    ASSERT_EQ(found.time, expected.time) << i;
    ASSERT_EQ(found.pieceOfA, expected.pieceOfA) << i;
    ASSERT_EQ(found.pieceOfB, expected.pieceOfB) << i;
    if (!found.startsOverlapping) {
      ASSERT_EQ(found.point, expected.point) << i;
    }
  }
}

TEST(ManyPiecesTest, ContactsAreTheOutermostOfAllPairs) {
  for (std::uint64_t i = 0; i < 200; ++i) {
    // A floor of tiles and a comb that stands on it, pressed in a little.
    Random random(97, i);
    std::vector<ConvexInstance> tiles;
    std::vector<ConvexInstance> teeth;
    for (int k = 0; k < 24; ++k) tiles.push_back(test::boxPiece({1.0 * k, -1}, {k + 1.0, 0}));
    for (int k = 0; k < 20; ++k) teeth.push_back(test::boxPiece({0.8 * k, 0}, {0.8 * k + 0.3, 2}));
    ShapeInstance floor = test::shapeOf(tiles);
    // The outermost teeth end within tiles.
    const double x = random.integer(0, 5) + random.between(0.0, 0.2);
    const double depth = random.between(0.01, 0.2);
    ShapeInstance comb = test::shapeOf(teeth, {x, -depth});
    const auto [hit, found] = contacts(comb.placed(), floor.placed());
    ASSERT_NEAR(hit.depth, depth, 1e-13) << i;
    ASSERT_EQ(found.count, 2U) << i;
    ASSERT_NEAR(std::fmin(found.points[0].pointA.x, found.points[1].pointA.x), x, 1e-13) << i;
    ASSERT_NEAR(std::fmax(found.points[0].pointA.x, found.points[1].pointA.x), x + 15.5, 1e-13)
        << i;
  }
}

/// Round lines and discs on a lattice, whose pieces lie in line with one another and with squares.
TEST(ManyPiecesTest, TheWayOutOnALatticeIsThatAmongAllObstaclesAtOnce) {
  int left = 0;
  for (std::uint64_t i = 0; i < test::cases(300); ++i) {
    Random random(98, i);
    const auto corner = [&] {
      return Vec2{1.0 * random.integer(-3, 3), 1.0 * random.integer(-3, 3)};
    };
    test::Points points{corner()};
    while (points.size() < 6) {
      const Vec2 next = corner();
      if (next != points.back()) points.push_back(next);
    }
    ShapeInstance a = test::chain(points, random.integer(1, 2));
    std::vector<ConvexInstance> discs;
    for (int k = 0; k < 6; ++k) {
      discs.emplace_back(ConvexPolygon::point(corner()), random.integer(1, 3));
    }
    ShapeInstance b = test::shapeOf(std::move(discs));
    const double expected = test::plainWayOut(a.placed().pieces, b.placed().pieces);
    const Distance found = distance(a.placed(), b.placed());
    if (expected == 0.0) continue;
    ++left;
    ASSERT_NEAR(found.distance, -expected, 1e-12) << i;
  }
  EXPECT_GT(left, test::share(150));
}

TEST(ManyPiecesTest, OutOfABlockOfTilesPointsAreOnItsSideToo) {
  // Beside all of the tiles there is nothing, and it is as near as the side that the way leads to.
  std::vector<ConvexInstance> tiles;
  for (int i = 0; i < 36; ++i) {
    const Vec2 least{2.0 * (i % 6), 2.0 * (i / 6)};
    tiles.emplace_back(ConvexPolygon::ofCorners(test::box(least, least + Vec2{2.0, 2.0})), 0.0);
  }
  ShapeInstance block = test::shapeOf(std::move(tiles));
  block.setTransform({{100.0, 50.0}, {}});
  for (const Vec2 place : {Vec2{105.0, 56.0}, Vec2{106.0, 56.0}, Vec2{107.0, 56.5}}) {
    ShapeInstance ball = test::shapeOf({ConvexInstance(ConvexPolygon::point({}), 1.0)});
    ball.setTransform({place, {}});
    const Distance found = distance(ball.placed(), block.placed());
    EXPECT_LT(found.distance, -5.0);
    EXPECT_NEAR(length(found.pointB - found.pointA - found.distance * found.normal), 0.0, 1e-12);
    EXPECT_NEAR(length(found.pointA - place), 1.0, 1e-12) << "on the ball";
  }
}

}  // namespace
}  // namespace sepax::many_pieces_test
