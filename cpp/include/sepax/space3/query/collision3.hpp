/// How two solids overlap.
#pragma once

#include "sepax/space3/math/vec3.hpp"

namespace sepax::space3 {

/// Shapes are closed sets; `normal` is a unit vector from a towards b; `depth >= 0`;
/// `mtv = -depth * normal` is the shortest translation of a that separates the pair.
struct Collision3 {
  /// Whether the shapes share a point. Exact.
  bool intersects = false;
  /// The direction of the contact; a separating direction if there is none.
  Vec3 normal;
  /// The length of mtv. 0 or more.
  double depth = 0.0;
  /// The shortest translation of a that separates the pair.
  Vec3 mtv;
};

/// The collision with that normal and that overlap of the shapes along it. What is known exactly
/// overrules the sign of the rounded overlap.
[[nodiscard]] constexpr Collision3 collisionAlong(const Vec3& normal, double overlap,
                                                  bool intersects) {
  const double depth = intersects && overlap > 0.0 ? overlap : 0.0;
  return {intersects, normal, depth, depth == 0.0 ? kOrigin : -(depth * normal)};
}

}  // namespace sepax::space3
