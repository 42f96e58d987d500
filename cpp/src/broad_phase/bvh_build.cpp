#include <algorithm>
#include <bit>

#include "sepax/broad_phase/bvh.hpp"
#include "sepax/math/morton.hpp"

namespace sepax {
namespace {

/// How many bits of the place along an axis count.
constexpr std::uint32_t kPlaceBits = 11;

/// Halves first, so that the sum of two great numbers doesn't overflow.
float middle(float a, float b) { return 0.5F * a + 0.5F * b; }

}  // namespace

void Bvh::rebuild(std::span<const OuterBox> boxes) {
  leaves_.resize(boxes.size(), kNoIndex);
  sortAlongCurve(boxes);
  buildNodes(boxes);
}

void Bvh::sortAlongCurve(std::span<const OuterBox> boxes) {
  // Along the curve of Morton not through the places but through their ranks along each axis: then
  // clusters and boxes that are very far away don't matter.
  order_.clear();
  for (Proxy proxy = 0; proxy < boxes.size(); ++proxy) {
    const OuterBox& box = boxes[proxy];
    if (box.empty()) continue;
    order_.push_back({detail::orderedBits(middle(box.minX, box.maxX)), proxy});
  }
  const auto count = static_cast<std::uint32_t>(order_.size());
  count_ = count;
  const auto bits = static_cast<std::uint32_t>(std::bit_width(count));
  const std::uint32_t drop = bits > kPlaceBits ? bits - kPlaceBits : 0;
  ranks_.resize(boxes.size());
  radixSort(order_, scratch_);
  for (std::uint32_t i = 0; i < count; ++i) ranks_[order_[i].value] = detail::spreadBits(i >> drop);
  for (detail::Keyed& item : order_) {
    item.key = detail::orderedBits(middle(boxes[item.value].minY, boxes[item.value].maxY));
  }
  radixSort(order_, scratch_);
  for (std::uint32_t i = 0; i < count; ++i) {
    const Proxy proxy = order_[i].value;
    order_[i].key = ranks_[proxy] | (detail::spreadBits(i >> drop) << 1);
  }
  radixSort(order_, scratch_);
}

std::size_t Bvh::split(std::size_t first, std::size_t last) const {
  // Where the first bit changes in which the keys differ; in the middle if they are all equal.
  const std::uint32_t differing = order_[first].key ^ order_[last - 1].key;
  if (differing == 0) return first + (last - first) / 2;
  const std::uint32_t bit = std::bit_floor(differing);
  const auto from = order_.begin();
  const auto place = std::partition_point(
      from + static_cast<std::ptrdiff_t>(first), from + static_cast<std::ptrdiff_t>(last),
      [bit](const detail::Keyed& item) { return (item.key & bit) == 0; });
  return static_cast<std::size_t>(place - from);
}

void Bvh::buildNodes(std::span<const OuterBox> boxes) {
  free_ = kNowhere;
  root_ = kNoIndex;
  std::fill(leaves_.begin(), leaves_.end(), kNoIndex);
  // In the order of a walk: a left child comes right after its parent, and the subtree of k leaves
  // takes 2 k - 1 nodes.
  nodes_.resize(std::max<std::size_t>(2 * count_, 1));
  if (count_ == 0) return;
  root_ = 1;
  nodes_[root_] = {{}, kNoIndex, 0, static_cast<Index>(count_), kNoIndex};
  for (Index node = root_; node < nodes_.size(); ++node) {
    // Until it is its turn, a node has the range of its leaves in place of its children.
    const std::size_t first = nodes_[node].left;
    const std::size_t last = nodes_[node].right;
    if (last - first == 1) {
      const Proxy proxy = order_[first].value;
      nodes_[node] = {boxes[proxy], nodes_[node].parent, node, kNowhere, proxy};
      leaves_[proxy] = node;
      continue;
    }
    const std::size_t middle = split(first, last);
    const Index left = node + 1;
    const Index right = node + static_cast<Index>(2 * (middle - first));
    nodes_[left] = {{}, node, static_cast<Index>(first), static_cast<Index>(middle), kNoIndex};
    nodes_[right] = {{}, node, static_cast<Index>(middle), static_cast<Index>(last), kNoIndex};
    nodes_[node].left = left;
    nodes_[node].right = right;
  }
  for (std::size_t i = nodes_.size(); i-- > root_;) {
    Node& node = nodes_[i];
    if (node.isInner()) node.box = united(nodes_[node.left].box, nodes_[node.right].box);
  }
}

}  // namespace sepax
