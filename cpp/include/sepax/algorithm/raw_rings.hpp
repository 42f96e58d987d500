#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "sepax/algorithm/edge_sweep.hpp"
#include "sepax/algorithm/simple_outline.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax::detail {

/// Whether these of so many lists can be the outer rings: the first list and others after it, in
/// ascending order.
[[nodiscard]] inline bool areShells(std::span<const Index> shells, std::size_t lists) {
  if (lists == 0) return true;
  const auto stays = [](Index p, Index q) { return p >= q; };
  return !shells.empty() && shells.front() == 0 && shells.back() < lists &&
         std::adjacent_find(shells.begin(), shells.end(), stays) == shells.end();
}

/// Rings as they were given, but for repeated points.
struct RawRings {
  explicit RawRings(std::span<const Index> shells) {
    rings.shells.clear();
    for (const Index shell : shells) rings.shells.push_back(shell);
  }

  PolygonRings rings;
  /// The place of each point in its list.
  std::vector<Index> places;
  /// 1 for rings that run as the normal form says, -1 for others. Without meaning for rings that
  /// cross themselves.
  std::vector<int> sense;

  /// Adds a list as the next ring, if it encloses anything.
  RingsStatus append(std::span<const Vec2> points);
};

/// Of rings that don't cross, the holes that are outside the outer ring of their polygon, then
/// those inside another hole of it, of which the innermost is named, then the outer rings inside
/// other polygons, until there are more than `most`: as the sweep over the edges has learnt. O(n
/// log n).
[[nodiscard]] std::vector<RingsStatus> misplacedRings(const EdgeSweep& sweep,
                                                      const PolygonRings& rings, std::size_t most);

}  // namespace sepax::detail
