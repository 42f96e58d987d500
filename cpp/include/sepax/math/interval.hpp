/// A closed interval of the real line: the shadow of a shape on an axis, or a stretch of time.
#pragma once

#include <algorithm>
#include <limits>

namespace sepax {

/// All numbers from min to max, both included.
struct Interval {
  /// The least number; infinite in the default one.
  double min = std::numeric_limits<double>::infinity();
  /// The greatest number; minus infinity in the default one.
  double max = -std::numeric_limits<double>::infinity();

  /// Empty intervals have min > max; the default one is empty.
  [[nodiscard]] constexpr bool empty() const { return min > max; }
};

/// What is in both; empty if nothing is.
[[nodiscard]] constexpr Interval intersection(Interval a, Interval b) {
  return {std::max(a.min, b.min), std::min(a.max, b.max)};
}

/// How far a and b must be pulled apart, the shorter way, until they only touch; the width of the
/// gap as a negative number if they are apart. Right also if one contains the other.
[[nodiscard]] constexpr double overlap(Interval a, Interval b) {
  return std::min(a.max - b.min, b.max - a.min);
}

/// Every place that a passes while it moves by `distance`.
[[nodiscard]] constexpr Interval swept(Interval a, double distance) {
  return {std::min(a.min, a.min + distance), std::max(a.max, a.max + distance)};
}

/// The part of the time from 0 to 1 in which a, moving by `distance`, shares a point with b.
/// Empty if there is none.
[[nodiscard]] constexpr Interval timeOfOverlap(Interval a, Interval b, double distance) {
  const double ahead = b.min - a.max;
  const double behind = b.max - a.min;
  if (distance == 0.0) {
    return ahead <= 0.0 && behind >= 0.0 ? Interval{0.0, 1.0} : Interval{};
  }
  const double first = ahead / distance;
  const double last = behind / distance;
  const Interval time = intersection({std::min(first, last), std::max(first, last)}, {0.0, 1.0});
  return time.empty() ? Interval{} : time;
}

}  // namespace sepax
