#include "sepax/space3/math/vec3.hpp"

namespace sepax::space3 {

namespace {

/// A power of two that brings the squares of the components into the range of doubles.
double scaleForSquares(const Vec3& v) {
  const double size = greatestComponent(v);
  return size > 0x1p500 ? 0x1p-600 : (size < 0x1p-400 ? 0x1p600 : 1.0);
}

}  // namespace

Axis dominantAxis(const Vec3& v) {
  Axis dominant = Axis::kX;
  for (const Axis axis : kAxes) {
    if (std::abs(v[axis]) > std::abs(v[dominant])) dominant = axis;
  }
  return dominant;
}

double length(const Vec3& v) {
  const double scale = scaleForSquares(v);
  const Vec3 scaled = scale * v;
  return std::sqrt(dot(scaled, scaled)) / scale;
}

Vec3 normalized(const Vec3& v) {
  const Vec3 scaled = scaleForSquares(v) * v;
  const double size = std::sqrt(dot(scaled, scaled));
  // Divided one by one: along an axis that is exactly 1.
  return {scaled.x / size, scaled.y / size, scaled.z / size};
}

}  // namespace sepax::space3
