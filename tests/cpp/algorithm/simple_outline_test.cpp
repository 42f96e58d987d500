#include "sepax/algorithm/simple_outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_rings.hpp"
#include "oracle/plain_rings.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"

namespace sepax::simple_outline_test {
namespace {

using test::Outline;
using test::OutlineList;
using test::Random;

void expectCorners(const Outline& points, const Outline& corners) {
  const SimpleOutline outline = normalizeSimpleOutline(points);
  EXPECT_TRUE(outline.status.ok());
  EXPECT_EQ(outline.corners, corners);
}

void expectFault(const Outline& points, OutlineFault fault, Index first, Index second) {
  const SimpleOutline outline = normalizeSimpleOutline(points);
  EXPECT_EQ(outline.status.fault, fault);
  EXPECT_EQ(outline.status.first, first);
  EXPECT_EQ(outline.status.second, second);
  EXPECT_TRUE(outline.corners.empty());
}

NormalizedRings normalized(const OutlineList& lists) {
  return normalizePolygonRings(test::spansOf(lists));
}

void expectFault(const OutlineList& lists, const RingsStatus& expected) {
  const NormalizedRings result = normalized(lists);
  EXPECT_EQ(result.status.fault, expected.fault);
  EXPECT_EQ(result.status.ring, expected.ring);
  EXPECT_EQ(result.status.otherRing, expected.otherRing);
  EXPECT_EQ(result.status.edge, expected.edge);
  EXPECT_EQ(result.status.otherEdge, expected.otherEdge);
  EXPECT_TRUE(result.rings.points.empty());
}

void expectRings(const OutlineList& lists, const OutlineList& expected) {
  const NormalizedRings result = normalized(lists);
  EXPECT_TRUE(result.status.ok());
  ASSERT_EQ(result.rings.ringCount(), expected.size());
  for (Index r = 0; r < expected.size(); ++r) {
    const std::span<const Vec2> ring = result.rings.ring(r);
    EXPECT_EQ(Outline(ring.begin(), ring.end()), expected[r]) << r;
  }
}

const Outline kArrow{{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}};
const Outline kSquare{{0, 0}, {6, 0}, {6, 6}, {0, 6}};
const Outline kHole{{2, 2}, {2, 4}, {4, 4}, {4, 2}};

TEST(SimpleOutlineTest, AConcaveOutlineIsKept) { expectCorners(kArrow, kArrow); }

TEST(SimpleOutlineTest, AClockwiseOutlineIsReversedAndStartsAtTheSameCorner) {
  expectCorners({{0, 0}, {0, 4}, {2, 1}, {4, 4}, {4, 0}}, kArrow);
}

TEST(SimpleOutlineTest, RepeatedAndStraightPointsAreDropped) {
  expectCorners({{2, 0}, {4, 0}, {4, 0}, {4, 2}, {4, 4}, {3, 2.5}, {2, 1}, {0, 4}, {0, 0}, {2, 0}},
                {{4, 0}, {4, 4}, {2, 1}, {0, 4}, {0, 0}});
}

TEST(SimpleOutlineTest, AnOutlineThatTouchesItselfIsKept) {
  const Outline corner{{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {2, 2}};
  expectCorners(corner, corner);
}

TEST(SimpleOutlineTest, ACornerIsPutWhereAnOutlineTouchesItsOwnEdge) {
  expectCorners({{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}},
                {{0, 0}, {2, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}});
  // A straight point at that place stays.
  expectCorners({{0, 0}, {2, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}},
                {{0, 0}, {2, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}});
}

TEST(SimpleOutlineTest, AnEdgeFromAStraightFirstPointMayBeTouched) {
  expectCorners({{1, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}, {0, 0}},
                {{2, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}, {0, 0}});
}

TEST(SimpleOutlineTest, FewPointsAndLinesAreFaults) {
  expectFault({}, OutlineFault::kTooFewPoints, 0, 0);
  expectFault({{1, 2}, {3, 4}, {3, 4}, {1, 2}}, OutlineFault::kTooFewPoints, 2, 2);
  expectFault({{0, 0}, {3, 3}, {1, 1}, {2, 2}}, OutlineFault::kCollinear, 0, 0);
}

TEST(SimpleOutlineTest, CrossingEdgesAreNamedInTheNumberingOfTheList) {
  expectFault({{0, 0}, {0, 0}, {2, 2}, {2, 2}, {2, 0}, {0, 2}, {0, 0}}, OutlineFault::kSelfCrossing,
              0, 4);
}

TEST(SimpleOutlineTest, ASpikeIsACrossing) {
  expectFault({{0, 0}, {5, 0}, {2, 0}, {2, 2}, {0, 2}}, OutlineFault::kSelfCrossing, 0, 1);
  expectFault({{5, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 0}}, OutlineFault::kSelfCrossing, 0, 4);
}

TEST(SimpleOutlineTest, EdgesThatLieOnOneAnotherCross) {
  expectFault({{0, 0}, {4, 0}, {4, 4}, {3, 0}, {1, 0}, {0, 4}}, OutlineFault::kSelfCrossing, 0, 3);
}

TEST(SimpleOutlineTest, CrossingInACornerIsACrossing) {
  // Two triangles through one corner, as an outline runs straight through it twice.
  expectFault({{0, 0}, {2, 2}, {4, 4}, {4, 0}, {2, 2}, {0, 4}}, OutlineFault::kSelfCrossing, 1, 4);
  // Through a corner on an edge.
  expectFault({{0, 0}, {4, 0}, {4, 2}, {2, 0}, {0, -2}}, OutlineFault::kSelfCrossing, 0, 3);
}

TEST(SimpleOutlineTest, TwiceAroundIsACrossing) {
  Outline twice = kSquare;
  twice.insert(twice.end(), kSquare.begin(), kSquare.end());
  expectFault(twice, OutlineFault::kSelfCrossing, 0, 4);
}

TEST(PolygonRingsTest, HolesRunClockwise) {
  expectRings({kSquare, kHole}, {kSquare, kHole});
  expectRings({{{0, 0}, {0, 6}, {6, 6}, {6, 0}}, {{2, 2}, {4, 2}, {4, 4}, {2, 4}}},
              {kSquare, kHole});
}

TEST(PolygonRingsTest, NoListIsTooFewPoints) {
  expectFault(OutlineList{}, {RingsFault::kTooFewPoints, 0, 0, 0, 0});
}

TEST(PolygonRingsTest, FaultsOfRingsNameTheRing) {
  expectFault({kSquare, kHole, {{1, 1}, {1, 1}}}, {RingsFault::kTooFewPoints, 2, 2, 1, 1});
  expectFault({kSquare, {{1, 1}, {2, 2}, {3, 3}}}, {RingsFault::kCollinear, 1, 1, 0, 0});
  expectFault({kSquare, {{2, 2}, {4, 4}, {4, 2}, {2, 4}}}, {RingsFault::kCrossing, 1, 1, 0, 2});
}

TEST(PolygonRingsTest, CrossingRingsAreNamedWithTheirEdges) {
  expectFault({kSquare, {{5, 2}, {7, 2}, {7, 4}, {5, 4}}}, {RingsFault::kCrossing, 0, 1, 1, 0});
  expectFault({kSquare, kHole, {{3, 3}, {5, 3}, {5, 5}}}, {RingsFault::kCrossing, 1, 2, 2, 0});
}

TEST(PolygonRingsTest, RingsThatShareAStretchCross) {
  expectFault({kSquare, {{2, 0}, {4, 0}, {3, 2}}}, {RingsFault::kCrossing, 0, 1, 0, 0});
  expectFault({kSquare, kSquare}, {RingsFault::kCrossing, 0, 1, 0, 0});
  expectFault({kSquare, kHole, {{4, 2}, {5, 3}, {4, 4}}}, {RingsFault::kCrossing, 1, 2, 2, 2});
}

TEST(PolygonRingsTest, HolesOutsideAreNamed) {
  expectFault({kSquare, {{7, 0}, {8, 0}, {8, 1}}}, {RingsFault::kHoleOutside, 1, 0});
  expectFault({kSquare, kHole, {{-9, -9}, {9, -9}, {9, 9}, {-9, 9}}},
              {RingsFault::kHoleOutside, 2, 0});
  // Touching from outside.
  expectFault({kSquare, {{6, 6}, {8, 7}, {7, 8}}}, {RingsFault::kHoleOutside, 1, 0});
  expectFault({kSquare, {{6, 3}, {8, 2}, {8, 4}}}, {RingsFault::kHoleOutside, 1, 0});
}

TEST(PolygonRingsTest, HolesInHolesAreNamed) {
  expectFault({kSquare, kHole, {{2.5, 2.5}, {3, 2.5}, {3, 3}}}, {RingsFault::kHoleInHole, 2, 1});
  expectFault({kSquare, {{2.5, 2.5}, {3, 2.5}, {3, 3}}, kHole}, {RingsFault::kHoleInHole, 1, 2});
  // Touching from inside.
  expectFault({kSquare, kHole, {{2, 2}, {3, 2.5}, {3, 3}}}, {RingsFault::kHoleInHole, 2, 1});
}

TEST(PolygonRingsTest, RingsMayTouchInPoints) {
  const Outline atCorner{{0, 0}, {1, 2}, {2, 1}};
  expectRings({kSquare, atCorner}, {kSquare, atCorner});
  // On an edge: both rings have a corner there.
  const Outline onEdge{{3, 0}, {2, 2}, {4, 2}};
  expectRings({kSquare, onEdge}, {{{0, 0}, {3, 0}, {6, 0}, {6, 6}, {0, 6}}, onEdge});
  // Several on one edge, each way round.
  expectRings({{{0, 6}, {6, 6}, {6, 0}, {0, 0}},
               {{4, 0}, {3.5, 1}, {4.5, 1}},
               {{1, 0}, {0.5, 1}, {1.5, 1}}},
              {{{0, 6}, {0, 0}, {1, 0}, {4, 0}, {6, 0}, {6, 6}},
               {{4, 0}, {3.5, 1}, {4.5, 1}},
               {{1, 0}, {0.5, 1}, {1.5, 1}}});
  // Hole to hole.
  const Outline other{{4, 4}, {5, 5}, {5, 4.5}};
  expectRings({kSquare, kHole, other}, {kSquare, kHole, other});
}

/// Whether no other corner is straight than where rings touch, and all run as they should.
void expectNormalForm(const PolygonRings& rings) {
  oracle::ExactFrame frame;
  frame.include(rings.points);
  const oracle::ExactRings exact = oracle::exactRings(rings, frame);
  for (std::size_t r = 0; r < exact.size(); ++r) {
    ASSERT_EQ(oracle::twiceArea(exact[r]).sign(), r == 0 ? 1 : -1);
    const oracle::ExactPolygon& ring = exact[r];
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const oracle::ExactPoint& at = ring[(i + 1) % ring.size()];
      if (oracle::turn(ring[i], at, ring[(i + 2) % ring.size()]) != 0) continue;
      int visits = 0;
      for (const oracle::ExactPolygon& other : exact) {
        visits += static_cast<int>(std::count(other.begin(), other.end(), at));
      }
      ASSERT_GE(visits, 2) << "a straight corner that touches nothing";
    }
  }
}

void expectAgreement(const OutlineList& lists, std::span<const Index> shells = kOneShell) {
  const std::vector<std::span<const Vec2>> spans = test::spansOf(lists);
  const oracle::PlainRings plain(spans, shells);
  const RingsStatus expected = plain.status();
  const NormalizedRings result = normalizePolygonRings(spans, shells);
  if (expected.fault >= RingsFault::kHoleOutside) {
    // Which of several misplaced rings is named is open.
    ASSERT_TRUE(plain.misplaced(result.status));
    return;
  }
  ASSERT_EQ(result.status.fault, expected.fault);
  if (expected.ok()) return expectNormalForm(result.rings);
  ASSERT_EQ(result.status.ring, expected.ring);
  ASSERT_EQ(result.status.otherRing, expected.otherRing);
  ASSERT_EQ(result.status.edge, expected.edge);
  ASSERT_EQ(result.status.otherEdge, expected.otherEdge);
}

TEST(SimpleOutlineTest, AgreesWithTheOracleOnRandomLatticeOutlines) {
  int good = 0;
  for (std::uint64_t i = 0; i < test::cases(60000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const int reach = random.integer(1, 5);
    Outline outline;
    const int count = random.integer(0, 9);
    for (int k = 0; k < count; ++k) outline.push_back(random.latticePoint(reach));
    ASSERT_NO_FATAL_FAILURE(expectAgreement({outline}));
    if (normalizeSimpleOutline(outline).status.ok()) ++good;
  }
  EXPECT_GT(good, test::share(2000));
}

TEST(PolygonRingsTest, AgreesWithTheOracleOnRandomTrianglesInASquare) {
  int counts[6] = {};
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    OutlineList lists{{{0, 0}, {8, 0}, {8, 8}, {4, 4}, {0, 8}}};
    const int holes = random.integer(1, 3);
    // Sometimes the first hole is large, for others to lie in it.
    if (random.chance(0.3)) lists.push_back({{1, 1}, {7, 1}, {7, 6}, {4, 3}, {1, 6}});
    for (int h = 0; h < holes; ++h) {
      const Vec2 at{1.0 * random.integer(0, 8), 1.0 * random.integer(0, 5)};
      Outline hole;
      const int count = random.integer(3, 4);
      const int size = random.chance(0.3) ? 4 : 2;
      for (int k = 0; k < count; ++k) {
        hole.push_back(at +
                       Vec2{0.5 * random.integer(0, 2 * size), 0.5 * random.integer(0, 2 * size)});
      }
      lists.push_back(hole);
    }
    ASSERT_NO_FATAL_FAILURE(expectAgreement(lists));
    ++counts[static_cast<std::size_t>(normalized(lists).status.fault)];
  }
  for (int fault = 0; fault < 6; ++fault) {
    EXPECT_GT(counts[fault], static_cast<int>(test::cases(100))) << "fault " << fault;
  }
}

TEST(PolygonRingsTest, AgreesWithTheOracleOnCellsThatTouch) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    OutlineList lists = test::randomCells(random, random.integer(3, 6), random.integer(3, 6), 0.65);
    lists = test::sheared(lists, random.integer(-2, 2), random.integer(-2, 2));
    // Often good; else one ring moved against the others.
    if (random.chance(0.5)) {
      const std::size_t moved = static_cast<std::size_t>(random.bits() % lists.size());
      for (Vec2& p : lists[moved]) p = p + Vec2{1.0 * random.integer(-1, 1), 1.0};
    }
    ASSERT_NO_FATAL_FAILURE(expectAgreement(test::disguised(lists, random)));
  }
}

TEST(PolygonRingsTest, AgreesWithTheOracleWithinAFewRoundings) {
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    Outline outline;
    const int count = random.integer(3, 7);
    for (int k = 0; k < count; ++k) {
      const double t = random.unit();
      outline.push_back(Vec2{1.0, 1.5} + t * Vec2{3.0, 7.0} + 0x1p-51 * random.latticePoint(3));
    }
    ASSERT_NO_FATAL_FAILURE(expectAgreement({outline}));
  }
}

TEST(PolygonRingsTest, EveryHarmlessFormGivesTheSameRegion) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    SCOPED_TRACE(i);
    Random random(5, i);
    const OutlineList lists = test::randomWithHoles(random, 20, random.integer(0, 3));
    const PolygonRings plain = test::ringsOf(lists);
    const PolygonRings other = test::ringsOf(test::disguised(lists, random));
    ASSERT_EQ(plain.starts, other.starts);
    for (Index r = 0; r < plain.ringCount(); ++r) {
      const std::span<const Vec2> ring = plain.ring(r);
      Outline turned(other.ring(r).begin(), other.ring(r).end());
      std::rotate(turned.begin(), std::find(turned.begin(), turned.end(), ring[0]), turned.end());
      ASSERT_EQ(Outline(ring.begin(), ring.end()), turned);
    }
  }
}

TEST(PolygonRingsTest, NormalisingTwiceChangesNothing) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    SCOPED_TRACE(i);
    Random random(6, i);
    const PolygonRings once =
        test::ringsOf(test::disguised(test::randomCells(random, 6, 6, 0.65), random));
    std::vector<std::span<const Vec2>> spans;
    for (Index r = 0; r < once.ringCount(); ++r) spans.push_back(once.ring(r));
    const NormalizedRings twice = normalizePolygonRings(spans);
    ASSERT_TRUE(twice.status.ok());
    ASSERT_EQ(once.points, twice.rings.points);
    ASSERT_EQ(once.starts, twice.rings.starts);
  }
}

TEST(PolygonRingsTest, CountriesAreGoodOrKnownToBeBad) {
  // Cut at the date line or rounded to a coarse grid, these run along themselves or collapse.
  int bad = 0;
  for (const test::Country& country : test::countries()) {
    const RingsStatus status = normalized(country.lists).status;
    if (status.ok()) continue;
    ++bad;
    EXPECT_TRUE(status.fault == RingsFault::kCrossing ||
                status.fault == RingsFault::kTooFewPoints || status.fault == RingsFault::kCollinear)
        << country.name;
    if (country.lists[0].size() > 600) continue;
    const std::vector<std::span<const Vec2>> spans = test::spansOf(country.lists);
    const RingsStatus expected = oracle::PlainRings(spans).status();
    EXPECT_EQ(status.fault, expected.fault) << country.name;
    EXPECT_EQ(status.edge, expected.edge) << country.name;
    EXPECT_EQ(status.otherEdge, expected.otherEdge) << country.name;
  }
  EXPECT_LE(bad, 10);
}

TEST(SimpleOutlineTest, TenThousandCornersInAnyArrangement) {
  Random random(7);
  const Outline star = test::randomStar(random, 10000, 0.2);
  const Outline spiral = test::spiral(10000);
  const Outline comb = test::comb(5000, 4000.0, 0.37);
  for (const Outline& outline : {star, spiral, comb}) {
    EXPECT_TRUE(normalizeSimpleOutline(outline).status.ok());
  }
}

}  // namespace
}  // namespace sepax::simple_outline_test
