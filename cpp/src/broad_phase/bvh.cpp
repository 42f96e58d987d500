#include "sepax/broad_phase/bvh.hpp"

#include <algorithm>
#include <cmath>

namespace sepax {

using detail::halfPerimeter;

void Bvh::refresh(std::span<const OuterBox> boxes, std::span<const Proxy> changed) {
  // Beyond this share it takes less time to build the tree anew, and the tree is better.
  constexpr std::size_t kFew = 8;
  leaves_.resize(boxes.size(), kNoIndex);
  if (changed.size() > count_ / kFew) {
    rebuild(boxes);
    return;
  }
  for (const Proxy proxy : changed) {
    Index leaf = leaves_[proxy];
    if (leaf != kNoIndex) {
      removeLeaf(leaf);
      if (boxes[proxy].empty()) {
        freeNode(leaf);
        leaves_[proxy] = kNoIndex;
        --count_;
        continue;
      }
    } else {
      if (boxes[proxy].empty()) continue;
      leaf = newNode();
      nodes_[leaf].left = leaf;
      nodes_[leaf].right = kNowhere;
      nodes_[leaf].proxy = proxy;
      leaves_[proxy] = leaf;
      ++count_;
    }
    nodes_[leaf].box = boxes[proxy];
    insertLeaf(leaf);
  }
}

Index Bvh::newNode() {
  if (free_ == kNowhere) {
    nodes_.emplace_back();
    return static_cast<Index>(nodes_.size() - 1);
  }
  const Index node = free_;
  free_ = nodes_[node].left;
  return node;
}

void Bvh::freeNode(Index node) {
  nodes_[node] = {};
  nodes_[node].left = free_;
  free_ = node;
}

Index Bvh::bestSibling(const OuterBox& box) const {
  const float own = halfPerimeter(box);
  Index node = root_;
  float joint = halfPerimeter(united(nodes_[node].box, box));
  // By how much the ancestors of the node grow.
  float grown = 0.0F;
  while (!nodes_[node].isLeaf()) {
    const float here = joint + grown;
    grown += joint - halfPerimeter(nodes_[node].box);
    const auto bound = [&](Index child, float& jointOfChild) {
      jointOfChild = halfPerimeter(united(nodes_[child].box, box));
      if (nodes_[child].isLeaf()) return jointOfChild + grown;
      // At best a descendant no larger than the box takes it in.
      return jointOfChild + grown + std::min(own - halfPerimeter(nodes_[child].box), 0.0F);
    };
    float jointOfLeft = 0.0F;
    float jointOfRight = 0.0F;
    const float left = bound(nodes_[node].left, jointOfLeft);
    const float right = bound(nodes_[node].right, jointOfRight);
    if (here <= left && here <= right) break;
    const bool goesRight = right < left || (right == left && jointOfRight < jointOfLeft);
    node = goesRight ? nodes_[node].right : nodes_[node].left;
    joint = goesRight ? jointOfRight : jointOfLeft;
  }
  return node;
}

void Bvh::replaceChild(Index parent, Index child, Index by) {
  nodes_[by].parent = parent;
  if (parent == kNoIndex) {
    root_ = by;
  } else if (nodes_[parent].left == child) {
    nodes_[parent].left = by;
  } else {
    nodes_[parent].right = by;
  }
}

void Bvh::insertLeaf(Index leaf) {
  if (root_ == kNoIndex) {
    root_ = leaf;
    nodes_[leaf].parent = kNoIndex;
    return;
  }
  const Index sibling = bestSibling(nodes_[leaf].box);
  const Index parent = newNode();
  replaceChild(nodes_[sibling].parent, sibling, parent);
  nodes_[parent].left = sibling;
  nodes_[parent].right = leaf;
  nodes_[parent].proxy = kNoIndex;
  nodes_[sibling].parent = parent;
  nodes_[leaf].parent = parent;
  for (Index node = parent; node != kNoIndex; node = nodes_[node].parent) {
    nodes_[node].box = united(nodes_[nodes_[node].left].box, nodes_[nodes_[node].right].box);
    rotate(node);
  }
}

void Bvh::removeLeaf(Index leaf) {
  const Index parent = nodes_[leaf].parent;
  if (parent == kNoIndex) {
    root_ = kNoIndex;
    return;
  }
  const Index sibling = nodes_[parent].left == leaf ? nodes_[parent].right : nodes_[parent].left;
  replaceChild(nodes_[parent].parent, parent, sibling);
  freeNode(parent);
  refitUpwards(nodes_[sibling].parent);
}

void Bvh::refitUpwards(Index node) {
  for (; node != kNoIndex; node = nodes_[node].parent) {
    const OuterBox box = united(nodes_[nodes_[node].left].box, nodes_[nodes_[node].right].box);
    if (box == nodes_[node].box) return;
    nodes_[node].box = box;
  }
}

void Bvh::rotate(Index node) {
  // Of the four ways to swap a child with a child of the other child, the one after which that
  // other child is smallest.
  float gain = 0.0F;
  std::pair<Index, Index> best{kNoIndex, kNoIndex};
  const auto consider = [&](Index child, Index other) {
    if (nodes_[other].isLeaf()) return;
    const float before = halfPerimeter(nodes_[other].box);
    const Index left = nodes_[other].left;
    const Index right = nodes_[other].right;
    for (const auto& [moved, staying] : {std::pair{left, right}, std::pair{right, left}}) {
      const float after = halfPerimeter(united(nodes_[child].box, nodes_[staying].box));
      if (before - after <= gain) continue;
      gain = before - after;
      best = {child, moved};
    }
  };
  consider(nodes_[node].left, nodes_[node].right);
  consider(nodes_[node].right, nodes_[node].left);
  if (best.first != kNoIndex) swapWithGrandchild(node, best.first, best.second);
}

void Bvh::swapWithGrandchild(Index node, Index child, Index grandchild) {
  const Index other = nodes_[grandchild].parent;
  replaceChild(node, child, grandchild);
  replaceChild(other, grandchild, child);
  nodes_[other].box = united(nodes_[nodes_[other].left].box, nodes_[nodes_[other].right].box);
}

double Bvh::cost() const {
  double sum = 0.0;
  for (const Node& node : nodes_) {
    if (node.isInner()) sum += double{halfPerimeter(node.box)};
  }
  return sum;
}

bool Bvh::isConsistent(std::span<const OuterBox> boxes) const {
  std::size_t leaves = 0;
  std::size_t inner = 0;
  for (Index i = 0; i < nodes_.size(); ++i) {
    const Node& node = nodes_[i];
    if (node.proxy == kUnused) continue;
    const bool knowsParent = node.parent == kNoIndex
                                 ? root_ == i
                                 : nodes_[node.parent].left == i || nodes_[node.parent].right == i;
    if (!knowsParent) return false;
    if (node.isLeaf()) {
      ++leaves;
      if (leaves_[node.proxy] != i || !(node.box == boxes[node.proxy])) return false;
    } else {
      ++inner;
      const OuterBox box = united(nodes_[node.left].box, nodes_[node.right].box);
      if (!(node.box == box)) return false;
    }
  }
  return leaves == count_ && inner + (count_ > 0 ? 1 : 0) == leaves;
}

}  // namespace sepax
