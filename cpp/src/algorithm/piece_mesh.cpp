#include "sepax/algorithm/piece_mesh.hpp"

#include "sepax/algorithm/sweep_order.hpp"
#include "sepax/math/predicates.hpp"

namespace sepax::detail {

namespace {

/// Whether a counter-clockwise turn around `at` that starts towards `start` comes to p before q.
/// None of the directions are equal.
bool turnsFirst(Vec2 at, Vec2 start, Vec2 p, Vec2 q) {
  const bool pLeft = orientation(at, start, p) > 0.0;
  const bool qLeft = orientation(at, start, q) > 0.0;
  const double turn = orientation(at, p, q);
  if (pLeft != qLeft) return pLeft;
  // Half a turn: one of them is the reverse of the start, or both are on the right.
  return turn > 0.0;
}

}  // namespace

PieceMesh::PieceMesh(const PolygonRings& rings)
    : points_(rings.points),
      from_(rings.points.size()),
      next_(rings.points.size()),
      previous_(rings.points.size()),
      twin_(rings.points.size(), kNone) {
  for (Index r = 0; r < rings.ringCount(); ++r) {
    Index before = rings.starts[r + 1] - 1;
    for (Index i = rings.starts[r]; i < rings.starts[r + 1]; ++i) {
      from_[i] = i;
      link(before, i);
      before = i;
    }
  }
  forEachPlace(points_, sweepOrder(points_), [&](std::span<const Index> corners) {
    if (corners.size() > 1) joinAroundSectors(corners);
  });
}

void PieceMesh::joinAroundSectors(std::span<const Index> corners) {
  std::vector<Index> arriving;
  for (const Index corner : corners) {
    // The inside lies to the left of the edge that leaves, up to the next edge, which arrives.
    const Vec2 at = point(corner);
    const Vec2 leaving = point(next_[corner]);
    Index nearest = previous_[corner];
    for (const Index other : corners) {
      const Index candidate = previous_[other];
      if (candidate != nearest && turnsFirst(at, leaving, point(candidate), point(nearest))) {
        nearest = candidate;
      }
    }
    arriving.push_back(nearest);
  }
  for (std::size_t k = 0; k < corners.size(); ++k) link(arriving[k], corners[k]);
}

double PieceMesh::turn(Index half) const {
  const RingCorner at = corner(half);
  return orientation(at.before, at.at, at.after);
}

Index PieceMesh::connect(Index p, Index q) {
  const Index half = size();
  const Index twin = half + 1;
  for (const Index corner : {p, q}) {
    from_.push_back(from_[corner]);
    next_.push_back(kNone);
    previous_.push_back(kNone);
  }
  twin_.push_back(twin);
  twin_.push_back(half);
  link(previous_[p], half);
  link(previous_[q], twin);
  link(half, q);
  link(twin, p);
  return half;
}

void PieceMesh::disconnect(Index diagonal) {
  const Index twin = twin_[diagonal];
  link(previous_[diagonal], next_[twin]);
  link(previous_[twin], next_[diagonal]);
  next_[diagonal] = kNone;
  next_[twin] = kNone;
}

PieceMesh triangleMesh(const PolygonRings& rings) {
  PieceMesh mesh(rings);
  bridgeHoles(mesh);
  cutEars(mesh);
  return mesh;
}

}  // namespace sepax::detail
