#include "sepax/algorithm/deepest_edge.hpp"

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "oracle/plain_sat.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/collision_builder.hpp"
#include "sepax/query/intersects.hpp"
#include "support/cases.hpp"
#include "support/pair_families.hpp"
#include "support/shapes.hpp"

namespace sepax::deepest_edge_test {
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

TEST(DeepestEdgeTest, OfBoxesThatTouchIsTheOneInBetween) {
  const DeepestEdge found = between(box({0, 0}, {4, 4}), box({4, 0}, {9, 9}));
  EXPECT_EQ(found.verdict, Verdict::kOverlapping);
  EXPECT_EQ(found.owner, Side::kA);
  EXPECT_EQ(found.edge, 1U);
  EXPECT_EQ(found.separation, 0.0);
}

TEST(DeepestEdgeTest, TellsNothingOfWhatHasNoInside) {
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
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
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

/// What collide is held against: every end by the visitor, with exact arithmetic where it matters.
Collision collideByVisitor(const PlacedPolygon& a, const PlacedPolygon& b) {
  detail::CollisionBuilder builder(a, b, Vec2{});
  visitAxisEnds(a, b, [&](const AxisEnd& end) { return builder.add(end); });
  return builder.finish();
}

TEST_P(DeepestEdgeFamilyTest, TheFirstSeparatingEndIsThatOfTheVisitor) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    const DeepestEdge apart = deepestEdge(a, b);
    if (apart.verdict != Verdict::kApart) continue;
    const PlacedPolygon& owner = apart.owner == Side::kA ? a : b;
    const PlacedPolygon& other = apart.owner == Side::kA ? b : a;
    if (apart.separation > 1e-12 * pair.size()) {
      ASSERT_TRUE(isApartOver(owner, apart.edge, other)) << describe(GetParam(), i, pair);
    }
    const SeparatingEnd end = firstSeparatingEnd(a, b, apart);
    if (!end.found) continue;
    const Collision visited = collideByVisitor(a, b);
    ASSERT_EQ(end.owner, visited.side) << describe(GetParam(), i, pair);
    ASSERT_EQ(end.normal, visited.normal) << describe(GetParam(), i, pair);
    const PlacedPolygon& ownerOfEnd = end.owner == Side::kA ? a : b;
    ASSERT_EQ(ownerOfEnd.sourceOfEdge(end.edge), visited.edge) << describe(GetParam(), i, pair);
  }
}

bool sameBits(double p, double q) {
  return std::bit_cast<std::uint64_t>(p) == std::bit_cast<std::uint64_t>(q);
}

bool sameBits(Vec2 p, Vec2 q) { return sameBits(p.x, q.x) && sameBits(p.y, q.y); }

bool sameBits(const Collision& p, const Collision& q) {
  return p.intersects == q.intersects && p.willIntersect == q.willIntersect &&
         sameBits(p.normal, q.normal) && sameBits(p.depth, q.depth) && sameBits(p.mtv, q.mtv) &&
         p.side == q.side && p.edge == q.edge && sameBits(p.time.min, q.time.min) &&
         sameBits(p.time.max, q.time.max);
}

/// Whether rounding may decide how the polygons stand: some separation is next to zero.
bool isClose(const PlacedPolygon& a, const PlacedPolygon& b) {
  Bounds bounds = a.bounds();
  bounds.include(b.bounds());
  const double clear = 4.0 * kSeparationFilter * bounds.extent();
  return !visitAxisEnds(a, b, [clear](const AxisEnd& end) {
    return !end.looksOut || std::abs(end.separation) > clear;
  });
}

TEST_P(DeepestEdgeFamilyTest, CollideOfWhatIsCloseIsThatOfTheVisitorToTheLastBit) {
  for (std::uint64_t i = 0; i < 1000; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    if (isClose(a, b)) {
      ASSERT_TRUE(sameBits(collide(a, b), collideByVisitor(a, b))) << describe(GetParam(), i, pair);
    }
    ASSERT_EQ(intersects(a, b), oracle::polygonsMeet(a.vertices(), b.vertices()))
        << describe(GetParam(), i, pair);
  }
}

PlacedPolygon placed(const test::Points& corners) {
  PlacedPolygon polygon;
  polygon.place(ConvexPolygon::ofCorners(corners), {});
  return polygon;
}

/// A number that is off by a few steps of rounding, or by none.
double nudged(double x, test::Random& random) {
  const double towards = random.chance(0.5) ? kMaxCoordinate : -kMaxCoordinate;
  for (int steps = random.integer(0, 2); steps > 0; --steps) x = std::nextafter(x, towards);
  return x;
}

/// Tiles side by side or corner to corner, but for a last bit, at every scale.
TEST(DeepestEdgeTest, TilesAreDecidedAsByTheVisitor) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    SCOPED_TRACE(i);
    test::Random random(41, i);
    const double scale = std::ldexp(1.0, random.integer(-440, 320));
    const auto number = [&](double size) {
      return scale * (random.chance(0.5) ? random.integer(1, 4) : random.between(0.1, size));
    };
    const Vec2 low{number(9.0) - 4.0 * scale, number(1e3)};
    const Vec2 high = low + Vec2{number(4.0), number(4.0)};
    const Vec2 start{nudged(high.x, random), nudged(random.chance(0.3) ? high.y : low.y, random)};
    const Vec2 end = start + Vec2{number(4.0), number(4.0)};
    test::Points corners = box(start, end);
    // Some have an oblique side, too.
    if (random.chance(0.3)) corners.erase(corners.begin() + random.integer(1, 3));
    const PlacedPolygon a = placed(box(low, high));
    const PlacedPolygon b = placed(corners);
    for (const auto& [p, q] : {std::pair{&a, &b}, std::pair{&b, &a}}) {
      ASSERT_TRUE(sameBits(collide(*p, *q), collideByVisitor(*p, *q)));
      const bool meet = oracle::polygonsMeet(p->vertices(), q->vertices());
      ASSERT_EQ(intersects(*p, *q), meet);
      if (corners.size() == 4 && start.x == high.x && (start.y == low.y || start.y == high.y)) {
        ASSERT_EQ(deepestEdge(*p, *q).verdict, Verdict::kOverlapping);
      }
    }
  }
}

/// The same turned all by one angle: edges that are parallel on paper only.
TEST(DeepestEdgeTest, TurnedTilesAreDecidedAsByTheVisitor) {
  int unclear = 0;
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    SCOPED_TRACE(i);
    test::Random random(42, i);
    const Rotation turn =
        Rotation::fromAngle(random.chance(0.3) ? 0.25 * 3.141592653589793 : random.angle());
    const Vec2 step = random.chance(0.3) ? Vec2{2.0, 1.0} : Vec2{2.0, random.between(-1.0, 1.0)};
    const ConvexPolygon tile = ConvexPolygon::ofCorners(box({-1.0, -0.5}, {1.0, 0.5}));
    const Vec2 place = random.vector(100.0);
    PlacedPolygon a;
    PlacedPolygon b;
    a.place(tile, {place, turn});
    b.place(tile, {place + turn.apply(step), turn});
    ASSERT_TRUE(sameBits(collide(a, b), collideByVisitor(a, b)));
    ASSERT_EQ(intersects(a, b), oracle::polygonsMeet(a.vertices(), b.vertices()));
    unclear += deepestEdge(a, b).verdict == Verdict::kUnclear ? 1 : 0;
  }
  EXPECT_EQ(unclear, 0);
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
}  // namespace sepax::deepest_edge_test
