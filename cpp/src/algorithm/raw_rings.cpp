#include "sepax/algorithm/raw_rings.hpp"

#include "sepax/algorithm/outline_chain.hpp"
#include "sepax/algorithm/point_location.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax::detail {

namespace {

/// Whether a ring that does not cross another, and shares no stretch with it, lies inside it.
bool inside(std::span<const Vec2> ring, std::span<const Vec2> other) {
  return ringAround(other, ring[0], ring[1]).winding != 0;
}

}  // namespace

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

std::vector<RingsStatus> misplacedHoles(const PolygonRings& rings) {
  std::vector<RingsStatus> misplaced;
  std::vector<Bounds> boxes;
  for (Index r = 0; r < rings.ringCount(); ++r) boxes.push_back(boundsOf(rings.ring(r)));
  for (Index hole = 1; hole < rings.ringCount(); ++hole) {
    if (!inside(rings.ring(hole), rings.ring(0))) {
      misplaced.push_back({RingsFault::kHoleOutside, hole, 0});
    }
  }
  for (Index hole = 1; hole < rings.ringCount(); ++hole) {
    for (Index other = 1; other < rings.ringCount(); ++other) {
      if (other != hole && boxes[hole].overlaps(boxes[other]) &&
          inside(rings.ring(hole), rings.ring(other))) {
        misplaced.push_back({RingsFault::kHoleInHole, hole, other});
      }
    }
  }
  return misplaced;
}

}  // namespace sepax::detail
