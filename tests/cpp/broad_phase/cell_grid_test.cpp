#include "sepax/broad_phase/cell_grid.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/moving_boxes.hpp"
#include "support/random.hpp"

namespace sepax::cell_grid_test {
namespace {

using test::Random;

using Boxes = std::vector<TurnedBox>;

std::vector<ProxyPair> pairsOf(CellGrid& grid) {
  std::vector<ProxyPair> pairs;
  grid.visitPairs([&](std::span<const ProxyPair> found) {
    for (const auto& [p, q] : found) pairs.push_back({std::min(p, q), std::max(p, q)});
  });
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

/// By trying each.
std::vector<ProxyPair> allPairs(const Boxes& boxes) {
  std::vector<ProxyPair> pairs;
  for (Proxy a = 0; a < boxes.size(); ++a) {
    for (Proxy b = a + 1; b < boxes.size(); ++b) {
      const bool apart = boxes[a][0] > -boxes[b][2] || boxes[b][0] > -boxes[a][2] ||
                         boxes[a][1] > -boxes[b][3] || boxes[b][1] > -boxes[a][3];
      const bool empty = boxes[a][0] != boxes[a][0] || boxes[b][0] != boxes[b][0];
      if (!apart && !empty) pairs.push_back({a, b});
    }
  }
  return pairs;
}

TurnedBox boxAt(Vec2 min, Vec2 size) { return turnedBox(Bounds{min, min + size}); }

class CellGridTest : public ::testing::TestWithParam<test::BoxScene> {};

TEST_P(CellGridTest, FindsWhatTryingEveryPairFinds) {
  constexpr std::uint64_t kSeed = 4404;
  CellGrid grid;
  for (std::uint64_t i = 0; i < 30; ++i) {
    Random random(kSeed, i);
    const int count = random.integer(1, 400);
    Boxes boxes;
    for (int k = 0; k < count; ++k) {
      boxes.push_back(random.chance(0.1) ? emptyTurnedBox()
                                         : turnedBox(GetParam().make(random, count)));
    }
    if (!grid.sort(boxes)) continue;
    ASSERT_EQ(pairsOf(grid), allPairs(boxes)) << i;
  }
}

INSTANTIATE_TEST_SUITE_P(Scenes, CellGridTest, ::testing::ValuesIn(test::boxScenes()),
                         [](const auto& scene) { return std::string(scene.param.name); });

/// Worlds that need far more cells than there are boxes.
TEST(CellGridTest, ALineInWhateverDirectionAndFarBodiesAreFine) {
  constexpr int kCount = 600;
  const Vec2 ways[] = {{1.5, 0.0}, {0.0, 1.5}, {1.5, 1.5}, {1.5, -1.5}, {37.0, 911.0}, {1e6, 1e7}};
  for (const Vec2 way : ways) {
    Random random(4405);
    Boxes boxes;
    for (int k = 0; k < kCount; ++k) {
      const double size = random.chance(0.02) ? 20.0 : 1.0;
      boxes.push_back(boxAt(static_cast<double>(k) * way + random.vector(1.0), {size, 2.0}));
    }
    CellGrid grid;
    ASSERT_TRUE(grid.sort(boxes));
    ASSERT_EQ(pairsOf(grid), allPairs(boxes)) << way.x << ", " << way.y;
  }
}

TEST(CellGridTest, LargeAndSmallOnesAreInLevelsOfTheirOwn) {
  for (const double step : {1.0, 3.0, 30.0}) {
    Random random(4406);
    Boxes boxes;
    for (int k = 0; k < 800; ++k) {
      const double size = std::ldexp(1.0, random.integer(-6, 7));
      boxes.push_back(boxAt(step * random.vector(40.0), {size, size * random.unit()}));
    }
    CellGrid grid;
    ASSERT_TRUE(grid.sort(boxes));
    ASSERT_EQ(pairsOf(grid), allPairs(boxes)) << step;
  }
}

TEST(CellGridTest, SaysWhatItIsNoGoodFor) {
  CellGrid grid;
  EXPECT_TRUE(grid.sort({}));
  EXPECT_EQ(pairsOf(grid).size(), 0U);
  // All in one place but one.
  Boxes pile(2000, boxAt({0, 0}, {1, 1}));
  EXPECT_FALSE(grid.sort(pile));
  constexpr double kFar = std::numeric_limits<double>::max();
  EXPECT_FALSE(grid.sort(Boxes{boxAt({0, 0}, {1, 1}), boxAt({0, 0}, {kFar, 1})}));
  // Cells of some size, and a world of more of them than can be counted.
  Boxes extremes;
  for (int k = 0; k < 100; ++k) {
    extremes.push_back(boxAt({0, 0}, {1e20, 1e20}));
    extremes.push_back(boxAt({1e-12 * k, 0}, {1e-12, 1e-12}));
  }
  EXPECT_FALSE(grid.sort(extremes));
}

}  // namespace
}  // namespace sepax::cell_grid_test
