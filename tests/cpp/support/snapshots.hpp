/// Snapshots with numbers changed by hand.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "sepax/world/hash.hpp"

namespace sepax::test {

/// Makes the checksum right again.
inline void sign(std::vector<std::uint8_t>& snapshot) {
  const std::size_t size = snapshot.size() - sizeof(std::uint64_t);
  sepax::Hash hash;
  hash.add(size);
  for (std::size_t at = 0; at < size; at += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, &snapshot[at], std::min(sizeof word, size - at));
    hash.add(word);
  }
  const std::uint64_t sum = hash.value();
  std::memcpy(&snapshot[size], &sum, sizeof sum);
}

}  // namespace sepax::test
