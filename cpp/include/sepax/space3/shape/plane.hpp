/// A plane in space.
#pragma once

#include "sepax/space3/math/predicates.hpp"
#include "sepax/space3/math/vec3.hpp"

namespace sepax::space3 {

/// A plane, by a point of it and the direction that is its front.
struct Plane {
  /// Points to the front. Not zero; of unit length where the library made it.
  Vec3 normal;
  /// Any point of the plane. Given instead of the distance from the origin, which would cost digits
  /// far out.
  Vec3 point;
};

/// Positive if the point is in front of the plane, negative behind, zero on it. The sign is exact
/// for the plane as it is stored: with a normal that was rounded, points that are on the plane on
/// paper are not. SpannedPlane has no such normal.
[[nodiscard]] inline double height(const Plane& plane, const Vec3& point,
                                   Wanted wanted = Wanted::kSign) {
  return dotProduct(plane.normal, {plane.point, point}, wanted);
}

/// How much higher the end of a displacement lies than its start, on the scale of height. The sign
/// is exact.
[[nodiscard]] inline double rise(const Plane& plane, const Displacement& way,
                                 Wanted wanted = Wanted::kSign) {
  return dotProduct(plane.normal, way, wanted);
}

/// A plane through stored points, without any rounding: it runs through `point` along u and v, and
/// its front is where u turns to v counter-clockwise. Refers to the points.
struct SpannedPlane {
  /// A direction in the plane, of any length but zero.
  Displacement u;
  /// Another one, not parallel to u.
  Displacement v;
  /// Any point of the plane.
  const Vec3& point;
};

/// As for a Plane; exact for the points that span the plane.
[[nodiscard]] double height(const SpannedPlane& plane, const Vec3& point,
                            Wanted wanted = Wanted::kSign);
/// The same for a plane that points span.
[[nodiscard]] double rise(const SpannedPlane& plane, const Displacement& way,
                          Wanted wanted = Wanted::kSign);

/// The distance of a point from the plane: positive in front, negative behind. Right to 12 digits
/// of itself, and so zero exactly on the plane.
[[nodiscard]] double signedDistance(const Plane& plane, const Vec3& point);
/// The same for a plane that points span.
[[nodiscard]] double signedDistance(const SpannedPlane& plane, const Vec3& point);

}  // namespace sepax::space3
