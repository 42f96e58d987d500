/// The input of a fuzz target, taken apart byte by byte.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace sepax::fuzz {

/// Zeros follow the end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}

  [[nodiscard]] bool empty() const { return left_ == 0; }

  std::uint8_t byte() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }

  /// Any double out of eight bytes, NaN and infinities among them.
  double anyDouble() {
    std::uint64_t bits = 0;
    for (int i = 0; i < 8; ++i) bits = bits << 8 | byte();
    return std::bit_cast<double>(bits);
  }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

}  // namespace sepax::fuzz
