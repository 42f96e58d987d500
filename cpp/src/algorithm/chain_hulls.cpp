#include "sepax/algorithm/chain_hulls.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>

#include "sepax/math/heap_sort.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

namespace {

/// The shortest runs have so many points.
constexpr Index kRun = 32;

}  // namespace

double SegmentDistance::of(Vec2 p) const {
  if (dot(p - a_, along_) <= 0.0) return length(p - a_);
  if (dot(p - b_, along_) >= 0.0) return length(p - b_);
  return std::abs(orientation(a_, b_, p)) / size_;
}

double ChainHulls::farthest(const SegmentDistance& from, Index first, Index last, double limit) {
  double greatest = 0.0;
  while (first < last && greatest <= limit) {
    if (first % kRun != 0 || last - first < kRun) {
      greatest = std::max(greatest, from.of(points_[first++]));
      continue;
    }
    // The longest run that begins here.
    const Index run = first / kRun;
    const auto aligned = static_cast<Index>(std::countr_zero(run));
    const auto fitting = static_cast<Index>(std::bit_width((last - first) / kRun)) - 1;
    const Index level = std::min(aligned, fitting);
    while (levels_.size() <= level) addLevel();
    greatest = std::max(greatest, farthestOf(from, level, run >> level));
    first += kRun << level;
  }
  return greatest;
}

/// The runs of full length.
Index ChainHulls::runs(Index level) const {
  return static_cast<Index>(points_.size() / kRun) >> level;
}

std::span<const Index> ChainHulls::chain(Index level, Index run, bool upper) const {
  const Level& all = levels_[level];
  const std::size_t i = std::size_t{2} * run + (upper ? 1 : 0);
  return std::span(all.corners).subspan(all.ends[i], all.ends[i + 1] - all.ends[i]);
}

/// The corner of a hull that is the farthest in a direction.
Vec2 ChainHulls::extreme(Index level, Index run, Vec2 direction) const {
  const std::span<const Index> corners = chain(level, run, direction.y >= 0.0);
  std::size_t low = 0;
  std::size_t high = corners.size() - 1;
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    const Vec2 edge = points_[corners[middle + 1]] - points_[corners[middle]];
    if (dot(direction, edge) > 0.0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return points_[corners[low]];
}

double ChainHulls::farthestOf(const SegmentDistance& from, Index level, Index run) const {
  const Vec2 along = from.along();
  if (from.isBeside(extreme(level, run, along)) && from.isBeside(extreme(level, run, -along))) {
    const Vec2 across = quarterTurn(along);
    return std::max(from.of(extreme(level, run, across)), from.of(extreme(level, run, -across)));
  }
  if (level > 0) {
    return std::max(farthestOf(from, level - 1, 2 * run), farthestOf(from, level - 1, 2 * run + 1));
  }
  double greatest = 0.0;
  for (Index i = run * kRun; i < (run + 1) * kRun; ++i) {
    greatest = std::max(greatest, from.of(points_[i]));
  }
  return greatest;
}

void ChainHulls::addLevel() {
  const auto level = static_cast<Index>(levels_.size());
  levels_.emplace_back();
  levels_.back().ends.push_back(0);
  const auto before = [this](Index i, Index j) { return sweptBefore(points_[i], points_[j]); };
  std::vector<Index> sorted;
  for (Index run = 0; run < runs(level); ++run) {
    for (const bool upper : {false, true}) {
      if (level == 0) {
        sorted.resize(kRun);
        std::iota(sorted.begin(), sorted.end(), run * kRun);
        heapSort(sorted, before);
      } else {
        const auto left = chain(level - 1, 2 * run, upper);
        const auto right = chain(level - 1, 2 * run + 1, upper);
        sorted.resize(left.size() + right.size());
        std::merge(left.begin(), left.end(), right.begin(), right.end(), sorted.begin(), before);
      }
      appendChain(sorted, upper);
    }
  }
}

/// Andrew, "Another Efficient Algorithm for Convex Hulls in Two Dimensions", 1979.
void ChainHulls::appendChain(std::span<const Index> sorted, bool upper) {
  Level& level = levels_.back();
  std::vector<Index>& corners = level.corners;
  const std::size_t first = corners.size();
  for (const Index next : sorted) {
    while (corners.size() >= first + 2) {
      const double turn =
          orientation(points_[corners[corners.size() - 2]], points_[corners.back()], points_[next]);
      if (upper ? turn < 0.0 : turn > 0.0) break;
      corners.pop_back();
    }
    corners.push_back(next);
  }
  level.ends.push_back(static_cast<Index>(corners.size()));
}

}  // namespace sepax::detail
