/// Boxes sorted along one axis.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/broad_phase/outer_box.hpp"
#include "sepax/math/radix_sort.hpp"

namespace sepax {

/// Sort and sweep along x (Baraff, "Dynamic Simulation of Non-Penetrating Rigid Bodies", 1992).
///
/// The order of the last frame is nearly that of the next, so insertion sorts it in about O(n);
/// after a great change it is sorted anew. Pairs are found in O(n + pairs that overlap in x): good
/// for rows of boxes, not for squares of them. An index of BroadPhase.
class SortedSweep {
 public:
  /// Whether it is worth asking for the neighbours of single boxes.
  static constexpr bool kSearches = false;

  /// Takes over the boxes, of which only those in `changed` differ from last time. Empty ones are
  /// left out. O(n) in steady scenes.
  void refresh(std::span<const OuterBox> boxes, std::span<const Proxy> changed);

  /// Adds every two boxes that overlap, once.
  void collectPairs(detail::CandidatePairs& pairs) const;

  /// Calls visit(proxy) for the boxes that the region touches, from left to right, until it returns
  /// false. Returns whether it never did. O(n) in the worst case.
  template <class Region, class Visit>
  bool search(const Region& region, Visit&& visit) const {
    for (std::size_t i = firstReaching(region.bounds().minX); i < order_.size(); ++i) {
      if (boxes_[i].minX > region.bounds().maxX) break;
      if (region.touches(boxes_[i]) && !visit(order_[i].value)) return false;
    }
    return true;
  }

 private:
  /// Insertion sort. Returns false if that took too long.
  bool insertionSort();
  /// The first box such that it or one before reaches as far to the right as x.
  [[nodiscard]] std::size_t firstReaching(float x) const;

  /// Keys are the least x.
  std::vector<detail::Keyed> order_;
  std::vector<detail::Keyed> scratch_;
  /// In the same order.
  std::vector<OuterBox> boxes_;
  /// The greatest x of a box and all before it.
  std::vector<float> reaches_;
  /// Whether a proxy is in the order.
  std::vector<bool> known_;
};

}  // namespace sepax
