/// What every call from JS begins with.
#pragma once

#include "memory.hpp"

namespace sepax {
class World;
}

namespace sepax::wasm {

/// The world that the call at hand is about, if it is about one.
extern constinit World* worldAtHand;

/// See memory.hpp.
inline void beginCall() {
  memory::settle();
  worldAtHand = nullptr;
}

}  // namespace sepax::wasm
