/// Several polygons at once, some of them in holes of others: everything that takes outlines takes
/// them, too.
#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/exact_rings.hpp"
#include "oracle/plain_rings.hpp"
#include "sepax/algorithm/decompose.hpp"
#include "sepax/algorithm/measures.hpp"
#include "sepax/algorithm/point_location.hpp"
#include "sepax/algorithm/simplify.hpp"
#include "sepax/algorithm/triangulate.hpp"
#include "sepax/algorithm/validate_outline.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"

namespace sepax::multipolygon_test {
namespace {

using test::Outline;
using test::OutlineList;
using test::Polygons;
using test::Random;

const Outline kSquare{{0, 0}, {9, 0}, {9, 9}, {0, 9}};
const Outline kHole{{1, 1}, {8, 1}, {8, 8}, {1, 8}};
const Outline kIsland{{2, 2}, {7, 2}, {7, 7}, {2, 7}};
const Outline kPond{{3, 3}, {6, 3}, {6, 6}, {3, 6}};
const Outline kBeside{{10, 0}, {12, 0}, {10, 2}};

NormalizedRings normalized(const std::vector<OutlineList>& polygons) {
  const Polygons flat = test::flattened(polygons);
  return normalizePolygonRings(test::spansOf(flat.lists), flat.shells);
}

void expectFault(const std::vector<OutlineList>& polygons, const RingsStatus& expected) {
  const RingsStatus status = normalized(polygons).status;
  EXPECT_EQ(status.fault, expected.fault);
  EXPECT_EQ(status.ring, expected.ring);
  EXPECT_EQ(status.otherRing, expected.otherRing);
  EXPECT_EQ(status.edge, expected.edge);
  EXPECT_EQ(status.otherEdge, expected.otherEdge);
}

TEST(MultipolygonTest, IslandsInHolesAndPolygonsBesideOneAnother) {
  const NormalizedRings result = normalized({{kSquare, kHole}, {kBeside}, {kIsland, kPond}});
  ASSERT_TRUE(result.status.ok());
  EXPECT_EQ(result.rings.shells, (std::vector<Index>{0, 2, 3}));
  EXPECT_EQ(result.rings.polygonCount(), 3U);
  EXPECT_EQ(result.rings.polygonOf(1), 0U);
  EXPECT_EQ(result.rings.polygonOf(4), 2U);
  EXPECT_EQ(result.rings.shell(3), 5U);
  EXPECT_EQ(measure(result.rings).area, 81.0 - 49.0 + 2.0 + 25.0 - 9.0);
  EXPECT_EQ(locatePoint(result.rings, {4.5, 4.5}), PointLocation::kOutside);
  EXPECT_EQ(locatePoint(result.rings, {2.5, 4.5}), PointLocation::kInside);
  EXPECT_EQ(locatePoint(result.rings, {1.5, 4.5}), PointLocation::kOutside);
  EXPECT_EQ(locatePoint(result.rings, {10, 1}), PointLocation::kBoundary);
}

TEST(MultipolygonTest, PolygonsMayTouchInPoints) {
  EXPECT_TRUE(normalized({{kSquare}, {{{9, 9}, {10, 9}, {10, 10}}}}).status.ok());
  EXPECT_TRUE(normalized({{kSquare}, {{{9, 5}, {10, 4}, {10, 6}}}}).status.ok());
  EXPECT_TRUE(normalized({{kSquare, kHole}, {{{1, 1}, {2, 1.5}, {1.5, 2}}}}).status.ok());
}

TEST(MultipolygonTest, FaultsNameTheirRings) {
  expectFault({{kSquare}, {kIsland}}, {RingsFault::kNestedShells, 1, 0});
  expectFault({{kIsland}, {kSquare}}, {RingsFault::kNestedShells, 0, 1});
  // Around the hole, too.
  expectFault({{kSquare}, {kHole, kIsland}}, {RingsFault::kNestedShells, 1, 0});
  expectFault({{kSquare, kPond}, {kHole, kIsland}}, {RingsFault::kNestedShells, 2, 0});
  // A hole of its own does not make room for a polygon.
  expectFault({{kBeside}, {kSquare, kBeside}}, {RingsFault::kCrossing, 0, 2, 0, 0});
  expectFault({{kSquare, kHole}, {kBeside, kPond}}, {RingsFault::kHoleOutside, 3, 2});
  expectFault({{kBeside}, {kSquare, kHole, kIsland}}, {RingsFault::kHoleInHole, 3, 2});
  // Side by side, with an edge in common.
  expectFault({{kSquare}, {{{9, 0}, {11, 2}, {9, 9}}}}, {RingsFault::kCrossing, 0, 1, 1, 2});
  expectFault({{kSquare}, {{{1, 1}, {2, 2}}}}, {RingsFault::kTooFewPoints, 1, 1, 2, 2});
}

/// Cells that meet in corners, in all arrangements: parts in holes of others, and parts that touch.
Polygons randomPolygons(Random& random) {
  for (;;) {
    const std::vector<std::string> rows =
        test::randomRows(random, random.integer(3, 8), random.integer(3, 8), 0.55);
    std::vector<OutlineList> polygons = test::cellOutlines(rows, random);
    if (polygons.empty()) continue;
    const double a = random.integer(-2, 2);
    const double b = random.integer(-2, 2);
    for (OutlineList& lists : polygons) {
      lists = test::disguised(test::sheared(lists, a, b), random);
    }
    return test::flattened(polygons);
  }
}

TEST(MultipolygonTest, PiecesAndTrianglesAreThePolygons) {
  int several = 0;
  for (std::uint64_t i = 0; i < test::cases(1500); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const Polygons polygons = randomPolygons(random);
    const PolygonRings rings = test::ringsOf(polygons.lists, polygons.shells);
    if (rings.polygonCount() > 1) ++several;
    oracle::Cover triangles(rings);
    for (const Triangle& triangle : triangulate(rings)) ASSERT_TRUE(triangles.add(triangle, true));
    ASSERT_TRUE(triangles.complete());
    oracle::Cover cover(rings);
    const ConvexPieces pieces = decompose(rings);
    for (Index k = 0; k < pieces.count(); ++k) ASSERT_TRUE(cover.add(pieces.piece(k), true));
    ASSERT_TRUE(cover.complete());
    ASSERT_EQ(decomposeLists(test::spansOf(polygons.lists), polygons.shells).pieces.size(),
              pieces.count());
  }
  EXPECT_GT(several, static_cast<int>(test::cases(1000)));
}

TEST(MultipolygonTest, PointsAreWhereTheOracleSays) {
  for (std::uint64_t i = 0; i < test::cases(500); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const Polygons polygons = randomPolygons(random);
    const PolygonRings rings = test::ringsOf(polygons.lists, polygons.shells);
    oracle::ExactFrame frame;
    frame.include(rings.points);
    frame.include(0.5);
    const oracle::ExactRings exact = oracle::exactRings(rings, frame);
    for (int k = 0; k < 40; ++k) {
      const Vec2 point = 0.5 * random.latticePoint(20);
      // In the same order, from the outside inwards.
      const int place = 1 + oracle::locate(exact, frame.point(point));
      ASSERT_EQ(static_cast<int>(locatePoint(rings, point)), place);
    }
  }
}

TEST(MultipolygonTest, AreasAreExactOnTheLattice) {
  for (std::uint64_t i = 0; i < test::cases(500); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    const Polygons polygons = randomPolygons(random);
    const PolygonRings rings = test::ringsOf(polygons.lists, polygons.shells);
    double twiceArea = 0.0;
    for (Index r = 0; r < rings.ringCount(); ++r) {
      const std::span<const Vec2> ring = rings.ring(r);
      for (std::size_t k = 0; k < ring.size(); ++k) {
        twiceArea += cross(ring[k], ring[(k + 1) % ring.size()]);
      }
    }
    ASSERT_EQ(measure(rings).area, 0.5 * twiceArea);
  }
}

TEST(MultipolygonTest, SimplifiedOnesAreStillGood) {
  for (std::uint64_t i = 0; i < test::cases(500); ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    const Polygons polygons = randomPolygons(random);
    const PolygonRings rings = test::ringsOf(polygons.lists, polygons.shells);
    const PolygonRings fewer = selectCorners(rings, simplify(rings, random.between(0.5, 3.0)));
    ASSERT_EQ(fewer.shells, rings.shells);
    std::vector<std::span<const Vec2>> spans;
    for (Index r = 0; r < fewer.ringCount(); ++r) spans.push_back(fewer.ring(r));
    ASSERT_TRUE(oracle::PlainRings(spans, fewer.shells).status().ok());
  }
}

TEST(MultipolygonTest, FaultsAreThoseOfTheOracle) {
  int counts[7] = {};
  for (std::uint64_t i = 0; i < test::cases(60000); ++i) {
    SCOPED_TRACE(i);
    Random random(5, i);
    // Squares in squares in any order, and which of them are outer ones is left to chance.
    Polygons polygons{{}, {0}};
    const int count = random.integer(2, 5);
    for (int k = 0; k < count; ++k) {
      // Every other one about the same centre.
      const double inset = random.integer(0, 8);
      const bool nested = random.chance(0.5);
      const Vec2 other{0.5 * random.integer(0, 30), 0.5 * random.integer(0, 30)};
      const Vec2 at = nested ? Vec2{inset, inset} : other;
      const double size = nested ? 18.0 - 2.0 * inset : 0.5 * random.integer(1, 8);
      polygons.lists.push_back({at, at + Vec2{size, 0}, at + Vec2{size, size}, at + Vec2{0, size}});
      if (k > 0 && random.chance(0.5)) polygons.shells.push_back(static_cast<Index>(k));
    }
    const std::vector<std::span<const Vec2>> spans = test::spansOf(polygons.lists);
    const oracle::PlainRings plain(spans, polygons.shells);
    const RingsStatus expected = plain.status();
    const RingsStatus status = normalizePolygonRings(spans, polygons.shells).status;
    ++counts[static_cast<std::size_t>(status.fault)];
    if (expected.fault >= RingsFault::kHoleOutside) {
      ASSERT_TRUE(plain.misplaced(status));
    } else {
      ASSERT_EQ(status.fault, expected.fault);
      ASSERT_EQ(status.ring, expected.ring);
      ASSERT_EQ(status.otherRing, expected.otherRing);
    }
    // Of all that is listed each is so, and something is if anything is wrong.
    bool listed = false;
    const OutlineReport report = validateRings(spans, kMaxListedCrossings, polygons.shells);
    for (const OutlineFinding& found : report.findings) {
      const auto misplaced = [&](RingsFault fault) {
        listed = true;
        return plain.misplaced({fault, found.ring, found.otherRing});
      };
      if (found.kind == FindingKind::kHoleOutside) {
        ASSERT_TRUE(misplaced(RingsFault::kHoleOutside));
      } else if (found.kind == FindingKind::kHoleInHole) {
        ASSERT_TRUE(misplaced(RingsFault::kHoleInHole));
      } else if (found.kind == FindingKind::kNestedShells) {
        ASSERT_TRUE(misplaced(RingsFault::kNestedShells));
      }
    }
    ASSERT_EQ(listed, expected.fault >= RingsFault::kHoleOutside);
  }
  for (const RingsFault fault : {RingsFault::kNone, RingsFault::kCrossing, RingsFault::kHoleOutside,
                                 RingsFault::kHoleInHole, RingsFault::kNestedShells}) {
    EXPECT_GT(counts[static_cast<std::size_t>(fault)], static_cast<int>(test::cases(20)))
        << "fault " << static_cast<int>(fault);
  }
}

/// Squares in one another, from the outermost.
std::vector<Outline> nestedSquares(int count) {
  std::vector<Outline> squares;
  for (int i = 0; i < count; ++i) {
    const double low = i;
    const double high = 2.0 * count - i;
    squares.push_back({{low, low}, {high, low}, {high, high}, {low, high}});
  }
  return squares;
}

TEST(MultipolygonTest, AHoleInManyIsToldOfTheInnermost) {
  const std::vector<Outline> rings = nestedSquares(9);
  const OutlineReport report = validateRings(test::spansOf(rings));
  ASSERT_EQ(report.findings.size(), 7U);
  for (Index k = 0; k < 7; ++k) {
    EXPECT_EQ(report.findings[k].kind, FindingKind::kHoleInHole);
    EXPECT_EQ(report.findings[k].ring, k + 2);
    EXPECT_EQ(report.findings[k].otherRing, k + 1);
  }
  EXPECT_FALSE(report.truncated);
}

TEST(MultipolygonTest, MisplacedRingsAreCutWithCrossingsAndTouchesWhereAsked) {
  std::vector<Outline> rings = nestedSquares(9);
  rings.push_back({{0, 1}, {0.5, 1}, {0.5, 2}});
  const auto listed = [&](std::size_t most) {
    const OutlineReport report = validateRings(test::spansOf(rings), most);
    EXPECT_EQ(report.truncated, most < 8);
    return report.findings.size();
  };
  // One touch, which says that the rings are not simple, and as many as are asked for of seven
  // holes in holes; the first of these always.
  EXPECT_EQ(listed(0), 1U);
  EXPECT_EQ(listed(1), 2U);
  EXPECT_EQ(listed(5), 5U);
  EXPECT_EQ(listed(7), 7U);
  EXPECT_EQ(listed(8), 8U);
  EXPECT_EQ(listed(std::numeric_limits<std::size_t>::max()), 8U);
}

TEST(MultipolygonTest, ThousandsOfHolesInOneAnotherAreToldOnceEach) {
  const OutlineReport report = validateRings(test::spansOf(nestedSquares(30000)), 100000);
  EXPECT_EQ(report.findings.size(), 29998U);
}

TEST(MultipolygonTest, RingsAreSimpleWhereverTheyAre) {
  const auto simple = [](const std::vector<Outline>& rings) {
    return validateRings(test::spansOf(rings)).simple;
  };
  EXPECT_TRUE(simple({kSquare, kHole}));
  EXPECT_TRUE(simple({kSquare, {{20, 0}, {22, 0}, {20, 2}}})) << "a hole outside";
  EXPECT_TRUE(simple(nestedSquares(3))) << "a hole in a hole";
  EXPECT_FALSE(simple({kSquare, {{9, 5}, {10, 4}, {10, 6}}})) << "a hole outside that touches";
  const std::vector<Outline> nested = nestedSquares(2);
  EXPECT_TRUE(validateRings(test::spansOf(nested), 0, std::vector<Index>{0, 1}).simple);
}

TEST(MultipolygonTest, DentsOfEveryOuterRingAreNamed) {
  const Outline dented{{20, 0}, {24, 0}, {22, 1}, {20, 4}};
  const Polygons polygons = test::flattened({{kSquare, kHole}, {dented}});
  const OutlineReport report =
      validateRings(test::spansOf(polygons.lists), kMaxListedCrossings, polygons.shells);
  ASSERT_EQ(report.findings.size(), 1U);
  EXPECT_EQ(report.findings[0].kind, FindingKind::kConcave);
  EXPECT_EQ(report.findings[0].ring, 2U);
  EXPECT_EQ(report.findings[0].first, 2U);
  EXPECT_TRUE(report.simple);
  EXPECT_FALSE(report.convex);
}

TEST(MultipolygonTest, AHundredThousandCornersInManyPolygons) {
  // Frames in frames, and squares side by side.
  std::vector<OutlineList> polygons;
  for (int k = 0; k < 6000; ++k) {
    const auto square = [&](double size) {
      return Outline{{-size, -size}, {size, -size}, {size, size}, {-size, size}};
    };
    polygons.push_back({square(2.0 * k + 2.0), square(2.0 * k + 1.0)});
    const double x = 13000.0 + 2.0 * (k % 80);
    const double y = 2.0 * (k / 80);
    polygons.push_back({{{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}});
  }
  const Polygons flat = test::flattened(polygons);
  const std::vector<std::span<const Vec2>> spans = test::spansOf(flat.lists);
  EXPECT_TRUE(validateRings(spans, kMaxListedCrossings, flat.shells).simple);
  EXPECT_EQ(triangulateLists(spans, flat.shells).triangles.size(), 6000U * (8U + 2U));
}

}  // namespace
}  // namespace sepax::multipolygon_test
