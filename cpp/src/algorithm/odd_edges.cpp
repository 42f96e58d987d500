#include "sepax/algorithm/odd_edges.hpp"

#include <cstdint>
#include <span>

#include "sepax/math/heap_sort.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

namespace {

bool comesBefore(const LineEdge& a, const LineEdge& b) {
  if (!(a.left == b.left)) return sweptBefore(a.left, b.left);
  const double turn = orientation(a.left, a.right, b.right);
  return turn == 0.0 ? sweptBefore(a.right, b.right) : turn > 0.0;
}

}  // namespace

std::vector<LineEdge> edgesOf(const PolygonRings& rings) {
  std::vector<LineEdge> edges;
  for (Index r = 0; r < rings.ringCount(); ++r) {
    const std::span<const Vec2> ring = rings.ring(r);
    Vec2 from = ring.back();
    for (const Vec2 to : ring) {
      edges.push_back(sweptBefore(from, to) ? LineEdge{from, to} : LineEdge{to, from});
      from = to;
    }
  }
  return edges;
}

Index keepOddEdges(std::vector<LineEdge>& edges) {
  heapSort(edges, comesBefore);
  Index overlaps = 0;
  std::size_t kept = 0;
  for (std::size_t first = 0, last = 0; first < edges.size(); first = last) {
    const LineEdge edge = edges[first];
    while (last < edges.size() && !comesBefore(edge, edges[last])) ++last;
    if (last - first > 1) ++overlaps;
    if ((last - first) % 2 == 1) edges[kept++] = edge;
  }
  edges.resize(kept);
  return overlaps;
}

PolygonRings closedRings(const std::vector<LineEdge>& edges) {
  // 2 i and 2 i + 1 are the ends of edge i; each goes on in another end at the same place.
  std::vector<Vec2> ends;
  for (const LineEdge& edge : edges) {
    ends.push_back(edge.left);
    ends.push_back(edge.right);
  }
  std::vector<Index> partner(ends.size());
  forEachPlace(ends, sweepOrder(ends), [&](std::span<const Index> at) {
    for (std::size_t k = 0; k + 1 < at.size(); k += 2) {
      partner[at[k]] = at[k + 1];
      partner[at[k + 1]] = at[k];
    }
  });
  PolygonRings rings;
  std::vector<std::uint8_t> passed(edges.size());
  for (Index first = 0; first < ends.size(); first += 2) {
    if (passed[first / 2] != 0) continue;
    Index end = first;
    do {
      passed[end / 2] = 1;
      rings.points.push_back(ends[end]);
      end = partner[end ^ 1U];
    } while (end != first);
    rings.closeRing();
  }
  return rings;
}

}  // namespace sepax::detail
