#include "support/short_memory.hpp"

#include <csetjmp>
#include <cstdlib>
#include <new>

#include "call.hpp"
#include "memory.hpp"

namespace {

std::size_t left = std::numeric_limits<std::size_t>::max();
std::size_t count = 0;
std::jmp_buf door;

}  // namespace

namespace sepax::wasm::memory {

void* obtain(std::size_t size) {
  if (left == 0) return nullptr;
  --left;
  ++count;
  return std::malloc(size);
}

void release(void* memory) {
  --count;
  std::free(memory);
}

// Like an exception of JS it runs no destructor on its way.
void leave() { std::longjmp(door, 1); }

}  // namespace sepax::wasm::memory

namespace sepax::test {

std::size_t blockCount() { return count; }

bool callWith(std::size_t blocks, FunctionRef<void()> call) {
  constexpr std::size_t kPlenty = std::numeric_limits<std::size_t>::max();
  wasm::beginCall();
  if (setjmp(door) != 0) {
    left = kPlenty;
    return false;
  }
  left = blocks;
  call();
  left = kPlenty;
  return true;
}

}  // namespace sepax::test

// Those of the standard library lead to the operators of cpp/wasm/memory.cpp; those of the
// sanitizers, which stand in their place, do not, and lists made by them would know of no failure.
void* operator new[](std::size_t size) { return ::operator new(size); }
void operator delete[](void* block) noexcept { ::operator delete(block); }
void operator delete[](void* block, std::size_t /*size*/) noexcept { ::operator delete(block); }
