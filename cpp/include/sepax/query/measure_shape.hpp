/// Area, centre and inertia of a shape where it stands.
#pragma once

#include "sepax/math/vec2.hpp"
#include "sepax/shape/shape_instance.hpp"

namespace sepax {

/// The measures of a shape where it stands.
struct ShapeMeasures {
  /// 0 for points and segments. Of pieces that overlap, the sum.
  double area = 0.0;
  /// The centre of the area; of shapes without area, of their length.
  Vec2 centroid;
  /// The polar moment of inertia about the centroid, with the mass 1 for each unit of area.
  /// A fourth power of lengths: infinite for shapes beyond about 1e77.
  double inertia = 0.0;
};

/// Sums the pieces: what lies in several of them counts several times. Relative error below 1e-12,
/// the centroid relative to the size of the shape. O(n).
[[nodiscard]] ShapeMeasures measureShape(const ShapeInstance& shape);

}  // namespace sepax
