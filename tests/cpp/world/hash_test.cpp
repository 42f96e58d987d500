#include "sepax/world/hash.hpp"

#include <bit>
#include <cstdint>
#include <set>

#include <gtest/gtest.h>

#include "support/random.hpp"

namespace sepax::hash_test {
namespace {

std::uint64_t hashOfTwo(std::uint64_t first, std::uint64_t second) {
  Hash hash;
  hash.add(first);
  hash.add(second);
  return hash.value();
}

TEST(HashTest, OrderCounts) {
  const std::set<std::uint64_t> values{hashOfTwo(0, 0), hashOfTwo(1, 0), hashOfTwo(0, 1),
                                       hashOfTwo(1, 1)};
  EXPECT_EQ(values.size(), 4U);
}

TEST(HashTest, NoChangeOfOneNumberGoesUnnoticed) {
  test::Random random(1);
  for (int round = 0; round < 100; ++round) {
    const std::uint64_t first = random.bits();
    const std::uint64_t second = random.bits();
    const std::uint64_t value = hashOfTwo(first, second);
    int flipped = 0;
    for (int bit = 0; bit < 64; ++bit) {
      const std::uint64_t other = hashOfTwo(first ^ (std::uint64_t{1} << bit), second);
      ASSERT_NE(other, value);
      flipped += std::popcount(other ^ value);
    }
    // Of 64 times 64 bits about half.
    EXPECT_NEAR(flipped, 2048, 300);
  }
}

TEST(HashTest, IsTheSameOnEveryPlatform) { EXPECT_EQ(hashOfTwo(1, 2), 1272891480550295380U); }

}  // namespace
}  // namespace sepax::hash_test
