#include "sepax/algorithm/simplify.hpp"

#include <algorithm>
#include <cstdint>

#include "sepax/algorithm/chain_hulls.hpp"
#include "sepax/algorithm/corner_queue.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/box_tree.hpp"
#include "sepax/shape/ring_edges.hpp"

namespace sepax {

namespace {

using detail::CornerQueue;

std::vector<Bounds> pointBoxes(const std::vector<Vec2>& points) {
  std::vector<Bounds> boxes;
  boxes.reserve(points.size());
  for (const Vec2 p : points) boxes.push_back({p, p});
  return boxes;
}

class Simplifier {
 public:
  Simplifier(const PolygonRings& rings, double tolerance)
      : rings_(rings),
        tolerance_(tolerance),
        tree_(pointBoxes(rings.points)),
        original_(rings),
        hulls_(rings.points),
        next_(rings.count()),
        previous_(rings.count()),
        gone_(rings.count()),
        queue_(rings.count()) {
    for (Index i = 0; i < rings.count(); ++i) {
      next_[i] = original_.next(i);
      previous_[i] = original_.previous(i);
    }
    for (Index r = 0; r < rings.ringCount(); ++r) {
      left_.push_back(rings.starts[r + 1] - rings.starts[r]);
    }
  }

  std::vector<Index> run() {
    for (Index i = 0; i < rings_.count(); ++i) consider(i);
    for (Index i = queue_.pop(); i != CornerQueue::kNone; i = queue_.pop()) {
      if (left_[original_.ringOf(i)] == 3) continue;
      const Index obstacle = obstacleTo(i);
      if (obstacle == rings_.count()) {
        remove(i);
      } else {
        queue_.wait(i, obstacle);
      }
    }
    std::vector<Index> kept;
    for (Index i = 0; i < rings_.count(); ++i) {
      if (gone_[i] == 0) kept.push_back(i);
    }
    return kept;
  }

 private:
  [[nodiscard]] Vec2 point(Index i) const { return rings_.points[i]; }

  /// How far the outline moves when its edges at the corner become one.
  [[nodiscard]] double movement(Index corner) {
    const Index from = previous_[corner];
    const Index to = next_[corner];
    const detail::SegmentDistance distance(point(from), point(to));
    if (from < to) return hulls_.farthest(distance, from + 1, to, tolerance_);
    const Index ring = original_.ringOf(corner);
    return std::max(hulls_.farthest(distance, from + 1, rings_.starts[ring + 1], tolerance_),
                    hulls_.farthest(distance, rings_.starts[ring], to, tolerance_));
  }

  void consider(Index corner) {
    queue_.withdraw(corner);
    const double distance = movement(corner);
    if (distance <= tolerance_) queue_.push(corner, distance);
  }

  /// A corner in the closed triangle of a corner and its neighbours, or count() if there is none:
  /// then no edge enters the triangle either.
  [[nodiscard]] Index obstacleTo(Index corner) const {
    const Index before = previous_[corner];
    const Index after = next_[corner];
    const Vec2 a = point(before);
    const Vec2 b = point(corner);
    const Vec2 c = point(after);
    const double sense = orientation(a, b, c);
    const auto inTriangle = [&](Vec2 p) {
      // Of a straight corner the triangle is the segment ac.
      if (sense == 0.0) return orientation(a, c, p) == 0.0;
      const auto inside = [&](Vec2 from, Vec2 to) {
        const double side = orientation(from, to, p);
        return sense > 0.0 ? side >= 0.0 : side <= 0.0;
      };
      return inside(a, b) && inside(b, c) && inside(c, a);
    };
    const detail::BoxRegion triangle(a, sense < 0.0 ? c : b, sense < 0.0 ? b : c);
    return tree_.find(triangle, 0, [&](Index i) {
      return i != before && i != corner && i != after && inTriangle(point(i));
    });
  }

  void remove(Index corner) {
    gone_[corner] = 1;
    tree_.remove(corner);
    queue_.withdraw(corner);
    --left_[original_.ringOf(corner)];
    next_[previous_[corner]] = next_[corner];
    previous_[next_[corner]] = previous_[corner];
    consider(previous_[corner]);
    consider(next_[corner]);
    for (Index i = queue_.wake(corner); i != CornerQueue::kNone; i = queue_.wake(corner)) {
      if (gone_[i] == 0) consider(i);
    }
  }

  const PolygonRings& rings_;
  double tolerance_;
  detail::BoxTree tree_;
  detail::RingEdges original_;
  detail::ChainHulls hulls_;
  std::vector<Index> next_;
  std::vector<Index> previous_;
  std::vector<std::uint8_t> gone_;
  /// How many corners each ring has left.
  std::vector<Index> left_;
  CornerQueue queue_;
};

}  // namespace

std::vector<Index> simplify(const PolygonRings& rings, double tolerance) {
  return Simplifier(rings, tolerance).run();
}

PolygonRings selectCorners(const PolygonRings& rings, const std::vector<Index>& corners) {
  PolygonRings selected;
  selected.shells = rings.shells;
  auto corner = corners.begin();
  for (Index r = 0; r < rings.ringCount(); ++r) {
    for (; corner != corners.end() && *corner < rings.starts[r + 1]; ++corner) {
      selected.points.push_back(rings.points[*corner]);
    }
    selected.closeRing();
  }
  return selected;
}

}  // namespace sepax
