#include "sepax/slot_map.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.hpp"

namespace sepax::slot_map_test {
namespace {

using Map = SlotMap<int>;

TEST(SlotMapTest, FindsWhatWasInserted) {
  Map map;
  const Map::Handle first = map.insert(11);
  const Map::Handle second = map.insert(22);
  ASSERT_NE(map.find(first), nullptr);
  EXPECT_EQ(*map.find(first), 11);
  EXPECT_EQ(*map.find(second), 22);
  EXPECT_EQ(map.size(), 2U);
}

TEST(SlotMapTest, ZeroIsNeverAHandle) {
  Map map;
  EXPECT_EQ(map.find(0), nullptr);
  EXPECT_NE(map.insert(1), 0U);
  EXPECT_EQ(map.find(0), nullptr);
  EXPECT_FALSE(map.erase(0));
}

TEST(SlotMapTest, HandlesThatNeverWereFindNothing) {
  Map map;
  const Map::Handle handle = map.insert(1);
  EXPECT_EQ(map.find(handle + 1), nullptr) << "another slot";
  EXPECT_EQ(map.find(handle + (Map::Handle{1} << Map::kSlotBits)), nullptr) << "a later generation";
  EXPECT_EQ(map.find((Map::Handle{1} << 53) - 1), nullptr);
  EXPECT_EQ(map.find(handle | (Map::Handle{1} << 53)), nullptr) << "beyond 53 bits";
  EXPECT_EQ(map.find(~Map::Handle{0}), nullptr);
}

TEST(SlotMapTest, AnErasedHandleIsStale) {
  Map map;
  const Map::Handle handle = map.insert(1);
  EXPECT_TRUE(map.erase(handle));
  EXPECT_EQ(map.find(handle), nullptr);
  EXPECT_FALSE(map.erase(handle));
  EXPECT_EQ(map.size(), 0U);
}

TEST(SlotMapTest, AStaleHandleDoesNotFindTheNextTenantOfItsSlot) {
  Map map;
  const Map::Handle first = map.insert(1);
  map.erase(first);
  const Map::Handle second = map.insert(2);
  EXPECT_NE(first, second);
  constexpr Map::Handle kSlot = Map::kMaxSlots - 1;
  EXPECT_EQ(first & kSlot, second & kSlot) << "the slot is used again";
  EXPECT_EQ(map.find(first), nullptr);
  EXPECT_FALSE(map.erase(first));
  EXPECT_EQ(*map.find(second), 2);
}

TEST(SlotMapTest, HandlesAreNeverUsedTwice) {
  Map map;
  std::set<Map::Handle> seen;
  for (int i = 0; i < 10000; ++i) {
    const Map::Handle handle = map.insert(i);
    ASSERT_TRUE(seen.insert(handle).second) << i;
    ASSERT_LT(handle, Map::Handle{1} << 53) << "must fit the integers of a JS number";
    map.erase(handle);
  }
}

TEST(SlotMapTest, ChurnDoesNotGrowTheNumberOfSlots) {
  Map map;
  Map::Handle greatestSlot = 0;
  for (int i = 0; i < 100000; ++i) {
    const Map::Handle handle = map.insert(i);
    greatestSlot = std::max(greatestSlot, handle & (Map::kMaxSlots - 1));
    map.erase(handle);
  }
  EXPECT_EQ(greatestSlot, 0U);
}

TEST(SlotMapTest, AgreesWithAModelThroughALongRandomLife) {
  test::Random random(1);
  Map map;
  std::map<Map::Handle, int> model;
  std::vector<Map::Handle> stale;
  for (int i = 0; i < 20000; ++i) {
    if (random.chance(0.55) || model.empty()) {
      const Map::Handle handle = map.insert(i);
      ASSERT_NE(handle, 0U);
      ASSERT_TRUE(model.emplace(handle, i).second) << "a handle that is in use";
    } else {
      const int skip = random.integer(0, static_cast<int>(model.size()) - 1);
      const auto victim = std::next(model.begin(), skip);
      ASSERT_TRUE(map.erase(victim->first));
      stale.push_back(victim->first);
      model.erase(victim);
    }
    ASSERT_EQ(map.size(), model.size());
    if (i % 500 != 0) continue;
    for (const auto& [handle, value] : model) {
      ASSERT_NE(map.find(handle), nullptr);
      ASSERT_EQ(*map.find(handle), value);
    }
    for (const Map::Handle handle : stale) ASSERT_EQ(map.find(handle), nullptr);
  }
}

TEST(SlotMapTest, ValuesStayWhereTheyAreWhileOthersComeAndGo) {
  Map map;
  const Map::Handle handle = map.insert(7);
  const int* place = map.find(handle);
  for (int i = 0; i < 5000; ++i) {
    const Map::Handle other = map.insert(i);
    if (i % 3 == 0) map.erase(other);
  }
  EXPECT_EQ(map.find(handle), place);
}

TEST(SlotMapTest, ErasingDestroysTheValueAtOnce) {
  SlotMap<std::shared_ptr<int>> map;
  const auto value = std::make_shared<int>(1);
  const auto handle = map.insert(value);
  EXPECT_EQ(value.use_count(), 2);
  map.erase(handle);
  EXPECT_EQ(value.use_count(), 1);
}

TEST(SlotMapTest, TakesValuesThatCanOnlyBeMoved) {
  SlotMap<std::unique_ptr<int>> map;
  const auto handle = map.insert(std::make_unique<int>(5));
  EXPECT_EQ(**map.find(handle), 5);
}

TEST(SlotMapTest, RefusesMoreThanItsHandlesCanTell) {
  SlotMap<char> map;
  SlotMap<char>::Handle last = 0;
  for (std::uint32_t i = 0; i < SlotMap<char>::kMaxSlots; ++i) last = map.insert('x');
  ASSERT_NE(last, 0U);
  EXPECT_EQ(map.insert('y'), 0U);
  EXPECT_EQ(map.size(), SlotMap<char>::kMaxSlots);
  map.erase(last);
  const SlotMap<char>::Handle again = map.insert('z');
  ASSERT_NE(again, 0U);
  EXPECT_EQ(*map.find(again), 'z');
}

}  // namespace
}  // namespace sepax::slot_map_test
