#include <cstdint>
#include <vector>

#include "sepax/algorithm/piece_mesh.hpp"
#include "sepax/algorithm/sweep_order.hpp"
#include "sepax/math/predicates.hpp"

namespace sepax::detail {

namespace {

/// Whether the segment ab is below cd: both run rightward, don't cross, and some sweep line meets
/// both. Exact.
bool isBelow(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  // The one that begins later is looked at from the line of the other: where it begins, or if it
  // begins on that line, where it goes.
  if (sweptBefore(a, c)) {
    const double side = orientation(a, b, c);
    return side > 0.0 || (side == 0.0 && orientation(a, b, d) > 0.0);
  }
  const double side = orientation(c, d, a);
  return side < 0.0 || (side == 0.0 && orientation(c, d, b) < 0.0);
}

class Bridger {
 public:
  explicit Bridger(PieceMesh& mesh) : mesh_(mesh), edges_(mesh.size()) {}

  void run() {
    std::vector<Vec2> points;
    for (Index i = 0; i < edges_; ++i) points.push_back(mesh_.point(i));
    std::vector<std::uint8_t> seen(edges_);
    for (const Index first : sweepOrder(points)) {
      if (seen[first] != 0) continue;
      // Of a boundary from outside, the leftmost corner is convex; of a hole, one there is reflex.
      Index leftmost = PieceMesh::kNone;
      Index half = first;
      do {
        if (half < edges_) seen[half] = 1;
        if (mesh_.point(half) == points[first] && mesh_.turn(half) < 0.0) leftmost = half;
        half = mesh_.next(half);
      } while (half != first);
      if (leftmost != PieceMesh::kNone) mesh_.connect(leftmost, visibleFrom(leftmost));
    }
  }

 private:
  [[nodiscard]] Vec2 to(Index edge) const { return mesh_.point(mesh_.next(edge)); }

  /// The edge right below the leftmost point of a hole: the polygon lies between the two.
  [[nodiscard]] Index edgeBelow(Vec2 p) const {
    Index highest = PieceMesh::kNone;
    for (Index e = 0; e < edges_; ++e) {
      const Vec2 a = mesh_.point(e);
      const Vec2 b = to(e);
      if (!sweptBefore(a, p) || !sweptBefore(p, b) || !(orientation(a, b, p) > 0.0)) continue;
      if (highest == PieceMesh::kNone || isBelow(mesh_.point(highest), to(highest), a, b)) {
        highest = e;
      }
    }
    return highest;
  }

  /// A corner to the left of the leftmost corner of a hole, with nothing between the two. Earlier
  /// bridges end to the left, and can't be between.
  [[nodiscard]] Index visibleFrom(Index hole) const {
    const Vec2 p = mesh_.point(hole);
    const Index edge = edgeBelow(p);
    const Vec2 a = mesh_.point(edge);
    const Vec2 b = to(edge);
    // Of all corners between the edge and the view from p of its left end, the one that is the
    // first to be seen in a turn from straight down.
    Index best = edge;
    for (Index q = 0; q < mesh_.size(); ++q) {
      const Vec2 at = mesh_.point(q);
      const Vec2 nearest = mesh_.point(best);
      if (at == nearest) {
        // Several sectors of the inside may meet there.
        if (sideOf(mesh_.corner(q), p) > 0) best = q;
      } else if (sweptBefore(at, p) && orientation(a, b, at) > 0.0) {
        const double turn = orientation(p, nearest, at);
        if (turn > 0.0 || (turn == 0.0 && sweptBefore(nearest, at))) best = q;
      }
    }
    return best;
  }

  PieceMesh& mesh_;
  /// Half-edges up to this are edges of the polygon.
  Index edges_;
};

}  // namespace

void bridgeHoles(PieceMesh& mesh) { Bridger(mesh).run(); }

}  // namespace sepax::detail
