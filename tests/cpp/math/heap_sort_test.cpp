#include "sepax/math/heap_sort.hpp"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::detail::heap_sort_test {
namespace {

/// By insertion, one after the other.
std::vector<int> plainlySorted(const std::vector<int>& values) {
  std::vector<int> sorted;
  for (const int value : values) {
    auto place = sorted.begin();
    while (place != sorted.end() && *place < value) ++place;
    sorted.insert(place, value);
  }
  return sorted;
}

TEST(HeapSortTest, SortsNothingAndOne) {
  std::vector<int> none;
  heapSort(none, std::less<>());
  EXPECT_TRUE(none.empty());
  std::vector<int> one{7};
  heapSort(one, std::less<>());
  EXPECT_EQ(one, std::vector<int>{7});
}

TEST(HeapSortTest, SortsAsInsertionDoes) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    test::Random random(1, i);
    const int count = random.integer(0, 40);
    const int reach = random.integer(0, 30);
    std::vector<int> values;
    for (int k = 0; k < count; ++k) values.push_back(random.integer(-reach, reach));
    const std::vector<int> expected = plainlySorted(values);
    heapSort(values, std::less<>());
    ASSERT_EQ(values, expected) << i;
  }
}

TEST(HeapSortTest, EqualValuesComeInTheSameOrderOnEveryPlatform) {
  // The sorts of the standard libraries differ here from one to the next.
  std::vector<std::pair<int, int>> values{{1, 0}, {1, 1}, {1, 2}, {1, 3}, {0, 4}, {0, 5}, {0, 6}};
  heapSort(values, [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<int> order;
  for (const auto& [key, place] : values) order.push_back(place);
  EXPECT_EQ(order, (std::vector<int>{5, 4, 6, 2, 3, 1, 0}));
}

TEST(HeapSortTest, FollowsTheGivenOrder) {
  std::vector<std::pair<int, double>> values{{1, 3.0}, {2, 1.0}, {3, 2.0}};
  heapSort(values, [](const auto& a, const auto& b) { return a.second > b.second; });
  EXPECT_EQ(values, (std::vector<std::pair<int, double>>{{1, 3.0}, {3, 2.0}, {2, 1.0}}));
}

}  // namespace
}  // namespace sepax::detail::heap_sort_test
