/// The Minkowski difference by brute force: the convex hull of all vertex differences, exact. It is
/// the set of translations of a after which a and b share a point.
#pragma once

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "oracle/exact_polygons.hpp"

namespace sepax::oracle {

/// When a moving shape first and last touches, and how fast it then crosses the line of contact.
struct ContactTimes {
  double enter;
  double exit;
  double enterSpeed;
  double exitSpeed;
};

class MinkowskiDifference {
 public:
  /// `translations` are those that will be asked about.
  MinkowskiDifference(std::span<const Vec2> a, std::span<const Vec2> b,
                      std::initializer_list<Vec2> translations = {}) {
    frame_.include(a);
    frame_.include(b);
    for (const Vec2 t : translations) frame_.include(t);
    std::vector<ExactPoint> differences;
    for (const ExactPoint& q : frame_.polygon(b)) {
      for (const ExactPoint& p : frame_.polygon(a)) differences.push_back(q - p);
    }
    hull_ = hullOf(differences);
  }

  /// Whether the set has an inside: if not, both shapes are points or parallel segments.
  [[nodiscard]] bool hasArea() const { return hull_.size() >= 3; }

  /// How deep the shapes overlap after a has moved by t (+ u, exactly): the distance to the nearest
  /// edge line, negative outside. Relative error of a few ulp.
  [[nodiscard]] double depthAfter(Vec2 t, Vec2 u = {}) const {
    const ExactPoint at = frame_.point(t) + frame_.point(u);
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < hull_.size(); ++i) {
      const BigInteger area = cross(edge(i), at - hull_[i]);
      least = std::min(least, ratioToLength(area, edge(i)));
    }
    return least;
  }

  [[nodiscard]] double depth() const { return depthAfter({}); }

  /// When a, moving by `velocity`, touches b within the step.
  [[nodiscard]] std::optional<ContactTimes> contactTimes(Vec2 velocity) const {
    const ExactPoint v = frame_.point(velocity);
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
    for (std::size_t i = 0; i < hull_.size(); ++i) {
      // hull + s e = t v gives t = (hull x e) / (v x e) and s = (hull x v) / (v x e).
      const BigInteger denominator = cross(v, edge(i));
      if (denominator.sign() == 0) continue;
      const BigInteger t = cross(hull_[i], edge(i));
      const BigInteger s = cross(hull_[i], v);
      if (!isFraction(t, denominator) || !isFraction(s, denominator)) continue;
      include(ratio(t, denominator), std::abs(ratioToLength(denominator, edge(i))));
    }
    return times;
  }

  /// Whether the shapes share a point after a has moved by t. Exact.
  [[nodiscard]] bool holds(Vec2 t) const { return holds(frame_.point(t)); }

 private:
  [[nodiscard]] ExactPoint edge(std::size_t i) const {
    return hull_[(i + 1) % hull_.size()] - hull_[i];
  }

  [[nodiscard]] bool holds(const ExactPoint& point) const { return polygonsMeet(hull_, {point}); }

  /// Whether 0 <= n / d <= 1.
  [[nodiscard]] static bool isFraction(const BigInteger& n, const BigInteger& d) {
    if (n.sign() == 0) return true;
    return n.sign() == d.sign() && (d.sign() > 0 ? n <= d : d <= n);
  }

  /// area / |v| in world units, whatever the sizes.
  [[nodiscard]] double ratioToLength(const BigInteger& area, const ExactPoint& v) const {
    const int bits = std::max(v.x.bitLength(), v.y.bitLength());
    const double length = std::hypot(v.x.toDouble(-bits), v.y.toDouble(-bits));
    const int areaBits = area.bitLength();
    return std::ldexp(area.toDouble(-areaBits) / length, areaBits - bits + frame_.unit());
  }

  ExactFrame frame_;
  ExactPolygon hull_;
};

}  // namespace sepax::oracle
