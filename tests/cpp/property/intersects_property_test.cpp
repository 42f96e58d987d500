// intersects against exact arithmetic, by another algorithm, on every family of pairs.
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"
#include "support/pair_families.hpp"

namespace sepax::intersects_property_test {
namespace {

constexpr std::uint64_t kPairsOfAFamily = 1500;

class IntersectsPropertyTest : public test::PairFamilyTest {};

TEST_P(IntersectsPropertyTest, AgreesWithExactArithmeticBothWaysRound) {
  int hits = 0;
  for (std::uint64_t i = 0; i < kPairsOfAFamily; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    const bool expected = oracle::polygonsMeet(a.vertices(), b.vertices());
    ASSERT_EQ(intersects(a, b), expected) << describe(GetParam(), i, pair);
    ASSERT_EQ(intersects(b, a), expected) << "swapped\n" << describe(GetParam(), i, pair);
    ASSERT_EQ(collide(a, b).intersects, expected) << describe(GetParam(), i, pair);
    ASSERT_EQ(collide(a, b, pair.velocity).intersects, expected) << describe(GetParam(), i, pair);
    ASSERT_TRUE(intersects(a, a)) << describe(GetParam(), i, pair);
    hits += expected ? 1 : 0;
  }
  RecordProperty("hits", hits);
  EXPECT_GT(hits, 50) << "the family proves little";
}

INSTANTIATE_TEST_SUITE_P(Families, IntersectsPropertyTest, test::eachPairFamily(),
                         test::familyName);

TEST(IntersectsPropertyTest, PairsAreEnoughAndHitAndMissInFairShares) {
  std::uint64_t hits = 0;
  std::uint64_t pairs = 0;
  for (const test::PairFamily& family : test::pairFamilies()) {
    for (std::uint64_t i = 0; i < 200; ++i) {
      test::PairCase pair = makePair(family, i);
      hits += intersects(pair.a.placed().core, pair.b.placed().core) ? 1 : 0;
      ++pairs;
    }
  }
  EXPECT_GT(hits, pairs / 4);
  EXPECT_LT(hits, 3 * pairs / 4);
  EXPECT_GE(test::pairFamilies().size() * kPairsOfAFamily, 20000U);
}

}  // namespace
}  // namespace sepax::intersects_property_test
