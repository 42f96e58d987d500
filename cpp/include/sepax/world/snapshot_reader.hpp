/// What a snapshot says of a world.
#pragma once

#include <cstdint>
#include <span>

#include "sepax/world/world.hpp"

namespace sepax::detail {

/// Reads the content of a snapshot, without what seals it, and checks that such a world can exist.
/// Returns whether it can; if not, the state is of no use. O(n log n).
[[nodiscard]] bool readWorld(std::span<const std::uint8_t> content, World::State& state);

}  // namespace sepax::detail
