/// An axis-aligned box in space.
#pragma once

#include <algorithm>
#include <limits>
#include <span>

#include "sepax/space3/math/vec3.hpp"

namespace sepax::space3 {

/// An axis-aligned box, its boundary included. The default one is empty.
struct Aabb3 {
  /// The least x, y and z.
  Vec3 min{kInfinity, kInfinity, kInfinity};
  /// The greatest x, y and z.
  Vec3 max{-kInfinity, -kInfinity, -kInfinity};

  /// Grows to hold the point.
  constexpr void add(const Vec3& p) {
    min = {std::min(min.x, p.x), std::min(min.y, p.y), std::min(min.z, p.z)};
    max = {std::max(max.x, p.x), std::max(max.y, p.y), std::max(max.z, p.z)};
  }

  /// The greatest of its three lengths.
  [[nodiscard]] double extent() const { return greatestComponent(max - min); }

  /// The greatest magnitude of a coordinate in it.
  [[nodiscard]] double reach() const {
    return std::max(greatestComponent(min), greatestComponent(max));
  }

 private:
  static constexpr double kInfinity = std::numeric_limits<double>::infinity();
};

/// The least box around the points.
[[nodiscard]] constexpr Aabb3 boundsOf(std::span<const Vec3> points) {
  Aabb3 bounds;
  for (const Vec3& p : points) bounds.add(p);
  return bounds;
}

/// Whether the boxes share a point; they are closed sets, so touching counts. Exact.
[[nodiscard]] constexpr bool intersects(const Aabb3& a, const Aabb3& b) {
  return a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y &&
         a.min.z <= b.max.z && b.min.z <= a.max.z;
}

}  // namespace sepax::space3
