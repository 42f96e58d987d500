/// Which directions of the plane a set of arcs leaves open.
#pragma once

#include <vector>

#include "sepax/math/vec2.hpp"

namespace sepax {

/// Whether unit vectors differ by no more than kOpenDirections.
[[nodiscard]] bool isSameDirection(Vec2 a, Vec2 b);

/// A set of directions, made of ranges, that knows whether it leaves a gap.
class DirectionCover {
 public:
  /// Covers the directions counter-clockwise (y up) from `from` to `to`: half a turn at most, and
  /// none if the two are equal.
  void add(Vec2 from, Vec2 to);

  /// Whether no gap is left that is wider than kOpenDirections. O(n log n).
  [[nodiscard]] bool complete();

 private:
  /// In quarter turns, roughly: see pseudoangle.
  struct Arc {
    double start;
    double end;
  };

  std::vector<Arc> arcs_;
};

}  // namespace sepax
