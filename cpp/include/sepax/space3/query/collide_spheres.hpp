/// Two spheres.
#pragma once

#include "sepax/space3/query/collision3.hpp"
#include "sepax/space3/shape/sphere.hpp"

namespace sepax::space3 {

/// How two spheres overlap. `intersects` is exact for the stored centers and radii; the depth is
/// right within 1e-12 of the pair's size. Concentric spheres are pushed apart along x. O(1).
[[nodiscard]] Collision3 collideSpheres(const Sphere& a, const Sphere& b);

}  // namespace sepax::space3
