// By itself, since a program that only wants to say why it refuses an outline needs no report of
// it.
#include <optional>

#include "sepax/algorithm/simple_outline.hpp"
#include "sepax/algorithm/validate_outline.hpp"
#include "sepax/shape/outline_chain.hpp"

namespace sepax {

namespace {

/// What a ring does by itself: it encloses nothing, or turns back on itself.
std::optional<OutlineFinding> errorOf(std::span<const Vec2> list, Index ring) {
  const detail::OutlineChain chain = detail::withoutRepeats(list);
  const OutlineStatus extent = detail::checkExtent(chain);
  if (extent.fault == OutlineFault::kTooFewPoints) {
    return OutlineFinding{FindingKind::kTooFewPoints, extent.first, 0, ring, ring};
  }
  if (!extent.ok()) return OutlineFinding{FindingKind::kCollinear, 0, 0, ring, ring};
  for (std::size_t i = 0; i < chain.size(); ++i) {
    if (!chain.spike(i)) continue;
    return OutlineFinding{FindingKind::kSpike, chain.places[i], 0, ring, ring};
  }
  return std::nullopt;
}

/// What rings without such faults do to one another.
FindingKind kindOf(const RingsStatus& status) {
  switch (status.fault) {
    case RingsFault::kCrossing:
      return status.overlap ? FindingKind::kOverlappingEdges : FindingKind::kCrossing;
    case RingsFault::kHoleOutside:
      return FindingKind::kHoleOutside;
    case RingsFault::kHoleInHole:
      return FindingKind::kHoleInHole;
    case RingsFault::kNestedShells:
      return FindingKind::kNestedShells;
    default:
      return FindingKind::kTooFewPoints;
  }
}

}  // namespace

std::optional<OutlineFinding> firstError(std::span<const std::span<const Vec2>> lists,
                                         std::span<const Index> shells) {
  Index ring = 0;
  for (const std::span<const Vec2> list : lists) {
    if (const std::optional<OutlineFinding> error = errorOf(list, ring)) return error;
    ++ring;
  }
  const RingsStatus status = normalizePolygonRings(lists, shells).status;
  if (status.ok()) return std::nullopt;
  return OutlineFinding{kindOf(status), status.edge, status.otherEdge, status.ring,
                        status.otherRing};
}

}  // namespace sepax
