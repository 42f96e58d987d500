#include "sepax/algorithm/deepest_edge.hpp"

#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "oracle/plain_sat.hpp"
#include "sepax/query/collision_builder.hpp"
#include "support/pair_families.hpp"
#include "support/shapes.hpp"

namespace sepax {
namespace {

using test::box;
using test::instanceOf;
using Verdict = DeepestEdge::Verdict;

DeepestEdge between(const test::Points& a, const test::Points& b) {
  ConvexInstance first = instanceOf(a);
  ConvexInstance second = instanceOf(b);
  return deepestEdge(first.placed().core, second.placed().core);
}

TEST(DeepestEdgeTest, OfBoxesIsTheOneWithTheLeastOverlap) {
  const DeepestEdge found = between(box({0, 0}, {4, 4}), box({3, -1}, {9, 9}));
  EXPECT_EQ(found.verdict, Verdict::kOverlapping);
  EXPECT_EQ(found.owner, Side::kA);
  EXPECT_EQ(found.edge, 1U);
  EXPECT_EQ(found.separation, -1.0);
}

TEST(DeepestEdgeTest, TellsNothingOfWhatTouchesOrHasNoInside) {
  EXPECT_EQ(between(box({0, 0}, {4, 4}), box({4, 0}, {9, 9})).verdict, Verdict::kUnclear);
  ConvexInstance square = instanceOf(box({0, 0}, {4, 4}));
  ConvexInstance segment(ConvexPolygon::segment({1, 1}, {2, 2}));
  EXPECT_EQ(deepestEdge(square.placed().core, segment.placed().core).verdict, Verdict::kUnclear);
  EXPECT_EQ(deepestEdge(segment.placed().core, square.placed().core).verdict, Verdict::kUnclear);
}

TEST(DeepestEdgeTest, APointIsApartOverNone) {
  constexpr double kUnset = std::numeric_limits<double>::quiet_NaN();
  Vec2 corner;
  Vec2 normal{kUnset, kUnset};
  PlacedPolygon point;
  point.placeIn({&corner, &normal}, ConvexPolygon::point({}), {});
  ConvexInstance square = instanceOf(box({0, 0}, {4, 4}));
  EXPECT_FALSE(isApartOver(point, 0, square.placed().core)) << "what a normal's memory held before";
  EXPECT_FALSE(isApartOver(square.placed().core, 4, point)) << "an edge that is no more";
}

class DeepestEdgeFamilyTest : public test::PairFamilyTest {};

TEST_P(DeepestEdgeFamilyTest, WhatIsClearIsAsExactArithmeticSays) {
  for (std::uint64_t i = 0; i < 1000; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    const DeepestEdge found = deepestEdge(a, b);
    if (found.verdict == Verdict::kUnclear) continue;
    const bool meet = oracle::polygonsMeet(a.vertices(), b.vertices());
    ASSERT_EQ(found.verdict == Verdict::kOverlapping, meet) << describe(GetParam(), i, pair);
    if (!meet) continue;
    const oracle::PlainSat plain = oracle::plainSat(a.vertices(), b.vertices());
    ASSERT_NEAR(-found.separation, plain.depth, 1e-12 * pair.size())
        << describe(GetParam(), i, pair);
  }
}

/// The first end that shows that two polygons are apart, by the visitor.
Collision firstApart(const PlacedPolygon& a, const PlacedPolygon& b) {
  detail::CollisionBuilder builder(a, b, Vec2{});
  visitAxisEnds(a, b, [&](const AxisEnd& end) { return builder.add(end); });
  return builder.finish();
}

TEST_P(DeepestEdgeFamilyTest, TheFirstSeparatingEndIsThatOfTheVisitor) {
  for (std::uint64_t i = 0; i < 1000; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    const DeepestEdge apart = deepestEdge(a, b);
    if (apart.verdict != Verdict::kApart) continue;
    const PlacedPolygon& owner = apart.owner == Side::kA ? a : b;
    const PlacedPolygon& other = apart.owner == Side::kA ? b : a;
    ASSERT_TRUE(isApartOver(owner, apart.edge, other)) << describe(GetParam(), i, pair);
    const SeparatingEnd end = firstSeparatingEnd(a, b, apart);
    if (!end.found) continue;
    const Collision visited = firstApart(a, b);
    ASSERT_EQ(end.owner, visited.side) << describe(GetParam(), i, pair);
    ASSERT_EQ(end.normal, visited.normal) << describe(GetParam(), i, pair);
    const PlacedPolygon& ownerOfEnd = end.owner == Side::kA ? a : b;
    ASSERT_EQ(ownerOfEnd.sourceOfEdge(end.edge), visited.edge) << describe(GetParam(), i, pair);
  }
}

TEST_P(DeepestEdgeFamilyTest, NoEdgeOfPolygonsThatMeetHasThemApart) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    if (a.count() < 3 || !oracle::polygonsMeet(a.vertices(), b.vertices())) continue;
    for (Index edge = 0; edge < a.count(); ++edge) {
      ASSERT_FALSE(isApartOver(a, edge, b)) << describe(GetParam(), i, pair);
    }
  }
}

TEST(DeepestEdgeTest, AnEndThatDoesNotLookOutMayShowFirstThatPolygonsAreApart) {
  // The triangle's first edge looks down; the box is above its tip.
  ConvexInstance triangle = instanceOf(test::Points{{0, 0}, {4, 0}, {2, 2}});
  ConvexInstance above = instanceOf(box({0, 3}, {4, 5}));
  const PlacedPolygon& a = triangle.placed().core;
  const PlacedPolygon& b = above.placed().core;
  const DeepestEdge apart = deepestEdge(a, b);
  ASSERT_EQ(apart.verdict, Verdict::kApart);
  const SeparatingEnd end = firstSeparatingEnd(a, b, apart);
  ASSERT_TRUE(end.found);
  EXPECT_EQ(end.owner, Side::kA);
  EXPECT_EQ(end.edge, 0U);
  EXPECT_EQ(end.normal, (Vec2{0.0, 1.0}));
}

INSTANTIATE_TEST_SUITE_P(Families, DeepestEdgeFamilyTest, test::eachPairFamily(), test::familyName);

TEST(DeepestEdgeTest, IsClearForNearlyAllPairsWhoseBoxesOverlap) {
  int clear = 0;
  int pairs = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    test::PairCase pair = makePair(test::pairFamilies()[0], i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    if (!pair.full() || !a.bounds().overlaps(b.bounds())) continue;
    ++pairs;
    clear += deepestEdge(a, b).verdict == Verdict::kUnclear ? 0 : 1;
  }
  EXPECT_GT(pairs, 200);
  EXPECT_GT(clear, 0.99 * pairs);
}

}  // namespace
}  // namespace sepax
