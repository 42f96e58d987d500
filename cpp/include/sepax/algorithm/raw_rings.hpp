#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sepax/algorithm/edge_sweep.hpp"
#include "sepax/algorithm/polygon_rings.hpp"
#include "sepax/algorithm/simple_outline.hpp"
#include "sepax/math/vec2.hpp"

namespace sepax::detail {

/// Rings as they were given, but for repeated points.
struct RawRings {
  PolygonRings rings;
  /// The place of each point in its list.
  std::vector<Index> places;
  /// 1 for rings that run as the normal form says, -1 for others. Without meaning for rings that
  /// cross themselves.
  std::vector<int> sense;

  /// Adds a list as the next ring, if it encloses anything.
  RingsStatus append(std::span<const Vec2> points);
};

/// The holes of rings that don't cross that are outside the outer ring, then those inside another
/// hole, as far as `most` of them: as the sweep over the edges has learnt. O(n).
[[nodiscard]] std::vector<RingsStatus> misplacedHoles(const EdgeSweep& sweep, std::size_t most);

}  // namespace sepax::detail
