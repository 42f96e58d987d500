#include "sepax/algorithm/separating_axis.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/pair_families.hpp"

namespace sepax::separating_axis_test {
namespace {

using oracle::exactCrossOfDifferences;
using test::box;
using test::instanceOf;
using test::Points;
using test::Random;

std::vector<AxisEnd> endsOf(ConvexInstance& a, ConvexInstance& b) {
  std::vector<AxisEnd> ends;
  EXPECT_TRUE(visitAxisEnds(a.placed().core, b.placed().core, [&](const AxisEnd& end) {
    ends.push_back(end);
    return true;
  }));
  return ends;
}

TEST(VisitAxisEndsTest, TwoAlignedBoxesHaveFourEnds) {
  ConvexInstance a = instanceOf(test::unitSquare());
  ConvexInstance b = instanceOf(box({0.5, 3.0}, {2.0, 4.0}));
  EXPECT_EQ(endsOf(a, b).size(), 4U);
}

TEST(VisitAxisEndsTest, TwoBoxesAtDifferentAnglesHaveEight) {
  ConvexInstance a = instanceOf(test::unitSquare());
  ConvexInstance b = instanceOf(test::unitSquare(), {}, 0.5);
  EXPECT_EQ(endsOf(a, b).size(), 8U);
}

TEST(VisitAxisEndsTest, TwoTrianglesWithoutParallelEdgesHaveTwelve) {
  ConvexInstance a = instanceOf(Points{{0, 0}, {4, 1}, {1, 3}});
  ConvexInstance b = instanceOf(Points{{0, 0}, {3, 2}, {-1, 5}});
  EXPECT_EQ(endsOf(a, b).size(), 12U);
}

TEST(VisitAxisEndsTest, TwoTrianglesOfOppositeOrientationHaveNine) {
  // Every edge of one faces its parallel in the other, and these ends are visited once. At the
  // other end of each axis corners look at corners: nobody's edge, so both triangles list it.
  ConvexInstance a = instanceOf(Points{{0, 0}, {4, 1}, {1, 3}});
  ConvexInstance b = instanceOf(Points{{0, 0}, {-4, -1}, {-1, -3}});
  EXPECT_EQ(endsOf(a, b).size(), 9U);
}

TEST(VisitAxisEndsTest, TwoEqualHexagonsHaveSix) {
  const Points hexagon{{2, 0}, {1, 2}, {-1, 2}, {-2, 0}, {-1, -2}, {1, -2}};
  ConvexInstance a = instanceOf(hexagon);
  ConvexInstance b = instanceOf(hexagon, {1.0, 1.0});
  EXPECT_EQ(endsOf(a, b).size(), 6U);
}

TEST(VisitAxisEndsTest, VisitsEdgesOfAThenOfBInTheirOrder) {
  ConvexInstance a = instanceOf(Points{{0, 0}, {4, 1}, {1, 3}});
  ConvexInstance b = instanceOf(test::unitSquare());
  std::vector<std::pair<Side, Index>> order;
  for (const AxisEnd& end : endsOf(a, b)) order.emplace_back(end.owner, end.edge);
  const std::vector<std::pair<Side, Index>> expected{
      {Side::kA, 0}, {Side::kA, 0}, {Side::kA, 1}, {Side::kA, 1}, {Side::kA, 2},
      {Side::kA, 2}, {Side::kB, 0}, {Side::kB, 2}, {Side::kB, 1}, {Side::kB, 3}};
  EXPECT_EQ(order, expected);
}

TEST(VisitAxisEndsTest, StopsWhenTheVisitorHasSeenEnough) {
  ConvexInstance a = instanceOf(Points{{0, 0}, {4, 1}, {1, 3}});
  ConvexInstance b = instanceOf(test::unitSquare(), {1.0, 1.0}, 0.3);
  const std::size_t all = endsOf(a, b).size();
  for (std::size_t enough = 1; enough <= all; ++enough) {
    std::size_t visited = 0;
    EXPECT_FALSE(visitAxisEnds(a.placed().core, b.placed().core,
                               [&](const AxisEnd&) { return ++visited < enough; }));
    EXPECT_EQ(visited, enough);
  }
}

TEST(VisitAxisEndsTest, SegmentsLookAlongThemselvesToo) {
  ConvexInstance segment = test::segmentFarOut({0.0, 0.0}, {3.0, 0.0});
  ConvexInstance beyond = test::segmentFarOut({5.0, 0.0}, {8.0, 0.0});
  ASSERT_EQ(segment.placed().core.count(), 2U);
  // Two sides of the common line and the caps of both.
  const std::vector<AxisEnd> ends = endsOf(segment, beyond);
  EXPECT_EQ(ends.size(), 6U);
  const auto greatest = std::max_element(
      ends.begin(), ends.end(),
      [](const AxisEnd& p, const AxisEnd& q) { return p.separation < q.separation; });
  EXPECT_EQ(greatest->separation, 4.0);
  EXPECT_EQ(greatest->normal(), (Vec2{1.0, 0.0}));
  EXPECT_EQ(greatest->edge, kNoIndex);
}

TEST(VisitAxisEndsTest, PointsHaveTheLineThroughThem) {
  ConvexInstance a = test::pointFarOut({0.0, 0.0});
  ConvexInstance b = test::pointFarOut({3.0, 4.0});
  ASSERT_EQ(a.placed().core.count(), 1U);
  const std::vector<AxisEnd> apart = endsOf(a, b);
  ASSERT_EQ(apart.size(), 2U);
  EXPECT_EQ(apart[1].separation, -10.0);
  EXPECT_EQ(apart[1].normal(), -apart[0].normal());
  EXPECT_EQ(apart[0].separation, 10.0);
  EXPECT_NEAR(apart[0].normal().x, 0.6, 1e-15);
  EXPECT_NEAR(apart[0].normal().y, 0.8, 1e-15);
  const std::vector<AxisEnd> same = endsOf(a, a);
  // Four, so that every motion has an end to leave by.
  ASSERT_EQ(same.size(), 4U);
  Vec2 sum;
  for (const AxisEnd& end : same) {
    EXPECT_EQ(end.separation, 0.0);
    EXPECT_EQ(length(end.normal()), 1.0);
    sum = sum + end.normal();
  }
  EXPECT_EQ(sum, Vec2{});
}

class VisitAxisEndsFamilyTest : public test::PairFamilyTest {};

TEST_P(VisitAxisEndsFamilyTest, EveryEndSeesTheNearestVertexOfTheOther) {
  for (std::uint64_t i = 0; i < 60; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    Bounds both = pair.a.placed().core.bounds();
    for (const Vec2 p : pair.b.placed().core.vertices()) both.include(p);
    const double size = pair.size() + both.extent();
    for (const AxisEnd& end : endsOf(pair.a, pair.b)) {
      const bool ownedByA = end.owner == Side::kA;
      const PlacedPolygon& owner = (ownedByA ? pair.a : pair.b).placed().core;
      const PlacedPolygon& other = (ownedByA ? pair.b : pair.a).placed().core;
      bool anchored = false;
      for (const Vec2 p : owner.vertices()) {
        const int side =
            exactCrossOfDifferences(end.line.from, end.line.to, end.line.anchor, p).sign();
        ASSERT_GE(side, 0) << "the owner reaches over its line\n" << describe(GetParam(), i, pair);
        anchored = anchored || p == end.line.anchor;
      }
      bool supported = false;
      for (const Vec2 p : other.vertices()) {
        const int nearer =
            exactCrossOfDifferences(end.line.from, end.line.to, end.support, p).sign();
        ASSERT_LE(nearer, 0) << "not the nearest vertex\n" << describe(GetParam(), i, pair);
        supported = supported || p == end.support;
      }
      ASSERT_TRUE(anchored && supported) << describe(GetParam(), i, pair);
      ASSERT_NEAR(length(end.normal()), 1.0, 1e-15) << describe(GetParam(), i, pair);
      const Vec2 outward = -quarterTurn(end.line.to - end.line.from);
      ASSERT_NEAR(dot(end.line.normal, outward) / length(outward), 1.0, 1e-15);
      const double along = dot(end.normal(), end.support - end.line.anchor);
      ASSERT_NEAR(end.separation, ownedByA ? along : -along, 1e-14 * size)
          << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(VisitAxisEndsFamilyTest, EndsLookOutWhereTheOwnerHasAnEdge) {
  for (std::uint64_t i = 0; i < 100; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    for (const AxisEnd& end : endsOf(pair.a, pair.b)) {
      if (end.edge == kNoIndex) {
        ASSERT_TRUE(end.looksOut) << describe(GetParam(), i, pair);
        continue;
      }
      const PlacedPolygon& owner = (end.owner == Side::kA ? pair.a : pair.b).placed().core;
      const Vec2 p = owner.vertex(end.edge);
      const Vec2 q = owner.vertex(owner.next(end.edge));
      ASSERT_EQ(end.line.from, end.looksOut ? p : q) << describe(GetParam(), i, pair);
      ASSERT_EQ(end.line.to, end.looksOut ? q : p) << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(VisitAxisEndsFamilyTest, SeparationsHaveTheExactSignNowAndAfterTheMove) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    for (const AxisEnd& end : endsOf(pair.a, pair.b)) {
      const bool ownedByA = end.owner == Side::kA;
      const PlacedPolygon& other = (ownedByA ? pair.b : pair.a).placed().core;
      const auto beyond = [&](Vec2 shift) {
        return std::all_of(other.vertices().begin(), other.vertices().end(), [&](Vec2 p) {
          const SupportingLine& line = end.line;
          return exactCrossOfDifferences(line.from, line.to, line.anchor, p, shift).sign() < 0;
        });
      };
      ASSERT_EQ(end.separation > 0.0, beyond({})) << describe(GetParam(), i, pair);
      // Asked only of ends that are apart now.
      if (end.separation <= 0.0) continue;
      ASSERT_EQ(end.apartAfter(pair.velocity), beyond(ownedByA ? -pair.velocity : pair.velocity))
          << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(VisitAxisEndsFamilyTest, EveryEdgeLooksOutOnceUnlessItsParallelInTheOtherDid) {
  for (std::uint64_t i = 0; i < 60; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    if (!pair.full()) continue;
    const std::vector<AxisEnd> ends = endsOf(pair.a, pair.b);
    const auto timesSeen = [&](Side side, const PlacedPolygon& polygon, Index edge) {
      return std::count_if(ends.begin(), ends.end(), [&](const AxisEnd& end) {
        return end.owner == side && end.line.from == polygon.vertex(edge) &&
               end.line.to == polygon.vertex(polygon.next(edge));
      });
    };
    const auto facesOneOf = [&](Index edgeOfB) {
      const PlacedPolygon& a = pair.a.placed().core;
      const PlacedPolygon& b = pair.b.placed().core;
      const Vec2 p = b.vertex(edgeOfB);
      const Vec2 q = b.vertex(b.next(edgeOfB));
      for (Index k = 0; k < a.count(); ++k) {
        const Vec2 from = a.vertex(k);
        const Vec2 to = a.vertex(a.next(k));
        const bool parallel = exactCrossOfDifferences(from, to, p, q).sign() == 0;
        if (parallel && dot(to - from, q - p) < 0.0) return true;
      }
      return false;
    };
    for (Index k = 0; k < pair.a.placed().core.count(); ++k) {
      ASSERT_EQ(timesSeen(Side::kA, pair.a.placed().core, k), 1) << describe(GetParam(), i, pair);
    }
    for (Index k = 0; k < pair.b.placed().core.count(); ++k) {
      ASSERT_EQ(timesSeen(Side::kB, pair.b.placed().core, k), facesOneOf(k) ? 0 : 1)
          << "edge " << k << " of b\n"
          << describe(GetParam(), i, pair);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Families, VisitAxisEndsFamilyTest, test::eachPairFamily(),
                         test::familyName);

TEST(AxisEndTest, ApartAfterIsSeparationAfterTheMove) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    Random random(1, i);
    ConvexInstance a = instanceOf(test::latticeConvex(random, 5, 5));
    ConvexInstance b = instanceOf(test::latticeConvex(random, 5, 5), random.latticePoint(12));
    const Vec2 move = random.latticePoint(12);
    ConvexInstance moved = instanceOf(a.core().vertices(), move);
    const std::vector<AxisEnd> before = endsOf(a, b);
    const std::vector<AxisEnd> after = endsOf(moved, b);
    ASSERT_EQ(before.size(), after.size());
    for (std::size_t k = 0; k < before.size(); ++k) {
      ASSERT_EQ(before[k].apartAfter(move), after[k].separation > 0.0) << i << " end " << k;
      ASSERT_EQ(before[k].apartAfter({}), before[k].separation > 0.0) << i << " end " << k;
    }
  }
}

TEST(AxisEndTest, SeparationHasTheExactSignForCoordinatesOfUnlikeMagnitudes) {
  // The gap is about 1e-380: no double holds it, but it is there.
  const double tiny = 1e-140;
  ConvexInstance a = instanceOf(Points{{0.0, 0.0}, {1e100, 0.0}, {0.0, 1e100}});
  ConvexInstance b = instanceOf(Points{{0.0, -1.0}, {1.0, -1.0}, {tiny, 0.0}});
  ConvexInstance c = instanceOf(Points{{0.0, 0.0}, {1e100, tiny}, {0.0, 1e100}});
  ConvexInstance d = instanceOf(Points{{tiny, 0.0}, {0.0, -1.0}, {1.0, -1.0}});
  const auto someEndSeparates = [&](ConvexInstance& p, ConvexInstance& q) {
    const std::vector<AxisEnd> ends = endsOf(p, q);
    return std::any_of(ends.begin(), ends.end(),
                       [](const AxisEnd& end) { return end.separation > 0.0; });
  };
  EXPECT_FALSE(someEndSeparates(a, b)) << "b's tip lies on a's edge";
  EXPECT_TRUE(someEndSeparates(c, d)) << "d's tip lies below c's edge";
}

}  // namespace
}  // namespace sepax::separating_axis_test
