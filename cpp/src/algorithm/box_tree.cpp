#include "sepax/algorithm/box_tree.hpp"

#include <algorithm>

namespace sepax::detail {

BoxTree::BoxTree(const std::vector<Bounds>& boxes)
    : count_(static_cast<Index>(boxes.size())),
      leaves_(std::bit_ceil(count_)),
      nodes_(std::size_t{2} * leaves_) {
  std::copy(boxes.begin(), boxes.end(), &nodes_[leaves_]);
  for (Index node = leaves_ - 1; node > 0; --node) enclose(node);
}

void BoxTree::enclose(Index node) {
  // Either may be empty: its least corner is at infinity.
  const Bounds& a = nodes_[std::size_t{2} * node];
  const Bounds& b = nodes_[std::size_t{2} * node + 1];
  nodes_[node] = {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
                  {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

void BoxTree::remove(Index i) {
  Index node = leaves_ + i;
  nodes_[node] = {};
  while ((node /= 2) > 0) enclose(node);
}

Index BoxTree::skip(const Bounds& query, Index i) const {
  // The largest subtree that begins at i, then smaller ones.
  for (Index size = Index{1} << std::countr_zero(leaves_ + i); size > 0; size /= 2) {
    if (!nodes_[(leaves_ + i) / size].overlaps(query)) return size;
  }
  return 0;
}

}  // namespace sepax::detail
