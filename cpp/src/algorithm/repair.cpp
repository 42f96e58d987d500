#include "sepax/algorithm/repair.hpp"

#include <utility>

#include "sepax/algorithm/even_odd_faces.hpp"
#include "sepax/algorithm/node_edges.hpp"
#include "sepax/shape/outline_chain.hpp"

namespace sepax {

namespace {

/// The lists that enclose something, without repeated points.
PolygonRings chainsOf(std::span<const std::span<const Vec2>> lists, RepairCounts& counts) {
  PolygonRings rings;
  for (const std::span<const Vec2> list : lists) {
    const detail::OutlineChain chain = detail::withoutRepeats(list);
    if (!detail::checkExtent(chain).ok()) {
      ++counts.flat;
      continue;
    }
    counts.repeated += static_cast<Index>(list.size() - chain.size());
    for (std::size_t i = 0; i < chain.size(); ++i) {
      if (chain.spike(i)) ++counts.spikes;
    }
    for (const Vec2 point : chain.points) rings.points.push_back(point);
    rings.closeRing();
  }
  return rings;
}

}  // namespace

RepairedOutline repair(std::span<const std::span<const Vec2>> lists) {
  RepairedOutline repaired;
  RepairCounts& counts = repaired.counts;
  const detail::NodedEdges noded = detail::nodeEdges(chainsOf(lists, counts));
  detail::EvenOddFaces faces = detail::evenOddFaces(noded.edges);
  repaired.polygons = std::move(faces.polygons);
  counts.crossings = noded.crossings;
  counts.overlaps = noded.overlaps;
  counts.straight = faces.straight;
  return repaired;
}

}  // namespace sepax
