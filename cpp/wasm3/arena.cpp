#include "arena.hpp"

#include <cstddef>
#include <cstdint>
#include <new>

// Nothing outlives a call (see session3.hpp), so nothing need be freed one by one: allocating moves
// a pointer on, and the next call starts over. An allocator that can reuse what it freed would be
// an eighth of the module.

extern "C" {

extern unsigned char __heap_base;
extern unsigned char __stack_high;
void _emscripten_stack_restore(void* pointer);

/// Throws.
[[clang::import_module("sepax"), clang::import_name("outOfMemory")]] void outOfMemory();

}  // extern "C"

namespace {

constexpr std::uintptr_t kPageSize = 65536;
constexpr std::uintptr_t kAlignment = alignof(std::max_align_t);

constinit std::uintptr_t used = 0;

}  // namespace

namespace sepax::space3::wasm {

void clearArena() { used = 0; }

}  // namespace sepax::space3::wasm

namespace {

/// Goes back to JS, whatever called this; the next call starts over. Nobody on the way puts the
/// stack back, which is empty where no call is going on.
[[noreturn]] void leave() {
  _emscripten_stack_restore(&__stack_high);
  outOfMemory();
  __builtin_unreachable();
}

}  // namespace

void* operator new(std::size_t size) {
  const std::uintptr_t start = reinterpret_cast<std::uintptr_t>(&__heap_base) + used;
  if (size > PTRDIFF_MAX - start) leave();
  used += (size + kAlignment - 1) / kAlignment * kAlignment;
  const std::uintptr_t end = reinterpret_cast<std::uintptr_t>(&__heap_base) + used;
  const std::uintptr_t pages = __builtin_wasm_memory_size(0);
  const std::uintptr_t missing = end > pages * kPageSize ? end / kPageSize + 1 - pages : 0;
  if (missing > 0 && __builtin_wasm_memory_grow(0, missing) == SIZE_MAX) leave();
  return reinterpret_cast<void*>(start);
}

void operator delete(void*) noexcept {}
void operator delete(void*, std::size_t) noexcept {}
