#include "sepax/algorithm/piece_mesh.hpp"

#include "sepax/math/predicates.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

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
  const Vec2 at = point(corners[0]);
  // Of two paths: those that arrive, and those that leave.
  std::vector<Ray> rays;
  for (const Index corner : corners) {
    rays.push_back({point(next_[corner]), corner, 1});
    rays.push_back({point(previous_[corner]), previous_[corner], 0});
  }
  sortAround(at, rays);
  // The inside lies to the left of an edge that leaves, up to the next edge, which arrives.
  const Ray* before = &rays.back();
  for (const Ray& ray : rays) {
    if (before->path == 1) link(ray.edge, before->edge);
    before = &ray;
  }
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
  if (rings.ringCount() > 1) bridgeHoles(mesh, rings);
  cutEars(mesh);
  return mesh;
}

}  // namespace sepax::detail
