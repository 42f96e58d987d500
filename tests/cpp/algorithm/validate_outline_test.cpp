#include "sepax/algorithm/validate_outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

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
  expectFindings(report, {{Kind::kSpike, 1}, {Kind::kCrossing, 0, 2}});
}

TEST(ValidateOutlineTest, TouchingIsNoCrossing) {
  const OutlineReport corner =
      validateOutline(Outline{{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {2, 2}});
  expectFindings(corner, {{Kind::kTouching, 2, 5}, {Kind::kConcave, 2}, {Kind::kConcave, 5}});
  EXPECT_FALSE(corner.simple);
  EXPECT_EQ(corner.winding, Winding::kCounterClockwise);
  const OutlineReport edge = validateOutline(Outline{{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}});
  expectFindings(edge, {{Kind::kTouching, 0, 3}, {Kind::kConcave, 3}});
  // A dent that touches an edge that comes before it in the list.
  const OutlineReport later = validateOutline(Outline{{2, 0}, {0, 4}, {0, 0}, {4, 0}, {4, 4}});
  expectFindings(later, {{Kind::kTouching, 2, 0}, {Kind::kConcave, 0}});
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
  for (std::uint64_t i = 0; i < 30000; ++i) {
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
    ASSERT_EQ(has(Kind::kCrossing) || has(Kind::kSpike),
              normal.status.fault == OutlineFault::kSelfCrossing);
    ASSERT_EQ(has(Kind::kTooFewPoints), normal.status.fault == OutlineFault::kTooFewPoints);
    ASSERT_EQ(has(Kind::kCollinear), normal.status.fault == OutlineFault::kCollinear);
    if (report.simple) ++simple;
    if (report.convex) ++convex;
  }
  EXPECT_GT(simple, 2000);
  EXPECT_GT(convex, 1000);
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
    ASSERT_EQ(of(Kind::kCrossing), plain.crossings());
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
