/// What half-planes leave open of a square.
#pragma once

#include <vector>

#include "sepax/algorithm/square_view.hpp"
#include "sepax/math/interval.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax::detail {

/// The places of a square that are not behind the lines of any half-planes: a convex polygon. What
/// is nearer to a line than the tolerance, on either side, stays open.
class OpenRegion {
 public:
  OpenRegion(const Square& square, double tolerance);

  /// Takes away what is behind the line of a view that is a half-plane (Sutherland and Hodgman,
  /// "Reentrant Polygon Clipping", 1974). O(n) for n corners.
  void cover(const SquareView& halfPlane);

  /// Whether nothing is left.
  [[nodiscard]] bool empty() const { return corners_.empty(); }

  /// Whether nothing of what is left is behind the line of a view. O(n).
  [[nodiscard]] bool isBefore(const SquareView& view) const;

  /// The box around what is left, in the coordinates of the square, grown by the tolerance.
  [[nodiscard]] Bounds bounds() const;

  /// The shadow of what is left, likewise.
  [[nodiscard]] Interval shadowOn(Vec2 axis) const;

 private:
  Vec2 centre_;
  double tolerance_;
  /// Counted from the centre, counter-clockwise.
  std::vector<Vec2> corners_;
  std::vector<Vec2> rest_;
};

}  // namespace sepax::detail
