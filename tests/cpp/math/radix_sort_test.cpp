#include "sepax/math/radix_sort.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.hpp"

namespace sepax::detail::radix_sort_test {
namespace {

TEST(RadixSortTest, SortsStably) {
  std::vector<Keyed> scratch;
  for (std::uint64_t i = 0; i < 500; ++i) {
    test::Random random(1, i);
    const int count = random.integer(0, 300);
    const int bits = random.integer(0, 32);
    std::vector<Keyed> items;
    for (int k = 0; k < count; ++k) {
      const std::uint64_t key = random.bits() & ((std::uint64_t{1} << bits) - 1);
      items.push_back({static_cast<std::uint32_t>(key), static_cast<std::uint32_t>(k)});
    }
    std::vector<Keyed> expected = items;
    std::stable_sort(expected.begin(), expected.end(),
                     [](Keyed a, Keyed b) { return a.key < b.key; });
    radixSort(items, scratch);
    ASSERT_TRUE(std::equal(items.begin(), items.end(), expected.begin(), expected.end(),
                           [](Keyed a, Keyed b) { return a.key == b.key && a.value == b.value; }));
  }
}

TEST(RadixSortTest, OrdersFloatsByTheirBits) {
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  const float numbers[] = {-kInfinity, -3e38F, -1.0F, -1e-45F, 0.0F, 1e-45F, 1.0F, kInfinity};
  for (std::size_t i = 1; i < std::size(numbers); ++i) {
    EXPECT_LT(orderedBits(numbers[i - 1]), orderedBits(numbers[i]));
  }
}

}  // namespace
}  // namespace sepax::detail::radix_sort_test
