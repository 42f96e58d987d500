/// A polygon and where it stands.
#pragma once

#include <utility>

#include "sepax/math/transform.hpp"
#include "sepax/shape/convex_polygon.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// Moving is cheap: world coordinates are computed when they are first asked for after a move.
class PolygonInstance {
 public:
  explicit PolygonInstance(ConvexPolygon local) : local_(std::move(local)) {}

  [[nodiscard]] const ConvexPolygon& local() const { return local_; }
  [[nodiscard]] const Transform& transform() const { return transform_; }

  void setTransform(const Transform& transform) {
    transform_ = transform;
    stale_ = true;
  }

  [[nodiscard]] const PlacedPolygon& placed() {
    if (stale_) {
      placed_.place(local_, transform_);
      stale_ = false;
    }
    return placed_;
  }

 private:
  ConvexPolygon local_;
  Transform transform_;
  PlacedPolygon placed_;
  bool stale_ = true;
};

}  // namespace sepax
