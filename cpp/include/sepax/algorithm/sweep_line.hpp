#pragma once

#include <span>
#include <vector>

#include "sepax/shape/ring_edges.hpp"

namespace sepax::detail {

/// Edges that a line sweeping from left to right cuts, ordered from below: binary search trees
/// whose nodes are the edges. The trees are treaps (Seidel and Aragon, "Randomized Search Trees",
/// 1996), whose priorities are hashes: without balancing, and the same on every platform.
class SweepLine {
 public:
  /// No edge, or an empty tree.
  static constexpr Index kNone = 0xffffffff;

  /// An edge by its ends, of which the sweep comes to `left` first.
  struct Edge {
    Vec2 left;
    Vec2 right;
  };

  explicit SweepLine(const RingEdges& edges);
  explicit SweepLine(std::span<const Edge> edges);

  /// The end of an edge that the sweep comes to first.
  [[nodiscard]] Vec2 left(Index edge) const { return nodes_[edge].left; }
  [[nodiscard]] Vec2 right(Index edge) const { return nodes_[edge].right; }
  /// Positive if p is above the edge, zero if it is on its line.
  [[nodiscard]] double sideOf(Index edge, Vec2 p) const;

  /// Trees are named by their roots. All O(log n) as a rule.
  struct Parts {
    Index below;
    Index through;
    Index above;
  };
  /// Splits a tree by where its edges are to p.
  [[nodiscard]] Parts split(Index tree, Vec2 p);
  /// One tree of two, of which the first is below the second.
  [[nodiscard]] Index merge(Index below, Index above);
  /// An edge that is in no tree, as a tree.
  [[nodiscard]] Index only(Index edge);
  /// kNone of an empty tree.
  [[nodiscard]] Index lowest(Index tree) const;
  [[nodiscard]] Index highest(Index tree) const;
  /// Of a tree that is not empty.
  [[nodiscard]] Index withoutLowest(Index tree);
  [[nodiscard]] Index withoutHighest(Index tree);

 private:
  struct Node {
    Vec2 left;
    Vec2 right;
    /// Subtrees.
    Index below;
    Index above;
  };

  std::vector<Node> nodes_;
};

}  // namespace sepax::detail
