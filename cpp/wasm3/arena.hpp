/// Memory for one call.
#pragma once

namespace sepax::space3::wasm {

/// Frees everything that was allocated since the last time.
void clearArena();

}  // namespace sepax::space3::wasm
