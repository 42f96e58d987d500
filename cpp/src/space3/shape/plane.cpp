#include "sepax/space3/shape/plane.hpp"

namespace sepax::space3 {

double height(const SpannedPlane& plane, const Vec3& point, Wanted wanted) {
  return tripleProduct(plane.u, plane.v, {plane.point, point}, wanted);
}

double rise(const SpannedPlane& plane, const Displacement& way, Wanted wanted) {
  return tripleProduct(plane.u, plane.v, way, wanted);
}

double signedDistance(const Plane& plane, const Vec3& point) {
  return height(plane, point, Wanted::kValue) / length(plane.normal);
}

double signedDistance(const SpannedPlane& plane, const Vec3& point) {
  return height(plane, point, Wanted::kValue) / length(crossProduct(plane.u, plane.v));
}

}  // namespace sepax::space3
