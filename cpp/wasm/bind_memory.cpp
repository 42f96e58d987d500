/// Memory where the host is JS.
#include <cstdlib>

#include <emscripten/em_js.h>

#include "memory.hpp"

// Growth by nothing makes all views of the memory invalid, as any growth does: lists may have
// moved.
EM_JS(void, throwOutOfMemory, (), {
  wasmMemory.grow(0);
  updateMemoryViews();
  throw Module['outOfMemory']();
});

extern "C" {
extern char __stack_high;
void _emscripten_stack_restore(void* pointer);
}

namespace sepax::wasm::memory {

void* obtain(std::size_t size) { return std::malloc(size); }

void release(void* memory) { std::free(memory); }

void leave() {
  // Nobody below will do so: where no call is going on, the stack is empty.
  _emscripten_stack_restore(&__stack_high);
  throwOutOfMemory();
  __builtin_unreachable();
}

}  // namespace sepax::wasm::memory
