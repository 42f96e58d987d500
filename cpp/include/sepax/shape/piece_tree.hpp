/// The boxes of the pieces of a shape, for looking up which are near something.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "sepax/function_ref.hpp"
#include "sepax/math/interval.hpp"
#include "sepax/math/radix_sort.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/box_tree.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

namespace detail {

/// A tree of the boxes of pieces, which are sorted along a curve through their middles.
class PieceTree {
 public:
  /// Keeps no reference to the pieces. O(n).
  explicit PieceTree(std::span<const PlacedConvex> pieces) : PieceTree(pieces, sorted(pieces)) {}

  /// A node's children are nodes 2k and 2k + 1; node 1 is the root.
  [[nodiscard]] const Bounds& box(Index node) const { return boxes_.node(node); }
  [[nodiscard]] bool isLeaf(Index node) const { return node >= boxes_.leaves(); }
  /// The piece that a leaf holds.
  [[nodiscard]] Index piece(Index leaf) const { return order_[leaf - boxes_.leaves()].value; }

  /// Whether accept(piece) is true for one of the pieces below a node whose boxes reach into this
  /// one. O(log n + found) for pieces that are spread out.
  [[nodiscard]] bool anyIn(const Bounds& box, FunctionRef<bool(Index)> accept,
                           Index node = 1) const;

  /// The shadows of all nodes on an axis. O(n).
  void project(std::span<const PlacedConvex> pieces, Vec2 axis,
               std::vector<Interval>& shadows) const;

 private:
  PieceTree(std::span<const PlacedConvex> pieces, std::vector<Keyed> order);
  static std::vector<Keyed> sorted(std::span<const PlacedConvex> pieces);

  std::vector<Keyed> order_;
  BoxTree boxes_;
};

/// A shape of so many pieces keeps a tree of them while it stands where it is.
inline constexpr std::size_t kManyPieces = 64;

/// The tree that it keeps; null for one of few pieces. Not inlined: see query/collide_compound.hpp.
[[nodiscard, gnu::noinline]] std::unique_ptr<PieceTree> plantCompound(
    std::span<const PlacedConvex> pieces);

}  // namespace detail

/// The least box around a shape. O(1) if it keeps a tree.
[[nodiscard]] inline Bounds boundsOf(const PlacedShape& shape) {
  return shape.tree == nullptr ? boundsOf(shape.pieces) : shape.tree->box(1);
}

}  // namespace sepax
