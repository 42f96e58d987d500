#include "sepax/broad_phase/candidate_pairs.hpp"

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.hpp"

namespace sepax::detail::candidate_pairs_test {
namespace {

using Pairs = std::vector<ProxyPair>;

Pairs listOf(const CandidatePairs& pairs) { return {pairs.pairs().begin(), pairs.pairs().end()}; }

TEST(CandidatePairsTest, SortsWhatReplacesTheOld) {
  CandidatePairs pairs;
  pairs.addIf(true, 3, 1);
  pairs.addIf(false, 0, 2);
  pairs.addIf(true, 0, 3);
  pairs.addIf(true, 2, 1);
  EXPECT_TRUE(pairs.pairs().empty());
  pairs.replace(4);
  EXPECT_EQ(listOf(pairs), (Pairs{{0, 3}, {1, 2}, {1, 3}}));
  pairs.replace(4);
  EXPECT_TRUE(pairs.pairs().empty());
}

TEST(CandidatePairsTest, MergesAsASetDoes) {
  test::Random random(1);
  CandidatePairs pairs;
  std::set<std::pair<Proxy, Proxy>> expected;
  constexpr Proxy kCount = 20;
  for (int round = 0; round < 200; ++round) {
    std::vector<std::uint8_t> marked(kCount);
    const auto one = static_cast<Proxy>(random.integer(0, kCount - 1));
    const auto two = static_cast<Proxy>(random.integer(0, kCount - 1));
    marked[one] = 1;
    marked[two] = 2;
    std::erase_if(expected, [&](const auto& pair) {
      return marked[pair.first] != 0 || marked[pair.second] != 0;
    });
    for (Proxy other = 0; other < kCount; ++other) {
      if (other == one || random.chance(0.5)) continue;
      pairs.addIf(true, one, other);
      expected.insert({std::min(one, other), std::max(one, other)});
    }
    pairs.merge(marked);
    Pairs list;
    for (const auto& [a, b] : expected) list.push_back({a, b});
    ASSERT_EQ(listOf(pairs), list);
  }
}

}  // namespace
}  // namespace sepax::detail::candidate_pairs_test
