#include "sepax/algorithm/disc_contact.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/exact_rounded.hpp"
#include "support/cases.hpp"
#include "support/pair_families.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"

namespace sepax::disc_contact_test {
namespace {

using test::box;
using test::instanceOf;
using Verdict = DiscContact::Verdict;

DiscContact withBox(Vec2 center, double reach) {
  ConvexInstance square = instanceOf(box({0, 0}, {4, 2}));
  return discContact(center, reach, square.placed().core);
}

TEST(DiscContactTest, BesideAnEdgeBeyondACornerAndInside) {
  const DiscContact beside = withBox({6, 1}, 3);
  EXPECT_EQ(beside.verdict, Verdict::kOverlapping);
  EXPECT_EQ(beside.edge, 1U);
  EXPECT_EQ(beside.separation, 2.0);
  EXPECT_EQ(beside.outward, (Vec2{1, 0}));
  const DiscContact beyond = withBox({7, 6}, 3);
  EXPECT_EQ(beyond.verdict, Verdict::kApart);
  EXPECT_EQ(beyond.edge, kNoIndex);
  EXPECT_EQ(beyond.separation, 5.0);
  EXPECT_NEAR(beyond.outward.x, 0.6, 1e-15);
  const DiscContact inside = withBox({2, 1.5}, 3);
  EXPECT_EQ(inside.verdict, Verdict::kOverlapping);
  EXPECT_EQ(inside.edge, 2U);
  EXPECT_EQ(inside.separation, -0.5);
}

TEST(DiscContactTest, TellsNothingNextToALimit) {
  EXPECT_EQ(withBox({4, 1}, 1).verdict, Verdict::kUnclear);
  EXPECT_EQ(withBox({7, 6}, 5).verdict, Verdict::kUnclear);
  ConvexInstance segment(ConvexPolygon::segment({0, 0}, {1, 0}));
  EXPECT_EQ(discContact({9, 9}, 1, segment.placed().core).verdict, Verdict::kUnclear);
}

/// Found by the families: several edges have all but the same separation, one of them outside.
TEST(DiscContactTest, OfEdgesThatTieTheOutermostDecides) {
  ConvexInstance shape = instanceOf(test::Points{{-2, -3}, {6, -7}, {4, 0}, {3, 1}, {-2, 0}});
  const Vec2 center{-2.0000000000000853, -1.4210854715202004e-13};
  const DiscContact found = discContact(center, 0x1p-44, shape.placed().core);
  EXPECT_NE(found.verdict, Verdict::kOverlapping);
}

class DiscContactFamilyTest : public test::PairFamilyTest {};

TEST_P(DiscContactFamilyTest, WhatIsClearIsAsExactArithmeticSays) {
  int clear = 0;
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    test::Random random(7, i);
    const PlacedPolygon& polygon = pair.b.placed().core;
    const Vec2 center = pair.a.placed().core.vertex(0);
    const double reach = random.between(0.0, 1.0) * pair.size();
    const DiscContact found = discContact(center, reach, polygon);
    if (found.verdict == Verdict::kUnclear) continue;
    ++clear;
    const std::vector<Vec2> point{center};
    const oracle::ExactObstacle obstacle(polygon.vertices(), point);
    const double expected = obstacle.signedDistance();
    const double size = pair.size() + std::abs(expected);
    ASSERT_NEAR(found.separation, expected, 1e-12 * size) << describe(GetParam(), i, pair);
    ASSERT_EQ(found.verdict == Verdict::kOverlapping,
              oracle::roundedMeet(point, reach, polygon.vertices(), 0.0))
        << describe(GetParam(), i, pair);
    // Along the normal the polygon ends as far away as the disc is.
    ASSERT_NEAR(length(found.outward), 1.0, 1e-15) << describe(GetParam(), i, pair);
    ASSERT_NEAR(obstacle.ahead(found.outward), expected, 1e-12 * size)
        << describe(GetParam(), i, pair);
  }
  RecordProperty("clear", clear);
}

INSTANTIATE_TEST_SUITE_P(Families, DiscContactFamilyTest, test::eachPairFamily(), test::familyName);

}  // namespace
}  // namespace sepax::disc_contact_test
