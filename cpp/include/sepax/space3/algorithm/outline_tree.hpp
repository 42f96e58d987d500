/// Finds the edges of an outline that may meet a segment.
#pragma once

#include <cstddef>
#include <vector>

#include "sepax/space3/shape/aabb3.hpp"
#include "sepax/space3/shape/polygon3.hpp"

namespace sepax::space3 {

/// Boxes around ever shorter runs of the edges of a polygon, as seen along its dominant axis.
/// Neighbours of an outline are near one another, so there is nothing to sort.
class OutlineTree {
 public:
  /// O(n).
  explicit OutlineTree(const Polygon3& polygon);

  /// Calls meets(edge) for the edges whose boxes share a point with that of a segment, from
  /// somewhere on in the order of the outline, until one does. Returns whether one did. O(log n)
  /// for each call, where boxes of edges far apart in the outline lie apart.
  template <class Meets>
  [[nodiscard]] bool anyOf(const Segment3& segment, Meets&& meets) const {
    const Aabb3 box = boxOf(segment);
    for (std::size_t node = 1;;) {
      const bool near = intersects(boxes_[node], box);
      if (near && node < leaves_) {
        node *= 2;
        continue;
      }
      if (near && meets(static_cast<Index>(node - leaves_))) return true;
      // Up from each right child, and then to the right.
      while (node % 2 == 1) node /= 2;
      if (node == 0) return false;
      ++node;
    }
  }

 private:
  /// Without the axis along which it is seen.
  [[nodiscard]] Aabb3 boxOf(const Segment3& segment) const;

  Axis view_;
  /// Where the boxes of the edges begin: as many as there are.
  std::size_t leaves_;
  /// The root is 1, and the children of i are 2 i and 2 i + 1. From left to right the leaves are in
  /// the order of the outline, but begin at any of its edges.
  std::vector<Aabb3> boxes_;
};

}  // namespace sepax::space3
