/// A rotation of space, as a quaternion.
#pragma once

#include "sepax/space3/math/vec3.hpp"

namespace sepax::space3 {

/// Stands for the same rotation at any length above kShortestDirection; the default is none.
struct Quaternion {
  /// At length 1: the x of the unit vector along the axis of rotation, times the sine of half the
  /// angle.
  double x = 0.0;
  /// The same with the y of that vector.
  double y = 0.0;
  /// The same with the z of that vector.
  double z = 0.0;
  /// At length 1: the cosine of half the angle.
  double w = 1.0;
};

/// Where the rotation takes the unit vector of an axis. No trigonometry: every platform gets the
/// same bits.
[[nodiscard]] Vec3 rotatedAxis(const Quaternion& rotation, Axis axis);

/// The unit quaternion of the rotation by `angle` radians about `axis`, counter-clockwise for who
/// looks against the axis. The axis needs a length of kShortestDirection, |angle| <= kMaxAngle.
[[nodiscard]] Quaternion rotationAbout(const Vec3& axis, double angle);

}  // namespace sepax::space3
