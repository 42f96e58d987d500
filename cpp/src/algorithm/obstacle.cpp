#include "sepax/algorithm/obstacle.hpp"

#include <algorithm>

#include "sepax/math/predicates.hpp"

namespace sepax {

namespace {

/// Whether p is lower than q, or as low and further to the left.
bool isLower(Vec2 p, Vec2 q) { return p.y < q.y || (p.y == q.y && p.x < q.x); }

/// The first vertex that no other is before.
template <class IsBefore>
Index foremostVertex(const PlacedPolygon& polygon, IsBefore isBefore) {
  Index best = 0;
  Vec2 foremost = polygon.vertex(0);
  for (Index i = 1; i < polygon.count(); ++i) {
    const Vec2 p = polygon.vertex(i);
    if (!isBefore(p, foremost)) continue;
    best = i;
    foremost = p;
  }
  return best;
}

/// Whether an edge direction lies in the second half of a turn that starts along the x axis.
bool pointsDown(Vec2 from, Vec2 to) { return to.y < from.y || (to.y == from.y && to.x < from.x); }

/// Walks the edges of one polygon once around.
class EdgeWalk {
 public:
  EdgeWalk(const PlacedPolygon& polygon, Index start)
      : polygon_(polygon),
        at_(start),
        left_(polygon.count()),
        from_(polygon.vertex(start)),
        to_(polygon.vertex(polygon.next(start))) {}

  [[nodiscard]] bool done() const { return left_ == 0; }
  [[nodiscard]] Index index() const { return at_; }
  [[nodiscard]] Vec2 from() const { return from_; }
  [[nodiscard]] Vec2 to() const { return to_; }

  void advance() {
    at_ = polygon_.next(at_);
    --left_;
    from_ = to_;
    to_ = polygon_.vertex(polygon_.next(at_));
  }

 private:
  const PlacedPolygon& polygon_;
  Index at_;
  Index left_;
  Vec2 from_;
  Vec2 to_;
};

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
  // Where walks by edge direction, counter-clockwise, start: a's edges are reversed.
  EdgeWalk walkA(a, foremostVertex(a, [](Vec2 p, Vec2 q) { return isLower(q, p); }));
  EdgeWalk walkB(b, foremostVertex(b, isLower));
  // Written in place: adding them one by one takes a sixth of a distance of polygons.
  corners_.resize(a.count() + b.count());
  Index count = 0;
  while (!walkA.done() || !walkB.done()) {
    corners_[count++] = {walkB.from() - walkA.from(), walkA.index(), walkB.index()};
    const double next = walkA.done() ? 1.0 : walkB.done() ? -1.0 : order(walkA, walkB);
    if (next >= 0.0) walkB.advance();
    if (next <= 0.0) walkA.advance();
  }
  corners_.resize(count);
}

Obstacle::Obstacle(Vec2 a, const PlacedPolygon& b) {
  corners_.reserve(b.count());
  for (Index i = 0; i < b.count(); ++i) corners_.push_back({b.vertex(i) - a, 0, i});
}

}  // namespace sepax
