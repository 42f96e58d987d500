// collide with a velocity against exact swept hulls and the brute-force Minkowski difference.
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "oracle/minkowski.hpp"
#include "oracle/plain_sat.hpp"
#include "sepax/query/collide.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/pair_families.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"

namespace sepax::moving_property_test {
namespace {

constexpr double kAccuracy = 1e-12;
constexpr std::uint64_t kPairsOfAFamily = 1200;

class MovingPropertyTest : public test::PairFamilyTest {};

TEST_P(MovingPropertyTest, WillIntersectAgreesWithTheExactSweptHull) {
  int onTheWay = 0;
  int passing = 0;
  for (std::uint64_t i = 0; i < kPairsOfAFamily; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    const bool expected = oracle::sweptPolygonMeets(a.vertices(), pair.velocity, b.vertices());
    const Collision hit = collide(a, b, pair.velocity);
    ASSERT_EQ(hit.willIntersect, expected) << describe(GetParam(), i, pair);
    // The same motion, seen from the other shape.
    ASSERT_EQ(collide(b, a, -pair.velocity).willIntersect, expected)
        << "swapped\n"
        << describe(GetParam(), i, pair);
    onTheWay += hit.willIntersect && !hit.intersects ? 1 : 0;
    passing += expected ? 0 : 1;
  }
  RecordProperty("onTheWay", onTheWay);
  RecordProperty("passing", passing);
}

TEST_P(MovingPropertyTest, TimesAreThoseOfTheBruteForceMinkowskiDifference) {
  for (std::uint64_t i = 0; i < 200; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Collision hit = collide(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    if (!hit.willIntersect || pair.velocity == Vec2{}) continue;
    const oracle::MinkowskiDifference difference(pair.a.placed().core.vertices(),
                                                 pair.b.placed().core.vertices(), {pair.velocity});
    if (!difference.hasArea()) continue;
    const std::optional<oracle::ContactTimes> times = difference.contactTimes(pair.velocity);
    if (!times) {
      // Nothing but the end of an edge along the motion: the crossing with it is not one point.
      ASSERT_TRUE(difference.holds(pair.velocity) || !hit.intersects);
      continue;
    }
    // Errors are errors of length; the speed across the edge turns them into errors of time.
    const double tolerance = kAccuracy * (pair.size() + length(pair.velocity));
    const double approach = std::abs(dot(hit.normal, pair.velocity));
    const double enterSpeed =
        hit.intersects ? times->enterSpeed : std::fmin(times->enterSpeed, approach);
    if (times->enter == 0.0) {
      ASSERT_EQ(hit.time.min, 0.0) << describe(GetParam(), i, pair);
    } else {
      ASSERT_LE(std::abs(hit.time.min - times->enter) * enterSpeed, tolerance)
          << describe(GetParam(), i, pair);
    }
    // A shape that leaves along an edge has no sharp exit: between our time and the oracle's the
    // shapes must do no more than touch.
    for (const double part : {0.0, 0.5}) {
      const double moment = hit.time.max + part * (times->exit - hit.time.max);
      const Vec2 there = moment * pair.velocity;
      const oracle::MinkowskiDifference then(pair.a.placed().core.vertices(),
                                             pair.b.placed().core.vertices(), {there});
      const double depth = then.depthAfter(there);
      ASSERT_GE(depth, -tolerance) << "out too late\n" << describe(GetParam(), i, pair);
      if (times->exit != hit.time.max && hit.time.max < 1.0) {
        ASSERT_LE(depth, tolerance) << "out too early\n" << describe(GetParam(), i, pair);
      }
    }
  }
}

TEST_P(MovingPropertyTest, AfterVelocityAndPushNothingOverlapsAndNothingIsOvertaken) {
  test::Random random(1);
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const double size = pair.size();
    // From slower than the shapes are long to a million times their length a step.
    const double speed = std::ldexp(1.0, random.integer(-3, 20));
    if (pair.velocity == Vec2{} || length(pair.velocity) * speed > 1e99) continue;
    const Vec2 velocity = speed * pair.velocity;
    const Collision hit = collide(pair.a.placed().core, pair.b.placed().core, velocity);
    if (!hit.willIntersect) {
      ASSERT_EQ(hit.mtv, Vec2{}) << describe(GetParam(), i, pair);
      continue;
    }
    const double tolerance = kAccuracy * (size + length(velocity));
    const oracle::MinkowskiDifference difference(
        pair.a.placed().core.vertices(), pair.b.placed().core.vertices(), {velocity, hit.mtv});
    if (difference.hasArea()) {
      ASSERT_LE(difference.depthAfter(velocity, hit.mtv), tolerance)
          << "still overlapping at speed " << speed << "\n"
          << describe(GetParam(), i, pair);
    }
    // Along the normal, a ends on its own side of b, at contact or, left alone, before it.
    const Vec2 origin = pair.a.placed().core.vertex(0);
    const double reach =
        oracle::detail::reach(pair.a.placed().core.vertices(), origin, hit.normal) +
        oracle::detail::reach(pair.b.placed().core.vertices(), origin, -hit.normal);
    const double after = reach + dot(hit.normal, velocity) + dot(hit.normal, hit.mtv);
    ASSERT_LE(after, tolerance) << "beyond b at speed " << speed << "\n"
                                << describe(GetParam(), i, pair);
    if (hit.depth > 0.0) {
      ASSERT_NEAR(after, 0.0, tolerance) << "not in contact\n" << describe(GetParam(), i, pair);
    }
    if (!hit.intersects) {
      // The contact is with a side of b that a saw before it moved.
      ASSERT_LE(reach, tolerance) << describe(GetParam(), i, pair);
      ASSERT_GE(dot(hit.normal, velocity), -tolerance) << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(MovingPropertyTest, AtTheTimeOfContactTheShapesTouchAlongTheNormal) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Collision hit = collide(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    if (hit.intersects || !hit.willIntersect) continue;
    const Vec2 origin = pair.a.placed().core.vertex(0);
    const double reach =
        oracle::detail::reach(pair.a.placed().core.vertices(), origin, hit.normal) +
        oracle::detail::reach(pair.b.placed().core.vertices(), origin, -hit.normal);
    const double then = reach + hit.time.min * dot(hit.normal, pair.velocity);
    ASSERT_NEAR(then, 0.0, kAccuracy * (pair.size() + length(pair.velocity)))
        << describe(GetParam(), i, pair);
  }
}

TEST_P(MovingPropertyTest, APushIsNeverAlongTheSurface) {
  // Sliding: the push takes away what presses into the surface and leaves the rest of the velocity.
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Collision hit = collide(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    const double along = cross(hit.normal, pair.velocity + hit.mtv);
    ASSERT_NEAR(along, cross(hit.normal, pair.velocity),
                1e-15 * length(pair.velocity) + 1e-15 * hit.depth)
        << describe(GetParam(), i, pair);
  }
}

INSTANTIATE_TEST_SUITE_P(Families, MovingPropertyTest, test::eachPairFamily(), test::familyName);

/// A lattice polygon beside another, a corner of it on the line of an edge along which it moves.
TEST(MovingPropertyTest, GrazesAlongAnEdgeBeginAndEndWhereTheyDo) {
  int grazes = 0;
  for (std::uint64_t i = 0; i < 3000; ++i) {
    test::Random random(3, i);
    const test::Points b = test::latticeConvex(random, 5, 12);
    const auto edge = static_cast<std::size_t>(random.integer(0, static_cast<int>(b.size()) - 1));
    const Vec2 start = b[edge];
    const Vec2 way = b[(edge + 1) % b.size()] - start;
    test::Points a = test::latticeConvex(random, 4, 6);
    Vec2 nearest = a[0];
    for (const Vec2 p : a) nearest = cross(way, p) > cross(way, nearest) ? p : nearest;
    const double scale = random.integer(1, 3) * 1.0;
    a = test::translated(a, start - (scale * random.integer(-2, 3)) * way - nearest);
    const double speed = random.integer(1, 6) * random.sign();
    const Vec2 velocity = speed * way;
    ConvexInstance placedA = test::instanceOf(a);
    ConvexInstance placedB = test::instanceOf(b);
    const Collision hit = collide(placedA.placed(), placedB.placed(), velocity);
    const auto times = oracle::MinkowskiDifference(a, b, {velocity}).contactTimes(velocity);
    ASSERT_EQ(hit.willIntersect, times.has_value()) << i;
    if (!times) continue;
    ++grazes;
    ASSERT_NEAR(hit.time.min, times->enter, kAccuracy) << i;
    ASSERT_NEAR(hit.time.max, times->exit, kAccuracy) << i;
    ASSERT_EQ(hit.depth, 0.0) << i;
  }
  EXPECT_GT(grazes, 1000);
}

TEST(MovingPropertyTest, PairsAreEnough) {
  EXPECT_GE(test::pairFamilies().size() * kPairsOfAFamily, 20000U);
}

/// A segment or triangle of small integers, turned and moved so that rounding puts its corners an
/// ulp beside the lattice.
ConvexInstance almostOnTheLattice(test::Random& random) {
  const Vec2 p = random.latticePoint(4);
  const Vec2 q = random.latticePoint(4);
  const Vec2 r = random.latticePoint(4);
  const bool flat = cross(q - p, r - p) == 0.0;
  const test::Points corners{p, q, r};
  ConvexInstance instance(flat ? ConvexPolygon::segment(p, q) : test::polygonOf(corners));
  constexpr double kQuarter = 1.5707963267948966;
  const Rotation turn = Rotation::fromAngle(0.5 * kQuarter * random.integer(-4, 4));
  instance.setTransform({random.latticePoint(4), turn});
  return instance;
}

TEST(MovingLatticeTest, WhatIsReachedIsNeverLeftByItsNormal) {
  int reached = 0;
  int brief = 0;
  for (std::uint64_t i = 0; i < test::cases(200000); ++i) {
    test::Random random(31, i);
    ConvexInstance a = almostOnTheLattice(random);
    ConvexInstance b = almostOnTheLattice(random);
    const Vec2 velocity = random.latticePoint(4);
    const Collision hit = collide(a.placed(), b.placed(), velocity);
    if (!hit.willIntersect || hit.intersects) continue;
    // Along the normal, or across it in a graze.
    ASSERT_GE(dot(hit.normal, velocity), -1e-14 * length(velocity)) << i;
    ++reached;
    if (hit.time.max < 1e-14) ++brief;
  }
  EXPECT_GT(reached, test::share(10000));
  EXPECT_GT(brief, 0) << "nothing is left as soon as it is reached";
}

}  // namespace
}  // namespace sepax::moving_property_test
