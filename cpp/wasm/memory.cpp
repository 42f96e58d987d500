#include "memory.hpp"

#include <new>

#include "call.hpp"
#include "session.hpp"

namespace sepax::wasm {

constinit World* worldAtHand = nullptr;

namespace memory {

constinit Head ends{&ends, &ends};
constinit Head* settled = &ends;
constinit Recovery recoverMore = nullptr;

namespace {

void linkBefore(Head* older, Head* head) {
  head->older = older;
  head->younger = older->younger;
  older->younger->older = head;
  older->younger = head;
}

void unlink(const Head* head) {
  head->younger->older = head->older;
  head->older->younger = head->younger;
}

void* allocate(std::size_t size) {
  if (size > SIZE_MAX - sizeof(Head)) return nullptr;
  void* memory = obtain(sizeof(Head) + size);
  if (memory == nullptr) return nullptr;
  Head* head = ::new (memory) Head;
  linkBefore(ends.older, head);
  return head + 1;
}

Head* headOf(const void* block) { return const_cast<Head*>(static_cast<const Head*>(block)) - 1; }

void free(void* block) {
  if (block == nullptr) return;
  Head* head = headOf(block);
  if (head == settled) settled = head->older;
  unlink(head);
  release(head);
}

}  // namespace

void keep(const void* block) {
  if (block == nullptr) return;
  Head* head = headOf(block);
  if (head == settled) return;
  unlink(head);
  linkBefore(settled, head);
  settled = head;
}

void runOut() {
  session().recover();
  if (recoverMore != nullptr) recoverMore();
  while (ends.older != settled) free(ends.older + 1);
  leave();
}

}  // namespace memory
}  // namespace sepax::wasm

namespace memory = sepax::wasm::memory;

void* operator new(std::size_t size) {
  void* block = memory::allocate(size);
  if (block == nullptr) memory::runOut();
  return block;
}

void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
  return memory::allocate(size);
}

void operator delete(void* block) noexcept { memory::free(block); }
void operator delete(void* block, std::size_t /*size*/) noexcept { memory::free(block); }
