#include "sepax/math/radix_sort.hpp"

#include <array>

namespace sepax::detail {

void radixSort(std::vector<Keyed>& items, std::vector<Keyed>& scratch) {
  constexpr std::size_t kDigits = 3;
  constexpr std::uint32_t kBits = 11;
  constexpr std::uint32_t kMask = (1U << kBits) - 1;
  std::array<std::array<std::uint32_t, kMask + 1>, kDigits> counts{};
  for (const Keyed& item : items) {
    for (std::size_t digit = 0; digit < kDigits; ++digit) {
      ++counts[digit][(item.key >> (digit * kBits)) & kMask];
    }
  }
  scratch.resize(items.size());
  for (std::size_t digit = 0; digit < kDigits; ++digit) {
    const std::size_t shift = digit * kBits;
    auto& places = counts[digit];
    if (items.empty() || places[(items[0].key >> shift) & kMask] == items.size()) continue;
    std::uint32_t next = 0;
    for (std::uint32_t& place : places) {
      const std::uint32_t count = place;
      place = next;
      next += count;
    }
    for (const Keyed& item : items) scratch[places[(item.key >> shift) & kMask]++] = item;
    items.swap(scratch);
  }
}

}  // namespace sepax::detail
