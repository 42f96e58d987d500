#include "sepax/algorithm/corner_queue.hpp"

#include "sepax/math/heap_sort.hpp"

namespace sepax::detail {

void CornerQueue::push(Index corner, double cost) {
  pushHeap(heap_, Entry{cost, corner, version_[corner]}, later);
}

Index CornerQueue::pop() {
  while (!heap_.empty()) {
    const Entry entry = popHeap(heap_, later);
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
