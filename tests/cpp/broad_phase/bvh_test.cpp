#include "sepax/broad_phase/bvh.hpp"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/broad_phase/region.hpp"
#include "support/cases.hpp"
#include "support/moving_boxes.hpp"

namespace sepax::bvh_test {
namespace {

using test::BoxScene;
using test::Random;

TEST(BvhTest, StaysConsistentWhateverChanges) {
  for (const BoxScene& scene : test::boxScenes()) {
    SCOPED_TRACE(scene.name);
    for (std::uint64_t i = 0; i < test::cases(20); ++i) {
      SCOPED_TRACE(i);
      Random random(1, i);
      const int count = random.integer(1, 200);
      std::vector<OuterBox> boxes(static_cast<std::size_t>(count));
      Bvh tree;
      for (int round = 0; round < 60; ++round) {
        std::vector<Proxy> changed;
        const int changes = random.chance(0.1) ? count : random.integer(0, 10);
        std::vector<bool> seen(boxes.size());
        for (int k = 0; k < changes; ++k) {
          const auto proxy = static_cast<Proxy>(random.integer(0, count - 1));
          if (seen[proxy]) continue;
          seen[proxy] = true;
          changed.push_back(proxy);
          const bool removed = random.chance(0.2);
          boxes[proxy] = removed ? OuterBox{} : outerBox(scene.make(random, count));
        }
        tree.refresh(boxes, changed);
        ASSERT_TRUE(tree.isConsistent(boxes));
      }
    }
  }
}

TEST(BvhTest, InsertedOneByOneItIsAsGoodAsBuiltAtOnce) {
  for (const BoxScene& scene : test::boxScenes()) {
    SCOPED_TRACE(scene.name);
    Random random(2);
    std::vector<OuterBox> boxes;
    for (int i = 0; i < 1000; ++i) boxes.push_back(outerBox(scene.make(random, 1000)));
    Bvh built;
    built.rebuild(boxes);
    ASSERT_TRUE(built.isConsistent(boxes));
    // Few at a time: many would be built at once as well.
    Bvh grown;
    std::vector<OuterBox> known(boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      known[i] = boxes[i];
      const Proxy changed[] = {static_cast<Proxy>(i)};
      grown.refresh(known, changed);
    }
    EXPECT_LT(grown.cost(), 1.3 * built.cost());
  }
}

TEST(BvhTest, ManyEqualBoxesMakeATreeThatIsNotDeep) {
  std::vector<OuterBox> boxes(5000, OuterBox{0, 0, 1, 1});
  Bvh tree;
  tree.rebuild(boxes);
  int visits = 0;
  EXPECT_TRUE(tree.search(RayRegion({-1, 0.5}, {2, 0}, 1.0), [&](Proxy) { return ++visits > 0; }));
  EXPECT_EQ(visits, 5000);
}

TEST(BvhTest, SearchesChainsOfAnyDepth) {
  // Each box encloses the ones before: put in one by one, the tree grows deep.
  std::vector<OuterBox> boxes(3000);
  Bvh tree;
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const float size = static_cast<float>(i + 1);
    boxes[i] = {-size, -size, size, size};
    const Proxy changed[] = {static_cast<Proxy>(i)};
    tree.refresh(boxes, changed);
  }
  ASSERT_TRUE(tree.isConsistent(boxes));
  std::size_t visits = 0;
  tree.search(BoxRegion(OuterBox{0, 0, 0, 0}), [&](Proxy) { return ++visits > 0; });
  EXPECT_EQ(visits, boxes.size());
  visits = 0;
  tree.search(NearRegion({5000, 0}, 1e9), [&](Proxy) { return ++visits > 0; });
  EXPECT_EQ(visits, boxes.size());
}

}  // namespace
}  // namespace sepax::bvh_test
