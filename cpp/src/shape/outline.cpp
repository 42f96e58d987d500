#include "sepax/shape/outline.hpp"

#include <algorithm>

#include "sepax/shape/edge_meeting.hpp"
#include "sepax/shape/outline_chain.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax {

namespace {

using detail::OutlineChain;

/// The first pair of edges, in the order of the list, that share a point that they must not.
OutlineStatus findCrossing(const OutlineChain& chain) {
  PolygonRings rings;
  rings.points = chain.points;
  rings.closeRing();
  const detail::RingEdges edges(rings);
  const auto pair = detail::firstMeeting(edges);
  if (!pair) return {};
  return {OutlineFault::kSelfCrossing, chain.places[pair->first], chain.places[pair->second]};
}

/// The first corner of a simple outline that turns against its winding.
OutlineStatus findDent(const OutlineChain& chain) {
  const int sense = detail::windingSense(chain.points);
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const double turn = chain.turn(i);
    if ((turn > 0.0 && sense < 0) || (turn < 0.0 && sense > 0)) {
      return {OutlineFault::kConcave, chain.places[i], chain.places[i]};
    }
  }
  return {};
}

/// Whether the outline turns one way only, once around, and never back.
bool convex(const OutlineChain& chain) {
  bool left = false;
  bool right = false;
  int reversals = 0;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const Vec2 before = chain.points[chain.previous(i)];
    const Vec2 at = chain.points[i];
    const Vec2 after = chain.points[chain.next(i)];
    const double turn = chain.turn(i);
    if (turn == 0.0 && !betweenCollinear(before, at, after)) return false;
    left = left || turn > 0.0;
    right = right || turn < 0.0;
    if (detail::sweptBefore(before, at) != detail::sweptBefore(at, after)) ++reversals;
  }
  return left != right && reversals == 2;
}

}  // namespace

ConvexOutline normalizeConvexOutline(std::span<const Vec2> points) {
  const OutlineChain chain = detail::withoutRepeats(points);
  const OutlineStatus extent = detail::checkExtent(chain);
  if (!extent.ok()) return {extent, {}};
  if (!convex(chain)) {
    const OutlineStatus crossing = findCrossing(chain);
    return {crossing.ok() ? findDent(chain) : crossing, {}};
  }
  ConvexOutline outline;
  outline.corners.reserve(chain.size());
  bool clockwise = false;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const double turn = chain.turn(i);
    if (turn != 0.0) outline.corners.push_back(chain.points[i]);
    clockwise = clockwise || turn < 0.0;
  }
  if (clockwise) std::reverse(outline.corners.begin() + 1, outline.corners.end());
  return outline;
}

}  // namespace sepax
