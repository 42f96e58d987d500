#pragma once

#include <bit>
#include <cstddef>
#include <vector>

#include "sepax/algorithm/outline.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax::detail {

/// A balanced binary tree of bounding boxes over a row of boxes. Quick where neighbours in the row
/// are near each other, as the edges of an outline are.
class BoxTree {
 public:
  explicit BoxTree(const std::vector<Bounds>& boxes);

  [[nodiscard]] Index count() const { return count_; }
  [[nodiscard]] const Bounds& box(Index i) const { return nodes_[leaves_ + i]; }

  /// Takes box i out: nothing overlaps it any more. O(log n).
  void remove(Index i);

  /// The first i >= from whose box overlaps `query` and for which accept(i) is true; count() if
  /// there is none. O(log n) for each candidate in well-shaped rows.
  template <class Accept>
  [[nodiscard]] Index find(const Bounds& query, Index from, Accept accept) const {
    Index i = from;
    while (i < count_) {
      const Index skipped = skip(query, i);
      if (skipped == 0 && accept(i)) return i;
      i += skipped == 0 ? 1 : skipped;
    }
    return count_;
  }

 private:
  /// How many boxes from i on, all in one subtree, are known not to overlap the query.
  [[nodiscard]] Index skip(const Bounds& query, Index i) const;
  void enclose(Index node);

  Index count_;
  /// The number of leaves, a power of two: node k encloses nodes 2k and 2k + 1, and leaf i is node
  /// leaves_ + i.
  Index leaves_;
  std::vector<Bounds> nodes_;
};

}  // namespace sepax::detail
