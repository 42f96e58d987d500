/// A grid of cells that is filled anew each time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/broad_phase/turned_box.hpp"
#include "sepax/shape/convex_polygon.hpp"

namespace sepax {

/// Finds all pairs of overlapping boxes in one go, whatever was before: a hierarchical grid
/// (Ericson, "Real-Time Collision Detection", 2005, 7.2) that is filled by a counting sort.
///
/// A box belongs to the level whose cells are no smaller than it is, and to the cell in which it
/// begins: so it overlaps boxes of its level in its own cell and in the eight around it only. Of
/// these, half are enough, and they are two runs of the sorted boxes: cells are numbered row by
/// row, in a list about as long as that of the boxes. Where the world has more cells than that, the
/// numbers go round: several cells have one place, and boxes that are not near one another at all
/// are told apart when they are compared. So it matters neither how large the world is nor how far
/// its bodies are apart.
class CellGrid {
 public:
  /// Sorts the boxes; empty ones are left out. False if they stand so that this is no way to find
  /// pairs: a box is infinite, or too many begin in the same cells. O(n).
  [[nodiscard]] bool sort(std::span<const TurnedBox> boxes);

  /// Calls visit(pairs) for spans of pairs that overlap, touching ones included, each pair once, in
  /// any order, and of a pair the two in any order. O(n + pairs) where boxes of a size are spread
  /// evenly.
  template <class Visit>
  void visitPairs(Visit&& visit);

 private:
  /// Boxes of about one size.
  struct Level {
    /// Of a box that belongs to it, the longer side is at most this.
    float longest = 0.0F;
    /// How many cells there are in a unit of length.
    double density = 1.0;
    /// Where the first cell begins.
    double originX = 0.0;
    double originY = 0.0;
    /// How many cells the world has in each direction.
    std::uint32_t columns = 0;
    std::uint32_t rows = 0;
    /// From the number of a cell to that of the one in the next row.
    std::uint32_t stride = 0;
    /// The last number of a cell: a power of two less one.
    std::uint32_t last = 0;
    /// Whether several cells may have one number.
    bool wraps = false;
    /// How many boxes there are.
    std::uint32_t count = 0;
    /// Where the boxes of each cell begin. After the last cell the first ones come once more.
    std::vector<std::uint32_t> starts;
    /// Cell by cell.
    std::vector<TurnedBox> boxes;
    std::vector<Proxy> proxies;

    [[nodiscard]] std::int32_t column(double x) const {
      return static_cast<std::int32_t>((x - originX) * density);
    }
    [[nodiscard]] std::int32_t row(double y) const {
      return static_cast<std::int32_t>((y - originY) * density);
    }
    [[nodiscard]] std::uint32_t cell(std::int32_t column, std::int32_t row) const {
      return (static_cast<std::uint32_t>(column) + static_cast<std::uint32_t>(row) * stride) & last;
    }
  };

  /// Pairs that are collected before they are visited.
  static constexpr std::size_t kBlock = 256;
  /// Boxes that are compared before it is looked whether the block is full.
  static constexpr std::uint32_t kRun = 32;
  static constexpr std::size_t kLengths = 256;

  void measure(std::span<const TurnedBox> boxes);
  [[nodiscard]] bool chooseLevels();
  void addLevel(float longest, std::uint32_t count);
  [[nodiscard]] bool fill(Level& level, std::span<const TurnedBox> boxes, float shortest);

  template <class Visit>
  void visitLevel(const Level& level, Visit& visit);
  template <class Visit>
  void visitAcross(Proxy proxy, TurnedBox box, const Level& fine, Visit& visit);
  template <class Visit>
  void compare(Proxy proxy, TurnedBox limits, const Level& level, std::uint32_t first,
               std::uint32_t end, Visit& visit);
  template <class Visit>
  void compareInRow(Proxy proxy, TurnedBox limits, const Level& level, std::int32_t row,
                    std::uint32_t first, std::uint32_t end, Visit& visit);

  template <class Visit>
  void flush(Visit& visit) {
    visit(std::span<const ProxyPair>(block_, kept_));
    kept_ = 0;
  }

  /// The first levelCount_ count, those of the largest boxes first.
  std::vector<Level> levels_;
  std::size_t levelCount_ = 0;
  /// The box around all.
  TurnedBox world_{};
  float longest_ = 0.0F;
  std::uint32_t count_ = 0;
  /// How many boxes are as long as each power of two.
  std::uint32_t lengths_[kLengths] = {};
  /// Of each box; of those that are not in the level at hand kNoIndex.
  std::vector<std::uint32_t> cells_;
  /// The sum of the squares of how many boxes there are in each cell.
  std::uint64_t crowds_ = 0;
  ProxyPair block_[kBlock + kRun];
  std::size_t kept_ = 0;
};

template <class Visit>
void CellGrid::visitPairs(Visit&& visit) {
  for (std::size_t i = 0; i < levelCount_; ++i) {
    const Level& level = levels_[i];
    visitLevel(level, visit);
    for (std::size_t k = i + 1; k < levelCount_; ++k) {
      for (std::uint32_t box = 0; box < level.count; ++box) {
        visitAcross(level.proxies[box], level.boxes[box], levels_[k], visit);
      }
    }
  }
  flush(visit);
}

template <class Visit>
void CellGrid::visitLevel(const Level& level, Visit& visit) {
  const std::uint32_t* const starts = level.starts.data();
  for (std::uint32_t cell = 0; cell <= level.last; ++cell) {
    const std::uint32_t end = starts[cell + 1];
    for (std::uint32_t box = starts[cell]; box < end; ++box) {
      const TurnedBox limits = limitsOf(level.boxes[box]);
      const Proxy proxy = level.proxies[box];
      compare(proxy, limits, level, box + 1, starts[cell + 2], visit);
      const std::uint32_t above = cell + level.stride;
      compare(proxy, limits, level, starts[above - 1], starts[above + 2], visit);
    }
  }
}

template <class Visit>
void CellGrid::compare(Proxy proxy, TurnedBox limits, const Level& level, std::uint32_t first,
                       std::uint32_t end, Visit& visit) {
  const TurnedBox* const boxes = level.boxes.data();
  const Proxy* const proxies = level.proxies.data();
  while (first < end) {
    const std::uint32_t stop = std::min(end, first + kRun);
    // No branch depends on what counts: about every other pair does, and none could foresee which.
    // Local, since no compiler knows that pairs aren't written over the count.
    std::size_t kept = kept_;
    for (; first < stop; ++first) {
      block_[kept] = {proxy, proxies[first]};
      kept += static_cast<std::size_t>(isWithin(boxes[first], limits));
    }
    kept_ = kept;
    if (kept_ >= kBlock) flush(visit);
  }
}

/// The same where boxes of other rows may be among them.
template <class Visit>
void CellGrid::compareInRow(Proxy proxy, TurnedBox limits, const Level& level, std::int32_t row,
                            std::uint32_t first, std::uint32_t end, Visit& visit) {
  for (; first < end; ++first) {
    const TurnedBox box = level.boxes[first];
    if (!isWithin(box, limits) || level.row(static_cast<double>(box[1])) != row) continue;
    block_[kept_++] = {proxy, level.proxies[first]};
    if (kept_ >= kBlock) flush(visit);
  }
}

/// Compares a box with the smaller ones of another level.
template <class Visit>
void CellGrid::visitAcross(Proxy proxy, TurnedBox box, const Level& fine, Visit& visit) {
  const TurnedBox limits = limitsOf(box);
  // What begins a cell before it may reach into it.
  const auto clamped = [](std::int32_t cell, std::uint32_t count) {
    return std::clamp(cell, 0, static_cast<std::int32_t>(count) - 1);
  };
  const std::int32_t left = clamped(fine.column(box[0]) - 1, fine.columns);
  const std::int32_t right = clamped(fine.column(-box[2]), fine.columns);
  const std::int32_t low = clamped(fine.row(box[1]) - 1, fine.rows);
  const std::int32_t high = clamped(fine.row(-box[3]), fine.rows);
  const double width = right - left + 1;
  if (width * (high - low + 1) > fine.last) {
    compare(proxy, limits, fine, 0, fine.count, visit);
    return;
  }
  for (std::int32_t row = low; row <= high; ++row) {
    const std::uint32_t first = fine.cell(left, row);
    const auto end = first + static_cast<std::uint32_t>(right - left) + 1;
    if (!fine.wraps) {
      compare(proxy, limits, fine, fine.starts[first], fine.starts[end], visit);
      continue;
    }
    const std::uint32_t stop = std::min(end, fine.last + 1);
    compareInRow(proxy, limits, fine, row, fine.starts[first], fine.starts[stop], visit);
    if (end > stop) compareInRow(proxy, limits, fine, row, 0, fine.starts[end - stop], visit);
  }
}

}  // namespace sepax
