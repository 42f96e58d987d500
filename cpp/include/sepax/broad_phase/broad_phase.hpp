/// Which of many moving boxes overlap.
#pragma once

#include <algorithm>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/broad_phase/outer_box.hpp"
#include "sepax/broad_phase/region.hpp"
#include "sepax/function_ref.hpp"
#include "sepax/list_room.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax {

namespace detail {

/// A visitor that only the concept below needs.
struct AnyVisitor {
  bool operator()(Proxy) const;
};

}  // namespace detail

/// What BroadPhase asks of a structure that finds boxes: Bvh, Grid and SortedSweep. It is told
/// which boxes changed, collects all pairs that overlap, and visits all boxes that a region
/// touches.
template <class Index>
concept BoxIndex = requires(Index index, const Index& known, std::span<const OuterBox> boxes,
                            std::span<const Proxy> changed, const RayRegion& region,
                            detail::CandidatePairs& pairs, detail::AnyVisitor visit) {
  { Index::kSearches } -> std::convertible_to<bool>;
  index.refresh(boxes, changed);
  index.collectPairs(pairs);
  { known.search(region, visit) } -> std::same_as<bool>;
};

/// Finds the pairs of overlapping boxes among many, frame after frame.
///
/// The index holds each box with some room ahead of its motion. While a box stays within its room
/// nothing has to be done for it but to compare it anew with the few whose rooms it shares (the
/// neighbour list of Verlet, "Computer Experiments on Classical Fluids", 1967). Boxes that left
/// their room are looked up one by one, or, when many did, all pairs are found in one go.
///
/// The answers depend on the numbers and the boxes alone, never on the index, on what was there
/// before, or on the platform. Once the lists have grown to their sizes nothing is allocated.
template <BoxIndex Index>
class BroadPhase {
 public:
  /// Adds a box, finite and not empty, under a number that no box has. Memory grows with the
  /// greatest number.
  void add(Proxy proxy, const Bounds& bounds);

  /// Makes room for the numbers below `count`: then neither adding such a box, nor moving, removing
  /// or reconsidering it allocates anything.
  void reserve(std::size_t count);
  /// Makes place for them at once, which takes less time than one by one.
  void extend(std::size_t count);

  /// Removes a box that is there.
  void remove(Proxy proxy);

  /// Gives a box that is there its place in the next frame. O(1).
  void move(Proxy proxy, const Bounds& bounds);

  /// Whether the number is that of a box.
  [[nodiscard]] bool has(Proxy proxy) const { return proxy < live_.size() && live_[proxy] != 0; }
  /// The box as it was given.
  [[nodiscard]] const Bounds& bounds(Proxy proxy) const { return bounds_[proxy]; }
  /// The number of boxes.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// What the boxes are found with, up to date.
  [[nodiscard]] const Index& index() {
    refresh();
    return index_;
  }

  /// All pairs of boxes that overlap, touching ones included: exact, each pair once, and in order.
  /// Pairs for which accepts(pair) is false are left out; it has to answer the same for a pair
  /// until one of the two is added or reconsidered. Valid until the next call. O(k log n + pairs)
  /// when k of n boxes left their rooms and the index is a tree; O(n log n + pairs) at most in
  /// scenes without piles.
  template <class Accepts>
  std::span<const ProxyPair> update(Accepts&& accepts);
  /// The same without a choice.
  std::span<const ProxyPair> update() {
    return update([](ProxyPair) { return true; });
  }

  /// Those pairs and some more: all whose rooms overlap. For who compares boxes anyway, and knows
  /// which of them changed. Valid until the next call.
  template <class Accepts>
  std::span<const ProxyPair> nearPairs(Accepts&& accepts) {
    if (!unpaired_.empty()) findCandidates(accepts);
    return candidates_.pairs();
  }

  /// To be told of a box that is there before the next update accepts other pairs with it.
  void reconsider(Proxy proxy) { invalidate(proxy); }

  /// Calls visit(proxy) for every box that overlaps the given one until it returns false. Exact.
  /// Returns whether it never did.
  bool visitBox(const Bounds& box, FunctionRef<bool(Proxy)> visit);

  /// Calls visit(proxy) for the boxes that a box meets on its way until it returns false. No box is
  /// missed; one that it passes by a few roundings may be visited. Returns whether it never did.
  bool visitSwept(const SweptRegion& region, FunctionRef<bool(Proxy)> visit);

  /// Calls visit(proxy) for the boxes that the segment from + t way, 0 <= t <= fraction, meets,
  /// roughly in the order in which it meets them. What it returns is the t up to which boxes are
  /// still of interest; a negative number ends the search. No box is missed; one that the segment
  /// passes by a rounding may be visited.
  void visitRay(Vec2 from, Vec2 way, double fraction, FunctionRef<double(Proxy)> visit);

  /// Calls visit(proxy) for the boxes within the distance of the point, roughly nearest first. What
  /// it returns is the distance up to which boxes are still of interest; a negative number ends the
  /// search. No box is missed; one that is farther by a rounding may be visited.
  void visitNearest(Vec2 point, double distance, FunctionRef<double(Proxy)> visit);

 private:
  /// Of a proxy: what there is to do for it.
  static constexpr std::uint8_t kStale = 1;
  static constexpr std::uint8_t kUnpaired = 2;

  void invalidate(Proxy proxy);
  [[nodiscard]] bool boxesOverlap(ProxyPair pair) const;
  /// The room of a box: as far ahead as it comes in a few frames, but not farther than it is long.
  [[nodiscard]] OuterBox roomFor(Proxy proxy) const;
  void refresh();
  template <class Accepts>
  void findCandidates(Accepts& accepts);
  std::span<const ProxyPair> overlappingCandidates();
  template <class Region>
  void visitOrdered(Region region, FunctionRef<double(Proxy)> visit);

  Index index_;
  std::vector<Bounds> bounds_;
  /// How each box moved last.
  std::vector<Vec2> steps_;
  /// The boxes that the index knows; empty for numbers not in use.
  std::vector<OuterBox> rooms_;
  std::vector<std::uint8_t> live_;
  std::vector<std::uint8_t> marks_;
  std::size_t size_ = 0;
  /// Whose rooms the index doesn't know yet.
  std::vector<Proxy> stale_;
  /// Whose candidates are not known yet.
  std::vector<Proxy> unpaired_;
  detail::CandidatePairs candidates_;
  /// The first count_ are those that overlapped at the last update.
  std::vector<ProxyPair> pairs_;
  std::size_t count_ = 0;
  /// What they were the time before.
  std::vector<ProxyPair> pairsBefore_;
  /// For each number whether its box, or what it may be paired with, changed since.
  std::vector<std::uint8_t> changed_;
};

template <BoxIndex Index>
void BroadPhase<Index>::reserve(std::size_t count) {
  detail::growAllFor(count, bounds_, steps_, rooms_, live_, marks_, changed_, stale_, unpaired_);
}

template <BoxIndex Index>
void BroadPhase<Index>::extend(std::size_t count) {
  if (count <= bounds_.size()) return;
  bounds_.resize(count);
  steps_.resize(count);
  rooms_.resize(count);
  live_.resize(count);
  marks_.resize(count);
  changed_.resize(count);
}

template <BoxIndex Index>
void BroadPhase<Index>::add(Proxy proxy, const Bounds& bounds) {
  if (proxy >= bounds_.size()) extend(std::size_t{proxy} + 1);
  bounds_[proxy] = bounds;
  steps_[proxy] = {};
  live_[proxy] = 1;
  ++size_;
  rooms_[proxy] = roomFor(proxy);
  invalidate(proxy);
}

template <BoxIndex Index>
void BroadPhase<Index>::remove(Proxy proxy) {
  live_[proxy] = 0;
  rooms_[proxy] = {};
  --size_;
  invalidate(proxy);
}

template <BoxIndex Index>
void BroadPhase<Index>::move(Proxy proxy, const Bounds& bounds) {
  steps_[proxy] = bounds.min - bounds_[proxy].min;
  bounds_[proxy] = bounds;
  changed_[proxy] = 1;
  const OuterBox& room = rooms_[proxy];
  if (bounds.min.x < room.minX || bounds.min.y < room.minY || bounds.max.x > room.maxX ||
      bounds.max.y > room.maxY) {
    rooms_[proxy] = roomFor(proxy);
    invalidate(proxy);
  }
}

template <BoxIndex Index>
void BroadPhase<Index>::invalidate(Proxy proxy) {
  if ((marks_[proxy] & kStale) == 0) stale_.push_back(proxy);
  if ((marks_[proxy] & kUnpaired) == 0) unpaired_.push_back(proxy);
  marks_[proxy] = kStale | kUnpaired;
  changed_[proxy] = 1;
}

template <BoxIndex Index>
OuterBox BroadPhase<Index>::roomFor(Proxy proxy) const {
  // Measured: with less room boxes leave too often, with more they share it with too many.
  constexpr double kFramesAhead = 8.0;
  constexpr double kFramesAround = 1.0;
  constexpr double kMostLengths = 0.5;
  const Bounds& box = bounds_[proxy];
  const Vec2 step = steps_[proxy];
  const double most = kMostLengths * box.extent();
  // What rests needs no room, and what leaves the most there is in the next frame has no use of it.
  const double distance = std::max(std::abs(step.x), std::abs(step.y));
  if (distance == 0.0 || 2.0 * distance > most) return outerBox(box);
  // No branch depends on the directions, which differ from box to box.
  const auto ahead = [most](double way) {
    return std::min(std::max(kFramesAhead * way, -kFramesAround * way), most);
  };
  return outerBox({{box.min.x - ahead(-step.x), box.min.y - ahead(-step.y)},
                   {box.max.x + ahead(step.x), box.max.y + ahead(step.y)}});
}

template <BoxIndex Index>
void BroadPhase<Index>::refresh() {
  if (stale_.empty()) return;
  index_.refresh(rooms_, stale_);
  for (const Proxy proxy : stale_) marks_[proxy] &= static_cast<std::uint8_t>(~kStale);
  stale_.clear();
}

template <BoxIndex Index>
template <class Accepts>
std::span<const ProxyPair> BroadPhase<Index>::update(Accepts&& accepts) {
  static_cast<void>(nearPairs(accepts));
  return overlappingCandidates();
}

template <BoxIndex Index>
template <class Accepts>
void BroadPhase<Index>::findCandidates(Accepts& accepts) {
  // Beyond this share it takes less time to find all pairs anew.
  constexpr std::size_t kFew = 8;
  if (!Index::kSearches || unpaired_.size() > size_ / kFew) {
    // All of them get new room, so that this isn't needed again in the next frames.
    for (Proxy proxy = 0; proxy < live_.size(); ++proxy) {
      if (live_[proxy] == 0 || marks_[proxy] != 0) continue;
      const OuterBox room = roomFor(proxy);
      if (room == rooms_[proxy]) continue;
      rooms_[proxy] = room;
      invalidate(proxy);
    }
    refresh();
    index_.collectPairs(candidates_);
    candidates_.keep(accepts);
    candidates_.replace(static_cast<Proxy>(live_.size()));
  } else {
    refresh();
    for (const Proxy proxy : unpaired_) {
      if (live_[proxy] == 0) continue;
      index_.search(BoxRegion(rooms_[proxy]), [this, proxy](Proxy other) {
        // Two that are both new to one another are found twice.
        const bool counts = other != proxy && (marks_[other] == 0 || proxy < other);
        candidates_.addIf(counts, proxy, other);
        return true;
      });
    }
    candidates_.keep(accepts);
    candidates_.merge(marks_);
  }
  for (const Proxy proxy : unpaired_) marks_[proxy] = 0;
  unpaired_.clear();
}

/// Where few boxes moved, nearly all answers are those of last time, and to find them there takes a
/// fraction of what it takes to read the boxes, which lie all over the memory.
template <BoxIndex Index>
std::span<const ProxyPair> BroadPhase<Index>::overlappingCandidates() {
  const std::span<const ProxyPair> candidates = candidates_.pairs();
  pairs_.swap(pairsBefore_);
  if (detail::isFarTooLarge(pairs_, candidates.size())) pairs_ = std::vector<ProxyPair>();
  // Behind the last one is another, which comes after all pairs that there can be.
  if (pairs_.size() <= candidates.size()) pairs_.resize(candidates.size() + 1);
  if (pairsBefore_.empty()) pairsBefore_.resize(1);
  constexpr Proxy kLast = std::numeric_limits<Proxy>::max();
  pairsBefore_[count_] = {kLast, kLast};
  const ProxyPair* before = pairsBefore_.data();
  std::size_t count = 0;
  for (const ProxyPair pair : candidates) {
    // Only past those that are candidates no more.
    while (*before < pair) ++before;
    const bool was = *before == pair;
    before += static_cast<std::size_t>(was);
    const bool same = (changed_[pair.a] | changed_[pair.b]) == 0;
    // Written in any case: whether they overlap no branch predicts.
    pairs_[count] = pair;
    count += static_cast<std::size_t>(same ? was : boxesOverlap(pair));
  }
  count_ = count;
  std::fill(changed_.begin(), changed_.end(), std::uint8_t{0});
  return std::span<const ProxyPair>(pairs_).first(count_);
}

template <BoxIndex Index>
bool BroadPhase<Index>::boxesOverlap(ProxyPair pair) const {
  const Bounds& a = bounds_[pair.a];
  const Bounds& b = bounds_[pair.b];
  const bool inX = (a.min.x <= b.max.x) & (b.min.x <= a.max.x);
  const bool inY = (a.min.y <= b.max.y) & (b.min.y <= a.max.y);
  return inX & inY;
}

template <BoxIndex Index>
bool BroadPhase<Index>::visitBox(const Bounds& box, FunctionRef<bool(Proxy)> visit) {
  refresh();
  return index_.search(BoxRegion(outerBox(box)),
                       [&](Proxy proxy) { return !bounds_[proxy].overlaps(box) || visit(proxy); });
}

template <BoxIndex Index>
bool BroadPhase<Index>::visitSwept(const SweptRegion& region, FunctionRef<bool(Proxy)> visit) {
  refresh();
  return index_.search(
      region, [&](Proxy proxy) { return !region.touches(bounds_[proxy]) || visit(proxy); });
}

template <BoxIndex Index>
template <class Region>
void BroadPhase<Index>::visitOrdered(Region region, FunctionRef<double(Proxy)> visit) {
  refresh();
  index_.search(region, [&](Proxy proxy) {
    if (!(region.reach(bounds_[proxy]) <= region.limit())) return true;
    const double limit = visit(proxy);
    region.shorten(limit);
    return limit >= 0.0;
  });
}

template <BoxIndex Index>
void BroadPhase<Index>::visitRay(Vec2 from, Vec2 way, double fraction,
                                 FunctionRef<double(Proxy)> visit) {
  visitOrdered(RayRegion(from, way, fraction), visit);
}

template <BoxIndex Index>
void BroadPhase<Index>::visitNearest(Vec2 point, double distance,
                                     FunctionRef<double(Proxy)> visit) {
  visitOrdered(NearRegion(point, distance), visit);
}

}  // namespace sepax
