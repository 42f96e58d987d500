#include "sepax/algorithm/obstacle.hpp"

#include <algorithm>

#include "sepax/math/predicates.hpp"

namespace sepax {

namespace {

/// The vertex that a counter-clockwise walk by edge direction starts from: the lowest, of those the
/// leftmost; for `upsideDown` the highest, of those the rightmost.
Index firstVertex(const PlacedPolygon& polygon, bool upsideDown) {
  const double sign = upsideDown ? -1.0 : 1.0;
  Index best = 0;
  for (Index i = 1; i < polygon.count(); ++i) {
    const Vec2 p = sign * polygon.vertex(i);
    const Vec2 q = sign * polygon.vertex(best);
    if (p.y < q.y || (p.y == q.y && p.x < q.x)) best = i;
  }
  return best;
}

/// Walks the edges of one polygon once around.
class EdgeWalk {
 public:
  EdgeWalk(const PlacedPolygon& polygon, Index start)
      : polygon_(polygon), at_(start), left_(polygon.count() > 1 ? polygon.count() : 0) {}

  [[nodiscard]] bool done() const { return left_ == 0; }
  [[nodiscard]] Index index() const { return at_; }
  [[nodiscard]] Vec2 from() const { return polygon_.vertex(at_); }
  [[nodiscard]] Vec2 to() const { return polygon_.vertex(polygon_.next(at_)); }

  void advance() {
    at_ = polygon_.next(at_);
    --left_;
  }

 private:
  const PlacedPolygon& polygon_;
  Index at_;
  Index left_;
};

/// Whether an edge direction lies in the second half of a turn that starts along the x axis.
bool pointsDown(Vec2 from, Vec2 to) { return to.y < from.y || (to.y == from.y && to.x < from.x); }

/// Positive if the edge of b comes first in the walk, negative if the reversed edge of a does, zero
/// if they are parallel and come together.
double order(const EdgeWalk& a, const EdgeWalk& b) {
  const bool downA = pointsDown(a.to(), a.from());
  const bool downB = pointsDown(b.from(), b.to());
  if (downA != downB) return downA ? 1.0 : -1.0;
  return crossOfDifferences(b.from(), b.to(), a.to(), a.from());
}

}  // namespace

Obstacle::Obstacle(const PlacedPolygon& a, const PlacedPolygon& b) {
  if (a.count() == 1 || b.count() == 1) {
    // Nothing to merge: a copy of the other shape, a's turned half round.
    corners_.reserve(std::max(a.count(), b.count()));
    for (Index i = 0; i < a.count(); ++i) {
      for (Index j = 0; j < b.count(); ++j) corners_.push_back({b.vertex(j) - a.vertex(i), i, j});
    }
    return;
  }
  EdgeWalk walkA(a, firstVertex(a, true));
  EdgeWalk walkB(b, firstVertex(b, false));
  corners_.reserve(a.count() + b.count());
  const auto addCorner = [&] {
    corners_.push_back({walkB.from() - walkA.from(), walkA.index(), walkB.index()});
  };
  while (!walkA.done() || !walkB.done()) {
    addCorner();
    const double next = walkA.done() ? 1.0 : walkB.done() ? -1.0 : order(walkA, walkB);
    if (next >= 0.0) walkB.advance();
    if (next <= 0.0) walkA.advance();
  }
}

Obstacle::Obstacle(Vec2 a, const PlacedPolygon& b) {
  corners_.reserve(b.count());
  for (Index i = 0; i < b.count(); ++i) corners_.push_back({b.vertex(i) - a, 0, i});
}

}  // namespace sepax
