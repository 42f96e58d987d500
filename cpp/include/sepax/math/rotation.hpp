/// A rotation of the plane, kept as cosine and sine.
#pragma once

#include "sepax/math/vec2.hpp"

namespace sepax {

/// A turn about a point, by the cosine and the sine of its angle.
struct Rotation {
  /// Of the angle; by default there is no turn.
  double cosine = 1.0;
  /// Of the angle, which counts from the x axis towards the y axis.
  double sine = 0.0;

  /// The rotation by `angle` radians from the x axis towards the y axis: counter-clockwise with y
  /// up, clockwise on a y-down screen. |angle| <= kMaxAngle.
  ///
  /// Made of additions and multiplications only, so that every platform gets the same bits; the
  /// standard library's sine differs from one to the next. Error below 1 ulp of 1 per component.
  [[nodiscard]] static Rotation fromAngle(double angle);

  /// v turned about the origin.
  [[nodiscard]] constexpr Vec2 apply(Vec2 v) const {
    return {cosine * v.x - sine * v.y, sine * v.x + cosine * v.y};
  }
};

}  // namespace sepax
