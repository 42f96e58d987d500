/// Where a shape stands: scaled about its pivot, turned about it, and the pivot put in its place.
#pragma once

#include <cmath>

#include "sepax/math/rotation.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// x as it is stored: see kSmallestCoordinate.
[[nodiscard]] inline double storedCoordinate(double x) {
  return std::abs(x) < kSmallestCoordinate ? 0.0 : x;
}

/// A point as shapes keep it: coordinates next to zero are zero (see kSmallestCoordinate).
[[nodiscard]] inline Vec2 storedPoint(Vec2 p) {
  return {storedCoordinate(p.x), storedCoordinate(p.y)};
}

/// Where a shape stands: scaled along its local axes about its pivot, then turned, then moved.
struct Transform {
  /// Where the pivot lies in the world.
  Vec2 position;
  /// About the pivot.
  Rotation rotation;
  /// Along the local axes; a negative one mirrors. Not zero.
  Vec2 scale{1.0, 1.0};
  /// In the coordinates of the shape.
  Vec2 pivot;

  /// Leaves every point where it is.
  constexpr Transform() = default;
  /// Turns about the origin of the shape, which is put at `place`. Without scaling.
  constexpr Transform(Vec2 place, Rotation turn) : position(place), rotation(turn) {}

  /// The point p of a shape before it is turned and put in its place.
  [[nodiscard]] constexpr Vec2 scaled(Vec2 p) const {
    const Vec2 arm = p - pivot;
    return {scale.x * arm.x, scale.y * arm.y};
  }

  /// Where the point p of a shape lies in the world.
  [[nodiscard]] Vec2 apply(Vec2 p) const {
    return storedPoint(position + rotation.apply(scaled(p)));
  }

  /// What lengths are multiplied by, if both scales are equal but for their signs.
  [[nodiscard]] double lengthScale() const { return std::abs(scale.x); }

  /// Whether clockwise and counter-clockwise change places.
  [[nodiscard]] constexpr bool mirrors() const { return (scale.x < 0.0) != (scale.y < 0.0); }
};

}  // namespace sepax
