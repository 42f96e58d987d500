// Moving and turning shapes of several pieces.
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/sweep.hpp"
#include "support/cases.hpp"
#include "support/cells.hpp"

namespace sepax::sweep_compound_test {
namespace {

using test::boxPiece;
using test::Random;
using test::shapeOf;

TEST(SweepCompoundTest, ThePieceThatIsInFrontIsHit) {
  ShapeInstance hammer = shapeOf({boxPiece({0, 0}, {1, 4}), boxPiece({1, 1}, {3, 2})});
  ShapeInstance posts = shapeOf({boxPiece({11, 3}, {12, 9}), boxPiece({8, 1}, {9, 2})});
  const Impact impact = sweep(hammer.placed(), posts.placed(), {{10, 0}, 0.0, {}}, {});
  ASSERT_TRUE(impact.hit);
  EXPECT_FALSE(impact.startsOverlapping);
  EXPECT_EQ(impact.time, 0.5);
  EXPECT_EQ(impact.normal, (Vec2{1, 0}));
  EXPECT_EQ(impact.pieceOfA, 1U);
  EXPECT_EQ(impact.pieceOfB, 1U);
  EXPECT_EQ(impact.point.x, 8.0);
}

TEST(SweepCompoundTest, AThinPieceTurnsIntoAThinPiece) {
  // A quarter turn of a cross hits a stick that is half a quarter ahead.
  ShapeInstance cross = shapeOf({ConvexInstance(ConvexPolygon::segment({-4, 0}, {4, 0})),
                                 ConvexInstance(ConvexPolygon::segment({0, -4}, {0, 4}))});
  ShapeInstance stick = shapeOf({ConvexInstance(ConvexPolygon::segment({2, 2}, {9, 9})),
                                 ConvexInstance(ConvexPolygon::segment({20, 0}, {20, 1}))});
  const Impact impact = sweep(cross.placed(), stick.placed(), {{}, 1.5707963267948966, {}}, {});
  ASSERT_TRUE(impact.hit);
  EXPECT_NEAR(impact.time, 0.5, 1e-9);
  EXPECT_EQ(impact.pieceOfA, 0U);
  EXPECT_EQ(impact.pieceOfB, 0U);
}

TEST(SweepCompoundTest, WhatOverlapsAtTheStartIsFreedAsAWhole) {
  ShapeInstance row = shapeOf({boxPiece({0, 0}, {4, 6}), boxPiece({4, 0}, {8, 6})});
  ShapeInstance box = shapeOf({boxPiece({3.5, -2}, {4.5, 3})});
  const Impact impact = sweep(row.placed(), box.placed(), {{1, 1}, 1.0, {}}, {});
  EXPECT_TRUE(impact.hit);
  EXPECT_TRUE(impact.startsOverlapping);
  EXPECT_EQ(impact.time, 0.0);
  EXPECT_EQ(impact.separation, -3.0);
  EXPECT_EQ(impact.normal, (Vec2{0, -1}));
}

struct Movers {
  ShapeInstance a;
  ShapeInstance b;
  Motion motionA;
  Motion motionB;

  Movers(std::uint64_t index, bool turning) : a({boxPiece({0, 0}, {1, 1})}), b(a) {
    Random random(141, index);
    a = shapeOf(test::randomPieces(random, 3, 0.5), random.vector(6.0));
    b = shapeOf(test::randomPieces(random, 4, 0.5), random.vector(6.0));
    motionA = {random.vector(10.0), random.angle(), a.transform().position};
    motionB = {random.vector(10.0), random.angle(), b.transform().position};
    if (!turning) motionA.angle = motionB.angle = 0.0;
  }

  [[nodiscard]] static ShapeInstance at(const ShapeInstance& shape, const Motion& motion,
                                        double time) {
    ShapeInstance there = shape;
    there.setTransform({shape.transform().position + time * motion.translation,
                        Rotation::fromAngle(time * motion.angle)});
    return there;
  }

  [[nodiscard]] double apartAt(double time) const {
    ShapeInstance first = at(a, motionA, time);
    ShapeInstance second = at(b, motionB, time);
    double nearest = 1e300;
    for (const PlacedConvex& p : first.placed().pieces) {
      for (const PlacedConvex& q : second.placed().pieces) {
        nearest = std::fmin(nearest, distance(p, q).distance);
      }
    }
    return nearest;
  }
};

TEST(SweepCompoundTest, IsTheFirstOfThePairs) {
  int hits = 0;
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    Movers movers(i, i % 2 == 0);
    const Impact found =
        sweep(movers.a.placed(), movers.b.placed(), movers.motionA, movers.motionB);
    double first = 2.0;
    bool overlaps = false;
    for (const PlacedConvex& p : movers.a.placed().pieces) {
      for (const PlacedConvex& q : movers.b.placed().pieces) {
        const Impact pair = sweep(p, q, movers.motionA, movers.motionB);
        if (pair.hit) first = std::fmin(first, pair.time);
        overlaps = overlaps || pair.startsOverlapping;
      }
    }
    ASSERT_EQ(found.hit, first <= 1.0) << i;
    ASSERT_EQ(found.startsOverlapping, overlaps) << i;
    if (!found.hit) continue;
    ++hits;
    ASSERT_EQ(found.time, first) << i;
    if (found.startsOverlapping) {
      const Distance whole = distance(movers.a.placed(), movers.b.placed());
      ASSERT_EQ(found.separation, whole.distance) << i;
      ASSERT_EQ(found.normal, whole.normal) << i;
      continue;
    }
    const Impact pair =
        sweep(movers.a.placed().pieces[found.pieceOfA], movers.b.placed().pieces[found.pieceOfB],
              movers.motionA, movers.motionB);
    ASSERT_EQ(pair.time, found.time) << i;
    ASSERT_EQ(pair.point, found.point) << i;
  }
  EXPECT_GT(hits, test::share(1500));
}

TEST(SweepCompoundTest, BeforeTheImpactNothingTouchesAndThenItDoes) {
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    Movers movers(i, true);
    const Impact found =
        sweep(movers.a.placed(), movers.b.placed(), movers.motionA, movers.motionB);
    if (found.startsOverlapping) {
      ASSERT_LE(movers.apartAt(0.0), 0.0) << i;
      continue;
    }
    const double end = found.hit ? found.time : 1.0;
    for (int k = 0; k <= 10; ++k) ASSERT_GT(movers.apartAt(0.0999 * k * end), -1e-9) << i;
    if (found.hit) {
      ASSERT_NEAR(movers.apartAt(end), 0.0, 1e-7) << i;
    }
  }
}

TEST(SweepCompoundTest, WithoutTurnsItIsACollisionWithTheVelocity) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    Movers movers(i, false);
    const Impact found = sweep(movers.a.placed(), movers.b.placed(), movers.motionA, {});
    const Collision hit = collide(movers.a.placed(), movers.b.placed(), movers.motionA.translation);
    ASSERT_EQ(found.hit, hit.willIntersect) << i;
    ASSERT_EQ(found.startsOverlapping, hit.intersects) << i;
    if (found.hit) {
      ASSERT_NEAR(found.time, hit.time.min, 1e-12) << i;
    }
  }
}

}  // namespace
}  // namespace sepax::sweep_compound_test
