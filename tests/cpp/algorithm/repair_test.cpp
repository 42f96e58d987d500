#include "sepax/algorithm/repair.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/plain_rings.hpp"
#include "sepax/tolerance.hpp"
#include "support/cases.hpp"
#include "support/outlines.hpp"

namespace sepax::repair_test {
namespace {

using test::Outline;
using test::OutlineList;
using test::Random;

/// How many edges of the lists the way from p to the right crosses: odd inside. In exact integers.
bool holdsByEvenOdd(const OutlineList& lists, const oracle::ExactFrame& frame, Vec2 p) {
  bool inside = false;
  for (const Outline& list : lists) {
    if (oracle::holdsInside(frame.polygon(list), frame.point(p))) inside = !inside;
  }
  return inside;
}

/// Whether p is nearer to an edge than rounding may have moved it.
bool nearEdge(const OutlineList& lists, Vec2 p, double size) {
  for (const Outline& list : lists) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Vec2 a = list[i];
      const Vec2 b = list[(i + 1) % list.size()];
      const double far = std::max(length(b - a), size * 0x1p-40);
      if (std::abs(cross(b - a, p - a)) <= size * far * 0x1p-40) return true;
    }
  }
  return false;
}

void check(const OutlineList& lists, Random& random, double size) {
  const RepairedOutline repaired = repair(test::spansOf(lists));
  OutlineList rings;
  for (const PolygonRings& polygon : repaired.polygons) {
    OutlineList own;
    for (Index r = 0; r < polygon.ringCount(); ++r) {
      own.emplace_back(polygon.ring(r).begin(), polygon.ring(r).end());
    }
    EXPECT_TRUE(oracle::PlainRings(test::spansOf(own)).status().ok());
    rings.insert(rings.end(), own.begin(), own.end());
  }
  oracle::ExactFrame frame;
  for (const Outline& list : lists) frame.include(list);
  for (const Outline& ring : rings) frame.include(ring);
  for (int k = 0; k < 8; ++k) {
    const Vec2 p = random.vector(size);
    frame.include(p);
    if (nearEdge(lists, p, size)) continue;
    EXPECT_EQ(holdsByEvenOdd(rings, frame, p), holdsByEvenOdd(lists, frame, p));
  }
}

/// Lists of points that `point` makes.
template <class Point>
OutlineList scribble(Random& random, int most, Point point) {
  OutlineList lists(static_cast<std::size_t>(random.integer(1, 3)));
  for (Outline& list : lists) {
    for (int i = random.integer(1, most); i > 0; --i) list.push_back(point());
  }
  return lists;
}

TEST(RepairTest, ScribblesBecomePolygons) {
  for (std::uint64_t seed = 0; seed < test::cases(600); ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const bool whole = seed % 2 == 0;
    check(scribble(random, 12, [&] { return whole ? random.latticePoint(8) : random.vector(8.0); }),
          random, 8.0);
  }
}

TEST(RepairTest, EdgesWithinRoundingOfOneLineEndToo) {
  for (std::uint64_t seed = 0; seed < test::cases(200); ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    check(scribble(random, 10,
                   [&]() -> Vec2 {
                     const double t = random.between(-1.0, 1.0);
                     return {t, t / 3.0 + 0x1p-53 * random.integer(-3, 3)};
                   }),
          random, 1.0);
  }
}

TEST(RepairTest, HundredsOfEdgesWithinRoundingOfOneLineEndToo) {
  // Each cut at a rounded crossing makes new ones with all that lie beside it: a hundred times as
  // many in three rounds, and no memory is left.
  Random random(99, 0);
  Outline line;
  for (int i = 0; i < 150; ++i) {
    const double x = random.unit();
    line.push_back({x, x / 3.0});
  }
  const RepairedOutline repaired = repair(test::spansOf(OutlineList{line}));
  EXPECT_GT(repaired.counts.crossings, 1500U);
  std::size_t corners = 0;
  for (const PolygonRings& polygon : repaired.polygons) {
    for (const Vec2 p : polygon.points) {
      EXPECT_LE(std::abs(p.y - p.x / 3.0), 0x1p-40);
    }
    corners += polygon.points.size();
  }
  EXPECT_LT(corners, 20U * repaired.counts.crossings);
}

TEST(RepairTest, CoordinatesOfAllSizes) {
  for (const double scale : {1e-140, kSmallestCoordinate * 0x1p8, 1e-30, 1e99}) {
    SCOPED_TRACE(scale);
    for (std::uint64_t seed = 0; seed < test::cases(100); ++seed) {
      Random random(seed);
      const OutlineList lists = scribble(random, 9, [&] { return random.vector(scale); });
      for (const PolygonRings& polygon : repair(test::spansOf(lists)).polygons) {
        OutlineList own;
        for (Index r = 0; r < polygon.ringCount(); ++r) {
          own.emplace_back(polygon.ring(r).begin(), polygon.ring(r).end());
        }
        EXPECT_TRUE(normalizePolygonRings(test::spansOf(own)).status.ok());
      }
    }
  }
}

TEST(RepairTest, GoodPolygonsKeepTheirCorners) {
  for (std::uint64_t seed = 0; seed < test::cases(100); ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const OutlineList lists = test::disguised(test::randomWithHoles(random, 20, 3), random);
    const RepairedOutline repaired = repair(test::spansOf(lists));
    ASSERT_EQ(repaired.polygons.size(), 1U);
    EXPECT_EQ(repaired.polygons[0].count(), test::ringsOf(lists).count());
    EXPECT_EQ(repaired.polygons[0].ringCount(), lists.size());
    EXPECT_EQ(repaired.counts.crossings + repaired.counts.overlaps, 0U);
  }
}

TEST(RepairTest, CountsWhatItDoes) {
  const OutlineList lists{{{0, 0}, {8, 0}, {6, 0}, {6, 0}, {6, 3}, {6, 6}, {0, 6}},
                          {{1, 1}, {3, 3}, {3, 1}, {1, 3}},
                          {{1, 1}, {2, 2}}};
  const RepairedOutline repaired = repair(test::spansOf(lists));
  EXPECT_EQ(repaired.counts.repeated, 1U);
  EXPECT_EQ(repaired.counts.straight, 1U);
  EXPECT_EQ(repaired.counts.spikes, 1U);
  EXPECT_EQ(repaired.counts.overlaps, 1U);
  EXPECT_EQ(repaired.counts.crossings, 1U);
  EXPECT_EQ(repaired.counts.flat, 1U);
  ASSERT_EQ(repaired.polygons.size(), 1U);
  EXPECT_EQ(repaired.polygons[0].ringCount(), 3U);
}

TEST(RepairTest, NothingEnclosesNothing) {
  EXPECT_TRUE(repair({}).polygons.empty());
  const OutlineList twice{{{0, 0}, {1, 0}, {0, 1}}, {{0, 1}, {0, 0}, {1, 0}}};
  EXPECT_TRUE(repair(test::spansOf(twice)).polygons.empty());
}

}  // namespace
}  // namespace sepax::repair_test
