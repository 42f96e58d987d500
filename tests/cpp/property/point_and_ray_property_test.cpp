// containsPoint, closestPoint and the casts against exact integers and the brute-force Minkowski
// difference, on every family of rounded shapes.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/closest_point.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/query/ray_cast.hpp"
#include "support/cases.hpp"
#include "support/magnitude.hpp"
#include "support/rounded_pairs.hpp"
#include "support/worst_error.hpp"

namespace sepax::point_and_ray_property_test {
namespace {

constexpr double kAccuracy = 1e-12;
/// Where a way grazes a round corner, the crossing moves by the square root of a rounding.
constexpr double kGrazeAccuracy = 1e-7;

/// A point that is likely to be on, next to, in or around b: a point of a's core, moved by a's
/// radius where that may make them touch.
Vec2 pointNear(test::Random& random, test::RoundedPair& pair) {
  const auto pick = [&](ConvexInstance& shape) {
    const PlacedPolygon& core = shape.placed().core;
    const auto i = static_cast<Index>(random.integer(0, static_cast<int>(core.count()) - 1));
    const double share = random.integer(0, 4) / 4.0;
    return core.vertex(i) + share * (core.vertex(core.next(i)) - core.vertex(i));
  };
  const int kind = random.integer(0, 3);
  if (kind == 0) return storedPoint(pick(pair.a));
  if (kind == 1) return storedPoint(pick(pair.b));
  if (kind == 2) return storedPoint(0.5 * (pick(pair.b) + pick(pair.b)));
  const Vec2 from = pick(pair.b);
  const double size = length(pair.velocity);
  const Vec2 direction = size > 0.0 ? (1.0 / size) * pair.velocity : Vec2{1.0, 0.0};
  return storedPoint(from + pair.b.radius() * direction);
}

oracle::ExactObstacle seenFrom(Vec2 point, const PlacedConvex& shape, Vec2 translation = {},
                               Vec2 more = {}) {
  const std::vector<Vec2> points{point};
  return {points, shape.core.vertices(), {translation, more}};
}

/// How far the shape reaches beyond the line through the point at right angles to the normal.
double beyond(const PlacedConvex& shape, Vec2 point, Vec2 normal) {
  return shape.radius - seenFrom(point, shape).ahead(-normal);
}

class PointAndRayPropertyTest : public test::RoundedFamilyTest {};

TEST_P(PointAndRayPropertyTest, ContainmentIsThatOfExactIntegers) {
  int inside = 0;
  for (std::uint64_t i = 0; i < test::cases(12000); ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    test::Random random(3, i);
    const Vec2 point = pointNear(random, pair);
    const PlacedConvex shape = pair.b.placed();
    const std::vector<Vec2> points{point};
    const bool expected = oracle::roundedMeet(points, 0.0, shape.core.vertices(), shape.radius);
    ASSERT_EQ(containsPoint(shape, point), expected)
        << testing::PrintToString(point) << " " << describe(GetParam(), i, pair);
    ASSERT_EQ(closestPoint(shape, point).inside(), expected)
        << testing::PrintToString(point) << " " << describe(GetParam(), i, pair);
    inside += expected ? 1 : 0;
  }
  EXPECT_GT(inside, test::cases(100)) << "the family proves little";
}

TEST_P(PointAndRayPropertyTest, TheClosestPointIsOnTheBoundaryAtTheLeastDistance) {
  test::WorstError distanceError("distance");
  test::WorstError pointError("point");
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    test::Random random(4, i);
    const Vec2 point = pointNear(random, pair);
    const PlacedConvex shape = pair.b.placed();
    const ClosestPoint closest = closestPoint(shape, point);
    const double expected = seenFrom(point, shape).signedDistance() - shape.radius;
    const double size = shape.core.bounds().extent() + shape.radius + std::abs(expected);
    if (size == 0.0) continue;
    ASSERT_NEAR(length(closest.normal), 1.0, 1e-15);
    ASSERT_LE(distanceError.keep(std::abs(closest.distance - expected) / size), kAccuracy)
        << testing::PrintToString(point) << " " << describe(GetParam(), i, pair);
    // Points are rounded to the doubles of where they lie.
    const double all = size + 1e-3 * test::magnitudeOf(shape);
    const Vec2 miss = point - closest.point - closest.distance * closest.normal;
    ASSERT_LE(pointError.keep(length(miss) / all), kAccuracy)
        << testing::PrintToString(point) << " " << describe(GetParam(), i, pair);
    const double off = seenFrom(closest.point, shape).signedDistance() - shape.radius;
    ASSERT_LE(pointError.keep(std::abs(off) / all), kAccuracy)
        << testing::PrintToString(point) << " " << describe(GetParam(), i, pair);
  }
}

/// What holds of every cast that hits, whatever was cast.
void expectCrossings(const RayCast& cast, Vec2 from, Vec2 way, bool endless,
                     const PlacedConvex& shape, test::WorstError& worst, const char* what) {
  const double last = std::min(cast.exit.fraction, 1e300);
  const double travelled = (endless ? last : 1.0) * length(way);
  const double size = shape.core.bounds().extent() + shape.radius + travelled;
  if (size == 0.0) return;
  const double all = size + 1e-3 * test::magnitudeOf(shape);
  const auto expectOn = [&](const BoundaryCrossing& crossing, double sense) {
    const double offLine = std::abs(cross(crossing.point - from, (1.0 / length(way)) * way));
    ASSERT_LE(worst.keep(offLine / all), kAccuracy) << "off the way at the " << what;
    const double off = seenFrom(crossing.point, shape).signedDistance() - shape.radius;
    ASSERT_LE(worst.keep(std::abs(off) / all), kAccuracy) << "off the boundary";
    ASSERT_NEAR(length(crossing.normal), 1.0, 1e-15);
    ASSERT_LE(beyond(shape, crossing.point, crossing.normal) / all,
              shape.radius > 0.0 ? kGrazeAccuracy : kAccuracy)
        << "not a normal there";
    ASSERT_GE(sense * dot(crossing.normal, way) / length(way), -1e-10) << "the wrong way";
  };
  ASSERT_LE(cast.entry.fraction, cast.exit.fraction);
  ASSERT_GE(cast.entry.fraction, 0.0);
  if (cast.startsInside) {
    ASSERT_EQ(cast.entry.fraction, 0.0);
    ASSERT_EQ(cast.entry.point, from);
  } else {
    expectOn(cast.entry, -1.0);
  }
  if (endless || cast.exit.fraction < 1.0) expectOn(cast.exit, 1.0);
}

TEST_P(PointAndRayPropertyTest, SegmentsHitAsExactIntegersSay) {
  test::WorstError worst("segment crossings");
  int hits = 0;
  for (std::uint64_t i = 0; i < test::cases(11000); ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    test::Random random(5, i);
    const Vec2 from = pointNear(random, pair);
    const Vec2 to =
        random.chance(0.5) ? pointNear(random, pair) : storedPoint(from + pair.velocity);
    const PlacedConvex shape = pair.b.placed();
    const std::vector<Vec2> ends{from, to};
    const bool expected = oracle::roundedMeet(ends, 0.0, shape.core.vertices(), shape.radius);
    const RayCast cast = castSegment(from, to, shape);
    ASSERT_EQ(cast.hit, expected) << testing::PrintToString(from) << " to "
                                  << testing::PrintToString(to) << " "
                                  << describe(GetParam(), i, pair);
    ASSERT_EQ(castSegment(to, from, shape).hit, expected);
    hits += expected ? 1 : 0;
    if (!expected) continue;
    ASSERT_EQ(cast.startsInside, containsPoint(shape, from));
    if (from == to || i >= 3000) continue;
    expectCrossings(cast, from, to - from, false, shape, worst, "segment");
    if (HasFatalFailure()) {
      FAIL() << testing::PrintToString(from) << " to " << testing::PrintToString(to) << " "
             << describe(GetParam(), i, pair);
    }
  }
  EXPECT_GT(hits, test::cases(100)) << "the family proves little";
}

TEST_P(PointAndRayPropertyTest, RaysHitAsExactIntegersSay) {
  test::WorstError worst("ray crossings");
  int hits = 0;
  for (std::uint64_t i = 0; i < test::cases(6000); ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    test::Random random(6, i);
    const Vec2 from = pointNear(random, pair);
    const Vec2 to = pointNear(random, pair);
    const Vec2 direction = random.chance(0.5) ? pair.velocity : to - from;
    const PlacedConvex shape = pair.b.placed();
    // Long enough to be a ray; a power of two keeps the direction.
    const double size = test::magnitudeOf(shape) + length(from);
    const double speed = length(direction);
    if (speed == 0.0) continue;
    const int doublings = size > 0.0 ? std::max(0, std::ilogb(size / speed) + 4) : 0;
    const Vec2 way = std::ldexp(1.0, doublings) * direction;
    const std::vector<Vec2> points{from};
    const bool expected =
        oracle::roundedMeet(shape.core.vertices(), shape.radius, points, 0.0, -way);
    const RayCast cast = castRay(from, direction, shape);
    ASSERT_EQ(cast.hit, expected) << testing::PrintToString(from) << " along "
                                  << testing::PrintToString(direction) << " "
                                  << describe(GetParam(), i, pair);
    hits += expected ? 1 : 0;
    if (!expected || i >= 2000) continue;
    expectCrossings(cast, from, direction, true, shape, worst, "ray");
    if (HasFatalFailure()) {
      FAIL() << testing::PrintToString(from) << " along " << testing::PrintToString(direction)
             << " " << describe(GetParam(), i, pair);
    }
    const double early = std::nextafter(cast.entry.fraction, -1.0);
    ASSERT_FALSE(castRay(from, direction, shape, early).hit);
    ASSERT_EQ(castRay(from, direction, shape, cast.entry.fraction).exit.fraction,
              cast.entry.fraction);
  }
  EXPECT_GT(hits, test::cases(50)) << "the family proves little";
}

INSTANTIATE_TEST_SUITE_P(Families, PointAndRayPropertyTest, test::eachRoundedFamily(),
                         test::roundedName);

}  // namespace
}  // namespace sepax::point_and_ray_property_test
