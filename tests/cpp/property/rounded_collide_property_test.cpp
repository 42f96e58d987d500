// collide and distance of rounded shapes against the brute-force Minkowski difference.
#include <cmath>
#include <cstdint>
#include <vector>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "support/cases.hpp"
#include "support/magnitude.hpp"
#include "support/rounded_pairs.hpp"
#include "support/worst_error.hpp"

namespace sepax::rounded_collide_property_test {
namespace {

/// The error that collide and distance promise, relative to the size of the pair.
constexpr double kAccuracy = 1e-12;

constexpr std::uint64_t kCases = test::cases(10000);

class RoundedCollidePropertyTest : public test::RoundedFamilyTest {};

TEST_P(RoundedCollidePropertyTest, DepthIsThatOfTheMinkowskiDifferenceAndThePushLeavesTouching) {
  test::WorstError depthError("depth");
  test::WorstError pushError("after the push");
  for (std::uint64_t i = 0; i < kCases; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    const Collision hit = collide(a, b);
    ASSERT_NEAR(length(hit.normal), 1.0, 1e-15) << describe(GetParam(), i, pair);
    ASSERT_EQ(hit.willIntersect, hit.intersects) << describe(GetParam(), i, pair);
    if (!hit.intersects) {
      ASSERT_EQ(hit.depth, 0.0) << describe(GetParam(), i, pair);
      ASSERT_EQ(hit.mtv, Vec2{}) << describe(GetParam(), i, pair);
      const oracle::ExactObstacle obstacle(a.core.vertices(), b.core.vertices());
      ASSERT_GE(obstacle.ahead(hit.normal),
                a.radius + b.radius - 1e-14 * (pair.size() + obstacle.signedDistance()))
          << "not a separating direction\n"
          << describe(GetParam(), i, pair);
      continue;
    }
    ASSERT_EQ(hit.mtv, -hit.depth * hit.normal) << describe(GetParam(), i, pair);
    const oracle::ExactObstacle obstacle(a.core.vertices(), b.core.vertices(), {hit.mtv});
    const double radius = a.radius + b.radius;
    const double expected = radius - obstacle.signedDistance();
    const double size = pair.size();
    if (size == 0.0) continue;
    ASSERT_LE(depthError.keep(std::abs(hit.depth - expected) / size), kAccuracy)
        << hit.depth << " for " << expected << "\n"
        << describe(GetParam(), i, pair);
    ASSERT_LE(pushError.keep(std::abs(obstacle.signedDistance(hit.mtv) - radius) / size), kAccuracy)
        << describe(GetParam(), i, pair);
  }
}

TEST_P(RoundedCollidePropertyTest, DistanceAndItsPointsAreThoseOfTheMinkowskiDifference) {
  test::WorstError distanceError("distance");
  test::WorstError pointError("points");
  for (std::uint64_t i = 0; i < kCases; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    const Distance apart = distance(a, b);
    const oracle::ExactObstacle obstacle(a.core.vertices(), b.core.vertices());
    const double expected = obstacle.signedDistance() - (a.radius + b.radius);
    const double size = pair.size() + std::abs(expected);
    if (size == 0.0) continue;
    ASSERT_NEAR(length(apart.normal), 1.0, 1e-15) << describe(GetParam(), i, pair);
    ASSERT_LE(distanceError.keep(std::abs(apart.distance - expected) / size), kAccuracy)
        << apart.distance << " for " << expected << "\n"
        << describe(GetParam(), i, pair);
    // The points are rounded to the doubles of where they lie.
    const double all = size + 1e-3 * (test::magnitudeOf(a) + test::magnitudeOf(b));
    const Vec2 miss = apart.pointB - apart.pointA - apart.distance * apart.normal;
    ASSERT_LE(pointError.keep(length(miss) / all), kAccuracy) << describe(GetParam(), i, pair);
    const auto offBoundary = [&](Vec2 p, const PlacedConvex& shape) {
      const std::vector<Vec2> point{p};
      const double off = oracle::ExactObstacle(point, shape.core.vertices()).signedDistance();
      return std::abs(off - shape.radius) / all;
    };
    ASSERT_LE(pointError.keep(offBoundary(apart.pointA, a)), kAccuracy)
        << "point of a\n"
        << describe(GetParam(), i, pair);
    ASSERT_LE(pointError.keep(offBoundary(apart.pointB, b)), kAccuracy)
        << "point of b\n"
        << describe(GetParam(), i, pair);
    // Swapped, it is the same way back.
    ASSERT_LE(std::abs(distance(b, a).distance - apart.distance), kAccuracy * size)
        << describe(GetParam(), i, pair);
  }
}

TEST_P(RoundedCollidePropertyTest, SwappingTheShapesChangesNoDepth) {
  for (std::uint64_t i = 0; i < kCases; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const Collision forward = collide(pair.a.placed(), pair.b.placed());
    const Collision backward = collide(pair.b.placed(), pair.a.placed());
    ASSERT_NEAR(forward.depth, backward.depth, kAccuracy * pair.size())
        << describe(GetParam(), i, pair);
  }
}

TEST_P(RoundedCollidePropertyTest, TimesAreThoseOfContactWithTheMinkowskiDifference) {
  test::WorstError enterError("enter");
  test::WorstError exitError("exit");
  for (std::uint64_t i = 0; i < kCases; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    const Collision hit = collide(a, b, pair.velocity);
    ASSERT_EQ(hit.time.empty(), !hit.willIntersect) << describe(GetParam(), i, pair);
    if (!hit.willIntersect || pair.velocity == Vec2{}) continue;
    ASSERT_GE(hit.time.min, 0.0) << describe(GetParam(), i, pair);
    ASSERT_LE(hit.time.max, 1.0) << describe(GetParam(), i, pair);
    const Vec2 enter = hit.time.min * pair.velocity;
    const Vec2 exit = hit.time.max * pair.velocity;
    const oracle::ExactObstacle obstacle(a.core.vertices(), b.core.vertices(),
                                         {enter, exit, pair.velocity});
    const double radius = a.radius + b.radius;
    const double size = pair.size() + length(pair.velocity);
    // The distance along the way is convex: what is at the radius, and not yet nearer, is the
    // entry.
    if (hit.intersects) {
      ASSERT_EQ(hit.time.min, 0.0) << describe(GetParam(), i, pair);
    } else {
      ASSERT_LE(enterError.keep(std::abs(obstacle.signedDistance(enter) - radius) / size),
                kAccuracy)
          << describe(GetParam(), i, pair);
      // What is touched without being pressed may be on any side.
      if (hit.depth > 0.0) {
        ASSERT_GE(dot(hit.normal, pair.velocity), -kAccuracy * size)
            << describe(GetParam(), i, pair);
      }
    }
    const double left = obstacle.signedDistance(exit) - radius;
    if (hit.time.max < 1.0) {
      ASSERT_LE(exitError.keep(std::abs(left) / size), kAccuracy) << describe(GetParam(), i, pair);
      ASSERT_GE(obstacle.signedDistance(pair.velocity) - radius, -kAccuracy * size)
          << "left too early\n"
          << describe(GetParam(), i, pair);
    } else {
      ASSERT_LE(left, kAccuracy * size) << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(RoundedCollidePropertyTest, AfterVelocityAndPushNothingOverlapsAndNothingIsOvertaken) {
  test::Random random(1);
  for (std::uint64_t i = 0; i < kCases; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    // From slower than the shapes are long to a million times their length a step.
    const double speed = std::ldexp(1.0, random.integer(-3, 20));
    const Vec2 velocity = speed * pair.velocity;
    const Collision hit = collide(a, b, velocity);
    if (!hit.willIntersect) {
      ASSERT_EQ(hit.mtv, Vec2{}) << describe(GetParam(), i, pair);
      continue;
    }
    const oracle::ExactObstacle obstacle(a.core.vertices(), b.core.vertices(), {velocity, hit.mtv});
    const double radius = a.radius + b.radius;
    const double tolerance = kAccuracy * (pair.size() + length(velocity));
    // Along the normal, a ends on its own side of b: at contact or, left alone, before it.
    const double after = obstacle.ahead(hit.normal, velocity, hit.mtv) - radius;
    ASSERT_GE(after, -tolerance) << "beyond b at speed " << speed << "\n"
                                 << describe(GetParam(), i, pair);
    if (hit.depth > 0.0) {
      ASSERT_NEAR(after, 0.0, tolerance) << "not in contact at speed " << speed << "\n"
                                         << describe(GetParam(), i, pair);
    }
    if (!hit.intersects) {
      // The contact is with a side of b that a saw before it moved.
      ASSERT_GE(obstacle.ahead(hit.normal) - radius, -tolerance) << describe(GetParam(), i, pair);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Families, RoundedCollidePropertyTest, test::eachRoundedFamily(),
                         test::roundedName);

}  // namespace
}  // namespace sepax::rounded_collide_property_test
