/// The one convex primitive, placed: a convex core of 1..n vertices and a rounding radius.
#pragma once

#include <span>

#include "sepax/shape/bounds.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// Point = 1 vertex; circle = 1 vertex + radius; segment = 2; capsule = 2 + radius; polygon = n;
/// rounded polygon = n + radius. A view: the core must outlive it.
struct PlacedConvex {
  /// In world coordinates, without the rounding.
  const PlacedPolygon& core;
  /// As scaled into the world. 0 or more.
  double radius = 0.0;
};

/// The least box around a shape, its rounding included.
[[nodiscard]] inline Bounds boundsOf(const PlacedConvex& shape) {
  return grown(shape.core.bounds(), shape.radius);
}

/// The least box around several; empty if there are none.
[[nodiscard]] inline Bounds boundsOf(std::span<const PlacedConvex> pieces) {
  Bounds bounds;
  for (const PlacedConvex& piece : pieces) bounds.include(boundsOf(piece));
  return bounds;
}

}  // namespace sepax
