/// The order of points along the curve of Morton ("A Computer Oriented Geodetic Data Base", 1966).
#pragma once

#include <cstdint>

namespace sepax::detail {

/// The bits of a number of up to 16 bits, each followed by a 0. A place on the curve is that of x,
/// or that of y one bit further left.
[[nodiscard]] constexpr std::uint32_t spreadBits(std::uint32_t x) {
  x = (x | (x << 8)) & 0x00ff00ffU;
  x = (x | (x << 4)) & 0x0f0f0f0fU;
  x = (x | (x << 2)) & 0x33333333U;
  return (x | (x << 1)) & 0x55555555U;
}

}  // namespace sepax::detail
