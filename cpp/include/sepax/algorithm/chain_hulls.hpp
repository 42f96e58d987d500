/// How far the points of a stretch of an outline are from a segment, without a look at each.
#pragma once

#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"

namespace sepax::detail {

/// Distances from a segment.
class SegmentDistance {
 public:
  SegmentDistance(Vec2 a, Vec2 b) : a_(a), b_(b), along_(b - a), size_(length(along_)) {}

  [[nodiscard]] double of(Vec2 p) const;
  /// Whether a point lies beside the segment, neither before its start nor beyond its end.
  [[nodiscard]] bool isBeside(Vec2 p) const {
    return dot(p - a_, along_) > 0.0 && dot(p - b_, along_) < 0.0;
  }
  [[nodiscard]] Vec2 along() const { return along_; }

 private:
  Vec2 a_;
  Vec2 b_;
  Vec2 along_;
  double size_;
};

/// The convex hulls of runs of 32, 64, 128 ... consecutive points. The farthest point of a set from
/// a segment is a corner of its hull; if all of it is beside the segment, one of the two that are
/// the farthest across.
class ChainHulls {
 public:
  /// The points must outlive this. Hulls are made when they are first needed: O(n) for all of a
  /// length, after O(n) for the shorter ones.
  explicit ChainHulls(std::span<const Vec2> points) : points_(points) {}

  /// The greatest distance of the points from `first` on and before `last`, but for rounding: once
  /// it is greater than `limit`, any that is. O(log^2 n) where they are beside the segment.
  [[nodiscard]] double farthest(const SegmentDistance& from, Index first, Index last, double limit);

 private:
  /// The hulls of all runs of one length. Each is a lower and an upper chain, from left to right.
  struct Level {
    std::vector<Index> corners;
    /// Where each chain ends; before the first one, 0.
    std::vector<Index> ends;
  };

  [[nodiscard]] Index runs(Index level) const;
  [[nodiscard]] std::span<const Index> chain(Index level, Index run, bool upper) const;
  [[nodiscard]] Vec2 extreme(Index level, Index run, Vec2 direction) const;
  [[nodiscard]] double farthestOf(const SegmentDistance& from, Index level, Index run) const;
  void addLevel();
  void appendChain(std::span<const Index> sorted, bool upper);

  std::span<const Vec2> points_;
  std::vector<Level> levels_;
};

}  // namespace sepax::detail
