// intersects and willIntersect of rounded shapes against exact integers, on every family of pairs.
#include <cmath>
#include <cstdint>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/ray_cast.hpp"
#include "support/cases.hpp"
#include "support/rounded_pairs.hpp"
#include "support/shapes.hpp"

namespace sepax::rounded_intersects_property_test {
namespace {

constexpr std::uint64_t kStanding = test::cases(11500);
constexpr std::uint64_t kMoving = test::cases(6000);

class RoundedIntersectsPropertyTest : public test::RoundedFamilyTest {};

TEST_P(RoundedIntersectsPropertyTest, AgreesWithExactIntegersBothWaysRound) {
  int hits = 0;
  for (std::uint64_t i = 0; i < kStanding; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    const bool expected =
        oracle::roundedMeet(a.core.vertices(), a.radius, b.core.vertices(), b.radius);
    ASSERT_EQ(intersects(a, b), expected) << describe(GetParam(), i, pair);
    ASSERT_EQ(intersects(b, a), expected) << "swapped\n" << describe(GetParam(), i, pair);
    ASSERT_EQ(collide(a, b).intersects, expected) << describe(GetParam(), i, pair);
    ASSERT_EQ(collide(b, a).intersects, expected) << "swapped\n" << describe(GetParam(), i, pair);
    ASSERT_EQ(collide(a, b, pair.velocity).intersects, expected) << describe(GetParam(), i, pair);
    ASSERT_TRUE(intersects(a, a)) << describe(GetParam(), i, pair);
    hits += expected ? 1 : 0;
  }
  RecordProperty("hits", hits);
  EXPECT_GT(hits, test::cases(100)) << "the family proves little";
}

TEST_P(RoundedIntersectsPropertyTest, TheDistanceIsPositiveIfAndOnlyIfTheyAreApart) {
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    const bool meet = oracle::roundedMeet(a.core.vertices(), a.radius, b.core.vertices(), b.radius);
    ASSERT_EQ(distance(a, b).distance <= 0.0, meet) << distance(a, b).distance << "\n"
                                                    << describe(GetParam(), i, pair);
  }
}

TEST_P(RoundedIntersectsPropertyTest, WillIntersectAgreesWithTheExactSweptHull) {
  int onTheWay = 0;
  int passing = 0;
  for (std::uint64_t i = 0; i < kMoving; ++i) {
    test::RoundedPair pair = makePair(GetParam(), i);
    const PlacedConvex a = pair.a.placed();
    const PlacedConvex b = pair.b.placed();
    const bool expected = oracle::roundedMeet(a.core.vertices(), a.radius, b.core.vertices(),
                                              b.radius, pair.velocity);
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

/// A disc, a capsule or a rounded triangle of size 1 near the origin.
ConvexInstance roundedNearOrigin(test::Random& random) {
  const int corners = random.integer(1, 3);
  ConvexPolygon core = ConvexPolygon::point({});
  if (corners == 2) core = ConvexPolygon::segment({}, random.vector(1.0));
  if (corners == 3) core = test::polygonOf(test::Points{{0, 0}, {1, 0}, random.vector(1.0)});
  ConvexInstance shape(core, random.between(0.05, 1.0));
  const Vec2 place = random.vector(4.0);
  shape.setTransform({place, Rotation::fromAngle(random.angle())});
  return shape;
}

TEST(RoundedIntersectsTest, BesideASegmentAsLongAsTheWorldIsThatOfExactIntegers) {
  int hits = 0;
  const std::uint64_t count = test::cases(20000);
  for (std::uint64_t i = 0; i < count; ++i) {
    test::Random random(17, i);
    ConvexInstance small = roundedNearOrigin(random);
    const double far = std::ldexp(1.0, random.integer(0, 331));
    const Vec2 start = random.vector(4.0);
    ConvexInstance huge(ConvexPolygon::segment(start, far * random.vector(1.0)));
    const PlacedConvex a = small.placed();
    const PlacedConvex b = huge.placed();
    const bool expected = oracle::roundedMeet(a.core.vertices(), a.radius, b.core.vertices(), 0.0);
    ASSERT_EQ(intersects(a, b), expected) << i;
    ASSERT_EQ(collide(b, a).intersects, expected) << i;
    const Vec2 from = b.core.vertex(0);
    ASSERT_EQ(castSegment(from, b.core.vertex(1), a).hit, expected) << i;
    hits += expected ? 1 : 0;
  }
  EXPECT_GT(hits, count / 10);
  EXPECT_LT(hits, count / 2);
}

INSTANTIATE_TEST_SUITE_P(Families, RoundedIntersectsPropertyTest, test::eachRoundedFamily(),
                         test::roundedName);

}  // namespace
}  // namespace sepax::rounded_intersects_property_test
