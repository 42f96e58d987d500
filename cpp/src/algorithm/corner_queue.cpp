#include "sepax/algorithm/corner_queue.hpp"

#include <algorithm>

namespace sepax::detail {

void CornerQueue::push(Index corner, double cost) {
  heap_.push_back({cost, corner, version_[corner]});
  std::push_heap(heap_.begin(), heap_.end(), later);
}

Index CornerQueue::pop() {
  while (!heap_.empty()) {
    std::pop_heap(heap_.begin(), heap_.end(), later);
    const Entry entry = heap_.back();
    heap_.pop_back();
    if (entry.version == version_[entry.corner]) return entry.corner;
  }
  return kNone;
}

void CornerQueue::wait(Index corner, Index obstacle) {
  waiting_.push_back({corner, lastWaiting_[obstacle]});
  lastWaiting_[obstacle] = static_cast<Index>(waiting_.size() - 1);
}

Index CornerQueue::wake(Index obstacle) {
  const Index entry = lastWaiting_[obstacle];
  if (entry == kNone) return kNone;
  lastWaiting_[obstacle] = waiting_[entry].next;
  return waiting_[entry].corner;
}

}  // namespace sepax::detail
