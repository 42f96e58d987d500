/// Any shape, placed: one convex piece or several.
#pragma once

#include <span>

#include "sepax/shape/placed_convex.hpp"

namespace sepax {

namespace detail {
class PieceTree;
}  // namespace detail

/// The union of its pieces, which may overlap. A view: the pieces must outlive it.
struct PlacedShape {
  /// At least one, in world coordinates.
  std::span<const PlacedConvex> pieces;
  /// Of many pieces, if somebody keeps it: then those near something need not be looked for. It
  /// must outlive this, too.
  const detail::PieceTree* tree = nullptr;

  /// Whether it is a single piece. Several that make up a convex whole don't count.
  [[nodiscard]] bool convex() const { return pieces.size() == 1; }
};

}  // namespace sepax
