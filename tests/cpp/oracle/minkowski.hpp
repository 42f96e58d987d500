/// The Minkowski difference by brute force: how deep and when sharp shapes overlap.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "oracle/difference_hull.hpp"
#include "oracle/exact_polygons.hpp"

namespace sepax::oracle {

/// When a moving shape first and last touches, and how fast it then crosses the line of contact.
struct ContactTimes {
  double enter;
  double exit;
  double enterSpeed;
  double exitSpeed;
};

class MinkowskiDifference : public DifferenceHull {
 public:
  using DifferenceHull::DifferenceHull;

  /// How deep the shapes overlap after a has moved by t (+ u, exactly): the distance to the nearest
  /// edge line, negative outside. Relative error of a few ulp.
  [[nodiscard]] double depthAfter(Vec2 t, Vec2 u = {}) const {
    const ExactPoint at = exact(t, u);
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < hull().size(); ++i) {
      const BigInteger area = cross(edge(i), at - hull()[i]);
      least = std::min(least, ratioToLength(area, edge(i)));
    }
    return least;
  }

  [[nodiscard]] double depth() const { return depthAfter({}); }

  /// When a, moving by `velocity`, touches b within the step.
  [[nodiscard]] std::optional<ContactTimes> contactTimes(Vec2 velocity) const {
    const ExactPoint v = exact(velocity);
    std::optional<ContactTimes> times;
    const auto include = [&](double time, double speed) {
      if (!times) {
        times = {time, time, speed, speed};
        return;
      }
      // A corner is reached with two edges at once: the slower one is the more sensitive.
      if (time < times->enter || (time == times->enter && speed < times->enterSpeed)) {
        times->enter = time;
        times->enterSpeed = speed;
      }
      if (time > times->exit || (time == times->exit && speed < times->exitSpeed)) {
        times->exit = time;
        times->exitSpeed = speed;
      }
    };
    const double unlimited = std::numeric_limits<double>::infinity();
    if (holds(ExactPoint{})) include(0.0, unlimited);
    if (holds(v)) include(1.0, unlimited);
    for (std::size_t i = 0; i < hull().size(); ++i) {
      // hull + s e = t v gives t = (hull x e) / (v x e) and s = (hull x v) / (v x e).
      const BigInteger denominator = cross(v, edge(i));
      if (denominator.sign() == 0) continue;
      const BigInteger t = cross(hull()[i], edge(i));
      const BigInteger s = cross(hull()[i], v);
      if (!isFraction(t, denominator) || !isFraction(s, denominator)) continue;
      include(ratio(t, denominator), std::abs(ratioToLength(denominator, edge(i))));
    }
    return times;
  }

  /// Whether the shapes share a point after a has moved by t. Exact.
  [[nodiscard]] bool holds(Vec2 t) const { return holds(exact(t)); }

 private:
  [[nodiscard]] bool holds(const ExactPoint& point) const { return polygonsMeet(hull(), {point}); }

  /// Whether 0 <= n / d <= 1.
  [[nodiscard]] static bool isFraction(const BigInteger& n, const BigInteger& d) {
    if (n.sign() == 0) return true;
    return n.sign() == d.sign() && (d.sign() > 0 ? n <= d : d <= n);
  }
};

}  // namespace sepax::oracle
