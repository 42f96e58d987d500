/// Worlds as bytes.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sepax/world/world.hpp"

namespace sepax {

/// What is wrong with a snapshot.
enum class SnapshotFault : std::uint8_t {
  kNone,
  kForeign,  ///< It is no snapshot of a world.
  kVersion,  ///< It was made by another version of the format.
  kDamaged,  ///< Some of its bytes are missing or changed.
};

/// The version of the format that takeSnapshot() writes and restoreSnapshot() reads.
inline constexpr std::uint32_t kSnapshotVersion = 4;

/// All that the future of a world depends on: the bodies with their forms and numbers, where they
/// stand and are to stand, what touches what, and for how long, and who ignores whom. The same
/// bytes on every platform. O(size).
[[nodiscard]] std::vector<std::uint8_t> takeSnapshot(const World& world);

/// Makes a world what it was when the snapshot was taken; changes nothing if there is a fault.
/// Every number is checked, so that even a forged snapshot makes a valid world. O(n log n).
[[nodiscard]] SnapshotFault restoreSnapshot(std::span<const std::uint8_t> bytes, World& world);

/// Completes a snapshot that somebody else wrote, of 16 bytes or more: its first eight and its last
/// eight. O(size).
void sealSnapshot(std::span<std::uint8_t> bytes);

/// A number that worlds with the same future have in common, on every platform, and others most
/// likely not. Unlike the snapshot it does not tell which bodies share a form. O(size).
[[nodiscard]] std::uint64_t hashOf(const World& world);

}  // namespace sepax
