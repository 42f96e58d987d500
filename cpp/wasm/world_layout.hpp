/// Places of numbers in memory, in doubles, as worlds fill it. Mirrored, name for name, by
/// web/lib/raw/world-layout.ts; tests/js/contract.test.ts compares the two.
#pragma once

#include <cstddef>

namespace sepax::wasm {

/// Places in the record: where the lists of a world are, as addresses in bytes, and how long.
namespace world {
/// The body whose target is no place, or -1, and which number of its target.
inline constexpr std::size_t kFaultyBody = 0;
inline constexpr std::size_t kFaultyComponent = 1;
inline constexpr std::size_t kTargets = 2;
/// Above the number of every body.
inline constexpr std::size_t kEnd = 3;
inline constexpr std::size_t kSize = 4;
inline constexpr std::size_t kContacts = 5;
/// The number of contacts that there is room for.
inline constexpr std::size_t kContactRoom = 6;
inline constexpr std::size_t kA = 7;
inline constexpr std::size_t kB = 8;
inline constexpr std::size_t kNormals = 9;
inline constexpr std::size_t kDepths = 10;
inline constexpr std::size_t kKept = 11;
inline constexpr std::size_t kBegan = 12;
inline constexpr std::size_t kEnded = 13;
inline constexpr std::size_t kBeganRoom = 14;
inline constexpr std::size_t kEndedRoom = 15;
inline constexpr std::size_t kEndedCount = 16;
}  // namespace world

/// Places in the record: what a body is to others.
namespace traits {
inline constexpr std::size_t kFlags = 0;
inline constexpr std::size_t kCategory = 1;
inline constexpr std::size_t kMask = 2;
}  // namespace traits

/// Places in the record: how bodies are to be scaled.
namespace scales {
/// As an address in bytes.
inline constexpr std::size_t kAddress = 0;
/// How many numbers of bodies there are.
inline constexpr std::size_t kEnd = 1;
/// The body that can't be scaled like that.
inline constexpr std::size_t kFaultyBody = 2;
}  // namespace scales

/// Places in the record: the answers to many questions at once, as addresses in bytes.
namespace batch {
inline constexpr std::size_t kIds = 0;
inline constexpr std::size_t kNumbers = 1;
inline constexpr std::size_t kNormals = 2;
inline constexpr std::size_t kFlags = 3;
}  // namespace batch

/// Places in a hit of a cast.
namespace hit {
inline constexpr std::size_t kBody = 0;
inline constexpr std::size_t kFraction = 1;
inline constexpr std::size_t kPoint = 2;
inline constexpr std::size_t kNormal = 4;
inline constexpr std::size_t kSize = 6;
}  // namespace hit

/// Places in a box of the tree.
namespace treeBox {
inline constexpr std::size_t kDepth = 0;
inline constexpr std::size_t kBounds = 1;
inline constexpr std::size_t kSize = 5;
}  // namespace treeBox

/// Places in the record: a snapshot or a hash.
namespace snapshot {
inline constexpr std::size_t kAddress = 0;
inline constexpr std::size_t kHashHigh = 0;
inline constexpr std::size_t kHashLow = 1;
}  // namespace snapshot

}  // namespace sepax::wasm
