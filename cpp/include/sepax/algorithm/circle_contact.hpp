/// Two circles, in a tight loop.
#pragma once

#include <algorithm>
#include <cmath>

#include "sepax/algorithm/disc_contact.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// How two circles stand, as far as distances that are clear of all rounding tell.
struct CircleContact {
  /// What is known of the two.
  DiscContact::Verdict verdict = DiscContact::Verdict::kUnclear;
  /// Of those that overlap: from the first towards the second.
  Vec2 normal;
  /// See `normal`.
  double depth = 0.0;
};

/// Compares two circles by their centers and the sum of their radii: what collide() says, unless it
/// takes exact arithmetic. Those that are far apart are told by the square of their distance.
[[nodiscard]] inline CircleContact circleContact(Vec2 a, Vec2 b, double reach) {
  /// More than all roundings of a square.
  constexpr double kBeyond = 1.0 + 0x1p-40;
  constexpr double kTiny = 0x1p-400;
  const Vec2 way = b - a;
  const double square = dot(way, way);
  const double far = kBeyond * reach;
  if (square > far * far) return {DiscContact::Verdict::kApart, {}, 0.0};
  const double distance = std::sqrt(square);
  const double excess = distance - reach;
  // Of tiny numbers squares underflow.
  if (!(std::abs(excess) > kReachFilter * (reach + distance)) || distance < kTiny) return {};
  if (excess > 0.0) return {DiscContact::Verdict::kApart, {}, 0.0};
  return {DiscContact::Verdict::kOverlapping, (1.0 / distance) * way, -excess};
}

}  // namespace sepax
