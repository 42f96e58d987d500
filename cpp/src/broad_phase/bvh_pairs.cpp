#include "sepax/broad_phase/bvh.hpp"

namespace sepax {

void Bvh::collectPairs(detail::CandidatePairs& pairs) {
  // Two nodes that overlap are taken apart until they are leaves, which have themselves and nothing
  // for children. What overlaps is about every other pair, and no branch could foresee which, so
  // there is none: each is written either way, and then counts or doesn't.
  std::size_t count = 0;
  const auto meet = [&](Index p, Index q) {
    const Node& nodeP = nodes_[p];
    const Node& nodeQ = nodes_[q];
    const bool overlap = nodeP.box.overlaps(nodeQ.box);
    const bool leafP = nodeP.isLeaf();
    const bool leafQ = nodeQ.isLeaf();
    const bool leaves = leafP & leafQ;
    pairs.addIf(overlap & leaves, nodeP.proxy, nodeQ.proxy);
    stack_[count] = {p, q};
    count += static_cast<std::size_t>(overlap & !leaves);
  };
  constexpr std::size_t kChildPairs = 4;
  for (const Node& node : nodes_) {
    if (!node.isInner()) continue;
    if (stack_.size() < kChildPairs) stack_.resize(kChildPairs);
    meet(node.left, node.right);
    while (count > 0) {
      --count;
      const Node& p = nodes_[stack_[count][0]];
      const Node& q = nodes_[stack_[count][1]];
      if (stack_.size() < count + kChildPairs) stack_.resize(2 * (count + kChildPairs));
      meet(p.left, q.left);
      meet(p.left, q.right);
      meet(p.right, q.left);
      meet(p.right, q.right);
    }
  }
}

}  // namespace sepax
