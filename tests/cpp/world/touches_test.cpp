#include "sepax/world/touches.hpp"

#include <algorithm>
#include <iterator>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.hpp"

namespace sepax::touches_test {
namespace {

using Pairs = std::vector<ProxyPair>;

ContactList contactsOf(const Pairs& pairs) {
  ContactList contacts;
  for (const ProxyPair pair : pairs) contacts.push(pair, {1, 0}, 0.0);
  return contacts;
}

Pairs listOf(std::span<const ProxyPair> pairs) { return {pairs.begin(), pairs.end()}; }

TEST(TouchesTest, TellsWhatBeganAndWhatEnded) {
  Touches touches;
  touches.update(contactsOf({{0, 1}, {2, 3}}));
  EXPECT_EQ(touches.began()[0], 1);
  EXPECT_EQ(touches.began()[1], 1);
  EXPECT_TRUE(touches.ended().empty());
  touches.update(contactsOf({{0, 2}, {2, 3}}));
  EXPECT_EQ(listOf(touches.pairs()), (Pairs{{0, 2}, {2, 3}}));
  EXPECT_EQ(touches.began()[0], 1);
  EXPECT_EQ(touches.began()[1], 0);
  EXPECT_EQ(listOf(touches.ended()), (Pairs{{0, 1}}));
  touches.update(contactsOf({}));
  EXPECT_EQ(listOf(touches.ended()), (Pairs{{0, 2}, {2, 3}}));
  touches.update(contactsOf({}));
  EXPECT_TRUE(touches.ended().empty());
}

TEST(TouchesTest, TellNoEndOfWhatWasForgotten) {
  Touches touches;
  touches.update(contactsOf({{0, 1}, {1, 2}, {2, 3}}));
  touches.forget({1, 2});
  touches.forget({0, 3});
  EXPECT_EQ(listOf(touches.pairs()), (Pairs{{0, 1}, {2, 3}}));
  EXPECT_EQ(touches.began().size(), 3U);
  touches.update(contactsOf({{2, 3}}));
  EXPECT_EQ(listOf(touches.ended()), (Pairs{{0, 1}}));
  EXPECT_EQ(touches.began()[0], 0);
}

TEST(TouchesTest, AreDifferencesOfSets) {
  test::Random random(1);
  Touches touches;
  Pairs before;
  for (int round = 0; round < 300; ++round) {
    Pairs now;
    for (BodyId a = 0; a < 6; ++a) {
      for (BodyId b = a + 1; b < 6; ++b) {
        if (random.chance(0.5)) now.push_back({a, b});
      }
    }
    touches.update(contactsOf(now));
    Pairs ended;
    std::set_difference(before.begin(), before.end(), now.begin(), now.end(),
                        std::back_inserter(ended));
    ASSERT_EQ(listOf(touches.pairs()), now);
    ASSERT_EQ(listOf(touches.ended()), ended);
    for (std::size_t i = 0; i < now.size(); ++i) {
      const bool stays = std::binary_search(before.begin(), before.end(), now[i]);
      ASSERT_EQ(touches.began()[i], stays ? 0 : 1);
    }
    before = now;
  }
}

TEST(TouchesTest, GoOnFromPairsThatWereSet) {
  Touches touches;
  touches.setPairs({{0, 1}, {4, 7}});
  touches.update(contactsOf({{4, 7}, {5, 6}}));
  EXPECT_EQ(touches.began()[0], 0);
  EXPECT_EQ(touches.began()[1], 1);
  EXPECT_EQ(listOf(touches.ended()), (Pairs{{0, 1}}));
}

}  // namespace
}  // namespace sepax::touches_test
