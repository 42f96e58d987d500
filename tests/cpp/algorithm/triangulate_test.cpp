#include "sepax/algorithm/triangulate.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_rings.hpp"
#include "sepax/algorithm/simple_outline.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"

namespace sepax::triangulate_test {
namespace {

using test::Outline;
using test::OutlineList;
using test::Random;

/// Checks exactly that the triangles are the polygon. Returns how many there are.
std::size_t checkTriangles(const PolygonRings& rings) {
  const std::vector<Triangle> triangles = triangulate(rings);
  oracle::Cover cover(rings);
  for (const Triangle& triangle : triangles) EXPECT_TRUE(cover.add(triangle, true));
  EXPECT_TRUE(cover.complete());
  return triangles.size();
}

std::size_t checkTriangles(const OutlineList& lists) {
  return checkTriangles(test::ringsOf(lists));
}

TEST(TriangulateTest, ATriangleIsKept) {
  const PolygonRings rings = test::ringsOf({{{0, 0}, {1, 0}, {0, 1}}});
  const std::vector<Triangle> triangles = triangulate(rings);
  ASSERT_EQ(triangles.size(), 1U);
  EXPECT_EQ(checkTriangles(rings), 1U);
}

TEST(TriangulateTest, ASquareTakesTwo) {
  EXPECT_EQ(checkTriangles(OutlineList{{{0, 0}, {2, 0}, {2, 2}, {0, 2}}}), 2U);
}

TEST(TriangulateTest, AnLTakesFour) {
  EXPECT_EQ(checkTriangles(OutlineList{{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}}), 4U);
}

TEST(TriangulateTest, ASquareWithASquareHoleTakesEight) {
  EXPECT_EQ(checkTriangles(
                OutlineList{{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, {{2, 2}, {4, 2}, {4, 4}, {2, 4}}}),
            8U);
}

TEST(TriangulateTest, EveryHoleAddsTwoTrianglesToThoseOfItsCorners) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const int holes = random.integer(0, 8);
    const PolygonRings rings =
        test::ringsOf(test::randomWithHoles(random, random.integer(12, 40), holes));
    ASSERT_EQ(checkTriangles(rings), rings.count() - 2 + 2 * static_cast<std::size_t>(holes));
  }
}

TEST(TriangulateTest, AHoleThatTouchesTheOutlineAtACorner) {
  // One ring in effect: as many triangles as corners less two.
  EXPECT_EQ(checkTriangles(OutlineList{{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, {{0, 0}, {3, 1}, {1, 3}}}),
            5U);
}

TEST(TriangulateTest, AHoleThatTouchesAnEdge) {
  EXPECT_EQ(checkTriangles(OutlineList{{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, {{3, 0}, {4, 3}, {2, 3}}}),
            6U);
}

TEST(TriangulateTest, HolesThatCutThePolygonIntoParts) {
  // A diamond with its corners on the sides of the square leaves four triangles.
  EXPECT_EQ(checkTriangles(
                OutlineList{{{0, 0}, {4, 0}, {4, 4}, {0, 4}}, {{2, 0}, {4, 2}, {2, 4}, {0, 2}}}),
            4U);
}

TEST(TriangulateTest, OutlinesThatTouchThemselves) {
  // An hourglass, and a ring of eight cells that is closed in a corner only.
  EXPECT_EQ(checkTriangles(OutlineList{{{0, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {2, 2}}}), 2U);
  for (std::uint64_t i = 0; i < 8; ++i) {
    Random random(2, i);
    for (const OutlineList& lists : test::cellOutlines({"###", "#.#", "##."}, random)) {
      checkTriangles(lists);
    }
  }
}

TEST(TriangulateTest, ManyHolesThatMeetInOnePoint) {
  OutlineList lists{{{-9, -9}, {9, -9}, {9, 9}, {-9, 9}}};
  for (const Vec2 p : {Vec2{4, 1}, {-1, 4}, {-4, -1}, {1, -4}, {6, 5}, {-5, 6}}) {
    lists.push_back({{0, 0}, p, p + Vec2{-0.125 * p.y, 0.125 * p.x}});
  }
  checkTriangles(lists);
}

TEST(TriangulateTest, CornersOnOneVerticalLine) {
  Outline outline;
  for (int i = 0; i <= 10; ++i) outline.push_back({i % 2 == 0 ? 0.0 : 3.0, 1.0 * i});
  outline.push_back({-1, 10});
  outline.push_back({-1, 0});
  checkTriangles(OutlineList{outline});
}

TEST(TriangulateTest, EveryFamilyOfTheCorpus) {
  for (const test::NamedPolygon& polygon : test::corpus(300)) {
    SCOPED_TRACE(polygon.family);
    ASSERT_GE(checkTriangles(polygon.rings), 1U);
    ASSERT_FALSE(HasFailure());
  }
}

TEST(TriangulateTest, RandomCellsWithHolesThatTouch) {
  int touching = 0;
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    OutlineList lists = test::randomCells(random, random.integer(3, 9), random.integer(3, 9), 0.65);
    lists = test::sheared(lists, random.integer(-3, 3), random.integer(-3, 3));
    const PolygonRings rings = test::ringsOf(test::disguised(lists, random));
    const std::size_t apart = rings.count() - 2 + 2 * (rings.ringCount() - 1);
    const std::size_t triangles = checkTriangles(rings);
    ASSERT_LE(triangles, apart);
    if (triangles < apart) ++touching;
    ASSERT_FALSE(HasFailure());
  }
  EXPECT_GT(touching, test::share(200));
}

TEST(TriangulateTest, NearlyDegenerateOutlines) {
  // A comb, turned and squeezed until its teeth are a few roundings thick.
  for (std::uint64_t i = 0; i < 500; ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    const double thin = std::ldexp(1.0, -random.integer(30, 52));
    Outline outline = test::comb(random.integer(2, 12), 7.0, 0.3);
    for (Vec2& p : outline) p = {p.x + thin * p.y, p.x - thin * p.y};
    for (Vec2& p : outline) p = p + Vec2{10.0, 10.0};
    const SimpleOutline simple = normalizeSimpleOutline(outline);
    if (!simple.status.ok()) continue;
    ASSERT_GE(checkTriangles(OutlineList{outline}), 1U);
    ASSERT_FALSE(HasFailure());
  }
}

TEST(TriangulateTest, EveryScaleAndPlace) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    SCOPED_TRACE(i);
    Random random(5, i);
    const OutlineList lists = test::randomWithHoles(random, 20, random.integer(0, 3));
    const std::size_t expected = triangulate(test::ringsOf(lists)).size();
    ASSERT_EQ(checkTriangles(test::placed(lists, std::ldexp(1.0, 331))), expected);
    ASSERT_EQ(checkTriangles(test::placed(lists, std::ldexp(1.0, -430))), expected);
    const OutlineList far = test::placed(lists, 1000.0, {1e12, -1e12});
    if (normalizePolygonRings(test::spansOf(far)).status.ok()) checkTriangles(far);
  }
}

TEST(TriangulateTest, Countries) {
  int checked = 0;
  for (const test::Country& country : test::countries()) {
    SCOPED_TRACE(country.name);
    const NormalizedRings normalized = normalizePolygonRings(test::spansOf(country.lists));
    if (!normalized.status.ok()) continue;
    checkTriangles(normalized.rings);
    ++checked;
  }
  EXPECT_GT(checked, 270);
}

/// Checks exactly that triangles of given points are the polygon.
void checkGivenPoints(const OutlineList& lists) {
  const Triangulation cut = triangulateLists(test::spansOf(lists));
  ASSERT_TRUE(cut.status.ok());
  const PolygonRings rings = test::ringsOf(lists);
  ASSERT_EQ(cut.triangles.size(), triangulate(rings).size());
  Outline given;
  for (const Outline& list : lists) given.insert(given.end(), list.begin(), list.end());
  const auto cornerAt = [&](Index point) {
    const auto found = std::find(rings.points.begin(), rings.points.end(), given[point]);
    EXPECT_NE(found, rings.points.end());
    EXPECT_EQ(std::find(given.begin(), given.end(), given[point]) - given.begin(), point);
    return static_cast<Index>(found - rings.points.begin());
  };
  oracle::Cover cover(rings);
  for (const auto [a, b, c] : cut.triangles) {
    EXPECT_TRUE(cover.add(Triangle{cornerAt(a), cornerAt(b), cornerAt(c)}, true));
  }
  EXPECT_TRUE(cover.complete());
}

TEST(TriangulateTest, GivenPointsAreThoseOfTheListsInAnyDisguise) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    SCOPED_TRACE(i);
    Random random(8, i);
    checkGivenPoints(test::disguised(
        test::randomCells(random, random.integer(3, 8), random.integer(3, 8), 0.65), random));
    checkGivenPoints(test::disguised(test::randomWithHoles(random, 12, 2), random));
    ASSERT_FALSE(HasFailure());
  }
}

TEST(TriangulateTest, TheFirstOfPointsAtOnePlaceIsNamed) {
  const Triangulation cut = triangulateLists(
      test::spansOf({{{0, 0}, {0, 0}, {4, 0}, {4, 0}, {2, 2}, {4, 4}, {0, 4}, {2, 2}, {0, 0}}}));
  ASSERT_EQ(cut.triangles.size(), 2U);
  for (const Triangle& triangle : cut.triangles) {
    for (const Index corner : triangle) {
      EXPECT_TRUE(corner == 0 || corner == 2 || corner == 4 || corner == 5 || corner == 6);
    }
  }
}

TEST(TriangulateTest, FaultyListsAreRefused) {
  EXPECT_EQ(triangulateLists(test::spansOf({{{0, 0}, {2, 2}, {2, 0}, {0, 2}}})).status.fault,
            RingsFault::kCrossing);
  EXPECT_EQ(triangulateLists({}).status.fault, RingsFault::kTooFewPoints);
}

TEST(TriangulateTest, TenThousandCornersInAnyArrangement) {
  Random random(7);
  const PolygonRings star = test::ringsOf({test::randomStar(random, 10000, 0.2)});
  const PolygonRings spiral = test::ringsOf({test::spiral(10000)});
  const PolygonRings comb = test::ringsOf({test::comb(5000, 4000.0, 0.37)});
  for (const PolygonRings& rings : {star, spiral, comb}) {
    EXPECT_EQ(triangulate(rings).size(), rings.count() - 2);
  }
}

}  // namespace
}  // namespace sepax::triangulate_test
