/// A world of which a snapshot has much to tell, and snapshots with numbers changed by hand.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "sepax/world/hash.hpp"
#include "sepax/world/world.hpp"
#include "support/random.hpp"
#include "support/worlds.hpp"

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

/// A small world with everything in it that a snapshot tells of.
inline void makeFullWorld(World& world) {
  constexpr BodyTraits kStatic{body_flag::kStatic, 1, 0xffffffff};
  constexpr BodyTraits kFast{body_flag::kFast, 1, 0xffffffff};
  const auto form = boxGeometry(2, 2);
  world.add(form, {0, 0, 0}, {});
  world.add(form, {1, 1, 1}, {});
  world.add(discGeometry(1), {10, 0, 0}, kStatic);
  world.add(discGeometry(1), {0, 20, 0}, kFast);
  world.add(form, {0, 25, 0}, kStatic);
  Random random(1);
  world.add(randomGeometry(random, 1.0), {3, 3, 3}, {body_flag::kDisabled, 1, 7});
  world.update();
  world.ignore({0, 4}, true);
  world.ignore({1, 5}, true);
  world.targets()[3] = {0, 40, 0};
  world.remove(2);
  world.update();
  world.add(form, {7, 7, 0}, {});
  world.remove(world.add(form, {9, 7, 0}, {}));
  world.targets()[0] = {5, 5, 5};
}

}  // namespace sepax::test
