/// Spheres around points.
#pragma once

#include <span>

#include "sepax/space3/math/vec3.hpp"
#include "sepax/space3/shape/sphere.hpp"

namespace sepax::space3 {

/// The least sphere around at least one point. Holds every point, exactly; the radius exceeds the
/// least possible one by less than 1e-10 of it and what it costs to round the center to stored
/// coordinates.
///
/// Mostly it is right to a few roundings. Four points that are a rectangle but for 1e-11 of its
/// size are the worst: their center is lost in rounding, and with three of them the sphere is too
/// large.
///
/// Welzl ("Smallest Enclosing Disks (Balls and Ellipsoids)", 1991): the least sphere is that of at
/// most four of the points, and a point outside of it lies on the least sphere around all. So the
/// farthest point outside enters and the best sphere of it and the others replaces the old one
/// (Gaertner, "Fast and Robust Smallest Enclosing Balls", 1999, has the same order). The radius
/// grows with each exchange, which ends the search. O(n) each; about ten of them, however many
/// points.
[[nodiscard]] Sphere boundingSphere(std::span<const Vec3> points);

/// The sphere about the mean of at least one point that holds every point: what is often taught,
/// and up to twice as large as it need be. O(n).
[[nodiscard]] Sphere centroidSphere(std::span<const Vec3> points);

}  // namespace sepax::space3
