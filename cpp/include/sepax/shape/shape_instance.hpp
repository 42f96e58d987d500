/// A shape of one or more convex pieces, and where it stands.
#pragma once

#include <memory>
#include <vector>

#include "sepax/math/transform.hpp"
#include "sepax/shape/convex_instance.hpp"
#include "sepax/shape/piece_tree.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// Moving is cheap: world coordinates are computed when they are first asked for after a move.
class ShapeInstance {
 public:
  /// At least one piece. They stand together: in the coordinates of the shape.
  explicit ShapeInstance(std::vector<ConvexInstance> pieces);

  /// A copy is placed anew: a placement refers to the pieces that it is of.
  ShapeInstance(const ShapeInstance& other) : ShapeInstance(other.pieces_) {}
  /// Becomes a copy, which is placed anew when asked.
  ShapeInstance& operator=(const ShapeInstance& other) { return *this = ShapeInstance(other); }
  /// Leaves no pieces behind. Views of the other become views of this one.
  ShapeInstance(ShapeInstance&&) = default;
  /// Takes over the pieces as the constructor does.
  ShapeInstance& operator=(ShapeInstance&&) = default;
  ~ShapeInstance() = default;

  /// In the order in which they were given, which pieceOfA and the like count in.
  [[nodiscard]] const std::vector<ConvexInstance>& pieces() const { return pieces_; }
  /// Where the shape stands, and each of its pieces.
  [[nodiscard]] const Transform& transform() const { return pieces_.front().transform(); }

  /// Puts the shape in another place. No scale is 0; if a piece has a radius, both are equal but
  /// for their signs.
  void setTransform(const Transform& transform);

  /// The shape in world coordinates. A view: the instance must outlive it, and after a move it has
  /// to be asked for again. Placed anew after a move (see PlacedPolygon::place), else O(1).
  [[nodiscard]] PlacedShape placed() {
    if (stale_) place();
    return {placed_, tree_.get()};
  }
  /// Whether placed() has something to do, for which it needs memory.
  [[nodiscard]] bool stale() const { return stale_; }
  /// Gives the memory of the placement back, in whatever state it is. Allocates nothing.
  void forgetPlacement();

 private:
  void place();

  std::vector<ConvexInstance> pieces_;
  std::vector<PlacedConvex> placed_;
  /// Of these, if they are many.
  std::unique_ptr<detail::PieceTree> tree_;
  bool stale_ = true;
};

}  // namespace sepax
