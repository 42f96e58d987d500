/// The separating-axis test of polygons with few corners, two edges at a time.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <utility>

#include "sepax/algorithm/deepest_edge.hpp"
#include "sepax/math/pair.hpp"
#include "sepax/shape/placed_polygon.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// No polygon has more edges in lanes.
inline constexpr Index kMostLanes = 8;

/// Whether EdgeLanes is for a polygon.
[[nodiscard]] inline bool fitsLanes(const PlacedPolygon& polygon) {
  return polygon.count() >= 3 && polygon.count() <= kMostLanes;
}

/// What EdgeLanes says of a pair: both answers, if both are sure.
struct LanesAnswer {
  /// See EdgeLanes::deepest() and touching().
  DeepestEdge deepest;
  /// See EdgeLanes::separatingEnd().
  SeparatingEnd end;
};

/// The separations over all edges of two polygons of 3 to 8 corners: what deepestEdge finds, edge
/// by edge, when none of those that count is next to zero. Two edges share each instruction, and no
/// branch depends on which of them is the deepest: that is anyone's guess, and a wrong one takes as
/// long as ten edges.
///
/// All but rare cases is inline, in whoever has a loop over pairs: in WebAssembly what a call gives
/// back goes through memory, and the callee may be in another part of the module.
class EdgeLanes {
 public:
  /// Looks at the edges of a, and if none of them separates, at those of b.
  [[gnu::always_inline]] EdgeLanes(const PlacedPolygon& a, const PlacedPolygon& b);

  /// Of kApart nothing but that is known. Of kOverlapping, the edge that deepestEdge finds.
  [[nodiscard]] DeepestEdge::Verdict verdict() const { return verdict_; }

  /// If they overlap, or of polygons that are apart the first edge that shows it, if that is clear.
  [[nodiscard, gnu::always_inline]] DeepestEdge deepest() const;

  /// Of polygons that are apart: what firstSeparatingEnd finds, if the edges alone tell. Not found
  /// if they don't: in front of the first that shows it is one that is parallel to no other, and
  /// whose back may show it, too; or one that is next to touching.
  [[nodiscard, gnu::always_inline]] SeparatingEnd separatingEnd() const;

  /// Of polygons of which that is unclear only since they touch over edges along an axis, as tiles
  /// do: the edge that deepestEdge finds.
  [[nodiscard]] DeepestEdge touching() const;

  /// Both: deepest() or touching(), and separatingEnd().
  [[nodiscard]] LanesAnswer answer() const;

 private:
  /// Edges of a, and from here on edges of b.
  static constexpr Index kOfB = kMostLanes;

  [[nodiscard]] DeepestEdge at(Index lane) const;
  [[nodiscard]] Index firstOfTies() const;
  [[nodiscard]] DeepestEdge firstApart() const;

  const PlacedPolygon& a_;
  const PlacedPolygon& b_;
  double clear_;
  double tie_;
  double greatest_;
  DeepestEdge::Verdict verdict_;
  alignas(16) double separations_[2 * kMostLanes];
};

/// EdgeLanes::answer() as a call, for those who ask about one pair.
[[nodiscard]] LanesAnswer askLanes(const PlacedPolygon& a, const PlacedPolygon& b);

namespace detail {

/// How far the polygon is in front of two edges of another. With kCount corners; 0 for any number.
template <Index kCount>
[[gnu::always_inline]] inline Pair leastHeights(const PlacedPolygon& own, Index p, Index q,
                                                const PlacedPolygon& other) {
  const Pair from[] = {pairOf(own.vertex(p)), pairOf(own.vertex(q))};
  const Pair out[] = {pairOf(own.normal(p)), pairOf(own.normal(q))};
  const Pair x = firstsOf(from[0], from[1]);
  const Pair y = secondsOf(from[0], from[1]);
  const Pair normalX = firstsOf(out[0], out[1]);
  const Pair normalY = secondsOf(out[0], out[1]);
  const Vec2* const corners = other.vertices().data();
  const auto heights = [&](Index i) {
    return normalX * (corners[i].x - x) + normalY * (corners[i].y - y);
  };
  Pair least = heights(0);
  if constexpr (kCount == 4) {
    least = lesserOf(heights(1), least);
    least = lesserOf(heights(2), least);
    least = lesserOf(heights(3), least);
  } else {
    for (Index i = 1; i < other.count(); ++i) least = lesserOf(heights(i), least);
  }
  return least;
}

/// Puts the separations over all edges of `own` into `lanes`; returns the greatest. An odd one has
/// its last edge in two lanes.
[[gnu::always_inline]] inline double separate(const PlacedPolygon& own, const PlacedPolygon& other,
                                              double* lanes) {
  Pair greatest = bothOf(-std::numeric_limits<double>::infinity());
  const Index last = own.count() - 1;
  for (Index edge = 0; edge <= last; edge += 2) {
    const Index beside = std::min(edge + 1, last);
    // Boxes are what there is most of, and a loop takes a third more.
    const Pair separations = other.count() == 4 ? leastHeights<4>(own, edge, beside, other)
                                                : leastHeights<0>(own, edge, beside, other);
    lanes[edge] = separations[0];
    lanes[edge + 1] = separations[1];
    greatest = greaterOf(greatest, separations);
  }
  return greatestOf(greatest);
}

/// One bit for each of the lanes that is not below the limit.
[[gnu::always_inline]] inline std::uint32_t lanesFrom(const double* lanes, Index count,
                                                      double limit) {
  std::uint32_t bits = 0;
  for (Index i = 0; i < count; i += 2) {
    bits |= bitsOf(Pair{lanes[i], lanes[i + 1]} >= bothOf(limit)) << i;
  }
  return bits & ((1U << count) - 1U);
}

}  // namespace detail

inline EdgeLanes::EdgeLanes(const PlacedPolygon& a, const PlacedPolygon& b) : a_(a), b_(b) {
  using Verdict = DeepestEdge::Verdict;
  const double extents = a.bounds().extent() + b.bounds().extent();
  const Pair low = lesserOf(pairOf(a.bounds().min), pairOf(b.bounds().min));
  const Pair high = greaterOf(pairOf(a.bounds().max), pairOf(b.bounds().max));
  // As in deepestEdge: separations beyond it are not in doubt.
  clear_ = 4.0 * kSeparationFilter * greatestOf(high - low);
  tie_ = kSeparationTie * extents;
  greatest_ = -std::numeric_limits<double>::infinity();
  std::fill_n(separations_ + kOfB, kMostLanes, greatest_);
  // A loop, so that the loops within are there once.
  const PlacedPolygon* own = &a;
  const PlacedPolygon* other = &b;
  for (const Index first : {Index{0}, kOfB}) {
    greatest_ = std::max(greatest_, detail::separate(*own, *other, separations_ + first));
    if (greatest_ > clear_) break;
    std::swap(own, other);
  }
  verdict_ = Verdict::kUnclear;
  if (greatest_ > clear_) verdict_ = Verdict::kApart;
  if (greatest_ < -clear_) verdict_ = Verdict::kOverlapping;
}

inline DeepestEdge EdgeLanes::deepest() const {
  using Verdict = DeepestEdge::Verdict;
  if (verdict_ == Verdict::kApart) return firstApart();
  if (verdict_ == Verdict::kUnclear) return {};
  // What is farther below the greatest than twice a tie can't be taken instead of it, in whatever
  // order they come.
  const double limit = greatest_ - 2.0 * tie_;
  const std::uint32_t bits = detail::lanesFrom(separations_, a_.count(), limit) |
                             detail::lanesFrom(separations_ + kOfB, b_.count(), limit) << kOfB;
  // The greatest itself is among them: the mask changes nothing, it tells compilers that 32 can't
  // be.
  const auto lowest = static_cast<Index>(std::countr_zero(bits)) & (2 * kMostLanes - 1);
  return at((bits & (bits - 1)) == 0 ? lowest : firstOfTies());
}

inline SeparatingEnd EdgeLanes::separatingEnd() const {
  for (const Index first : {Index{0}, kOfB}) {
    const PlacedPolygon& own = first == 0 ? a_ : b_;
    for (const PolygonAxis axis : own.axes()) {
      for (const Index edge : {axis.edge, axis.opposite}) {
        if (edge == kNoIndex) return {};
        const double separation = separations_[first + edge];
        if (separation < -clear_) continue;
        if (separation <= clear_) return {};
        const Vec2 outward = own.normal(edge);
        return {true, first == 0 ? Side::kA : Side::kB, edge, first == 0 ? outward : -outward};
      }
    }
  }
  return {};
}

inline DeepestEdge EdgeLanes::at(Index lane) const {
  const double separation = separations_[lane];
  if (lane < kOfB) return {verdict_, Side::kA, lane, separation};
  return {verdict_, Side::kB, lane - kOfB, separation};
}

}  // namespace sepax
