#include "sepax/algorithm/validate_outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/plain_rings.hpp"
#include "sepax/algorithm/simple_outline.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"

namespace sepax::validate_outline_test {
namespace {

using test::Outline;
using test::Random;

using Kind = FindingKind;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

void expectFindings(const OutlineReport& report, const std::vector<OutlineFinding>& expected) {
  ASSERT_EQ(report.findings.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(report.findings[i].kind, expected[i].kind) << i;
    EXPECT_EQ(report.findings[i].first, expected[i].first) << i;
    EXPECT_EQ(report.findings[i].second, expected[i].second) << i;
  }
}

TEST(ValidateOutlineTest, AGoodConvexOutlineHasNoFindings) {
  const OutlineReport report = validateOutline(Outline{{0, 0}, {2, 0}, {2, 2}, {0, 2}});
  expectFindings(report, {});
  EXPECT_EQ(report.winding, Winding::kCounterClockwise);
  EXPECT_TRUE(report.simple);
  EXPECT_TRUE(report.convex);
  EXPECT_FALSE(report.truncated);
}

TEST(ValidateOutlineTest, TheWindingIsNamed) {
  EXPECT_EQ(validateOutline(Outline{{0, 0}, {0, 2}, {2, 2}, {2, 0}}).winding, Winding::kClockwise);
  EXPECT_EQ(validateOutline(Outline{{0, 0}, {0, 2}, {1, 1}, {2, 2}, {2, 0}}).winding,
            Winding::kClockwise);
}

TEST(ValidateOutlineTest, NumbersThatAreNoCoordinatesEndTheExamination) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const OutlineReport report =
      validateOutline(Outline{{0, 0}, {2e100, 0}, {nan, 2}, {0, -kInfinity}, {0, 0}, {nan, 3e100}});
  expectFindings(
      report,
      {{Kind::kTooLarge, 1}, {Kind::kNotFinite, 2}, {Kind::kNotFinite, 3}, {Kind::kNotFinite, 5}});
  EXPECT_FALSE(report.simple);
  EXPECT_FALSE(report.convex);
  EXPECT_EQ(report.winding, Winding::kNone);
}

TEST(ValidateOutlineTest, RepeatsAreNamedWithWhatTheyRepeat) {
  const OutlineReport report = validateOutline(
      Outline{{0, 0}, {0, 0}, {2, 0}, {2, 2}, {2, 2}, {2, 2}, {0, 2}, {0, 2}, {0, 0}, {0, 0}});
  expectFindings(report, {{Kind::kRepeated, 0, 1},
                          {Kind::kRepeated, 3, 4},
                          {Kind::kRepeated, 3, 5},
                          {Kind::kRepeated, 6, 7},
                          {Kind::kRepeated, 0, 8},
                          {Kind::kRepeated, 0, 9}});
  EXPECT_TRUE(report.convex);
}

TEST(ValidateOutlineTest, OutlinesThatEncloseNothing) {
  expectFindings(validateOutline(Outline{}), {{Kind::kTooFewPoints, 0}});
  expectFindings(validateOutline(Outline{{1, 2}, {1, 2}, {3, 4}}),
                 {{Kind::kTooFewPoints, 2}, {Kind::kRepeated, 0, 1}});
  const OutlineReport line = validateOutline(Outline{{0, 0}, {1, 1}, {2, 2}});
  expectFindings(line, {{Kind::kCollinear, 0}});
  EXPECT_FALSE(line.simple);
  EXPECT_EQ(line.winding, Winding::kNone);
}

TEST(ValidateOutlineTest, StraightPointsAndDentsAreNamed) {
  const OutlineReport report =
      validateOutline(Outline{{0, 0}, {1, 0}, {4, 0}, {4, 4}, {2, 1}, {1, 2.5}, {0, 4}});
  expectFindings(report, {{Kind::kStraight, 1}, {Kind::kStraight, 5}, {Kind::kConcave, 4}});
  EXPECT_TRUE(report.simple);
  EXPECT_FALSE(report.convex);
}

TEST(ValidateOutlineTest, StraightPointsDoNotSpoilConvexity) {
  EXPECT_TRUE(validateOutline(Outline{{0, 0}, {1, 0}, {2, 0}, {2, 2}}).convex);
}

TEST(ValidateOutlineTest, EveryCrossingIsNamed) {
  // Edge 0 crosses edges 2 and 4.
  const OutlineReport report =
      validateOutline(Outline{{0, 0}, {6, 0}, {5, 2}, {4, -2}, {3, -2}, {2, 2}});
  expectFindings(report, {{Kind::kCrossing, 0, 2}, {Kind::kCrossing, 0, 4}});
  EXPECT_FALSE(report.simple);
  EXPECT_FALSE(report.convex);
  EXPECT_EQ(report.winding, Winding::kNone);
}

TEST(ValidateOutlineTest, APentagramHasFiveCrossings) {
  const OutlineReport report = validateOutline(Outline{{0, 3}, {2, -3}, {-3, 1}, {3, 1}, {-2, -3}});
  EXPECT_EQ(report.findings.size(), 5U);
  for (const OutlineFinding& finding : report.findings) EXPECT_EQ(finding.kind, Kind::kCrossing);
}

TEST(ValidateOutlineTest, ASpikeIsNamed) {
  const OutlineReport report = validateOutline(Outline{{0, 0}, {5, 0}, {2, 0}, {2, 2}, {0, 2}});
  ASSERT_EQ(report.findings.size(), 2U);
  expectFindings(report, {{Kind::kSpike, 1}, {Kind::kTouching, 0, 2}});
}

TEST(ValidateOutlineTest, TouchingIsNoCrossing) {
  const OutlineReport corner =
      validateOutline(Outline{{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {2, 2}});
  expectFindings(corner, {{Kind::kTouching, 2, 5},
                          {Kind::kDisconnected, 2},
                          {Kind::kConcave, 2},
                          {Kind::kConcave, 5}});
  EXPECT_FALSE(corner.simple);
  EXPECT_EQ(corner.winding, Winding::kCounterClockwise);
  const OutlineReport edge = validateOutline(Outline{{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}});
  expectFindings(edge, {{Kind::kTouching, 0, 3}, {Kind::kDisconnected, 3}, {Kind::kConcave, 3}});
  // A dent that touches an edge that comes before it in the list.
  const OutlineReport later = validateOutline(Outline{{2, 0}, {0, 4}, {0, 0}, {4, 0}, {4, 4}});
  expectFindings(later, {{Kind::kTouching, 2, 0}, {Kind::kDisconnected, 0}, {Kind::kConcave, 0}});
}

TEST(ValidateOutlineTest, OverlappingEdgesAreNoCrossing) {
  // There and back along a stretch of the bottom.
  const OutlineReport report =
      validateOutline(Outline{{0, 0}, {6, 0}, {6, 6}, {4, 6}, {4, 0}, {2, 0}, {2, 6}, {0, 6}});
  expectFindings(report, {{Kind::kOverlappingEdges, 0, 4}, {Kind::kTouching, 0, 5}});
  EXPECT_FALSE(report.simple);
  EXPECT_EQ(report.winding, Winding::kNone);
}

TEST(ValidateOutlineTest, AnOutlineClosedInACornerIsInOnePiece) {
  // Around a cell that it leaves out, from a corner back to the same.
  const OutlineReport report = validateOutline(Outline{
      {0, 0}, {3, 0}, {3, 3}, {2, 3}, {2, 2}, {2, 1}, {1, 1}, {1, 2}, {2, 2}, {1, 3}, {0, 3}});
  const auto apart = std::count_if(
      report.findings.begin(), report.findings.end(),
      [](const OutlineFinding& finding) { return finding.kind == Kind::kDisconnected; });
  EXPECT_EQ(apart, 0);
}

/// Which part, connected through edges, each unmarked cell is in; -1 for marked ones.
std::vector<std::vector<int>> partsOf(const std::vector<std::string>& rows) {
  const auto height = static_cast<int>(rows.size());
  const auto width = static_cast<int>(rows[0].size());
  std::vector<std::vector<int>> parts(rows.size(), std::vector<int>(rows[0].size(), -1));
  int count = 0;
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      std::vector<std::pair<int, int>> open{{row, column}};
      bool any = false;
      while (!open.empty()) {
        const auto [r, c] = open.back();
        open.pop_back();
        if (r < 0 || c < 0 || r >= height || c >= width) continue;
        const auto y = static_cast<std::size_t>(r);
        const auto x = static_cast<std::size_t>(c);
        if (rows[y][x] == '#' || parts[y][x] >= 0) continue;
        parts[y][x] = count;
        any = true;
        open.insert(open.end(), {{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}});
      }
      if (any) ++count;
    }
  }
  return parts;
}

TEST(ValidateOutlineTest, ASquareFallsApartWhereItsCellsDo) {
  int apart = 0;
  int whole = 0;
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    constexpr int kSize = 8;
    std::vector<std::string> rows = test::randomRows(random, kSize, kSize, 0.4);
    // Holes must not share edges with the square.
    for (int k = 0; k < kSize; ++k) {
      const auto at = static_cast<std::size_t>(k);
      rows.front()[at] = rows.back()[at] = rows[at].front() = rows[at].back() = '.';
    }
    test::OutlineList lists{{{0, 0}, {kSize, 0}, {kSize, kSize}, {0, kSize}}};
    bool islands = false;
    for (const test::OutlineList& hole : test::cellOutlines(rows, random)) {
      islands = islands || hole.size() > 1;
      lists.push_back(hole[0]);
    }
    if (islands) continue;
    const std::vector<std::vector<int>> parts = partsOf(rows);
    const OutlineReport report = validateRings(test::spansOf(lists));
    const auto found =
        std::find_if(report.findings.begin(), report.findings.end(),
                     [](const OutlineFinding& each) { return each.kind == Kind::kDisconnected; });
    const bool several = std::any_of(parts.begin(), parts.end(), [](const std::vector<int>& row) {
      return std::any_of(row.begin(), row.end(), [](int part) { return part > 0; });
    });
    ASSERT_EQ(found != report.findings.end(), several);
    ++(several ? apart : whole);
    if (!several) continue;
    // Of the cells around the point, two are unmarked and in different parts. The first row is at
    // the top.
    const Vec2 at = lists[found->ring][found->first];
    const auto partAt = [&](int dx, int dy) {
      const auto row = static_cast<std::size_t>(kSize - 1 - (static_cast<int>(at.y) + dy));
      return parts[row][static_cast<std::size_t>(static_cast<int>(at.x) + dx)];
    };
    const int lower = std::max(partAt(-1, -1), partAt(0, -1));
    const int upper = std::max(partAt(-1, 0), partAt(0, 0));
    ASSERT_TRUE(lower >= 0 && upper >= 0 && lower != upper);
  }
  EXPECT_GT(apart, static_cast<int>(test::cases(100)));
  EXPECT_GT(whole, static_cast<int>(test::cases(100)));
}

TEST(ValidateOutlineTest, TheListOfCrossingsIsCutWhereAsked) {
  // A zigzag crossed by one long edge.
  Outline outline;
  for (int i = 0; i <= 20; ++i) outline.push_back({1.0 * i, i % 2 == 0 ? -1.0 : 1.0});
  outline.push_back({21, 0});
  outline.push_back({-1, 0});
  const OutlineReport all = validateOutline(outline);
  EXPECT_EQ(all.findings.size(), 20U);
  EXPECT_FALSE(all.truncated);
  const OutlineReport some = validateOutline(outline, 7);
  EXPECT_EQ(some.findings.size(), 7U);
  EXPECT_TRUE(some.truncated);
  EXPECT_FALSE(some.simple);
}

TEST(ValidateOutlineTest, AgreesWithTheNormalisersOnRandomOutlines) {
  int simple = 0;
  int convex = 0;
  for (std::uint64_t i = 0; i < test::cases(30000); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const int reach = random.integer(1, 5);
    Outline outline;
    const int count = random.integer(0, 8);
    for (int k = 0; k < count; ++k) outline.push_back(random.latticePoint(reach));
    const OutlineReport report = validateOutline(outline);
    const SimpleOutline normal = normalizeSimpleOutline(outline);
    const auto has = [&](Kind kind) {
      return std::any_of(report.findings.begin(), report.findings.end(),
                         [&](const OutlineFinding& finding) { return finding.kind == kind; });
    };
    ASSERT_EQ(report.convex, normalizeConvexOutline(outline).status.ok());
    ASSERT_EQ(report.winding != Winding::kNone, normal.status.ok());
    ASSERT_EQ(report.simple, normal.status.ok() && !has(Kind::kTouching));
    ASSERT_EQ(has(Kind::kCrossing) || has(Kind::kOverlappingEdges) || has(Kind::kSpike),
              normal.status.fault == OutlineFault::kSelfCrossing);
    ASSERT_EQ(has(Kind::kTooFewPoints), normal.status.fault == OutlineFault::kTooFewPoints);
    ASSERT_EQ(has(Kind::kCollinear), normal.status.fault == OutlineFault::kCollinear);
    if (report.simple) ++simple;
    if (report.convex) ++convex;
  }
  EXPECT_GT(simple, test::share(2000));
  EXPECT_GT(convex, test::share(1000));
}

bool isError(const OutlineFinding& finding) {
  const auto notes = {Kind::kRepeated, Kind::kStraight, Kind::kTouching, Kind::kDisconnected,
                      Kind::kConcave};
  return std::find(notes.begin(), notes.end(), finding.kind) == notes.end();
}

TEST(ValidateOutlineTest, TheFirstErrorIsTheFirstOfAll) {
  std::map<Kind, int> seen;
  for (std::uint64_t i = 0; i < test::cases(30000); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    // Random points are seldom around other rings: squares often are.
    const bool squares = random.integer(0, 1) == 0;
    std::vector<Outline> rings(static_cast<std::size_t>(random.integer(0, 3)));
    std::vector<Index> shells;
    for (Index ring = 0; ring < rings.size(); ++ring) {
      if (ring == 0 || random.integer(0, 1) == 0) shells.push_back(ring);
      const int reach = random.integer(1, 8);
      const Vec2 middle = random.latticePoint(squares ? 2 : 6);
      if (squares) {
        const double half = reach;
        rings[ring] = {middle + Vec2{-half, -half}, middle + Vec2{half, -half},
                       middle + Vec2{half, half}, middle + Vec2{-half, half}};
        continue;
      }
      const int count = random.integer(2, 6);
      for (int k = 0; k < count; ++k) {
        rings[ring].push_back(middle + random.latticePoint(reach));
      }
    }
    const std::vector<std::span<const Vec2>> lists(rings.begin(), rings.end());
    if (shells.empty()) shells.push_back(0);
    const std::optional<OutlineFinding> error = firstError(lists, shells);
    ASSERT_EQ(!error, normalizePolygonRings(lists, shells).status.ok());
    // As few as are listed at all.
    for (const std::size_t most : {std::size_t{0}, std::size_t{1}, kMaxListedCrossings}) {
      const std::vector<OutlineFinding> all = validateRings(lists, most, shells).findings;
      const auto first = std::find_if(all.begin(), all.end(), isError);
      ASSERT_EQ(error.has_value(), first != all.end());
      if (!error) continue;
      ASSERT_EQ(error->kind, first->kind);
      ASSERT_EQ(error->ring, first->ring);
      ASSERT_EQ(error->otherRing, first->otherRing);
      ASSERT_EQ(error->first, first->first);
      ASSERT_EQ(error->second, first->second);
    }
    if (error) ++seen[error->kind];
  }
  for (const Kind kind :
       {Kind::kTooFewPoints, Kind::kCollinear, Kind::kSpike, Kind::kCrossing,
        Kind::kOverlappingEdges, Kind::kHoleOutside, Kind::kHoleInHole, Kind::kNestedShells}) {
    EXPECT_GT(seen[kind], test::share(5)) << static_cast<int>(kind);
  }
}

TEST(ValidateOutlineTest, ListsWhatThePlainComparisonOfAllEdgesFinds) {
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    Outline outline;
    const int count = random.integer(4, 14);
    for (int k = 0; k < count; ++k) outline.push_back(random.latticePoint(6));
    const OutlineReport report = validateOutline(outline);
    const auto of = [&](Kind kind) {
      std::vector<std::pair<Index, Index>> pairs;
      for (const OutlineFinding& finding : report.findings) {
        if (finding.kind == kind) pairs.emplace_back(finding.first, finding.second);
      }
      return pairs;
    };
    const std::span<const Vec2> list(outline);
    const oracle::PlainRings plain({&list, 1});
    if (!plain.encloses()) continue;
    ASSERT_EQ(of(Kind::kCrossing), plain.conflicts(false));
    ASSERT_EQ(of(Kind::kOverlappingEdges), plain.conflicts(true));
    ASSERT_EQ(of(Kind::kTouching).size(), plain.touches());
  }
}

TEST(ValidateOutlineTest, TenThousandPointsInAnyArrangement) {
  const Outline comb = test::comb(5000, 4000.0, 0.37);
  EXPECT_TRUE(validateOutline(comb).simple);
  Outline crossed = comb;
  std::swap(crossed[5000], crossed[9000]);
  EXPECT_FALSE(validateOutline(crossed).simple);
  Outline points;
  Random random(3);
  for (int i = 0; i < 10000; ++i) points.push_back(random.vector(1.0));
  EXPECT_TRUE(validateOutline(points).truncated);
}

}  // namespace
}  // namespace sepax::validate_outline_test
