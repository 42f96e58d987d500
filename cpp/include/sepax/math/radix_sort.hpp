/// Sorting by whole numbers, without comparing.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace sepax::detail {

/// A number and what it stands for.
struct Keyed {
  /// Sorted by this.
  std::uint32_t key;
  /// Goes with it.
  std::uint32_t value;
};

/// A number whose order is that of the float32: equal for 0 and -0 only if their bits are.
[[nodiscard]] constexpr std::uint32_t orderedBits(float number) {
  const auto bits = std::bit_cast<std::uint32_t>(number);
  return (bits & 0x80000000U) != 0 ? ~bits : bits | 0x80000000U;
}

/// Sorts by key; equal keys stay in order. Digits that all keys share cost nothing but a look.
/// O(n). `scratch` is for its use.
void radixSort(std::vector<Keyed>& items, std::vector<Keyed>& scratch);

}  // namespace sepax::detail
