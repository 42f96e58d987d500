#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <vector>

#include "sepax/shape/bounds.hpp"
#include "sepax/shape/outline.hpp"

namespace sepax::detail {

/// What is looked for in a tree of boxes: all that a box and some half-planes have in common.
class BoxRegion {
 public:
  explicit BoxRegion(const Bounds& box) : box_(box) {}
  /// The triangle a, b, c, which must not run clockwise; it may be flat.
  BoxRegion(Vec2 a, Vec2 b, Vec2 c);

  /// False only if no point of the box is in the region. Where rounding decides it may be true.
  [[nodiscard]] bool reaches(const Bounds& box) const;

 private:
  /// The half-plane to the left of a line.
  struct Side {
    Vec2 from;
    Vec2 along;
  };
  Bounds box_;
  std::array<Side, 3> sides_{};
  std::size_t count_ = 0;
};

/// A balanced binary tree of bounding boxes over a row of boxes. Quick where neighbours in the row
/// are near each other, as the edges of an outline are.
class BoxTree {
 public:
  explicit BoxTree(const std::vector<Bounds>& boxes);

  [[nodiscard]] Index count() const { return count_; }
  [[nodiscard]] const Bounds& box(Index i) const { return nodes_[leaves_ + i]; }

  /// The box around a subtree: node 1 is the root, the children of node k are nodes 2k and 2k + 1,
  /// and those from leaves() on are the boxes of the row, then empty ones.
  [[nodiscard]] const Bounds& node(Index k) const { return nodes_[k]; }
  [[nodiscard]] Index leaves() const { return leaves_; }

  /// Takes box i out: nothing overlaps it any more. O(log n).
  void remove(Index i);

  /// The first i >= from whose box the region reaches and for which accept(i) is true; count() if
  /// there is none. O(log n) for each candidate in well-shaped rows.
  template <class Accept>
  [[nodiscard]] Index find(const BoxRegion& query, Index from, Accept accept) const {
    seek(query, from, count_, accept);
    return from;
  }

  /// Goes on with a search from i on, which becomes what find would return. Returns whether it has
  /// got there: it stops after some steps.
  template <class Accept>
  bool seek(const BoxRegion& query, Index& i, Index steps, Accept accept) const {
    for (; i < count_ && steps > 0; --steps) {
      const Index skipped = skip(query, i);
      if (skipped == 0 && accept(i)) return true;
      i += skipped == 0 ? 1 : skipped;
    }
    i = std::min(i, count_);
    return i == count_;
  }

 private:
  /// How many boxes from i on, all in one subtree, are known to be out of reach.
  [[nodiscard]] Index skip(const BoxRegion& query, Index i) const;
  void enclose(Index node);

  Index count_;
  /// The number of leaves, a power of two: node k encloses nodes 2k and 2k + 1, and leaf i is node
  /// leaves_ + i.
  Index leaves_;
  std::vector<Bounds> nodes_;
};

}  // namespace sepax::detail
