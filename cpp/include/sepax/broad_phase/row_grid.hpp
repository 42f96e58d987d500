/// Boxes sorted into rows, and along each row.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/broad_phase/outer_box.hpp"
#include "sepax/math/radix_sort.hpp"

namespace sepax {

/// A hierarchical grid of rows (after Ericson, "Real-Time Collision Detection", 2005, 7.2), with a
/// sorted sweep in each row.
///
/// A box belongs to the layer whose rows are just higher than the box is long, up to four times,
/// and to the row where it begins. So it overlaps boxes of its layer in its own row and the next
/// ones only, and in a row only those near by. It is sorted anew whenever a box changes, by radix
/// in O(n). An index of BroadPhase.
class RowGrid {
 public:
  /// Whether it is worth asking for the neighbours of single boxes.
  static constexpr bool kSearches = true;

  /// Takes over the boxes, of which some differ from last time. Empty ones are left out. O(n).
  void refresh(std::span<const OuterBox> boxes, std::span<const Proxy> changed);

  /// Adds every two boxes that overlap, once. O(l n + pairs) for l layers in use, where boxes of
  /// one size are spread evenly.
  void collectPairs(detail::CandidatePairs& pairs) const;

  /// Calls visit(proxy) for the boxes that the region touches, row by row, until it returns false.
  /// Returns whether it never did. O(rows of the region's bounds + boxes in them).
  template <class Region, class Visit>
  bool search(const Region& region, Visit&& visit) const;

 private:
  /// Boxes that begin in one row of one layer.
  struct Row {
    std::int32_t number;
    /// In the sorted order; the last is where the next row begins.
    std::uint32_t first;
    float minY;
    float maxY;
  };
  /// Boxes of about one size.
  struct Layer {
    /// One divided by the height of a row, a power of two.
    double scale;
    /// Among the rows; the last is where the next layer begins.
    std::uint32_t first;
  };

  /// The row of a y. Never decreases with y, so that what is out of range, in the last rows, is
  /// found too.
  [[nodiscard]] static std::int32_t rowOf(float y, double scale);
  void chooseLayers(std::span<const OuterBox> boxes);
  void sort(std::span<const OuterBox> boxes);
  void findRows();
  /// The first row of the layer with at least that number.
  [[nodiscard]] std::uint32_t rowFrom(std::size_t layer, std::int32_t number) const;
  [[nodiscard]] std::uint32_t endOf(std::uint32_t row) const { return rows_[row + 1].first; }
  void collectWithin(std::uint32_t row, detail::CandidatePairs& pairs) const;
  void collectBetween(std::uint32_t row, std::uint32_t other, detail::CandidatePairs& pairs) const;

  /// For each binary exponent of a length, counted from the least one, the boxes that have it, and
  /// the exponent of the height of their rows.
  std::vector<std::uint32_t> lengths_;
  std::vector<int> heights_;
  /// With one more at the end of each.
  std::vector<Layer> layers_;
  std::vector<Row> rows_;
  /// By layer, row and least x; the keys of the first two.
  std::vector<detail::Keyed> order_;
  std::vector<detail::Keyed> scratch_;
  std::vector<std::uint32_t> keys_;
  /// In the same order.
  std::vector<OuterBox> boxes_;
  /// The greatest x of a box and of all before it in its row.
  std::vector<float> reaches_;
};

template <class Region, class Visit>
bool RowGrid::search(const Region& region, Visit&& visit) const {
  for (std::size_t layer = 0; layer + 1 < layers_.size(); ++layer) {
    const double scale = layers_[layer].scale;
    std::uint32_t row = rowFrom(layer, rowOf(region.bounds().minY, scale) - 1);
    for (; row < layers_[layer + 1].first; ++row) {
      const OuterBox bounds = region.bounds();
      if (rows_[row].number > rowOf(bounds.maxY, scale)) break;
      const float* reaches = reaches_.data();
      const float* place =
          std::lower_bound(&reaches[rows_[row].first], &reaches[endOf(row)], bounds.minX);
      for (auto i = static_cast<std::uint32_t>(place - reaches);
           i < endOf(row) && boxes_[i].minX <= bounds.maxX; ++i) {
        if (region.touches(boxes_[i]) && !visit(order_[i].value)) return false;
      }
    }
  }
  return true;
}

}  // namespace sepax
