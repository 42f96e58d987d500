/// Where the worlds are kept, for the files that ask them.
#pragma once

#include <vector>

#include "sepax/world/world.hpp"
#include "worlds.hpp"

namespace sepax::wasm {

/// Answers to many questions at once. The lists only grow.
struct Batch {
  std::vector<BodyId> ids;
  std::vector<double> numbers;
  std::vector<Vec2> normals;
  std::vector<std::uint8_t> flags;
};

/// All worlds, and what they share.
struct WorldInstances {
  SlotMap<World> worlds;
  /// What stale handles lead to: nothing is ever in it.
  World nowhere;
  Batch batch;
  std::vector<std::uint8_t> snapshot;
  std::vector<BodyId> found;
  /// What the question at hand is not about.
  std::vector<BodyId> excluded;
};

[[nodiscard]] WorldInstances& worldInstances();

/// The world of a handle; nullptr if it is stale.
[[nodiscard]] World* findWorld(RawHandle handle);
/// The same for those who add nothing: of a stale handle a world without bodies.
[[nodiscard]] World& worldOf(RawHandle handle);

/// The same for those who look at placed bodies: see World::warm.
[[nodiscard]] World& warmWorldOf(RawHandle handle);

/// An address as JS takes it.
template <class Value>
[[nodiscard]] double addressOf(const Value* data) {
  return static_cast<double>(reinterpret_cast<std::uintptr_t>(data));
}

}  // namespace sepax::wasm
