/// Unions of boxes with integer corners as sets of unit cells: what is true of them is found by
/// counting.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "support/pieces.hpp"

namespace sepax::test {

/// The unit cells from (0, 0) to (kSide, kSide) that boxes cover.
class Cells {
 public:
  static constexpr int kSide = 8;

  /// Of boxes such as randomLatticeBox gives.
  explicit Cells(const std::vector<ConvexInstance>& boxes) {
    for (const ConvexInstance& box : boxes) {
      const Bounds bounds = boundsOf(box.core().vertices());
      for (int x = static_cast<int>(bounds.min.x); x < static_cast<int>(bounds.max.x); ++x) {
        for (int y = static_cast<int>(bounds.min.y); y < static_cast<int>(bounds.max.y); ++y) {
          taken_[index(x, y)] = true;
        }
      }
    }
  }

  [[nodiscard]] bool has(int x, int y) const {
    return x >= 0 && y >= 0 && x < kSide && y < kSide && taken_[index(x, y)];
  }

  [[nodiscard]] bool covers(const Cells& other) const {
    for (std::size_t i = 0; i < taken_.size(); ++i) {
      if (other.taken_[i] && !taken_[i]) return false;
    }
    return true;
  }

  /// Whether a point is in one of the closed cells.
  [[nodiscard]] bool hold(Vec2 p) const {
    const int x = static_cast<int>(std::floor(p.x));
    const int y = static_cast<int>(std::floor(p.y));
    const bool onColumn = p.x == x;
    const bool onRow = p.y == y;
    return has(x, y) || (onColumn && has(x - 1, y)) || (onRow && has(x, y - 1)) ||
           (onColumn && onRow && has(x - 1, y - 1));
  }

  /// The distance from a point to the nearest cell that is taken, or free if `free`.
  [[nodiscard]] double distanceTo(Vec2 p, bool free) const {
    double least = 1e300;
    for (int x = -1; x <= kSide; ++x) {
      for (int y = -1; y <= kSide; ++y) {
        if (has(x, y) == free) continue;
        const double dx = std::fmax(0.0, std::fmax(x - p.x, p.x - (x + 1)));
        const double dy = std::fmax(0.0, std::fmax(y - p.y, p.y - (y + 1)));
        least = std::fmin(least, std::sqrt(dx * dx + dy * dy));
      }
    }
    return least;
  }

 private:
  static std::size_t index(int x, int y) { return static_cast<std::size_t>(y * kSide + x); }

  std::array<bool, std::size_t{kSide} * kSide> taken_{};
};

/// From one to `most` boxes.
[[nodiscard]] inline std::vector<ConvexInstance> randomLatticeBoxes(Random& random, int most) {
  std::vector<ConvexInstance> boxes;
  const int count = random.integer(1, most);
  for (int i = 0; i < count; ++i) boxes.push_back(randomLatticeBox(random));
  return boxes;
}

/// From one to `most` pieces of every kind.
[[nodiscard]] inline std::vector<ConvexInstance> randomPieces(Random& random, int most,
                                                              double roundness) {
  std::vector<ConvexInstance> pieces;
  const int count = random.integer(1, most);
  for (int i = 0; i < count; ++i) pieces.push_back(randomPiece(random, roundness));
  return pieces;
}

}  // namespace sepax::test
