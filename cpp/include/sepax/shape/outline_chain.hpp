/// A list of points as a caller gave it, without repeats: the common ground of all outline checks.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sepax/math/predicates.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"

namespace sepax::detail {

/// A closed chain of points with the places that they had in the caller's list.
struct OutlineChain {
  std::vector<Vec2> points;
  std::vector<Index> places;

  [[nodiscard]] std::size_t size() const { return points.size(); }
  [[nodiscard]] std::size_t next(std::size_t i) const { return i + 1 == size() ? 0 : i + 1; }
  [[nodiscard]] std::size_t previous(std::size_t i) const { return i == 0 ? size() - 1 : i - 1; }

  /// The exact sign of the turn at point i: positive to the left.
  [[nodiscard]] double turn(std::size_t i) const {
    return orientation(points[previous(i)], points[i], points[next(i)]);
  }

  /// Whether the chain turns back on itself at point i, along the edge it came on. Exact.
  [[nodiscard]] bool spike(std::size_t i) const {
    return turn(i) == 0.0 && !betweenCollinear(points[previous(i)], points[i], points[next(i)]);
  }
};

/// Leaves out points that repeat the one before, the last repeats of the first too. O(n).
[[nodiscard]] OutlineChain withoutRepeats(std::span<const Vec2> points);

/// What is wrong with a chain that encloses nothing: kTooFewPoints, kCollinear or kNone. O(n).
[[nodiscard]] OutlineStatus checkExtent(const OutlineChain& chain);

/// 1 if a chain that does not cross itself runs counter-clockwise (y up), -1 if clockwise; 0 only
/// for chains that cross themselves, which may give any of the three. Exact. O(n).
[[nodiscard]] int windingSense(std::span<const Vec2> points);

}  // namespace sepax::detail
