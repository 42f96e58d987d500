/// Area, perimeter, centre of the area and moment of inertia of shapes.
#pragma once

#include <span>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax {

/// All have a relative error below 1e-12; the centroid relative to the size of the shape. Shapes
/// thinner than 1e-15 of their length have a less certain area and centre, and those thinner than
/// about 1e-30 count as segments, without area.
struct Measures {
  /// Without that of holes; 0 for a segment and for a point.
  double area = 0.0;
  /// The length of the whole boundary, that of holes included; for a segment twice its length.
  double perimeter = 0.0;
  /// The centre of the area, not the mean of the corners.
  Vec2 centroid;
  /// The distance from the centroid at which all of the area would have the same moment of inertia.
  /// Of a segment, that of ever thinner capsules; of a point 0.
  double gyrationRadius = 0.0;

  /// The polar moment of inertia about the centroid, the integral of the squared distance from it
  /// over the area: the mass is 1 for each unit of area. A fourth power of lengths: infinite for
  /// shapes beyond about 1e77, 0 below 1e-81, where gyrationRadius still says the same.
  [[nodiscard]] double inertia() const { return area * gyrationRadius * gyrationRadius; }
};

/// The measures of polygons in normal form together, by the shoelace formula and its likes for
/// higher moments (Steger, "On the Calculation of Arbitrary Moments of Polygons", 1996), summed in
/// about 106 bits. O(n).
[[nodiscard]] Measures measure(const PolygonRings& rings);

/// The measures of a convex shape with rounded corners: all points within `radius` of the strictly
/// convex counter-clockwise outline `hull`, which may be a segment (two corners) or a point. radius
/// >= 0.
///
/// Such a shape is the hull, a rectangle on each edge and a sector of a disc on each corner: with
/// perimeter P of the hull, its area is A + P r + pi r^2 and its perimeter P + 2 pi r (Steiner,
/// "Über parallele Flächen", 1840); the moments are summed likewise. O(n).
[[nodiscard]] Measures measureRounded(std::span<const Vec2> hull, double radius);

}  // namespace sepax
