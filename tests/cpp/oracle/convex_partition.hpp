/// The fewest convex pieces that diagonals can cut a polygon without holes into, in two independent
/// ways: by dynamic programming and, for very small ones, by trying everything. All exact.
#pragma once

#include <algorithm>
#include <limits>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

#include "oracle/exact_polygons.hpp"

namespace sepax::oracle {

class ConvexPartition {
 public:
  /// A counter-clockwise simple outline.
  explicit ConvexPartition(ExactPolygon polygon)
      : polygon_(std::move(polygon)),
        count_(polygon_.size()),
        joined_(count_ * count_, false),
        turns_(count_ * count_ * count_, kUnknown) {
    for (std::size_t i = 0; i < count_; ++i) {
      for (std::size_t j = 0; j < count_; ++j) joined_[i * count_ + j] = i != j && sees(i, j);
    }
  }

  /// Keil's problem from the top down: a part is what lies behind a diagonal, and the piece at the
  /// diagonal is walked corner by corner.
  [[nodiscard]] int fewest() { return part(0, count_ - 1); }

  /// By removing every set of diagonals from every triangulation, in effect: tries to put in 0, 1,
  /// 2... diagonals that don't cross until all pieces are convex.
  [[nodiscard]] int fewestByTrying() {
    std::vector<std::pair<std::size_t, std::size_t>> diagonals;
    for (std::size_t i = 0; i < count_; ++i) {
      for (std::size_t j = i + 2; j < count_; ++j) {
        if (joined_[i * count_ + j] && !(i == 0 && j + 1 == count_)) diagonals.emplace_back(i, j);
      }
    }
    std::vector<std::size_t> all(count_);
    for (std::size_t i = 0; i < count_; ++i) all[i] = i;
    for (int number = 0;; ++number) {
      if (canCut({all}, diagonals, 0, number)) return number + 1;
    }
  }

 private:
  static constexpr signed char kUnknown = 2;
  static constexpr int kNever = std::numeric_limits<int>::max() / 2;
  using Piece = std::vector<std::size_t>;

  [[nodiscard]] int turnAt(std::size_t i, std::size_t j, std::size_t k) const {
    signed char& known = turns_[(i * count_ + j) * count_ + k];
    if (known == kUnknown) {
      known = static_cast<signed char>(turn(polygon_[i], polygon_[j], polygon_[k]));
    }
    return known;
  }

  /// Whether i and j are ends of an edge, or the segment between them is inside but for its ends.
  [[nodiscard]] bool sees(std::size_t i, std::size_t j) const {
    const std::size_t next = (i + 1) % count_;
    if (j == next || i == (j + 1) % count_) return true;
    // In half units the middle is an integer, too.
    const ExactPoint middle = polygon_[i] + polygon_[j];
    ExactPolygon twice;
    for (const ExactPoint& p : polygon_) twice.push_back(p + p);
    for (std::size_t k = 0; k < count_; ++k) {
      const ExactPoint& a = polygon_[k];
      const ExactPoint& b = polygon_[(k + 1) % count_];
      if (k != i && k != j && segmentsMeet(a, a, polygon_[i], polygon_[j])) return false;
      const bool atEnd = k == i || k == j || (k + 1) % count_ == i || (k + 1) % count_ == j;
      if (!atEnd && segmentsMeet(a, b, polygon_[i], polygon_[j])) return false;
    }
    return holdsInside(twice, middle);
  }

  /// The fewest pieces of the part of corners i to j behind the diagonal or edge ij.
  int part(std::size_t i, std::size_t j) {
    if (j == i + 1) return 0;
    const auto known = parts_.find({i, j});
    if (known != parts_.end()) return known->second;
    int best = kNever;
    for (std::size_t first = i + 1; first < j; ++first) {
      if (!joined_[i * count_ + first] || turnAt(j, i, first) < 0) continue;
      best = std::min(best, part(i, first) + walk(i, j, i, first));
    }
    return parts_[{i, j}] = best + 1;
  }

  /// The fewest pieces behind the rest of the piece at ij, which has come from p to a.
  int walk(std::size_t i, std::size_t j, std::size_t p, std::size_t a) {
    if (a == j) return turnAt(p, j, i) < 0 ? kNever : 0;
    const auto known = walks_.find({i, j, p, a});
    if (known != walks_.end()) return known->second;
    int best = kNever;
    for (std::size_t b = a + 1; b <= j; ++b) {
      if (!joined_[a * count_ + b] || turnAt(p, a, b) < 0) continue;
      best = std::min(best, part(a, b) + walk(i, j, a, b));
    }
    return walks_[{i, j, p, a}] = best;
  }

  [[nodiscard]] bool convex(const Piece& piece) const {
    for (std::size_t k = 0; k < piece.size(); ++k) {
      const std::size_t a = piece[k];
      const std::size_t b = piece[(k + 1) % piece.size()];
      const std::size_t c = piece[(k + 2) % piece.size()];
      if (turnAt(a, b, c) < 0) return false;
    }
    return true;
  }

  bool canCut(const std::vector<Piece>& pieces,
              const std::vector<std::pair<std::size_t, std::size_t>>& diagonals, std::size_t from,
              int number) {
    if (number == 0) {
      return std::all_of(pieces.begin(), pieces.end(),
                         [&](const Piece& piece) { return convex(piece); });
    }
    for (std::size_t d = from; d < diagonals.size(); ++d) {
      for (std::size_t k = 0; k < pieces.size(); ++k) {
        const Piece& piece = pieces[k];
        const auto first = std::find(piece.begin(), piece.end(), diagonals[d].first);
        const auto second = std::find(piece.begin(), piece.end(), diagonals[d].second);
        if (first == piece.end() || second == piece.end()) continue;
        std::vector<Piece> cut = pieces;
        cut[k] = Piece(first, second + 1);
        cut.emplace_back(piece.begin(), first + 1);
        cut.back().insert(cut.back().end(), second, piece.end());
        if (canCut(cut, diagonals, d + 1, number - 1)) return true;
      }
    }
    return false;
  }

  ExactPolygon polygon_;
  std::size_t count_;
  std::vector<bool> joined_;
  mutable std::vector<signed char> turns_;
  std::map<std::pair<std::size_t, std::size_t>, int> parts_;
  std::map<std::tuple<std::size_t, std::size_t, std::size_t, std::size_t>, int> walks_;
};

}  // namespace sepax::oracle
