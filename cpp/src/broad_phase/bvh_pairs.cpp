#include "sepax/broad_phase/bvh.hpp"

namespace sepax {

void Bvh::collectPairs(detail::CandidatePairs& pairs) {
  for (const Node& node : nodes_) {
    if (node.isInner() && nodes_[node.left].box.overlaps(nodes_[node.right].box)) {
      collectPairsBetween(node.left, node.right, pairs);
    }
  }
}

void Bvh::collectPairsBetween(Index a, Index b, detail::CandidatePairs& pairs) {
  const auto descend = [this](Index p, Index q) {
    if (nodes_[p].box.overlaps(nodes_[q].box)) stack_.emplace_back(p, q);
  };
  stack_.clear();
  stack_.emplace_back(a, b);
  while (!stack_.empty()) {
    const auto [p, q] = stack_.back();
    stack_.pop_back();
    const Node& nodeP = nodes_[p];
    const Node& nodeQ = nodes_[q];
    if (nodeP.isLeaf() && nodeQ.isLeaf()) {
      pairs.addIf(true, nodeP.right, nodeQ.right);
    } else if (nodeP.isLeaf()) {
      descend(p, nodeQ.left);
      descend(p, nodeQ.right);
    } else if (nodeQ.isLeaf()) {
      descend(nodeP.left, q);
      descend(nodeP.right, q);
    } else {
      descend(nodeP.left, nodeQ.left);
      descend(nodeP.left, nodeQ.right);
      descend(nodeP.right, nodeQ.left);
      descend(nodeP.right, nodeQ.right);
    }
  }
}

}  // namespace sepax
