/// The nearest free place among many obstacles, square by square.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "sepax/algorithm/free_place.hpp"
#include "sepax/algorithm/open_region.hpp"
#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/algorithm/square_view.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax::detail {

/// Searches the plane of translations by squares, the nearest first, after the branch and bound of
/// Land and Doig ("An Automatic Method of Solving Discrete Programming Problems", 1960): a square
/// that obstacles cover is done with, one that few reach into is searched for feet and crossings,
/// others are quartered, and none farther than the best place so far is looked at.
class SquareSearch {
 public:
  /// Uses the union for the obstacles of one square at a time.
  SquareSearch(std::span<const PlacedConvex> a, std::span<const PlacedConvex> b, PiecePairs& pairs,
               ObstacleUnion& obstacles, double tolerance)
      : a_(a), b_(b), pairs_(pairs), union_(obstacles), tolerance_(tolerance) {}

  /// The nearest free place, or a free one that is known if none is nearer.
  [[nodiscard]] FreePlace nearestFree(const FreePlace& known);

 private:
  /// A square that is still to be searched.
  struct Cell {
    Square square;
    /// From the origin.
    double distance;
    /// How often it was halved.
    int depth;
    /// Obstacles that may reach into it, null for none; and whether these are all.
    std::shared_ptr<const std::vector<PieceIds>> obstacles;
    bool complete;

    /// The order is a total one, so that it is the same on every platform.
    friend bool operator<(const Cell& p, const Cell& q) {
      if (p.distance != q.distance) return p.distance > q.distance;
      if (p.depth != q.depth) return p.depth < q.depth;
      if (p.square.centre.x != q.square.centre.x) return p.square.centre.x < q.square.centre.x;
      return p.square.centre.y < q.square.centre.y;
    }
  };

  /// An obstacle that reaches into a square.
  struct Seen {
    SquareView view;
    PieceIds ids;
  };

  /// What is known of the square in question.
  enum class Outcome : std::uint8_t {
    /// All of it is covered.
    kCovered,
    /// Of the obstacles that reach into it and are not hidden, all are seen;
    kSeen,
    /// some are not.
    kTooMany,
  };

  [[nodiscard]] Outcome look(const Cell& cell);
  [[nodiscard]] bool isTiny(const Square& square) const;
  /// Whether in the square all of `other` is also in `one`, but for rounding.
  [[nodiscard]] bool hides(const Seen& one, const Seen& other, const Square& square) const;
  [[nodiscard]] bool isBehindOthers(const Seen& one, const Square& square);
  [[nodiscard]] Vec2 axisFor(const Square& square) const;
  [[nodiscard]] FreePlace search(const Cell& cell, double limit);
  void quarter(const Cell& cell, double limit, Outcome outcome, std::vector<Cell>& cells) const;

  std::span<const PlacedConvex> a_;
  std::span<const PlacedConvex> b_;
  PiecePairs& pairs_;
  ObstacleUnion& union_;
  double tolerance_;
  /// What reaches into the square in question and is not hidden behind others.
  std::vector<Seen> seen_;
  /// What covered squares lately.
  std::array<PieceIds, 8> covers_{};
  std::size_t nextCover_ = 0;
};

}  // namespace sepax::detail
