#include "sepax/broad_phase/sorted_sweep.hpp"

#include <algorithm>
#include <limits>

namespace sepax {

void SortedSweep::refresh(std::span<const OuterBox> boxes, std::span<const Proxy> changed) {
  known_.resize(boxes.size());
  for (const Proxy proxy : changed) {
    if (!known_[proxy] && !boxes[proxy].empty()) order_.push_back({0, proxy});
    known_[proxy] = !boxes[proxy].empty();
  }
  std::size_t count = 0;
  for (const detail::Keyed item : order_) {
    if (!known_[item.value]) continue;
    order_[count++] = {detail::orderedBits(boxes[item.value].minX), item.value};
  }
  order_.resize(count);
  if (!insertionSort()) detail::radixSort(order_, scratch_);

  boxes_.resize(count);
  reaches_.resize(count);
  float reach = -std::numeric_limits<float>::infinity();
  for (std::size_t i = 0; i < count; ++i) {
    boxes_[i] = boxes[order_[i].value];
    reach = std::max(reach, boxes_[i].maxX);
    reaches_[i] = reach;
  }
}

void SortedSweep::collectPairs(detail::CandidatePairs& pairs) const {
  const std::size_t count = order_.size();
  for (std::size_t i = 0; i < count; ++i) {
    const OuterBox box = boxes_[i];
    for (std::size_t j = i + 1; j < count && boxes_[j].minX <= box.maxX; ++j) {
      pairs.addIf(boxes_[j].overlaps(box), order_[i].value, order_[j].value);
    }
  }
}

bool SortedSweep::insertionSort() {
  // Beyond this many steps for each box the other sort is faster.
  constexpr std::size_t kSteps = 8;
  std::size_t steps = kSteps * order_.size();
  for (std::size_t i = 1; i < order_.size(); ++i) {
    const detail::Keyed item = order_[i];
    std::size_t hole = i;
    for (; hole > 0 && item.key < order_[hole - 1].key; --hole) order_[hole] = order_[hole - 1];
    order_[hole] = item;
    const std::size_t taken = i - hole;
    if (taken > steps) return false;
    steps -= taken;
  }
  return true;
}

std::size_t SortedSweep::firstReaching(float x) const {
  const auto place = std::lower_bound(reaches_.begin(), reaches_.end(), x);
  return static_cast<std::size_t>(place - reaches_.begin());
}

}  // namespace sepax
