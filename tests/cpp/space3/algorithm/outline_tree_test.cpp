#include "sepax/space3/algorithm/outline_tree.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "space3/support/generators3.hpp"

namespace sepax::space3::outline_tree_test {
namespace {

using test::cases;
using test::Random;

/// Whether the boxes of two segments share a point, seen along an axis.
bool appearNear(const Segment3& s, const Segment3& t, Axis view) {
  for (const Axis axis : kAxes) {
    if (axis == view) continue;
    if (std::max(s.from[axis], s.to[axis]) < std::min(t.from[axis], t.to[axis])) return false;
    if (std::max(t.from[axis], t.to[axis]) < std::min(s.from[axis], s.to[axis])) return false;
  }
  return true;
}

TEST(OutlineTreeTest, FindsTheEdgesWhoseBoxesAppearToMeet) {
  for (std::uint64_t i = 0; i < cases(2000); ++i) {
    Random random(31, i);
    const Polygon3::Result made =
        Polygon3::create(test::anyPolygon(random, test::planeLattice(random)));
    if (!made.polygon) continue;
    const Polygon3& polygon = *made.polygon;
    const OutlineTree tree(polygon);
    const Vec3 from = polygon.points()[0] + test::latticePoint3(random, 3);
    const Segment3 segment{from, from + test::latticePoint3(random, 3)};
    std::vector<Index> expected;
    for (Index k = 0; k < polygon.count(); ++k) {
      if (appearNear(segment, polygon.edge(k), polygon.axis())) expected.push_back(k);
    }
    std::vector<Index> found;
    EXPECT_FALSE(tree.anyOf(segment, [&](Index k) {
      found.push_back(k);
      return false;
    }));
    std::sort(found.begin(), found.end());
    ASSERT_EQ(found, expected) << i;
    // It asks no further than for the first that counts.
    Index asked = 0;
    EXPECT_EQ(tree.anyOf(segment, [&](Index) { return ++asked == 1; }), !expected.empty());
    ASSERT_EQ(asked, expected.empty() ? 0 : 1) << i;
  }
}

TEST(OutlineTreeTest, HardlyAsksForEdgesFarAway) {
  constexpr int kSides = 4000;
  std::vector<Vec3> points;
  for (int i = 0; i < kSides; ++i) {
    const double angle = 2.0 * 3.141592653589793 * i / kSides;
    points.push_back({std::cos(angle), std::sin(angle), 0.0});
  }
  const Polygon3::Result made = Polygon3::create(points);
  const OutlineTree tree(*made.polygon);
  int asked = 0;
  for (Index i = 0; i < made.polygon->count(); ++i) {
    EXPECT_FALSE(tree.anyOf(made.polygon->edge(i), [&](Index) { return ++asked == 0; }));
  }
  // Itself, its neighbours, and where the outline turns back a few more.
  EXPECT_LT(asked, 4 * kSides);
}

}  // namespace
}  // namespace sepax::space3::outline_tree_test
