/// Objects under integer handles that tell when they have become stale.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "sepax/list_room.hpp"

namespace sepax {

/// A handle is a slot index and the generation of the slot: after erase() the handle is stale for
/// good, though the slot is used again. 0 is never a handle. Handles fit the 53 bits that a JS
/// number holds exactly: 22 for the slot, 31 for the generation. A slot with no generation left is
/// retired.
template <class Value>
class SlotMap {
 public:
  /// Below 2^53; 0 for none.
  using Handle = std::uint64_t;
  /// How many of the lower bits of a handle are the slot index.
  static constexpr std::uint32_t kSlotBits = 22;
  /// The number of slots, and so of objects at a time, that there can be.
  static constexpr std::uint32_t kMaxSlots = 1U << kSlotBits;
  /// The last generation of a slot, counted from 1.
  static constexpr std::uint32_t kLastGeneration = (1U << (53 - kSlotBits)) - 1;

  /// Returns 0 if all slots are taken.
  [[nodiscard]] Handle insert(Value value) {
    auto kept = std::make_unique<Value>(std::move(value));
    if (!makeRoom()) return 0;
    // From here on nothing is allocated.
    const std::uint32_t slot = freeSlot();
    Slot& entry = slots_[slot];
    entry.value = std::move(kept);
    ++size_;
    return (Handle{entry.generation} << kSlotBits) | slot;
  }

  /// nullptr if the handle is stale or never was one.
  [[nodiscard]] Value* find(Handle handle) {
    const std::uint32_t slot = slotOf(handle);
    if (slot >= slots_.size()) return nullptr;
    Slot& entry = slots_[slot];
    if (entry.generation != handle >> kSlotBits || !entry.value) return nullptr;
    return entry.value.get();
  }

  /// Returns whether there was something to erase. Allocates nothing.
  bool erase(Handle handle) {
    if (find(handle) == nullptr) return false;
    const std::uint32_t slot = slotOf(handle);
    Slot& entry = slots_[slot];
    entry.value.reset();
    --size_;
    if (entry.generation < kLastGeneration) {
      ++entry.generation;
      free_.push_back(slot);
    }
    return true;
  }

  /// The number of objects that are in it now.
  [[nodiscard]] std::uint32_t size() const { return size_; }

  /// Calls visit(memory) for what the lists are in.
  template <class Visit>
  void visitMemory(Visit&& visit) const {
    visit(slots_.data());
    visit(free_.data());
  }

 private:
  struct Slot {
    /// On its own, so that it stays where it is when the list grows.
    std::unique_ptr<Value> value;
    std::uint32_t generation = 1;
  };

  static constexpr std::uint32_t slotOf(Handle handle) {
    return static_cast<std::uint32_t>(handle) & (kMaxSlots - 1);
  }

  /// For one more, and for every slot to become free. Returns whether there are slots left.
  bool makeRoom() {
    if (!free_.empty()) return true;
    if (slots_.size() == kMaxSlots) return false;
    detail::growFor(slots_, slots_.size() + 1);
    free_.reserve(slots_.capacity());
    return true;
  }

  std::uint32_t freeSlot() {
    if (free_.empty()) {
      slots_.emplace_back();
      return static_cast<std::uint32_t>(slots_.size() - 1);
    }
    const std::uint32_t slot = free_.back();
    free_.pop_back();
    return slot;
  }

  std::vector<Slot> slots_;
  std::vector<std::uint32_t> free_;
  std::uint32_t size_ = 0;
};

}  // namespace sepax
