/// A number that stands for many.
#pragma once

#include <bit>
#include <cstdint>

namespace sepax {

/// Mixes numbers of 64 bits, one after the other, into one.
class Hash {
 public:
  /// Takes in one more: multiplication carries differences up, rotation brings them down again.
  constexpr void add(std::uint64_t bits) { state_ = std::rotl((state_ ^ bits) * kOdd, 29); }

  /// Of all numbers so far, mixed once more (the finalizer of SplitMix64: Steele, Lea, Flood, "Fast
  /// Splittable Pseudorandom Number Generators", 2014).
  [[nodiscard]] constexpr std::uint64_t value() const {
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

 private:
  /// 2^64 divided by the golden ratio.
  static constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;

  std::uint64_t state_ = 0;
};

}  // namespace sepax
