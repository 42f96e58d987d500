/// A point or a direction in space.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "sepax/space3/tolerance.hpp"

namespace sepax::space3 {

/// One of the three axes of coordinates.
enum class Axis : std::uint8_t { kX, kY, kZ };

/// All of them, in order.
inline constexpr Axis kAxes[] = {Axis::kX, Axis::kY, Axis::kZ};

/// The axis after this one, in turn: x, y, z, x.
[[nodiscard]] constexpr Axis nextAxis(Axis axis) {
  return axis == Axis::kX ? Axis::kY : (axis == Axis::kY ? Axis::kZ : Axis::kX);
}

/// A point or a direction in space.
struct Vec3 {
  /// Along the x axis.
  double x = 0.0;
  /// Along the y axis.
  double y = 0.0;
  /// Along the z axis; where it matters, x, y and z are right-handed.
  double z = 0.0;

  /// The component along an axis.
  [[nodiscard]] constexpr double operator[](Axis axis) const {
    constexpr double Vec3::* kComponents[] = {&Vec3::x, &Vec3::y, &Vec3::z};
    return this->*kComponents[static_cast<std::uint8_t>(axis)];
  }

  /// The sum, component by component.
  friend constexpr Vec3 operator+(const Vec3& a, const Vec3& b) {
    return {a.x + b.x, a.y + b.y, a.z + b.z};
  }
  /// The way from b to a.
  friend constexpr Vec3 operator-(const Vec3& a, const Vec3& b) {
    return {a.x - b.x, a.y - b.y, a.z - b.z};
  }
  /// a, s times as long; turned round if s is negative.
  friend constexpr Vec3 operator*(double s, const Vec3& a) { return {s * a.x, s * a.y, s * a.z}; }
  /// Never -0: a component that is zero stays as it is.
  friend constexpr Vec3 operator-(const Vec3& a) { return {0.0 - a.x, 0.0 - a.y, 0.0 - a.z}; }
  /// Whether all three components are equal, as 0 and -0 are.
  friend constexpr bool operator==(const Vec3& a, const Vec3& b) {
    return a.x == b.x && a.y == b.y && a.z == b.z;
  }
};

/// The length of a times that of b times the cosine of the angle between them.
[[nodiscard]] constexpr double dot(const Vec3& a, const Vec3& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

/// Perpendicular to a and b; a, b and it are right-handed.
[[nodiscard]] constexpr Vec3 cross(const Vec3& a, const Vec3& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

namespace detail {
inline constexpr Vec3 kUnitVectors[] = {{1.0, 0.0, 0.0}, {0.0, 1.0, 0.0}, {0.0, 0.0, 1.0}};
}

/// Where all coordinates are zero.
inline constexpr Vec3 kOrigin{};

/// The vector of length 1 along an axis.
[[nodiscard]] constexpr const Vec3& unitVector(Axis axis) {
  return detail::kUnitVectors[static_cast<std::uint8_t>(axis)];
}

/// The magnitudes of the components.
[[nodiscard]] inline Vec3 absolute(const Vec3& v) {
  return {std::abs(v.x), std::abs(v.y), std::abs(v.z)};
}

/// The greatest magnitude of a component.
[[nodiscard]] inline double greatestComponent(const Vec3& v) {
  return std::max(std::max(std::abs(v.x), std::abs(v.y)), std::abs(v.z));
}

/// The axis along which the vector is longest; of equals the first.
[[nodiscard]] Axis dominantAxis(const Vec3& v);

/// Euclidean length, also of cross products of stored coordinates, whose squares overflow.
[[nodiscard]] double length(const Vec3& v);

/// The unit vector along v, which must not be zero.
[[nodiscard]] Vec3 normalized(const Vec3& v);

/// x as it is stored: see kSmallestCoordinate3.
[[nodiscard]] inline double storedCoordinate(double x) {
  return std::abs(x) < kSmallestCoordinate3 ? 0.0 : x;
}

/// A point as queries take it: coordinates next to zero are zero (see kSmallestCoordinate3).
[[nodiscard]] inline Vec3 storedPoint(const Vec3& p) {
  return {storedCoordinate(p.x), storedCoordinate(p.y), storedCoordinate(p.z)};
}

}  // namespace sepax::space3
