// Points of contact of shapes of several pieces.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/closest_point.hpp"
#include "sepax/query/manifold.hpp"
#include "support/cases.hpp"
#include "support/cells.hpp"

namespace sepax::manifold_compound_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

Manifold contactsOf(ShapeInstance& a, ShapeInstance& b) {
  return contacts(a.placed(), b.placed()).manifold;
}

TEST(ManifoldCompoundTest, NoneIfTheyAreApart) {
  ShapeInstance posts = shapeOf({boxPiece({0, 0}, {1, 1}), boxPiece({4, 0}, {5, 1})});
  ShapeInstance box = shapeOf({boxPiece({2, 0}, {3, 1})});
  EXPECT_EQ(contactsOf(box, posts).count, 0U);
}

TEST(ManifoldCompoundTest, OneConvexPairIsAsAlways) {
  ShapeInstance a = shapeOf({boxPiece({0, 0}, {4, 4})});
  ShapeInstance b = shapeOf({boxPiece({3, 1}, {9, 9})});
  const auto [collision, whole] = contacts(a.placed(), b.placed());
  const Manifold pair = manifold(a.placed().pieces[0], b.placed().pieces[0], collision);
  ASSERT_EQ(whole.count, pair.count);
  for (Index i = 0; i < whole.count; ++i) {
    EXPECT_EQ(whole.points[i].pointA, pair.points[i].pointA);
    EXPECT_EQ(whole.points[i].pointB, pair.points[i].pointB);
  }
}

TEST(ManifoldCompoundTest, ATableStandsOnItsOutermostLegs) {
  ShapeInstance table = shapeOf({boxPiece({0, 4}, {9, 5}), boxPiece({0, 0}, {1, 4}),
                                 boxPiece({4, 0}, {5, 4}), boxPiece({8, 0}, {9, 4})},
                                {100, -0.5});
  ShapeInstance floor = shapeOf({boxPiece({0, -9}, {104.5, 0}), boxPiece({104.5, -9}, {200, 0})});
  const Manifold contacts = contactsOf(table, floor);
  ASSERT_EQ(contacts.count, 2U);
  EXPECT_EQ(std::min(contacts.points[0].pointA.x, contacts.points[1].pointA.x), 100.0);
  EXPECT_EQ(std::max(contacts.points[0].pointA.x, contacts.points[1].pointA.x), 109.0);
  for (const ContactPoint& point : contacts.points) {
    EXPECT_EQ(point.depth, 0.5);
    EXPECT_EQ(point.pointA.y, -0.5);
    EXPECT_EQ(point.pointB.y, 0.0);
  }
}

TEST(ManifoldCompoundTest, ADiscInAGrooveTouchesInOnePoint) {
  ShapeInstance disc = shapeOf({ConvexInstance(ConvexPolygon::point({}), 2.0)}, {0, 1.75});
  ShapeInstance tiles = shapeOf({boxPiece({-5, -2}, {1, 0}), boxPiece({1, -2}, {7, 0})});
  const Manifold contacts = contactsOf(disc, tiles);
  ASSERT_EQ(contacts.count, 1U);
  EXPECT_EQ(contacts.points[0].depth, 0.25);
  EXPECT_EQ(contacts.points[0].pointA, (Vec2{0, -0.25}));
}

TEST(ManifoldCompoundTest, OnTilesItIsTheOverlapOfTheUndersideWithTheFloor) {
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(151, i);
    // Feet of different heights on tiles without gaps: those at the bottom stand.
    std::vector<ConvexInstance> feet;
    double left = 1e300;
    double right = -1e300;
    const int count = random.integer(1, 5);
    int lowest = 2;
    for (int k = 0; k < count; ++k) {
      // By less than they are deep in it they don't stick out onto a tile.
      const double at = 0.5 * random.integer(0, 40);
      const double width = 0.5 * random.integer(1, 6);
      const int height = random.integer(0, 1);
      feet.push_back(boxPiece({at, 1.0 * height}, {at + width, 10.0}));
      if (height < lowest) {
        lowest = height;
        left = 1e300;
        right = -1e300;
      }
      if (height > lowest) continue;
      left = std::fmin(left, at);
      right = std::fmax(right, at + width);
    }
    const double depth = std::ldexp(1.0, -random.integer(3, 9));
    ShapeInstance stool = shapeOf(feet, {0.0, -depth - lowest});
    std::vector<ConvexInstance> tiles;
    const int width = random.integer(3, 9);
    for (int x = -30; x < 60; x += width) {
      tiles.push_back(boxPiece({1.0 * x, -4}, {1.0 * (x + width), 0}));
    }
    ShapeInstance floor = shapeOf(tiles);
    const auto [hit, contacts] = sepax::contacts(stool.placed(), floor.placed());
    ASSERT_NEAR(hit.normal.x, 0.0, 1e-15) << i;
    ASSERT_NEAR(hit.normal.y, -1.0, 1e-15) << i;
    ASSERT_EQ(contacts.count, 2U) << i;
    // In the order of quarterTurn(normal): to the right.
    ASSERT_NEAR(contacts.points[0].pointA.x, left, 1e-14) << i;
    ASSERT_NEAR(contacts.points[1].pointA.x, right, 1e-14) << i;
    for (const ContactPoint& point : contacts.points) {
      ASSERT_NEAR(point.pointA.y, -depth, 1e-14) << i;
      ASSERT_NEAR(point.depth, depth, 1e-14) << i;
    }
  }
}

TEST(ManifoldCompoundTest, PointsBelongToTheShapesAndAreDepthApartAlongTheNormal) {
  int touching = 0;
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(152, i);
    const bool lattice = random.chance(0.4);
    ShapeInstance a =
        shapeOf(lattice ? test::randomLatticeBoxes(random, 3) : test::randomPieces(random, 3, 0.5),
                random.latticePoint(4));
    ShapeInstance b =
        shapeOf(lattice ? test::randomLatticeBoxes(random, 5) : test::randomPieces(random, 5, 0.5));
    const auto [hit, contacts] = sepax::contacts(a.placed(), b.placed());
    if (!hit.intersects) {
      ASSERT_EQ(contacts.count, 0U) << i;
      continue;
    }
    ++touching;
    ASSERT_GE(contacts.count, 1U) << i << ": they touch somewhere";
    for (Index k = 0; k < contacts.count; ++k) {
      const ContactPoint& point = contacts.points[k];
      ASSERT_GE(point.depth, 0.0) << i;
      const Vec2 rest = point.pointA - point.pointB - point.depth * hit.normal;
      ASSERT_LE(length(rest), 1e-7) << i;
      ASSERT_LE(closestPoint(a.placed(), point.pointA).distance, 1e-7) << i;
      ASSERT_LE(closestPoint(b.placed(), point.pointB).distance, 1e-7) << i;
    }
  }
  EXPECT_GT(touching, test::share(8000));
}

/// A square frame that is cut at its corners, so that two pieces have each of these.
std::vector<ConvexInstance> mitredFrame() {
  const std::vector<Vec2> outer{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
  std::vector<ConvexInstance> sides;
  for (std::size_t i = 0; i < 4; ++i) {
    const Vec2 p = outer[i];
    const Vec2 q = outer[(i + 1) % 4];
    const std::vector<Vec2> side{p, q, 0.4 * q, 0.4 * p};
    sides.emplace_back(*ConvexPolygon::create(side).polygon, 0.0);
  }
  return sides;
}

TEST(ManifoldCompoundTest, ACornerOfTwoPiecesIsOnePoint) {
  int single = 0;
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    Random random(153, i);
    ShapeInstance a = shapeOf(mitredFrame());
    ShapeInstance b = shapeOf(mitredFrame());
    const double far = random.chance(0.5) ? 0.0 : random.magnitude(0, 24);
    for (ShapeInstance* shape : {&a, &b}) {
      const Vec2 place = Vec2{far, 0.0} + random.vector(1.0);
      shape->setTransform({place, Rotation::fromAngle(random.angle())});
    }
    const auto [hit, points] = contacts(a.placed(), b.placed());
    const Manifold swapped = contactsOf(b, a);
    ASSERT_EQ(points.count, swapped.count) << i;
    if (points.count == 1) ++single;
    if (points.count < 2) continue;
    const Vec2 way = points.points[1].pointA - points.points[0].pointA;
    ASSERT_GT(dot(quarterTurn(hit.normal), way), 1e-13) << i;
  }
  EXPECT_GT(single, test::share(1500));
}

}  // namespace
}  // namespace sepax::manifold_compound_test
