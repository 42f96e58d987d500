#include "sepax/algorithm/edge_lanes.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "sepax/math/pair.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

using Verdict = DeepestEdge::Verdict;

/// How far the polygon is in front of two edges of another.
Pair leastHeights(const PlacedPolygon& own, Index p, Index q, const PlacedPolygon& other) {
  const Pair from[] = {pairOf(own.vertex(p)), pairOf(own.vertex(q))};
  const Pair out[] = {pairOf(own.normal(p)), pairOf(own.normal(q))};
  const Pair x = firstsOf(from[0], from[1]);
  const Pair y = secondsOf(from[0], from[1]);
  const Pair normalX = firstsOf(out[0], out[1]);
  const Pair normalY = secondsOf(out[0], out[1]);
  const Vec2* const corners = other.vertices().data();
  Pair least = normalX * (corners[0].x - x) + normalY * (corners[0].y - y);
  for (Index i = 1; i < other.count(); ++i) {
    least = lesserOf(normalX * (corners[i].x - x) + normalY * (corners[i].y - y), least);
  }
  return least;
}

/// Puts the separations over all edges of `own` into `lanes`; returns the greatest. An odd one has
/// its last edge in two lanes.
double separate(const PlacedPolygon& own, const PlacedPolygon& other, double* lanes) {
  Pair greatest = bothOf(-std::numeric_limits<double>::infinity());
  const Index last = own.count() - 1;
  for (Index edge = 0; edge <= last; edge += 2) {
    const Pair separations = leastHeights(own, edge, std::min(edge + 1, last), other);
    lanes[edge] = separations[0];
    lanes[edge + 1] = separations[1];
    greatest = greaterOf(greatest, separations);
  }
  return greatestOf(greatest);
}

/// One bit for each of the lanes that is not below the limit.
std::uint32_t lanesFrom(const double* lanes, Index count, double limit) {
  std::uint32_t bits = 0;
  for (Index i = 0; i < count; i += 2) {
    bits |= bitsOf(Pair{lanes[i], lanes[i + 1]} >= bothOf(limit)) << i;
  }
  return bits & ((1U << count) - 1U);
}

}  // namespace

EdgeLanes::EdgeLanes(const PlacedPolygon& a, const PlacedPolygon& b) : a_(a), b_(b) {
  const double extents = a.bounds().extent() + b.bounds().extent();
  const Pair low = lesserOf(pairOf(a.bounds().min), pairOf(b.bounds().min));
  const Pair high = greaterOf(pairOf(a.bounds().max), pairOf(b.bounds().max));
  // As in deepestEdge: separations beyond it are not in doubt.
  clear_ = 4.0 * kSeparationFilter * greatestOf(high - low);
  tie_ = kSeparationTie * extents;
  greatest_ = separate(a, b, separations_);
  if (greatest_ <= clear_) {
    greatest_ = std::max(greatest_, separate(b, a, separations_ + kOfB));
  } else {
    std::fill_n(separations_ + kOfB, kMostLanes, -std::numeric_limits<double>::infinity());
  }
  verdict_ = Verdict::kUnclear;
  if (greatest_ > clear_) verdict_ = Verdict::kApart;
  if (greatest_ < -clear_) verdict_ = Verdict::kOverlapping;
}

DeepestEdge EdgeLanes::deepest() const {
  if (verdict_ == Verdict::kApart) return firstApart();
  if (verdict_ == Verdict::kUnclear) return {};
  // What is farther below the greatest than twice a tie can't be taken instead of it, in whatever
  // order they come.
  const double limit = greatest_ - 2.0 * tie_;
  const std::uint32_t bits = lanesFrom(separations_, a_.count(), limit) |
                             lanesFrom(separations_ + kOfB, b_.count(), limit) << kOfB;
  return at((bits & (bits - 1)) == 0 ? static_cast<Index>(std::countr_zero(bits)) : firstOfTies());
}

DeepestEdge EdgeLanes::at(Index lane) const {
  const double separation = separations_[lane];
  if (lane < kOfB) return {verdict_, Side::kA, lane, separation};
  return {verdict_, Side::kB, lane - kOfB, separation};
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
