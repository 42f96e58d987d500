/// Which pieces of two shapes may meet, by the boxes around them.
#pragma once

#include <span>
#include <vector>

#include "sepax/function_ref.hpp"
#include "sepax/math/interval.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/piece_tree.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

namespace detail {

/// A piece of a and one of b.
struct PieceIds {
  /// The piece of a.
  Index ofA;
  /// The piece of b.
  Index ofB;

  friend bool operator==(const PieceIds& p, const PieceIds& q) = default;
  friend bool operator<(const PieceIds& p, const PieceIds& q) {
    return p.ofA != q.ofA ? p.ofA < q.ofA : p.ofB < q.ofB;
  }
};

}  // namespace detail

/// How far apart the boxes are in one direction at least, after a has moved by any of `moves`:
/// never more than what they hold is. Negative if they overlap.
[[nodiscard]] double gapBetween(const Bounds& a, const Bounds& moves, const Bounds& b);

/// The moves of what stays where it is.
inline constexpr Bounds kNoMove{{0.0, 0.0}, {0.0, 0.0}};

/// The pairs of pieces of two shapes. Many pieces are put into a tree for each shape, and the two
/// are gone down together; few are compared one by one. A few and those of a shape that keeps a
/// tree are looked up in it.
class PiecePairs {
 public:
  /// Takes a pair, piece i of a and piece j of b; returns whether to go on.
  using Visitor = FunctionRef<bool(Index i, Index j)>;

  /// Keeps no copy of the pieces. O(p + q), less those of which there is a tree.
  PiecePairs(const PlacedShape& a, const PlacedShape& b);
  /// It has trees of its own.
  PiecePairs(const PiecePairs&) = delete;
  /// See the other.
  PiecePairs& operator=(const PiecePairs&) = delete;

  /// Visits each pair whose boxes, after a has moved by any of `moves`, are at most a finite
  /// `limit` apart (see gapBetween), until the visitor says no; returns whether it never did. Both
  /// may shrink meanwhile. Few pieces come in the order of i, then j; of many roughly the deepest
  /// first. O(log p + log q + found) for pieces that are spread out, once there are trees.
  bool visit(const Bounds& moves, const double& limit, Visitor visitor) const;

  /// Likewise, the pairs whose boxes overlap.
  bool visit(const Bounds& moves, Visitor visitor) const { return visit(moves, 0.0, visitor); }

  /// The pairs whose boxes overlap; once these are many, only those that shadows on an axis don't
  /// tell apart, too, some of them for the second time. Shapes that have just left one another may
  /// touch all along a line across all boxes. O(p + q) more.
  bool visitMeeting(Visitor visitor);

  /// The same, less pairs of which the shadows on an axis tell that they don't meet, if there are
  /// many pieces: worth the while where boxes tell little. The moves lead to `passed` on the axis;
  /// both may shrink. O(p + q) more.
  bool visit(const Bounds& moves, Vec2 axis, const Interval& passed, Visitor visitor);

  /// The pairs that are at most a finite `limit` apart, which may shrink, as boxes tell and, of
  /// many pieces, shadows on an axis. O(p + q) more.
  bool visitNear(Vec2 axis, const double& limit, Visitor visitor);

  /// The pairs whose boxes overlap, after a has moved by any of `moves` across the axis, and which,
  /// if there are many pieces, may share a place on it that is not within `found`: the outermost
  /// first. What is found meanwhile may widen it: looking for the two ends of what the shapes share
  /// costs little more than the pairs at the ends do.
  bool visitBeyond(const Bounds& moves, Vec2 axis, const Interval& found, Visitor visitor);

  /// The pairs whose boxes are at most so far apart, in order.
  [[nodiscard]] std::vector<detail::PieceIds> within(double limit) const;

  /// The least box around the pieces of a.
  [[nodiscard]] const Bounds& boundsOfA() const { return boundsA_; }
  /// The least box around the pieces of b.
  [[nodiscard]] const Bounds& boundsOfB() const { return boundsB_; }

 private:
  struct Walk;

  [[nodiscard]] bool compareAll(const Walk& walk) const;
  [[nodiscard]] bool lookUp(const Walk& walk) const;
  [[nodiscard]] bool descend(const Walk& walk, Index nodeOfA, Index nodeOfB) const;
  void project(Vec2 axis);
  [[nodiscard]] Vec2 tellingAxis();
  /// What rounding may hide of shadows.
  [[nodiscard]] double slackOfShadows() const;
  /// Of two nodes.
  [[nodiscard]] double gapOf(const Walk& walk, Index ofA, Index ofB) const;
  /// How far beyond what was found the shadows of two nodes may share a place.
  [[nodiscard]] double reachBeyond(const Interval& found, Index ofA, Index ofB) const;

  std::span<const PlacedConvex> a_;
  std::span<const PlacedConvex> b_;
  Bounds boundsA_;
  Bounds boundsB_;
  const detail::PieceTree* treeA_;
  const detail::PieceTree* treeB_;
  /// Of shapes that keep none.
  std::vector<detail::PieceTree> own_;
  /// Whether the two trees are gone down together.
  bool many_;
  std::vector<Interval> shadowsOfA_;
  std::vector<Interval> shadowsOfB_;
};

}  // namespace sepax
