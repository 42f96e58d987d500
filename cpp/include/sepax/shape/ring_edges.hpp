/// The edges of rings: edge i runs from corner i to the next corner of its ring.
#pragma once

#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/polygon_rings.hpp"
#include "sepax/shape/ring_corner.hpp"

namespace sepax::detail {

/// The rings must outlive this.
class RingEdges {
 public:
  explicit RingEdges(const PolygonRings& rings);

  [[nodiscard]] Index count() const { return rings_.count(); }
  [[nodiscard]] Index ringCount() const { return rings_.ringCount(); }
  [[nodiscard]] const std::vector<Vec2>& points() const { return rings_.points; }
  [[nodiscard]] Vec2 point(Index i) const { return rings_.points[i]; }
  [[nodiscard]] Index ringOf(Index i) const { return ring_[i]; }
  [[nodiscard]] Index next(Index i) const { return next_[i]; }
  [[nodiscard]] Index previous(Index i) const { return previous_[i]; }
  /// Whether two edges follow one another.
  [[nodiscard]] bool neighbours(Index i, Index j) const { return next(i) == j || next(j) == i; }

  [[nodiscard]] Vec2 from(Index edge) const { return point(edge); }
  [[nodiscard]] Vec2 to(Index edge) const { return point(next(edge)); }
  [[nodiscard]] RingCorner corner(Index i) const {
    return {point(previous(i)), point(i), point(next(i))};
  }

  [[nodiscard]] Bounds bounds(Index edge) const {
    Bounds box;
    box.include(from(edge));
    box.include(to(edge));
    return box;
  }

 private:
  const PolygonRings& rings_;
  std::vector<Index> ring_;
  std::vector<Index> next_;
  std::vector<Index> previous_;
};

}  // namespace sepax::detail
