#include "sepax/broad_phase/broad_phase.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/broad_phase/bvh.hpp"
#include "sepax/broad_phase/row_grid.hpp"
#include "sepax/broad_phase/sorted_sweep.hpp"
#include "support/cases.hpp"
#include "support/hash.hpp"
#include "support/moving_boxes.hpp"

namespace sepax::broad_phase_test {
namespace {

using test::BoxScene;
using test::Random;

/// A broad phase, and what it should know.
template <class Index>
struct Watched {
  BroadPhase<Index> phase;
  std::vector<Bounds> boxes;
  std::vector<bool> live;
  std::vector<Proxy> free;

  void add(const Bounds& box) {
    Proxy proxy = static_cast<Proxy>(boxes.size());
    if (free.empty()) {
      boxes.emplace_back();
      live.push_back(false);
    } else {
      proxy = free.back();
      free.pop_back();
    }
    phase.add(proxy, box);
    boxes[proxy] = box;
    live[proxy] = true;
  }
  void move(Proxy proxy, const Bounds& box) {
    phase.move(proxy, box);
    boxes[proxy] = box;
  }
  void remove(Proxy proxy) {
    phase.remove(proxy);
    live[proxy] = false;
    free.push_back(proxy);
  }
  void expectAllPairs() {
    const std::span<const ProxyPair> pairs = phase.update();
    const std::vector<ProxyPair> expected = test::allOverlaps(boxes, live);
    ASSERT_EQ(pairs.size(), expected.size());
    ASSERT_TRUE(std::equal(pairs.begin(), pairs.end(), expected.begin()));
  }
};

template <class Index>
class BroadPhaseTest : public testing::Test {};
using Indices = testing::Types<Bvh, RowGrid, SortedSweep>;
TYPED_TEST_SUITE(BroadPhaseTest, Indices);

TYPED_TEST(BroadPhaseTest, KnowsNothingAtFirst) {
  BroadPhase<TypeParam> phase;
  EXPECT_EQ(phase.size(), 0U);
  EXPECT_FALSE(phase.has(0));
  EXPECT_TRUE(phase.update().empty());
  EXPECT_TRUE(phase.visitBox({{-1, -1}, {1, 1}}, [](Proxy) { return false; }));
}

TYPED_TEST(BroadPhaseTest, BoxesThatTouchAreAPair) {
  BroadPhase<TypeParam> phase;
  phase.add(0, {{0, 0}, {1, 1}});
  phase.add(1, {{1, 1}, {2, 2}});
  phase.add(2, {{2.0000000001, 1}, {3, 2}});
  ASSERT_EQ(phase.update().size(), 1U);
  EXPECT_EQ(phase.update()[0], (ProxyPair{0, 1}));
  phase.move(2, {{2, 1}, {3, 2}});
  ASSERT_EQ(phase.update().size(), 2U);
  EXPECT_EQ(phase.update()[1], (ProxyPair{1, 2}));
  EXPECT_EQ(phase.bounds(2).min.x, 2.0);
}

TYPED_TEST(BroadPhaseTest, NumbersCanBeUsedAgainInAnyOrder) {
  BroadPhase<TypeParam> phase;
  phase.add(7, {{0, 0}, {1, 1}});
  phase.add(2, {{0, 0}, {1, 1}});
  EXPECT_EQ(phase.update().size(), 1U);
  phase.remove(7);
  EXPECT_FALSE(phase.has(7));
  EXPECT_TRUE(phase.has(2));
  EXPECT_EQ(phase.size(), 1U);
  phase.add(7, {{5, 5}, {6, 6}});
  EXPECT_TRUE(phase.update().empty());
}

TYPED_TEST(BroadPhaseTest, LeavesOutPairsThatAreNotAccepted) {
  BroadPhase<TypeParam> phase;
  for (Proxy proxy = 0; proxy < 10; ++proxy) phase.add(proxy, {{0, 0}, {1, 1}});
  Proxy odd = 3;
  const auto accepts = [&odd](ProxyPair pair) { return pair.a == odd || pair.b == odd; };
  EXPECT_EQ(phase.update(accepts).size(), 9U);
  odd = 4;
  phase.reconsider(3);
  phase.reconsider(4);
  ASSERT_EQ(phase.update(accepts).size(), 9U);
  EXPECT_EQ(phase.update(accepts)[0], (ProxyPair{0, 4}));
}

TYPED_TEST(BroadPhaseTest, FindsEveryPairOfEveryFrame) {
  for (const BoxScene& scene : test::boxScenes()) {
    SCOPED_TRACE(scene.name);
    for (std::uint64_t i = 0; i < test::cases(40); ++i) {
      SCOPED_TRACE(i);
      Random random(1, i);
      Watched<TypeParam> watched;
      const int count = random.integer(1, 150);
      for (int k = 0; k < count; ++k) watched.add(scene.make(random, count));
      ASSERT_NO_FATAL_FAILURE(watched.expectAllPairs());
      // From a few to all of them move.
      const double moving = random.chance(0.5) ? 1.0 : random.between(0.0, 0.2);
      for (int frame = 0; frame < 12; ++frame) {
        for (Proxy p = 0; p < watched.boxes.size(); ++p) {
          if (!random.chance(moving)) continue;
          watched.move(p, test::moved(watched.boxes[p], scene, random));
        }
        ASSERT_NO_FATAL_FAILURE(watched.expectAllPairs());
      }
    }
  }
}

TYPED_TEST(BroadPhaseTest, FindsEveryPairAfterAnySequenceOfCalls) {
  for (const BoxScene& scene : test::boxScenes()) {
    SCOPED_TRACE(scene.name);
    for (std::uint64_t i = 0; i < test::cases(40); ++i) {
      SCOPED_TRACE(i);
      Random random(2, i);
      Watched<TypeParam> watched;
      const int most = random.integer(2, 100);
      const double updates = random.chance(0.5) ? 0.3 : 0.05;
      for (int call = 0; call < 400; ++call) {
        const double kind = random.unit();
        const auto any = static_cast<Proxy>(random.integer(0, most - 1));
        if (kind < updates) {
          ASSERT_NO_FATAL_FAILURE(watched.expectAllPairs());
        } else if (!watched.phase.has(any)) {
          ASSERT_NO_FATAL_FAILURE(watched.add(scene.make(random, most)));
        } else if (random.chance(0.2)) {
          watched.remove(any);
        } else if (random.chance(0.2)) {
          watched.move(any, scene.make(random, most));
        } else {
          watched.move(any, test::moved(watched.boxes[any], scene, random));
        }
      }
      ASSERT_NO_FATAL_FAILURE(watched.expectAllPairs());
    }
  }
}

TYPED_TEST(BroadPhaseTest, PairsHaveTheGoldenHash) {
  test::Hash hash;
  for (const BoxScene& scene : test::boxScenes()) {
    Random random(3);
    BroadPhase<TypeParam> phase;
    std::vector<Bounds> boxes;
    for (int k = 0; k < 300; ++k) {
      boxes.push_back(scene.make(random, 300));
      phase.add(static_cast<Proxy>(k), boxes.back());
    }
    for (int frame = 0; frame < 20; ++frame) {
      for (Proxy p = 0; p < boxes.size(); ++p) {
        boxes[p] = test::moved(boxes[p], scene, random);
        phase.move(p, boxes[p]);
      }
      for (const ProxyPair pair : phase.update()) {
        hash.add(std::uint64_t{pair.a});
        hash.add(std::uint64_t{pair.b});
      }
    }
  }
  EXPECT_EQ(hash.value(), 7500654544484128879U);
}

}  // namespace
}  // namespace sepax::broad_phase_test
