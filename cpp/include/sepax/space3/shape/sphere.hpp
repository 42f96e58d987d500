/// A solid sphere.
#pragma once

#include "sepax/space3/math/vec3.hpp"

namespace sepax::space3 {

/// A solid sphere, its boundary included.
struct Sphere {
  /// In world coordinates.
  Vec3 center;
  /// Not negative; zero makes a point.
  double radius = 0.0;
};

}  // namespace sepax::space3
