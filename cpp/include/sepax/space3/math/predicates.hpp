/// Signs in space that are always right, on the coordinates as they are stored: see
/// sepax/math/predicates.hpp. Points are stored points (storedPoint) of magnitude up to
/// kMaxCoordinate; sums of two of them are allowed.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>

#include "sepax/space3/math/vec3.hpp"
#include "sepax/space3/tolerance.hpp"

namespace sepax::space3 {

/// The vector from one point to another, exactly: the difference is not rounded. Refers to the
/// points, which must outlive it.
struct Displacement {
  /// From one point to another; temporaries are refused.
  constexpr Displacement(const Vec3& start, const Vec3& end) : from(start), to(end) {}
  Displacement(const Vec3&, const Vec3&&) = delete;
  Displacement(const Vec3&&, const Vec3&) = delete;
  Displacement(const Vec3&&, const Vec3&&) = delete;

  /// A stored vector.
  [[nodiscard]] static constexpr Displacement of(const Vec3& vector) { return {kOrigin, vector}; }
  static Displacement of(const Vec3&&) = delete;
  /// The vector of length 1 along an axis.
  [[nodiscard]] static constexpr Displacement along(Axis axis) { return of(unitVector(axis)); }

  /// As a vector, each component rounded once.
  [[nodiscard]] constexpr Vec3 rounded() const { return to - from; }

  /// Where it starts; the origin for a vector.
  const Vec3& from;
  /// Where it ends.
  const Vec3& to;
};

/// How much of a value must be right before it is accepted as rounded; else it is computed exactly.
enum class Wanted : std::uint8_t {
  kSign,   ///< The sign, exactly.
  kValue,  ///< The value to 12 digits, and the sign exactly.
};

/// The determinant |p q r|, or (p x q) . r: positive if the three are right-handed.
[[nodiscard]] double tripleProduct(const Displacement& p, const Displacement& q,
                                   const Displacement& r, Wanted wanted = Wanted::kSign);

/// The same, always exactly, where r is the exact sum of the vectors of a list.
[[nodiscard]] double exactTripleProduct(const Displacement& p, const Displacement& q,
                                        std::span<const Vec3> r);

/// p . q for a stored vector p.
[[nodiscard]] double dotProduct(const Vec3& p, const Displacement& q,
                                Wanted wanted = Wanted::kSign);

/// (p x q), right to 12 digits of its length.
[[nodiscard]] Vec3 crossProduct(const Displacement& p, const Displacement& q);

/// |way|^2 - (reach0 + reach1)^2: positive if the displacement is longer than both lengths
/// together. The sign is exact. Lengths are stored coordinates.
[[nodiscard]] double squaredGap(const Displacement& way, double reach0, double reach1);

/// Six times the volume of the tetrahedron a, b, c, d: positive if d is on the side from which the
/// triangle a, b, c appears counter-clockwise, zero if the four points lie in a plane. The sign is
/// exact.
[[nodiscard]] inline double orientation(const Vec3& a, const Vec3& b, const Vec3& c,
                                        const Vec3& d) {
  return tripleProduct({a, b}, {a, c}, {a, d});
}

/// 1, 0 or -1.
[[nodiscard]] constexpr int signOf(double value) { return (value > 0.0) - (value < 0.0); }

}  // namespace sepax::space3
