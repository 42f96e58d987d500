#include "sepax/algorithm/edge_lanes.hpp"

#include <limits>

namespace sepax {

LanesAnswer askLanes(const PlacedPolygon& a, const PlacedPolygon& b) {
  return EdgeLanes(a, b).answer();
}

LanesAnswer EdgeLanes::answer() const {
  if (verdict_ == DeepestEdge::Verdict::kOverlapping) return {deepest(), {}};
  if (verdict_ == DeepestEdge::Verdict::kUnclear) return {touching(), {}};
  const SeparatingEnd end = separatingEnd();
  if (!end.found) return {firstApart(), end};
  return {at(end.owner == Side::kA ? end.edge : kOfB + end.edge), end};
}

/// In the order of visitAxisEnds the first that none exceeds by more than a tie: what deepestEdge
/// does with its separations.
Index EdgeLanes::firstOfTies() const {
  double best = -std::numeric_limits<double>::infinity();
  Index found = 0;
  for (const Index first : {Index{0}, kOfB}) {
    for (const PolygonAxis axis : (first == 0 ? a_ : b_).axes()) {
      for (const Index edge : {axis.edge, axis.opposite}) {
        if (edge == kNoIndex || !(separations_[first + edge] - best > tie_)) continue;
        found = first + edge;
        best = separations_[found];
      }
    }
  }
  return found;
}

DeepestEdge EdgeLanes::touching() const {
  DeepestEdge found;
  for (const Index first : {Index{0}, kOfB}) {
    const PlacedPolygon& own = first == 0 ? a_ : b_;
    for (const PolygonAxis axis : own.axes()) {
      for (const Index edge : {axis.edge, axis.opposite}) {
        if (edge == kNoIndex) continue;
        const double separation = separations_[first + edge];
        // Below that it can't tie with zero.
        if (separation <= -clear_ && separation <= -2.0 * tie_) continue;
        if (!(separation == 0.0 && isAlongAxis(own, edge))) return {};
        // Of equal ones it is the first.
        if (found.edge == kNoIndex) found = at(first + edge);
      }
    }
  }
  if (found.edge != kNoIndex) found.verdict = DeepestEdge::Verdict::kOverlapping;
  return found;
}

DeepestEdge EdgeLanes::firstApart() const {
  for (const Index first : {Index{0}, kOfB}) {
    for (const PolygonAxis axis : (first == 0 ? a_ : b_).axes()) {
      for (const Index edge : {axis.edge, axis.opposite}) {
        if (edge == kNoIndex || separations_[first + edge] < -clear_) continue;
        return separations_[first + edge] > clear_ ? at(first + edge) : DeepestEdge{};
      }
    }
  }
  return {};
}

}  // namespace sepax
