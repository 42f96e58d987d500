#include "sepax/algorithm/pinches.hpp"

#include <algorithm>
#include <span>

#include "sepax/algorithm/piece_mesh.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/shape/ring_edges.hpp"

namespace sepax::detail {

namespace {

/// The number of the walk that each corner is on.
std::vector<Index> numberWalks(const PieceMesh& mesh) {
  std::vector<Index> walks(mesh.size(), PieceMesh::kNone);
  for (Index first = 0; first < mesh.size(); ++first) {
    for (Index half = first; walks[half] == PieceMesh::kNone; half = mesh.next(half)) {
      walks[half] = first;
    }
  }
  return walks;
}

}  // namespace

std::vector<Pinch> findPinches(const PolygonRings& rings) {
  const std::vector<Index> walks = numberWalks(PieceMesh(rings));
  const RingEdges edges(rings);
  const auto polygonAt = [&](Index corner) { return rings.polygonOf(edges.ringOf(corner)); };
  std::vector<Pinch> pinches;
  const auto visit = [&](std::span<const Index> corners) {
    // Those of one polygon are next to one another.
    for (std::size_t k = 1; k < corners.size(); ++k) {
      const Index polygon = polygonAt(corners[k]);
      if (polygonAt(corners[k - 1]) != polygon || walks[corners[k - 1]] == walks[corners[k]])
        continue;
      pinches.push_back({polygon, rings.points[corners[k]]});
    }
  };
  forEachPlace(rings.points, sweepOrder(rings.points), visit);
  heapSort(pinches, pinchBefore);
  return pinches;
}

}  // namespace sepax::detail
