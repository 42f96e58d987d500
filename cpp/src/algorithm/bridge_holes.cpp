#include <cstdint>
#include <vector>

#include "sepax/algorithm/edge_sweep.hpp"
#include "sepax/algorithm/piece_mesh.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

void bridgeHoles(PieceMesh& mesh, const PolygonRings& rings) {
  const RingEdges edges(rings);
  const EdgeSweep sweep(edges);
  std::vector<std::uint8_t> seen(edges.count());
  for (const Index first : sweepOrder(rings.points)) {
    if (seen[first] != 0) continue;
    // Of a boundary from outside, the leftmost corner is convex; of a hole, one there is reflex.
    Index leftmost = PieceMesh::kNone;
    Index half = first;
    do {
      if (half < edges.count()) seen[half] = 1;
      if (mesh.point(half) == mesh.point(first) && mesh.turn(half) < 0.0) leftmost = half;
      half = mesh.next(half);
    } while (half != first);
    if (leftmost == PieceMesh::kNone) continue;
    const EdgeSweep::View view = sweep.view(first);
    mesh.connect(leftmost, view.end ? mesh.next(view.edge) : view.edge);
  }
}

}  // namespace sepax::detail
