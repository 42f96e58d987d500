/// Random numbers that are the same on every platform: SplitMix64 (Steele, Lea, Flood 2014).
#pragma once

#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "sepax/math/vec2.hpp"
#include "support/printing.hpp"

namespace sepax::test {

/// Runs are the same every time; SEPAX_SEED=… tries other numbers.
inline std::uint64_t otherNumbers() {
  static const char* const told = std::getenv("SEPAX_SEED");
  static const std::uint64_t number = told == nullptr ? 0 : std::strtoull(told, nullptr, 10);
  return number;
}

class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}

  /// A generator for case number `index`, so that every case can be repeated on its own.
  Random(std::uint64_t seed, std::uint64_t index)
      : state_(Random(seed ^ otherNumbers()).bits() ^ (index << 20)) {
    state_ = bits();
  }

  constexpr std::uint64_t bits() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  /// In [0, 1), a multiple of 2^-53.
  double unit() { return static_cast<double>(bits() >> 11) * 0x1p-53; }

  double between(double low, double high) { return low + (high - low) * unit(); }

  /// From low to high, both included.
  int integer(int low, int high) {
    const std::int64_t choices = std::int64_t{high} - low + 1;
    const std::uint64_t choice = bits() % static_cast<std::uint64_t>(choices);
    return static_cast<int>(low + static_cast<std::int64_t>(choice));
  }

  bool chance(double probability) { return unit() < probability; }

  double sign() { return chance(0.5) ? 1.0 : -1.0; }

  /// Of either sign, with an exponent from low to high.
  double magnitude(int low, int high) {
    // One draw a statement: the order of evaluation within an expression differs between compilers.
    double mantissa = between(1.0, 2.0);
    mantissa *= sign();
    return std::ldexp(mantissa, integer(low, high));
  }

  Vec2 vector(double reach) { return {between(-reach, reach), between(-reach, reach)}; }

  Vec2 latticePoint(int reach) {
    return {static_cast<double>(integer(-reach, reach)),
            static_cast<double>(integer(-reach, reach))};
  }

  double angle() { return between(-3.2, 3.2); }

 private:
  std::uint64_t state_;
};

}  // namespace sepax::test
