/// Several obstacles as one shape.
#pragma once

#include <cstddef>
#include <vector>

#include "sepax/shape/outline.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// The pieces of obstacles, and whose they are. One alone is looked at where it is, with the tree
/// that it may keep: of a terrain of many pieces most are nowhere near. Several are copied side by
/// side, O(pieces).
class ObstaclePieces {
 public:
  /// Takes in an obstacle, which must outlive this.
  void add(const PlacedShape& shape, Index owner) {
    if (count_ == 1) copy(first_, firstOwner_);
    if (count_ == 0) {
      first_ = shape;
      firstOwner_ = owner;
    } else {
      copy(shape, owner);
    }
    ++count_;
  }

  /// Takes those of another instead of its own.
  void assign(const ObstaclePieces& other) {
    count_ = other.count_;
    first_ = other.first_;
    firstOwner_ = other.firstOwner_;
    pieces_.clear();
    for (const PlacedConvex& piece : other.pieces_) pieces_.push_back(piece);
    owners_ = other.owners_;
  }

  /// All of them, until another is added.
  [[nodiscard]] PlacedShape shape() const { return count_ == 1 ? first_ : PlacedShape{pieces_}; }
  /// Whose a piece is.
  [[nodiscard]] Index ownerOf(Index piece) const {
    return count_ == 1 ? firstOwner_ : owners_[piece];
  }

 private:
  void copy(const PlacedShape& shape, Index owner) {
    for (const PlacedConvex& piece : shape.pieces) pieces_.push_back(piece);
    owners_.insert(owners_.end(), shape.pieces.size(), owner);
  }

  std::size_t count_ = 0;
  PlacedShape first_;
  Index firstOwner_ = 0;
  std::vector<PlacedConvex> pieces_;
  std::vector<Index> owners_;
};

}  // namespace sepax
