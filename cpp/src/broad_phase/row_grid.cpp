#include "sepax/broad_phase/row_grid.hpp"

#include <bit>
#include <cmath>
#include <limits>

namespace sepax {
namespace {

/// Keys are the exponent of a layer and then a row.
constexpr int kRowBits = 23;
constexpr std::int32_t kLastRow = (1 << (kRowBits - 1)) - 1;

/// Binary exponents of lengths are cut to this range: of the difference of two float32 that are not
/// equal it is at least -149 and at most 128.
constexpr int kLeastExponent = -150;
constexpr int kGreatestExponent = 129;
constexpr std::size_t kExponents = kGreatestExponent - kLeastExponent + 1;

/// 2^exponent <= the longer side < 2^(exponent + 1), counted from the least one. The difference is
/// rounded to float64, but never across a power of two from below.
std::size_t exponentOf(const OuterBox& box) {
  const double length = std::max(double{box.maxX} - box.minX, double{box.maxY} - box.minY);
  const int exponent = static_cast<int>(std::bit_cast<std::uint64_t>(length) >> 52) - 1023;
  return static_cast<std::size_t>(std::clamp(exponent, kLeastExponent, kGreatestExponent) -
                                  kLeastExponent);
}

/// One divided by the height of the rows. Boxes of infinite length share one row.
double scaleOf(int height) { return height > kGreatestExponent ? 0.0 : std::ldexp(1.0, -height); }

}  // namespace

void RowGrid::refresh(std::span<const OuterBox> boxes, std::span<const Proxy> /*changed*/) {
  chooseLayers(boxes);
  sort(boxes);
  const std::size_t count = order_.size();
  boxes_.resize(count);
  reaches_.resize(count);
  for (std::size_t i = 0; i < count; ++i) boxes_[i] = boxes[order_[i].value];
  findRows();
}

std::int32_t RowGrid::rowOf(float y, double scale) {
  if (scale == 0.0) return 0;
  const double row = std::floor(double{y} * scale);
  return static_cast<std::int32_t>(std::clamp<double>(row, -kLastRow, kLastRow));
}

void RowGrid::chooseLayers(std::span<const OuterBox> boxes) {
  lengths_.assign(kExponents, 0);
  heights_.resize(kExponents);
  for (const OuterBox& box : boxes) {
    if (!box.empty()) ++lengths_[exponentOf(box)];
  }
  // A layer is for two exponents; the two next to one another that most boxes have share one.
  std::size_t most = 1;
  for (std::size_t i = 2; i < kExponents - 1; ++i) {
    if (lengths_[i] + lengths_[i - 1] > lengths_[most] + lengths_[most - 1]) most = i;
  }
  for (std::size_t i = 0; i < kExponents; ++i) {
    const std::size_t last = i + (i % 2 == most % 2 ? 0 : 1);
    heights_[i] = static_cast<int>(last) + kLeastExponent + 1;
  }
  // That of infinite lengths is for them alone.
  heights_[kExponents - 2] = kGreatestExponent;
}

void RowGrid::sort(std::span<const OuterBox> boxes) {
  order_.clear();
  keys_.resize(boxes.size());
  for (Proxy proxy = 0; proxy < boxes.size(); ++proxy) {
    const OuterBox& box = boxes[proxy];
    if (box.empty()) continue;
    order_.push_back({detail::orderedBits(box.minX), proxy});
    const int height = heights_[exponentOf(box)];
    const auto row = static_cast<std::uint32_t>(rowOf(box.minY, scaleOf(height)) + kLastRow);
    keys_[proxy] = (static_cast<std::uint32_t>(height - kLeastExponent) << kRowBits) | row;
  }
  detail::radixSort(order_, scratch_);
  for (detail::Keyed& item : order_) item.key = keys_[item.value];
  detail::radixSort(order_, scratch_);
}

void RowGrid::findRows() {
  layers_.clear();
  rows_.clear();
  std::uint32_t lastKey = 0;
  float reach = 0.0F;
  for (std::uint32_t i = 0; i < order_.size(); ++i) {
    const std::uint32_t key = order_[i].key;
    if (i == 0 || key >> kRowBits != lastKey >> kRowBits) {
      const int height = static_cast<int>(key >> kRowBits) + kLeastExponent;
      layers_.push_back({scaleOf(height), static_cast<std::uint32_t>(rows_.size())});
    }
    const OuterBox& box = boxes_[i];
    if (i == 0 || key != lastKey) {
      const auto number = static_cast<std::int32_t>(key & ((1U << kRowBits) - 1)) - kLastRow;
      rows_.push_back({number, i, box.minY, box.maxY});
      reach = -std::numeric_limits<float>::infinity();
    }
    Row& row = rows_.back();
    row.minY = std::min(row.minY, box.minY);
    row.maxY = std::max(row.maxY, box.maxY);
    reach = std::max(reach, box.maxX);
    reaches_[i] = reach;
    lastKey = key;
  }
  layers_.push_back({1.0, static_cast<std::uint32_t>(rows_.size())});
  rows_.push_back({kLastRow, static_cast<std::uint32_t>(order_.size()), 0.0F, 0.0F});
}

std::uint32_t RowGrid::rowFrom(std::size_t layer, std::int32_t number) const {
  const Row* rows = rows_.data();
  const Row* place =
      std::partition_point(&rows[layers_[layer].first], &rows[layers_[layer + 1].first],
                           [number](const Row& row) { return row.number < number; });
  return static_cast<std::uint32_t>(place - rows);
}

void RowGrid::collectPairs(detail::CandidatePairs& pairs) const {
  for (std::size_t layer = 0; layer + 1 < layers_.size(); ++layer) {
    for (std::uint32_t row = layers_[layer].first; row < layers_[layer + 1].first; ++row) {
      collectWithin(row, pairs);
      if (row + 1 < layers_[layer + 1].first && rows_[row + 1].number == rows_[row].number + 1) {
        collectBetween(row, row + 1, pairs);
      }
      for (std::size_t coarser = layer + 1; coarser + 1 < layers_.size(); ++coarser) {
        const double scale = layers_[coarser].scale;
        const std::int32_t last = rowOf(rows_[row].maxY, scale);
        std::uint32_t other = rowFrom(coarser, rowOf(rows_[row].minY, scale) - 1);
        for (; other < layers_[coarser + 1].first && rows_[other].number <= last; ++other) {
          collectBetween(row, other, pairs);
        }
      }
    }
  }
}

void RowGrid::collectWithin(std::uint32_t row, detail::CandidatePairs& pairs) const {
  const std::uint32_t end = endOf(row);
  for (std::uint32_t i = rows_[row].first; i < end; ++i) {
    const OuterBox box = boxes_[i];
    for (std::uint32_t j = i + 1; j < end && boxes_[j].minX <= box.maxX; ++j) {
      pairs.addIf(boxes_[j].overlaps(box), order_[i].value, order_[j].value);
    }
  }
}

void RowGrid::collectBetween(std::uint32_t row, std::uint32_t other,
                             detail::CandidatePairs& pairs) const {
  const std::uint32_t end = endOf(row);
  const std::uint32_t otherEnd = endOf(other);
  // Where the first box is that reaches the one at hand: never farther left for the next one.
  std::uint32_t from = rows_[other].first;
  for (std::uint32_t i = rows_[row].first; i < end; ++i) {
    const OuterBox box = boxes_[i];
    while (from < otherEnd && reaches_[from] < box.minX) ++from;
    for (std::uint32_t j = from; j < otherEnd && boxes_[j].minX <= box.maxX; ++j) {
      pairs.addIf(boxes_[j].overlaps(box), order_[i].value, order_[j].value);
    }
  }
}

}  // namespace sepax
