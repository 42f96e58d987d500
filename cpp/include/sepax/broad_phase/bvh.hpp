/// A tree of boxes that bound boxes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/broad_phase/outer_box.hpp"
#include "sepax/math/radix_sort.hpp"
#include "sepax/shape/convex_polygon.hpp"

namespace sepax {

/// A bounding volume hierarchy: a binary tree with a box in every leaf, where every other node
/// bounds its two children.
///
/// Boxes that change are taken out and put in again where the tree grows least, and rotations keep
/// it in shape (Catto, "Dynamic Bounding Volume Hierarchies", 2019; Bittner, Hapala, Havran,
/// "Fast Insertion-Based Optimization of Bounding Volume Hierarchies", 2013). When many change it
/// is built anew, along a curve through their centres. An index of BroadPhase.
class Bvh {
 public:
  /// Whether it is worth asking for the neighbours of single boxes.
  static constexpr bool kSearches = true;

  /// Takes over the boxes, of which only those in `changed` differ from last time. Empty ones are
  /// left out. O(k log n) for k changes, O(n log n) for many.
  void refresh(std::span<const OuterBox> boxes, std::span<const Proxy> changed);

  /// Builds the tree anew. O(n log n).
  void rebuild(std::span<const OuterBox> boxes);

  /// Adds every two boxes that overlap, once.
  void collectPairs(detail::CandidatePairs& pairs);

  /// Calls visit(proxy) for the boxes that the region touches, nearer ones roughly first if it has
  /// an order, until it returns false. Returns whether it never did. O(log n + found) in scenes
  /// without piles.
  template <class Region, class Visit>
  bool search(const Region& region, Visit&& visit) const {
    return root_ == kNoIndex || searchBelow(root_, region, visit);
  }

  /// Calls visit(box, depth) for every box, those of the leaves among them, from the root, depth 0,
  /// downwards.
  template <class Visit>
  void visitBoxes(Visit&& visit) const {
    if (root_ != kNoIndex) visitBoxesBelow(root_, 0, visit);
  }

  /// What a random search costs: half the perimeters of all inner nodes, summed.
  [[nodiscard]] double cost() const;

  /// Whether every node bounds its children exactly and knows its parent, and every leaf has the
  /// box of its proxy: for tests. O(n).
  [[nodiscard]] bool isConsistent(std::span<const OuterBox> boxes) const;

 private:
  struct Node {
    OuterBox box;
    Index parent = kNoIndex;
    /// Itself in a leaf; the next free node in one that is not in use.
    Index left = kNowhere;
    /// kNowhere in a leaf.
    Index right = kNowhere;
    /// kNoIndex in a node that is no leaf.
    Proxy proxy = kUnused;

    [[nodiscard]] bool isLeaf() const { return proxy < kUnused; }
    [[nodiscard]] bool isInner() const { return proxy == kNoIndex; }
  };
  static constexpr Proxy kUnused = kNoIndex - 1;
  /// The first node is empty, in no tree, and overlaps nothing.
  static constexpr Index kNowhere = 0;

  template <class Region, class Visit>
  bool searchBelow(Index node, const Region& region, Visit& visit) const;

  template <class Visit>
  void visitBoxesBelow(Index node, std::uint32_t depth, Visit& visit) const {
    const Node& top = nodes_[node];
    visit(top.box, depth);
    if (top.isLeaf()) return;
    visitBoxesBelow(top.left, depth + 1, visit);
    visitBoxesBelow(top.right, depth + 1, visit);
  }

  Index newNode();
  void freeNode(Index node);
  void insertLeaf(Index leaf);
  void removeLeaf(Index leaf);
  /// The node that a box is best put beside.
  [[nodiscard]] Index bestSibling(const OuterBox& box) const;
  void replaceChild(Index parent, Index child, Index by);
  void refitUpwards(Index node);
  void rotate(Index node);
  void swapWithGrandchild(Index node, Index child, Index grandchild);

  void sortAlongCurve(std::span<const OuterBox> boxes);
  void buildNodes(std::span<const OuterBox> boxes);
  [[nodiscard]] std::size_t split(std::size_t first, std::size_t last) const;

  /// The first is that at kNowhere, which comes with the first box.
  std::vector<Node> nodes_;
  Index root_ = kNoIndex;
  Index free_ = kNowhere;
  /// The leaf of each proxy, or kNoIndex.
  std::vector<Index> leaves_;
  std::size_t count_ = 0;
  /// Pairs of nodes that overlap; there is room for more.
  std::vector<std::array<Index, 2>> stack_;
  std::vector<detail::Keyed> order_;
  std::vector<detail::Keyed> scratch_;
  std::vector<std::uint32_t> ranks_;
};

template <class Region, class Visit>
bool Bvh::searchBelow(Index node, const Region& region, Visit& visit) const {
  if (!region.touches(nodes_[node].box)) return true;
  // Deeper trees than this are rare; what doesn't fit is searched by a call of its own.
  constexpr std::size_t kDepth = 64;
  std::array<Index, kDepth> later;
  /// Where those begin, if the region has an order: it may have shrunk by their turn.
  std::array<double, Region::kOrdered ? kDepth : 1> reaches;
  std::size_t count = 0;
  const auto stillCounts = [&](std::size_t i) {
    if constexpr (Region::kOrdered) return reaches[i] <= region.limit();
    return true;
  };
  while (true) {
    const Node& top = nodes_[node];
    if (top.isLeaf()) {
      if (!visit(top.proxy)) return false;
    } else {
      Index first = top.left;
      Index second = top.right;
      bool inFirst = false;
      bool inSecond = false;
      double reachOfSecond = 0.0;
      if constexpr (Region::kOrdered) {
        double reachOfFirst = region.reach(nodes_[first].box);
        reachOfSecond = region.reach(nodes_[second].box);
        if (reachOfSecond < reachOfFirst) {
          std::swap(first, second);
          std::swap(reachOfFirst, reachOfSecond);
        }
        inFirst = reachOfFirst <= region.limit();
        inSecond = reachOfSecond <= region.limit();
      } else {
        inFirst = region.touches(nodes_[first].box);
        inSecond = region.touches(nodes_[second].box);
      }
      if (inFirst && inSecond) {
        if (count == kDepth) {
          if (!searchBelow(first, region, visit)) return false;
          node = second;
          continue;
        }
        if constexpr (Region::kOrdered) reaches[count] = reachOfSecond;
        later[count++] = second;
      }
      if (inFirst || inSecond) {
        node = inFirst ? first : second;
        continue;
      }
    }
    do {
      if (count == 0) return true;
      node = later[--count];
    } while (!stillCounts(count));
  }
}

}  // namespace sepax
