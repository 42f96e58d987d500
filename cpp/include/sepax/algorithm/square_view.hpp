/// What a square of the plane sees of an obstacle.
#pragma once

#include "sepax/algorithm/grown_obstacle.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax::detail {

/// A square with its sides along the axes.
struct Square {
  Vec2 centre;
  /// Half of a side.
  double half;

  [[nodiscard]] Bounds bounds() const { return grown({centre, centre}, half); }
};

/// An obstacle as seen from a square.
struct SquareView {
  /// Outside and inside of all of it for certain, more than a tolerance away from its boundary;
  /// else kBoundary. An obstacle without an inside is outside.
  Place place = Place::kBoundary;
  /// The obstacle is behind a line with this outward unit normal,
  Vec2 normal{};
  /// which has the centre this far in front of it.
  double height = 0.0;
  /// Whether in the square it is all that is behind the line.
  bool isHalfPlane = false;
  /// The radius of a disc behind the line, as near to it as the obstacle, that is part of this; 0
  /// if none is known.
  double discRadius = 0.0;
};

/// How a square sees the obstacle of two pieces, which need not be made for it. O(n m), or
/// O(n + m) for round ones.
[[nodiscard]] SquareView viewFrom(const Square& square, const PlacedConvex& a,
                                  const PlacedConvex& b, double tolerance);

/// Whether in the square all of `one`, which is not outside, is also in `other`, a half-plane, but
/// for rounding.
[[nodiscard]] bool isHidden(const SquareView& one, const SquareView& other, const Square& square,
                            double tolerance);

/// Whether in the square all of the obstacle of two pieces is also in the disc that `other` has,
/// but for rounding. May say no of what is. O(n m).
[[nodiscard]] bool isInDisc(const PlacedConvex& a, const PlacedConvex& b, const SquareView& other,
                            const Square& square);

}  // namespace sepax::detail
