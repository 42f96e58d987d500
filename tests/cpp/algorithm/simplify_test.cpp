#include "sepax/algorithm/simplify.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/plain_rings.hpp"
#include "sepax/algorithm/simple_outline.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"

namespace sepax::simplify_test {
namespace {

using test::Outline;
using test::OutlineList;
using test::Random;

using Long = long double;

Long distance(Vec2 a, Vec2 b, Vec2 p) {
  const Long dx = Long{b.x} - Long{a.x};
  const Long dy = Long{b.y} - Long{a.y};
  const Long px = Long{p.x} - Long{a.x};
  const Long py = Long{p.y} - Long{a.y};
  const Long squared = dx * dx + dy * dy;
  const Long t = squared == 0 ? 0 : std::clamp((px * dx + py * dy) / squared, Long{0}, Long{1});
  return std::hypot(px - t * dx, py - t * dy);
}

/// Checks what simplify promises, with the oracle for the topology. Returns the corners left.
std::size_t check(const PolygonRings& rings, double tolerance, bool small = true) {
  const std::vector<Index> kept = simplify(rings, tolerance);
  EXPECT_TRUE(std::is_sorted(kept.begin(), kept.end()));
  auto next = kept.begin();
  for (Index r = 0; r < rings.ringCount(); ++r) {
    const auto first = next;
    while (next != kept.end() && *next < rings.starts[r + 1]) ++next;
    EXPECT_GE(next - first, 3);
    for (auto from = first; from != next; ++from) {
      const Index to = from + 1 == next ? *first : *(from + 1);
      const auto after = [&](Index i) {
        return i + 1 == rings.starts[r + 1] ? rings.starts[r] : i + 1;
      };
      for (Index i = after(*from); i != to; i = after(i)) {
        const Long moved = distance(rings.points[*from], rings.points[to], rings.points[i]);
        EXPECT_LE(moved, tolerance * (1.0 + 1e-12));
      }
    }
  }
  EXPECT_TRUE(next == kept.end());
  const PolygonRings selected = selectCorners(rings, kept);
  EXPECT_EQ(selected.ringCount(), rings.ringCount());
  EXPECT_EQ(selected.count(), kept.size());
  std::vector<std::span<const Vec2>> spans;
  for (Index r = 0; r < selected.ringCount(); ++r) spans.push_back(selected.ring(r));
  if (small) {
    EXPECT_TRUE(oracle::PlainRings(spans).status().ok());
  }
  const NormalizedRings normalized = normalizePolygonRings(spans);
  EXPECT_TRUE(normalized.status.ok());
  return kept.size();
}

TEST(SimplifyTest, WithoutToleranceEveryCornerStays) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const PolygonRings rings = test::ringsOf(test::randomCells(random, 6, 6, 0.65));
    ASSERT_EQ(simplify(rings, 0.0).size(), rings.count());
  }
}

TEST(SimplifyTest, ASmallBumpGoesAndALargeOneStays) {
  const PolygonRings rings = test::ringsOf(
      {{{0, 0}, {10, 0}, {10, 10}, {6, 10}, {5, 10.5}, {4, 10}, {0, 10}, {0, 6}, {-3, 5}, {0, 4}}});
  EXPECT_EQ(check(rings, 1.0), 7U);
  EXPECT_EQ(check(rings, 0.1), 10U);
}

TEST(SimplifyTest, ARoundOutlineKeepsItsShape) {
  Random random(2);
  const PolygonRings rings = test::ringsOf({test::randomStar(random, 1000, 1.0)});
  // A chord of a unit circle with sagitta h spans 2 acos(1 - h): 23 at the least for h = 0.01.
  const std::size_t corners = check(rings, 0.01, false);
  EXPECT_GE(corners, 16U);
  EXPECT_LE(corners, 40U);
}

TEST(SimplifyTest, EveryRingKeepsThreeCorners) {
  for (std::uint64_t i = 0; i < 200; ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    const PolygonRings rings = test::ringsOf({test::randomStar(random, 30, 0.5)});
    ASSERT_EQ(check(rings, 100.0), 3U);
  }
}

TEST(SimplifyTest, GapsNarrowerThanTheToleranceStayOpen) {
  // A hair's breadth between the arms of a U.
  const PolygonRings rings = test::ringsOf({{{0, 0},
                                             {10, 0},
                                             {10, 10},
                                             {5.01, 10},
                                             {5.02, 8},
                                             {5.01, 5},
                                             {5.03, 2},
                                             {5, 2},
                                             {4.99, 5},
                                             {5, 8},
                                             {4.99, 10},
                                             {0, 10}}});
  for (const double tolerance : {0.001, 0.015, 0.1, 1.0, 5.0}) check(rings, tolerance);
}

TEST(SimplifyTest, CornersWhereRingsTouchStay) {
  const PolygonRings rings =
      test::ringsOf({{{0, 0}, {6, 0}, {6, 6}, {0, 6}}, {{3, 0}, {2, 2}, {2.5, 2.1}, {4, 2}}});
  const std::vector<Index> kept = simplify(rings, 0.5);
  EXPECT_EQ(kept, (std::vector<Index>{0, 1, 2, 3, 4, 5, 6, 8}));
}

TEST(SimplifyTest, KeepsTheTopologyOfRandomPolygons) {
  for (std::uint64_t i = 0; i < test::cases(400); ++i) {
    SCOPED_TRACE(i);
    Random random(4, i);
    const double tolerance = random.between(0.0, 0.5);
    check(test::ringsOf(test::randomWithHoles(random, 40, random.integer(0, 6))), tolerance);
    check(test::ringsOf({test::randomSimpleOutline(random, 30, 20)}), 10.0 * tolerance);
    check(test::ringsOf({test::spiral(80)}), tolerance);
    ASSERT_FALSE(HasFailure());
  }
}

TEST(SimplifyTest, KeepsTheTopologyOfCellsThatTouch) {
  for (std::uint64_t i = 0; i < 600; ++i) {
    SCOPED_TRACE(i);
    Random random(5, i);
    OutlineList lists = test::randomCells(random, 7, 7, 0.65);
    lists = test::sheared(lists, random.integer(-2, 2), random.integer(-2, 2));
    check(test::ringsOf(lists), random.between(0.3, 4.0));
    ASSERT_FALSE(HasFailure());
  }
}

TEST(SimplifyTest, AtEveryScale) {
  for (std::uint64_t i = 0; i < 100; ++i) {
    SCOPED_TRACE(i);
    Random random(6, i);
    const OutlineList lists = test::randomWithHoles(random, 30, 2);
    const std::size_t expected = check(test::ringsOf(lists), 0.1);
    for (const double scale : {0x1p330, 0x1p-430}) {
      ASSERT_EQ(simplify(test::ringsOf(test::placed(lists, scale)), 0.1 * scale).size(), expected);
    }
  }
}

TEST(SimplifyTest, Countries) {
  std::size_t before = 0;
  std::size_t after = 0;
  for (const test::Country& country : test::countries()) {
    SCOPED_TRACE(country.name);
    const NormalizedRings normalized = normalizePolygonRings(test::spansOf(country.lists));
    if (!normalized.status.ok()) continue;
    before += normalized.rings.count();
    after += check(normalized.rings, 300.0, normalized.rings.count() < 300);
  }
  EXPECT_LT(3 * after, before);
}

TEST(SimplifyTest, TenThousandCorners) {
  Random random(7);
  const PolygonRings star = test::ringsOf({test::randomStar(random, 10000, 0.9)});
  const PolygonRings spiral = test::ringsOf({test::spiral(10000)});
  for (const PolygonRings& rings : {star, spiral}) {
    for (const double tolerance : {0.001, 0.1}) {
      EXPECT_FALSE(simplify(rings, tolerance).empty());
    }
  }
}

}  // namespace
}  // namespace sepax::simplify_test
