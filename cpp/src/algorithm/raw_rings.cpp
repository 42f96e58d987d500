#include "sepax/algorithm/raw_rings.hpp"

#include <cstdint>

#include "sepax/algorithm/outline_chain.hpp"
#include "sepax/math/heap_sort.hpp"

namespace sepax::detail {

RingsStatus RawRings::append(std::span<const Vec2> points) {
  const Index ring = rings.ringCount();
  const OutlineChain chain = withoutRepeats(points);
  const OutlineStatus extent = checkExtent(chain);
  if (extent.fault == OutlineFault::kTooFewPoints) {
    return {RingsFault::kTooFewPoints, ring, ring, extent.first, extent.first};
  }
  if (!extent.ok()) return {RingsFault::kCollinear, ring, ring, 0, 0};
  rings.points.insert(rings.points.end(), chain.points.begin(), chain.points.end());
  rings.closeRing();
  places.insert(places.end(), chain.places.begin(), chain.places.end());
  const int winding = windingSense(chain.points);
  sense.push_back(ring == 0 ? winding : -winding);
  return {};
}

std::vector<RingsStatus> misplacedHoles(const EdgeSweep& sweep, std::size_t most) {
  const std::vector<Index>& order = sweep.ringOrder();
  std::vector<RingsStatus> misplaced;
  std::vector<std::uint8_t> inside(order.size());
  for (const Index ring : order) {
    const Index around = sweep.around(ring);
    if (around != EdgeSweep::kNone) inside[ring] = around == 0 ? 1 : inside[around];
  }
  for (Index hole = 1; hole < order.size() && misplaced.size() < most; ++hole) {
    if (inside[hole] == 0) misplaced.push_back({RingsFault::kHoleOutside, hole, 0});
  }
  std::vector<Index> holes;
  for (Index hole = 1; hole < order.size() && misplaced.size() < most; ++hole) {
    holes.clear();
    for (Index r = sweep.around(hole); r != EdgeSweep::kNone; r = sweep.around(r)) {
      if (r != 0) holes.push_back(r);
    }
    sortAscending(holes);
    for (const Index other : holes) misplaced.push_back({RingsFault::kHoleInHole, hole, other});
  }
  return misplaced;
}

}  // namespace sepax::detail
