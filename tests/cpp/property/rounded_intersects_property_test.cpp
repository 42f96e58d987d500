// intersects and willIntersect of rounded shapes against exact integers, on every family of pairs.
#include <cstdint>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "support/cases.hpp"
#include "support/rounded_pairs.hpp"

namespace sepax {
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

INSTANTIATE_TEST_SUITE_P(Families, RoundedIntersectsPropertyTest, test::eachRoundedFamily(),
                         test::roundedName);

}  // namespace
}  // namespace sepax
