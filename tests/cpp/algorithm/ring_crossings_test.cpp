#include "sepax/algorithm/ring_crossings.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/outlines.hpp"
#include "support/random.hpp"

namespace sepax::ring_crossings_test {
namespace {

using detail::EdgeMeetings;
using detail::EdgePair;
using detail::RingEdges;
using test::Outline;
using test::OutlineList;
using test::Random;
using Pairs = std::vector<std::pair<Index, Index>>;

PolygonRings asGiven(const OutlineList& lists) {
  PolygonRings rings;
  for (const Outline& list : lists) {
    for (const Vec2 p : list) {
      if (rings.count() > rings.starts.back() && rings.points.back() == p) continue;
      rings.points.push_back(p);
    }
    while (rings.count() > rings.starts.back() + 1 &&
           rings.points.back() == rings.points[rings.starts.back()]) {
      rings.points.pop_back();
    }
    rings.closeRing();
  }
  return rings;
}

/// For small integers: exact.
double turn(Vec2 a, Vec2 b, Vec2 c) { return cross(b - a, c - a); }

bool holds(Vec2 a, Vec2 b, Vec2 p) { return turn(a, b, p) == 0.0 && dot(p - a, p - b) <= 0.0; }

/// By looking at every pair of edges. Points are small integers.
bool meetPlainly(const RingEdges& edges, Index i, Index j) {
  const Vec2 a = edges.from(i);
  const Vec2 b = edges.to(i);
  const Vec2 c = edges.from(j);
  const Vec2 d = edges.to(j);
  if (edges.next(i) == j || edges.next(j) == i) {
    const Vec2 corner = edges.next(i) == j ? b : a;
    const Vec2 p = edges.next(i) == j ? a : c;
    const Vec2 q = edges.next(i) == j ? d : b;
    return turn(p, corner, q) == 0.0 && dot(p - corner, q - corner) > 0.0;
  }
  return holds(a, b, c) || holds(a, b, d) || holds(c, d, a) || holds(c, d, b) ||
         (turn(a, b, c) * turn(a, b, d) < 0.0 && turn(c, d, a) * turn(c, d, b) < 0.0);
}

/// How often a ring winds around a point that is not on it.
int windingAround(std::span<const Vec2> ring, Vec2 p) {
  int winding = 0;
  for (std::size_t i = 0; i < ring.size(); ++i) {
    const Vec2 a = ring[i];
    const Vec2 b = ring[(i + 1) % ring.size()];
    if (a.y <= p.y && b.y > p.y && turn(a, b, p) > 0.0) ++winding;
    if (b.y <= p.y && a.y > p.y && turn(a, b, p) < 0.0) --winding;
  }
  return winding;
}

/// The rings around a ring, in ascending order, if no edges cross: those that wind around a point
/// of its first edge where, as corners are small integers, no other edge is.
std::vector<Index> aroundPlainly(const PolygonRings& rings, Index ring) {
  std::vector<Index> around;
  const Vec2 from = rings.ring(ring)[0];
  const Vec2 to = rings.ring(ring)[1];
  const Vec2 p = from + 0x1p-20 * (to - from);
  for (Index other = 0; other < rings.ringCount(); ++other) {
    if (other != ring && windingAround(rings.ring(other), p) != 0) around.push_back(other);
  }
  return around;
}

struct Count {
  int crossing = 0;
  int touching = 0;
  int nested = 0;
};

void expectAgreement(const OutlineList& lists, Count& count) {
  const PolygonRings rings = asGiven(lists);
  for (Index r = 0; r < rings.ringCount(); ++r) {
    if (rings.ring(r).size() < 3) return;
  }
  const RingEdges edges(rings);
  Pairs expected;
  Pairs crossings;
  for (Index i = 0; i < edges.count(); ++i) {
    for (Index j = i + 1; j < edges.count(); ++j) {
      if (!meetPlainly(edges, i, j)) continue;
      expected.emplace_back(i, j);
      if (detail::edgesCross(edges, i, j)) crossings.emplace_back(i, j);
    }
  }
  EdgeMeetings meetings(edges);
  ASSERT_EQ(meetings.cross(), !crossings.empty());
  const std::optional<EdgePair> first = meetings.firstCrossing();
  ASSERT_EQ(first.has_value(), !crossings.empty());
  if (first) {
    ASSERT_EQ(std::make_pair(first->first, first->second), crossings.front());
  }
  Pairs found;
  while (const std::optional<EdgePair> pair = meetings.next()) {
    found.emplace_back(pair->first, pair->second);
  }
  ASSERT_EQ(found, expected);
  if (!crossings.empty()) {
    ++count.crossing;
    return;
  }
  if (!expected.empty()) ++count.touching;
  for (Index r = 0; r < rings.ringCount(); ++r) {
    std::vector<Index> around;
    for (Index o = meetings.sweep().around(r); o != detail::EdgeSweep::kNone;
         o = meetings.sweep().around(o)) {
      around.push_back(o);
    }
    std::sort(around.begin(), around.end());
    ASSERT_EQ(around, aroundPlainly(rings, r));
    if (!around.empty()) ++count.nested;
  }
}

TEST(EdgeMeetingsTest, AreThoseOfAllPairsOfEdgesOnASmallLattice) {
  Count count;
  for (std::uint64_t i = 0; i < test::cases(12000); ++i) {
    SCOPED_TRACE(i);
    Random random(11, i);
    OutlineList lists(static_cast<std::size_t>(random.integer(1, 3)));
    const int reach = random.integer(1, 6);
    for (Outline& list : lists) {
      const int corners = random.integer(3, 12);
      for (int k = 0; k < corners; ++k) list.push_back(random.latticePoint(reach));
    }
    ASSERT_NO_FATAL_FAILURE(expectAgreement(lists, count));
  }
  EXPECT_GT(count.crossing, test::share(6000));
  EXPECT_GT(count.touching, test::share(10));
}

TEST(EdgeMeetingsTest, AreThoseOfAllPairsWhereRingsTouchAndLieInOneAnother) {
  Count count;
  for (std::uint64_t i = 0; i < test::cases(6000); ++i) {
    SCOPED_TRACE(i);
    Random random(12, i);
    OutlineList lists;
    // Triangles and squares of which many lie in one another, or touch.
    const int rings = random.integer(2, 4);
    for (int r = 0; r < rings; ++r) {
      const int size = random.integer(1, 8);
      const Vec2 at = random.latticePoint(8 - size);
      const double s = size;
      if (random.chance(0.5)) {
        lists.push_back({at, at + Vec2{s, 0}, at + Vec2{s, s}, at + Vec2{0, s}});
      } else {
        lists.push_back({at - Vec2{s, 0}, at + Vec2{0, s}, at + Vec2{s, 0}, at - Vec2{0, s}});
      }
    }
    ASSERT_NO_FATAL_FAILURE(expectAgreement(test::disguised(lists, random), count));
  }
  EXPECT_GT(count.nested, test::share(200));
  EXPECT_GT(count.touching, test::share(100));
}

TEST(EdgeMeetingsTest, AreThoseOfAllPairsOnLargerOutlines) {
  Count count;
  for (std::uint64_t i = 0; i < 400; ++i) {
    SCOPED_TRACE(i);
    Random random(13, i);
    const bool cells = random.chance(0.5);
    OutlineList lists = cells ? test::randomCells(random, 12, 9, 0.6)
                              : OutlineList{test::randomSimpleOutline(random, 60, 30)};
    // A corner out of its place.
    if (random.chance(0.5)) {
      Outline& list = lists[0];
      const auto last = static_cast<int>(list.size()) - 1;
      const int corner = random.integer(0, last);
      list[static_cast<std::size_t>(corner)] =
          list[static_cast<std::size_t>(random.integer(0, last))];
    }
    ASSERT_NO_FATAL_FAILURE(expectAgreement(lists, count));
  }
  EXPECT_GT(count.crossing, 100);
  EXPECT_GT(count.touching, 20);
}

/// Where outlines cross but once, what a sweep sets aside must stay little.
TEST(EdgeMeetingsTest, AScratchAcrossManyTeethSetsOnlyItselfAside) {
  Outline comb = test::comb(2000, 4000.0, 0.0);
  const PolygonRings rings = asGiven({comb, {{2000.0, -10.0}, {2001.0, 5000.0}, {2000.5, 5000.0}}});
  const RingEdges edges(rings);
  const EdgeMeetings meetings(edges);
  EXPECT_TRUE(meetings.cross());
  EXPECT_LE(meetings.sweep().aside().size(), 4U);
}

}  // namespace
}  // namespace sepax::ring_crossings_test
