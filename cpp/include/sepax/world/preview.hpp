/// Bodies that are seen elsewhere than where they stood at the last update.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sepax/list_room.hpp"
#include "sepax/world/body_store.hpp"

namespace sepax {

/// Where queries see the bodies that were moved since the last update. Most worlds have none.
class Preview {
 public:
  /// A body, and where it is seen.
  struct Entry {
    /// Which one.
    BodyId id;
    /// Where.
    Pose pose;
  };

  /// Makes room for so many more among the bodies below `end`.
  void reserve(BodyId end, std::size_t more) {
    detail::growFor(entries_, entries_.size() + more);
    if (places_.size() < end) places_.resize(end, kNoIndex);
  }
  /// A body is seen there from now on. Allocates nothing if there is room.
  void set(BodyId id, const Pose& pose) {
    if (places_[id] == kNoIndex) {
      places_[id] = static_cast<Index>(entries_.size());
      entries_.push_back({id, pose});
    } else {
      entries_[places_[id]].pose = pose;
    }
  }
  /// Forgets a body, if it is known. Allocates nothing.
  void erase(BodyId id) {
    if (find(id) == nullptr) return;
    const Entry last = entries_.back();
    entries_[places_[id]] = last;
    places_[last.id] = places_[id];
    places_[id] = kNoIndex;
    entries_.pop_back();
  }
  /// Forgets all of them. Allocates nothing.
  void clear() {
    for (const Entry& entry : entries_) places_[entry.id] = kNoIndex;
    entries_.clear();
  }

  /// Where a body is seen, or nullptr if it is where it stood at the last update.
  [[nodiscard]] const Pose* find(BodyId id) const {
    const bool is = id < places_.size() && places_[id] != kNoIndex;
    return is ? &entries_[places_[id]].pose : nullptr;
  }
  /// All of them, in no order.
  [[nodiscard]] std::span<const Entry> entries() const { return entries_; }

  /// Calls visit(memory) for what the lists are in.
  template <class Visit>
  void visitMemory(Visit&& visit) const {
    visit(entries_.data());
    visit(places_.data());
  }

 private:
  std::vector<Entry> entries_;
  /// The place in it of each body, or kNoIndex.
  std::vector<Index> places_;
};

}  // namespace sepax
