/// The form of a body, which many bodies may share.
#pragma once

#include <cmath>
#include <memory>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/convex_polygon.hpp"
#include "sepax/shape/shape_instance.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace detail {

/// Whether a form may have the number as a coordinate or as a radius.
[[nodiscard]] inline bool isCoordinate(double x) { return std::abs(x) <= kMaxCoordinate; }
/// Whether a form may have the point.
[[nodiscard]] inline bool isPoint(Vec2 p) { return isCoordinate(p.x) && isCoordinate(p.y); }
/// Whether a form may be scaled by it.
[[nodiscard]] inline bool isScale(double factor) {
  return std::isfinite(factor) && std::abs(factor) >= kMinSize;
}
/// Whether a piece of a body may be rounded by it.
[[nodiscard]] inline bool isRadius(double radius) {
  return radius == 0.0 || (radius >= kMinSize && radius <= kMaxCoordinate);
}
/// Whether what is round stays so.
[[nodiscard]] inline bool isUniform(Vec2 scale) { return std::abs(scale.x) == std::abs(scale.y); }

}  // namespace detail

/// A convex part of a form: a core and a rounding radius, in local coordinates.
struct GeometryPiece {
  /// What is rounded.
  ConvexPolygon core;
  /// 0 or more, before it is scaled; of a body 0, or kMinSize at least.
  double radius = 0.0;
};

/// A form in local coordinates, and how it is scaled and what it turns about wherever it is put.
/// Immutable, but for who is alone in having it: see rescale.
struct Geometry {
  /// At least one. With a radius, both scales are equal but for their signs.
  std::span<const GeometryPiece> pieces;
  /// What they are in, if that is not what the form itself is in: see piecesOf.
  std::shared_ptr<const void> list;
  /// See Transform.
  Vec2 scale{1.0, 1.0};
  /// See Transform.
  Vec2 pivot;
  /// A bound for the distance of any of its points from the pivot, as scaled.
  double reach = 0.0;
};

/// Whether bodies can have the form, which may be none: its pieces, before and after they are
/// scaled, and its pivot are within kMaxCoordinate, and the rest is as Geometry says. O(n).
[[nodiscard]] bool isBodyForm(const std::shared_ptr<const Geometry>& geometry);

/// Completes the form of these pieces, of which there is one at least. No radius is negative, and
/// scales are such as a form may have. O(n).
[[nodiscard]] std::shared_ptr<const Geometry> makeGeometry(std::vector<GeometryPiece> pieces,
                                                           Vec2 scale = Vec2{1.0, 1.0},
                                                           Vec2 pivot = Vec2{});

/// What keeps the pieces of a form: others that are scaled in another way share it.
[[nodiscard]] inline std::shared_ptr<const void> piecesOf(
    const std::shared_ptr<const Geometry>& geometry) {
  return geometry->list ? geometry->list : geometry;
}

/// The same pieces, scaled and turned about in another way. They are borrowed: `list` is none, for
/// the caller to set to piecesOf the form once nothing can fail any more (see borrowed). O(n).
[[nodiscard]] std::shared_ptr<Geometry> reshaped(const Geometry& form, Vec2 scale, Vec2 pivot);

/// Scales a form in another way, not by 0. O(n). Allocates nothing.
void rescale(Geometry& form, Vec2 scale);

/// The same form, for as long as somebody else keeps it: counting in who uses it for a moment would
/// be for ever where memory runs out in that moment (see World::recover).
[[nodiscard]] inline std::shared_ptr<const Geometry> borrowed(
    const std::shared_ptr<const Geometry>& geometry) {
  return {std::shared_ptr<void>(), geometry.get()};
}

/// The form of a shape, whatever its place. O(n).
[[nodiscard]] std::shared_ptr<const Geometry> geometryOf(const ShapeInstance& shape);

}  // namespace sepax
