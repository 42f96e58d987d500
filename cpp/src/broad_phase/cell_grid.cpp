#include "sepax/broad_phase/cell_grid.hpp"

#include <bit>
#include <cmath>
#include <limits>

namespace sepax {

namespace {

/// The power of two that a float32 is not below, as the bits of its exponent.
std::uint32_t exponentOf(float number) { return std::bit_cast<std::uint32_t>(number) >> 23; }

/// The least float32 above all of this exponent.
float endOfExponent(std::uint32_t exponent) { return std::bit_cast<float>((exponent + 1) << 23); }

constexpr std::uint32_t kInfinite = 255;
/// In one direction: numbers of cells are whole numbers of 32 bits.
constexpr double kMostCells = 0x1p30;
/// Measured: of levels with more boxes to a cell than that, larger ones are worth taking out.
constexpr double kCrowded = 2.0;
/// Measured: with more boxes to a cell than that a tree is faster, whatever it is used for.
constexpr std::uint64_t kOvercrowded = 32;
/// Unless there are so few that it does not matter.
constexpr std::uint64_t kFewBoxes = 512;

}  // namespace

bool CellGrid::sort(std::span<const TurnedBox> boxes) {
  measure(boxes);
  levelCount_ = 0;
  kept_ = 0;
  crowds_ = 0;
  if (lengths_[kInfinite] > 0) return false;
  if (count_ == 0) return true;
  if (!chooseLevels()) return false;
  cells_.resize(boxes.size());
  for (std::size_t i = 0; i < levelCount_; ++i) {
    const float shortest = i + 1 < levelCount_ ? levels_[i + 1].longest : -1.0F;
    if (!fill(levels_[i], boxes, shortest)) return false;
  }
  return true;
}

void CellGrid::measure(std::span<const TurnedBox> boxes) {
  constexpr float kFar = std::numeric_limits<float>::infinity();
  std::fill_n(lengths_, kLengths, 0);
  world_ = {{kFar, kFar, kFar, kFar}};
  longest_ = 0.0F;
  count_ = 0;
  for (const TurnedBox box : boxes) {
    const float extent = extentOf(box);
    // Nothing is less than what an empty box is made of.
    if (!(extent >= 0.0F)) continue;
    world_ = unitedBox(world_, box);
    longest_ = std::max(longest_, extent);
    ++lengths_[exponentOf(extent)];
    ++count_;
  }
}

/// Takes out the largest boxes, those up to four times apart, for as long as their cells would be
/// crowded with what is smaller.
bool CellGrid::chooseLevels() {
  const double width = -static_cast<double>(world_[2]) - static_cast<double>(world_[0]);
  const double height = -static_cast<double>(world_[3]) - static_cast<double>(world_[1]);
  std::uint32_t remaining = count_;
  std::uint32_t exponent = exponentOf(longest_);
  double side = longest_;
  while (true) {
    const double crowd =
        remaining * (side / std::max(width, side)) * (side / std::max(height, side));
    std::uint32_t taken = lengths_[exponent];
    if (exponent > 0) taken += lengths_[--exponent];
    if (crowd <= kCrowded) taken = remaining;
    if (!(std::max(width, height) <= kMostCells * side)) return false;
    addLevel(static_cast<float>(side), taken);
    remaining -= taken;
    if (remaining == 0) return true;
    do --exponent;
    while (lengths_[exponent] == 0);
    side = endOfExponent(exponent);
  }
}

void CellGrid::addLevel(float longest, std::uint32_t count) {
  // So that no rounding makes a box longer than a cell, and that numbers of cells are finite.
  constexpr double kRoom = 1.0001;
  constexpr double kLeast = 1e-30;
  if (levelCount_ == levels_.size()) levels_.emplace_back();
  Level& level = levels_[levelCount_++];
  const double side = std::max(kRoom * static_cast<double>(longest), kLeast);
  level.longest = longest;
  level.density = 1.0 / side;
  level.originX = static_cast<double>(world_[0]);
  level.originY = static_cast<double>(world_[1]);
  // One more each, which stays empty: the neighbours of the last.
  level.columns = static_cast<std::uint32_t>(level.column(-static_cast<double>(world_[2]))) + 2;
  level.rows = static_cast<std::uint32_t>(level.row(-static_cast<double>(world_[3]))) + 2;
  const std::uint64_t wanted = (std::uint64_t{level.columns} + 1) * (std::uint64_t{level.rows} + 1);
  constexpr std::uint64_t kLeastCells = 16;
  const std::uint64_t most = 2 * std::uint64_t{count} + kLeastCells;
  const auto cells = static_cast<std::uint32_t>(std::bit_ceil(std::min(wanted, most)));
  level.last = cells - 1;
  level.wraps = wanted > cells;
  level.stride = level.columns + 1;
  if (level.wraps) {
    // Odd, so that a column of bodies fills all cells, and next to no multiple of 8, so that
    // diagonals fill a quarter of them.
    level.stride = std::min(level.stride, cells / 4) / 8 * 8 + 3;
  }
  level.count = count;
}

bool CellGrid::fill(Level& level, std::span<const TurnedBox> boxes, float shortest) {
  const std::uint32_t cells = level.last + 1;
  const std::uint32_t more = level.stride + 2;
  level.starts.assign(std::size_t{cells} + more + 1, 0);
  std::uint32_t* const starts = level.starts.data();
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    const TurnedBox box = boxes[i];
    const float extent = extentOf(box);
    cells_[i] = kNoIndex;
    if (!(extent > shortest && extent <= level.longest)) continue;
    cells_[i] = level.cell(level.column(static_cast<double>(box[0])),
                           level.row(static_cast<double>(box[1])));
    ++starts[cells_[i]];
  }
  std::uint32_t next = 0;
  std::uint64_t crowds = 0;
  for (std::uint32_t cell = 0; cell < cells; ++cell) {
    const std::uint32_t count = starts[cell];
    starts[cell] = next;
    next += count;
    crowds += std::uint64_t{count} * count;
  }
  level.count = next;
  crowds_ += crowds;
  if (crowds_ > kOvercrowded * (std::uint64_t{count_} + kFewBoxes)) return false;
  // Those of the first cells come once more.
  const std::uint32_t again = starts[std::min(more, level.last)];
  level.boxes.resize(std::size_t{next} + again);
  level.proxies.resize(std::size_t{next} + again);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (cells_[i] == kNoIndex) continue;
    const std::uint32_t place = starts[cells_[i]]++;
    level.boxes[place] = boxes[i];
    level.proxies[place] = static_cast<Proxy>(i);
  }
  // Each now is where the next begins.
  std::copy_backward(starts, starts + cells, starts + cells + 1);
  starts[0] = 0;
  std::copy_n(level.boxes.begin(), again, level.boxes.data() + next);
  std::copy_n(level.proxies.begin(), again, level.proxies.data() + next);
  for (std::uint32_t cell = 1; cell <= more; ++cell) {
    starts[cells + cell] = next + std::min(starts[cell], again);
  }
  return true;
}

}  // namespace sepax
