#include "sepax/algorithm/bounding_circle.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include "sepax/algorithm/unit_frame.hpp"
#include "sepax/shape/convex_hull.hpp"

namespace sepax {

namespace {

/// The held circle grows from round to round, by amounts that rounding may hide. After so many
/// rounds in which it did not, it won't.
constexpr int kIdleRounds = 8;

/// A circle and the one, two or three points that hold it.
struct HeldCircle {
  Vec2 center;
  /// To the farthest of the points that it was made for.
  double radius = 0.0;
  std::array<Vec2, 3> holders{};
  std::size_t count = 0;
};

Vec2 middle(Vec2 a, Vec2 b) { return 0.5 * a + 0.5 * b; }

/// The centre of the circle through a, b and c, computed relative to a.
Vec2 circumcenterFrom(Vec2 a, Vec2 b, Vec2 c) {
  const Vec2 u = b - a;
  const Vec2 v = c - a;
  const double factor = 0.5 / cross(u, v);
  return a + factor * quarterTurn(dot(v, v) * u - dot(u, u) * v);
}

/// The same. Seen from the corner with the greatest angle: in the
/// triangles that matter, which are not obtuse, it is 60 to 90 degrees, and nothing cancels.
Vec2 circumcenter(Vec2 a, Vec2 b, Vec2 c) {
  const double ab = dot(b - a, b - a);
  const double bc = dot(c - b, c - b);
  const double ca = dot(a - c, a - c);
  if (ab >= bc && ab >= ca) return circumcenterFrom(c, a, b);
  return bc >= ca ? circumcenterFrom(a, b, c) : circumcenterFrom(b, c, a);
}

/// The smallest circle around `fresh` and the points that hold a circle without it: `fresh` holds
/// it, with one or two of them. Of all candidates the one that must grow least to enclose all is
/// it.
HeldCircle smallestAround(const HeldCircle& held, Vec2 fresh) {
  HeldCircle best;
  const auto consider = [&](Vec2 center, std::array<Vec2, 3> holders, std::size_t count) {
    double radius = length(fresh - center);
    for (std::size_t i = 0; i < held.count; ++i) {
      radius = std::max(radius, length(held.holders[i] - center));
    }
    if (best.count == 0 || radius < best.radius) best = {center, radius, holders, count};
  };
  for (std::size_t i = 0; i < held.count; ++i) {
    const Vec2 p = held.holders[i];
    consider(middle(fresh, p), {fresh, p, {}}, 2);
    for (std::size_t j = i + 1; j < held.count; ++j) {
      const Vec2 q = held.holders[j];
      if (!(cross(p - fresh, q - fresh) == 0.0)) {
        consider(circumcenter(fresh, p, q), {fresh, p, q}, 3);
      }
    }
  }
  return best;
}

Vec2 farthestFrom(Vec2 center, std::span<const Vec2> points) {
  Vec2 farthest = points.front();
  double greatest = 0.0;
  for (const Vec2 p : points) {
    const double squared = dot(p - center, p - center);
    if (squared > greatest) {
      greatest = squared;
      farthest = p;
    }
  }
  return farthest;
}

}  // namespace

BoundingCircle boundingCircle(std::span<const Vec2> points) {
  const detail::UnitFrame frame(boundsOf(points));
  std::vector<Vec2> outer;
  for (const Index i : convexHull(points)) outer.push_back(points[i]);
  std::vector<Vec2> corners(outer.size());
  for (std::size_t i = 0; i < outer.size(); ++i) corners[i] = frame.toUnit(outer[i]);
  HeldCircle held{corners.front(), 0.0, {corners.front()}, 1};
  Vec2 best = held.center;
  double least = std::numeric_limits<double>::infinity();
  double greatest = 0.0;
  for (int idle = 0; idle < kIdleRounds; ++idle) {
    const Vec2 farthest = farthestFrom(held.center, corners);
    const double needed = length(farthest - held.center);
    if (needed < least) {
      least = needed;
      best = held.center;
    }
    if (needed <= held.radius) break;
    held = smallestAround(held, farthest);
    if (held.radius > greatest) {
      greatest = held.radius;
      idle = 0;
    }
  }
  // Once more after the centre was rounded.
  const Vec2 center = frame.toWorld(best);
  double radius = 0.0;
  for (const Vec2 p : outer) radius = std::max(radius, length(p - center));
  return {center, radius};
}

}  // namespace sepax
