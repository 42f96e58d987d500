/// A number that stands for many: to compare every bit of many answers with those of another
/// platform.
#pragma once

#include <bit>
#include <cstdint>

#include "sepax/math/vec2.hpp"

namespace sepax::test {

/// FNV-1a over the bytes of numbers.
class Hash {
 public:
  void add(std::uint64_t bits) {
    for (int i = 0; i < 8; ++i, bits >>= 8) {
      state_ = (state_ ^ (bits & 0xff)) * 0x100000001b3;
    }
  }
  void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
  void add(Vec2 p) {
    add(p.x);
    add(p.y);
  }

  [[nodiscard]] std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0xcbf29ce484222325;
};

}  // namespace sepax::test
