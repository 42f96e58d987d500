#include "sepax/shape/box_tree.hpp"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.hpp"

namespace sepax::box_tree_test {
namespace {

using detail::BoxRegion;
using detail::BoxTree;
using test::Random;

TEST(BoxTreeTest, FindsTheFirstBoxInStepsOrAtOnce) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    Random random(98, i);
    std::vector<Bounds> boxes(static_cast<std::size_t>(random.integer(1, 70)));
    for (Bounds& box : boxes) {
      const Vec2 corner = random.vector(5.0);
      box = swept(Bounds{corner, corner}, random.vector(0.5));
    }
    BoxTree tree(boxes);
    for (Index k = 0; k < boxes.size(); ++k) {
      if (!random.chance(0.2)) continue;
      tree.remove(k);
      boxes[k] = {};
    }
    const Vec2 corner = random.vector(5.0);
    const Bounds wanted = swept(Bounds{corner, corner}, random.vector(3.0));
    const Index least = static_cast<Index>(random.integer(0, 30));
    Index expected = 0;
    while (expected < boxes.size() && (expected < least || !boxes[expected].overlaps(wanted))) {
      ++expected;
    }
    const auto accept = [&](Index k) { return k >= least; };
    ASSERT_EQ(tree.find(BoxRegion(wanted), 0, accept), expected) << i;
    Index found = 0;
    for (int steps = 1; !tree.seek(BoxRegion(wanted), found, 2, accept); ++steps) {
      ASSERT_LE(steps, 70) << i;
    }
    ASSERT_EQ(found, expected) << i;
  }
}

}  // namespace
}  // namespace sepax::box_tree_test
