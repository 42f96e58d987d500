// Rounded shapes by example: circles, capsules, segments, points, rounded polygons.
#include "sepax/query/collide_rounded.hpp"

#include <cmath>

#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/overlaps.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"

namespace sepax::collide_rounded_test {
namespace {

using test::box;
using test::Points;

ConvexInstance circle(Vec2 centre, double radius) {
  return ConvexInstance(ConvexPolygon::point(centre), radius);
}
ConvexInstance capsule(Vec2 p, Vec2 q, double radius) {
  return ConvexInstance(ConvexPolygon::segment(p, q), radius);
}
ConvexInstance rounded(const Points& points, double radius) {
  return ConvexInstance(test::polygonOf(points), radius);
}

bool meet(ConvexInstance a, ConvexInstance b) {
  const bool forward = intersects(a.placed(), b.placed());
  EXPECT_EQ(intersects(b.placed(), a.placed()), forward) << "not symmetric";
  EXPECT_EQ(collide(a.placed(), b.placed()).intersects, forward);
  return forward;
}

Collision hit(ConvexInstance a, ConvexInstance b, Vec2 velocity = {}) {
  return collide(a.placed(), b.placed(), velocity);
}

Distance apart(ConvexInstance a, ConvexInstance b) { return distance(a.placed(), b.placed()); }

double below(double x) { return std::nextafter(x, 0.0); }
double above(double x) { return std::nextafter(x, 1e300); }

TEST(RoundedIntersectsTest, CirclesTouchByAPythagoreanTriple) {
  EXPECT_TRUE(meet(circle({0, 0}, 2), circle({3, 4}, 3)));
  EXPECT_FALSE(meet(circle({0, 0}, 2), circle({3, 4}, below(3))));
  EXPECT_FALSE(meet(circle({0, 0}, 2), circle({3, above(4)}, 3)));
  EXPECT_TRUE(meet(circle({0, 0}, 5), circle({3, 4}, 0))) << "a point on a circle";
  EXPECT_FALSE(meet(circle({0, 0}, below(5)), circle({3, 4}, 0)));
}

TEST(RoundedIntersectsTest, ACircleTangentToAnEdgeAndOnACorner) {
  // The line along (4, -3) through (4, -3) and (-4, 3) is 5 from (3, 4).
  const Points wedge{{4, -3}, {-4, 3}, {-6, -8}};
  EXPECT_TRUE(meet(circle({3, 4}, 5), rounded(wedge, 0)));
  EXPECT_FALSE(meet(circle({3, 4}, below(5)), rounded(wedge, 0)));
  EXPECT_TRUE(meet(circle({3, 4}, 3), rounded(wedge, 2)));
  EXPECT_FALSE(meet(circle({3, above(4)}, 3), rounded(wedge, 2)));
  EXPECT_TRUE(meet(circle({4, 5}, 5), rounded(box({-9, -9}, {1, 1}), 0)));
  EXPECT_FALSE(meet(circle({4, 5}, below(5)), rounded(box({-9, -9}, {1, 1}), 0)));
  // The bounds of the two overlap, the shapes do not: boxes round the corner.
  EXPECT_FALSE(meet(circle({4.6, 4.6}, 5), rounded(box({-9, -9}, {1, 1}), 0)));
}

TEST(RoundedIntersectsTest, CapsulesAndSegments) {
  EXPECT_TRUE(meet(capsule({0, 0}, {10, 0}, 1), capsule({0, 3}, {10, 3}, 2)));
  EXPECT_FALSE(meet(capsule({0, 0}, {10, 0}, 1), capsule({0, 3}, {10, 3}, below(2))));
  EXPECT_TRUE(meet(capsule({0, 0}, {10, 0}, 1), capsule({13, 4}, {20, 9}, 4))) << "end to end";
  EXPECT_FALSE(meet(capsule({0, 0}, {10, 0}, 0), capsule({20, 0}, {30, 0}, 0))) << "a gap in line";
  EXPECT_FALSE(meet(capsule({0, 0}, {10, 0}, 4), capsule({20, 0}, {30, 0}, 5)));
  EXPECT_TRUE(meet(capsule({0, 0}, {10, 0}, 5), capsule({20, 0}, {30, 0}, 5)));
  EXPECT_TRUE(meet(capsule({0, 0}, {0, 0}, 5), circle({3, 4}, 0))) << "equal ends: a circle";
}

TEST(RoundedIntersectsTest, FarApartInMagnitudeTheDecisionIsStillExact) {
  // s^2 t^2 decides, of fourth degree, 2^-300 of s^4: it must not underflow.
  const double s = 0x1p-199;
  const double t = 0x1p-349;
  EXPECT_FALSE(meet(circle({-t, s}, s), capsule({-s, -t}, {s, t}, 0)));
  EXPECT_TRUE(meet(circle({0, s}, s), capsule({-s, -t}, {s, t}, 0)));
}

TEST(RoundedCollideTest, ConcentricCirclesHaveADepthAndADirection) {
  const Collision both = hit(circle({7, -2}, 3), circle({7, -2}, 5));
  EXPECT_TRUE(both.intersects);
  EXPECT_EQ(both.depth, 8.0);
  EXPECT_EQ(length(both.normal), 1.0);
  EXPECT_EQ(both.mtv, -8.0 * both.normal);
  const Collision points = hit(circle({7, -2}, 0), circle({7, -2}, 0));
  EXPECT_TRUE(points.intersects);
  EXPECT_EQ(points.depth, 0.0);
  EXPECT_EQ(length(points.normal), 1.0);
}

TEST(RoundedCollideTest, ACircleDeepInAPolygonWhicheverWayItsListRuns) {
  const Points square = box({-20, -20}, {20, 20});
  for (const Points& outline : {square, test::reversed(square)}) {
    const Collision found = hit(circle({3, 0}, 5), rounded(outline, 0));
    EXPECT_TRUE(found.intersects);
    EXPECT_EQ(found.depth, 22.0);
    EXPECT_EQ(found.normal, (Vec2{-1, 0}));
    EXPECT_EQ(found.mtv, (Vec2{22, 0}));
  }
}

TEST(RoundedCollideTest, NamesTheEdgeButNoCorner) {
  const Collision beside = hit(circle({0, 2.5}, 1), rounded(box({-2, -2}, {2, 2}), 0));
  EXPECT_EQ(beside.side, Side::kB);
  EXPECT_EQ(beside.edge, 2U);
  EXPECT_EQ(beside.normal, (Vec2{0, -1}));
  const Collision corner = hit(circle({5, 6}, 6), rounded(box({-2, -2}, {2, 2}), 0));
  EXPECT_EQ(corner.edge, kNoIndex);
  EXPECT_EQ(corner.depth, 1.0);
}

TEST(RoundedCollideTest, AFastMoverIsNotPushedThrough) {
  for (const double speed : {10.0, 1e3, 1e6, 1e9}) {
    const Collision found = hit(circle({-3, 0}, 1), circle({1, 0}, 2), {speed, 0});
    EXPECT_FALSE(found.intersects);
    EXPECT_TRUE(found.willIntersect);
    EXPECT_EQ(found.normal, (Vec2{1, 0}));
    EXPECT_NEAR(found.time.min * speed, 1.0, 1e-12 * speed);
    EXPECT_NEAR(found.mtv.x + speed, 1.0, 1e-12 * speed);
    EXPECT_NEAR(found.time.max * speed, std::fmin(7.0, speed), 1e-12 * speed);
  }
}

TEST(RoundedCollideTest, AMoverAsSmallAsRoundingIsStoppedByAThinWall) {
  // Both sides of the wall are reached at the same time, as far as doubles can tell.
  for (const double radius : {1e-100, 1e-30, 1e-17, 1e-3}) {
    const Collision found = hit(circle({-5, 1}, radius), capsule({0, 0}, {0, 2}, 0), {10, 0});
    EXPECT_TRUE(found.willIntersect);
    EXPECT_EQ(found.normal, (Vec2{1, 0})) << radius;
    EXPECT_NEAR(found.depth, 5.0, 2e-3);
  }
}

TEST(RoundedCollideTest, PassingIsNoHit) {
  EXPECT_FALSE(hit(circle({0, 0}, 1), circle({10, 10}, 1), {20, 0}).willIntersect);
  // Along a common tangent they touch; a bit further out they do not.
  EXPECT_TRUE(hit(circle({0, 0}, 1), circle({10, 2}, 1), {20, 0}).willIntersect);
  EXPECT_FALSE(hit(circle({0, 0}, 1), circle({10, above(2)}, 1), {20, 0}).willIntersect);
  EXPECT_FALSE(hit(circle({0, 0}, 1), circle({10, 2}, below(1)), {20, 0}).willIntersect);
  // Ends before, and exactly at, the contact.
  EXPECT_FALSE(hit(circle({0, 0}, 1), circle({10, 0}, 1), {below(8), 0}).willIntersect);
  EXPECT_TRUE(hit(circle({0, 0}, 1), circle({10, 0}, 1), {8, 0}).willIntersect);
}

TEST(DistanceTest, WithItsPoints) {
  const Distance found = apart(circle({0, 0}, 1), circle({6, 8}, 2));
  EXPECT_EQ(found.distance, 7.0);
  EXPECT_NEAR(found.normal.x, 0.6, 1e-15);
  EXPECT_NEAR(found.pointA.x, 0.6, 1e-15);
  EXPECT_NEAR(found.pointA.y, 0.8, 1e-15);
  EXPECT_NEAR(found.pointB.x, 4.8, 1e-15);
  EXPECT_NEAR(found.pointB.y, 6.4, 1e-15);
}

TEST(DistanceTest, IsZeroAtATouchAndNegativeInside) {
  EXPECT_EQ(apart(circle({0, 0}, 2), circle({3, 4}, 3)).distance, 0.0);
  EXPECT_FALSE(std::signbit(apart(circle({0, 0}, 0), circle({0, 0}, 0)).distance));
  EXPECT_FALSE(std::signbit(
      apart(rounded(test::unitSquare(), 0), rounded(box({1, 0}, {2, 1}), 0)).distance));
  EXPECT_EQ(apart(circle({3, 0}, 5), rounded(box({-20, -20}, {20, 20}), 0)).distance, -22.0);
  EXPECT_EQ(apart(circle({7, -2}, 3), circle({7, -2}, 5)).distance, -8.0);
}

TEST(DistanceTest, IsPositiveForAGapThatRoundsToNone) {
  const Distance found = apart(circle({0, 0}, 2), circle({3, 4}, below(3)));
  EXPECT_GT(found.distance, 0.0);
  EXPECT_LT(found.distance, 1e-15);
}

TEST(DistanceTest, WithoutRadiiNoMagnitudesAreTooFarApart) {
  const ConvexInstance line = capsule({0x1p241, 8}, {0, 0x1p-384}, 0);
  EXPECT_FALSE(meet(line, circle({0, 0}, 0)));
  EXPECT_GT(apart(line, circle({0, 0}, 0)).distance, 0.0);
}

TEST(DistanceTest, AtTheTipOfASliverOfUnlikeMagnitudesThereIsANormal) {
  // The Minkowski difference is 4e25 long; the origin is square off the corner between its sides.
  const ConvexInstance line = capsule({0, -67.3125}, {4.6572017453392173e+25, -4e-16}, 75.25);
  const ConvexInstance other = capsule({0, 0}, {-67.375, -1.8e-15}, 67);
  EXPECT_EQ(apart(line, other).distance, 67.3125 - 142.25);
  EXPECT_EQ(apart(other, line).distance, 67.3125 - 142.25);
  EXPECT_EQ(length(apart(line, other).normal), 1.0);
  EXPECT_EQ(hit(line, other).depth, 142.25 - 67.3125);
}

TEST(DistanceTest, FromInsideCornersThatAreAlmostNoneKeepTheirPointsTogether) {
  // Two edges of the Minkowski difference are parallel but for rounding; the foot on the line of
  // the wrong one lies 5 away.
  const Distance found =
      apart(rounded({{-39, 30}, {-26, -17}, {-16, -46}, {3, -4}, {0, 0}}, 0),
            rounded({{-14, 25}, {-6, 7.9999999999999991}, {1e-38, -9.7e-16}}, 0));
  EXPECT_LE(found.distance, 0.0);
  EXPECT_LE(length(found.pointB - found.pointA), 2e-15);
}

TEST(RoundedCollideTest, CoresThatAllButTouchAreNotPushedAskew) {
  // The gap between the cores is finer than rounding; its direction must not come from that.
  const Collision found =
      hit(capsule({0, 0}, {40, 42}, 29),
          capsule({20.000000000000004, 20.999999999999993}, {40, 41.999999999999993}, 0));
  EXPECT_NEAR(found.depth, 29.0, 1e-13);
  EXPECT_NEAR(std::abs(cross(found.normal, Vec2{40, 42})), 58.0, 1e-12);
}

/// A disc that touches the side of a triangle, or of a rounded one, at a slant: 3, 4 and 5.
TEST(CollideRoundedTest, WhatOnlyTouchesHasNoDepth) {
  test::Random random(1);
  for (int i = 0; i < 500; ++i) {
    const double size = random.integer(1, 9999);
    const double height = random.integer(1, 9999);
    const double place = random.integer(0, 4 * static_cast<int>(size));
    const double grown = random.integer(0, static_cast<int>(height) * 5);
    const test::Points triangle{{}, {16.0 * size, 12.0 * size}, {16.0 * size, -9.0 * size}};
    ConvexInstance side(test::polygonOf(triangle), grown);
    const Vec2 centre{4.0 * place - 3.0 * height, 3.0 * place + 4.0 * height};
    ConvexInstance disc(ConvexPolygon::point(centre), 5.0 * height - grown);
    const PlacedConvex a = side.placed();
    const PlacedConvex b = disc.placed();
    for (const Collision& hit : {collide(a, b), collide(b, a)}) {
      ASSERT_TRUE(hit.intersects) << i;
      ASSERT_EQ(hit.depth, 0.0) << i;
      ASSERT_EQ(hit.mtv, Vec2{}) << i;
    }
    ASSERT_EQ(distance(a, b).distance, 0.0) << i;
    ASSERT_EQ(distance(b, a).distance, 0.0) << i;
    ASSERT_FALSE(overlaps(a, b)) << i;
  }
}

/// Two capsules along one line, but for a rounding: the way to the nearest corner of their obstacle
/// is as long as that, and leads anywhere.
TEST(CollideRoundedTest, CapsulesAlongOneLineLeaveItSideways) {
  struct Case {
    Vec2 end;
    double shift;
    double radius;
  };
  for (const auto& [end, shift, radius] :
       {Case{{-9, -12}, 0x1p-51, 5}, Case{{-40, 42}, 0x1p-48, 29}, Case{{9, -12}, -0x1p-51, 0.5}}) {
    for (const Vec2 offset : {Vec2{shift, 0}, Vec2{0, shift}, Vec2{shift, shift}}) {
      for (const double part : {0.5, 0.6666, 0.9, 1.0}) {
        ConvexInstance first = capsule({}, part * end, radius);
        ConvexInstance second = capsule(offset, end, radius);
        const PlacedConvex a = first.placed();
        const PlacedConvex b = second.placed();
        for (const Collision& found : {collide(a, b), collide(b, a)}) {
          EXPECT_NEAR(found.depth, 2 * radius, 1e-13);
          EXPECT_NEAR(dot(found.normal, end), 0.0, 1e-13) << end.x << " " << part;
        }
        const Distance near = distance(a, b);
        EXPECT_NEAR(near.distance, -2 * radius, 1e-13);
        EXPECT_NEAR(dot(near.normal, end), 0.0, 1e-13) << end.x << " " << part;
      }
    }
  }
}

}  // namespace
}  // namespace sepax::collide_rounded_test
