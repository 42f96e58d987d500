/// A convex shape and where it stands.
#pragma once

#include <utility>

#include "sepax/assert.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/shape/convex_polygon.hpp"
#include "sepax/shape/placed_convex.hpp"

namespace sepax {

/// Moving is cheap: world coordinates are computed when they are first asked for after a move.
class ConvexInstance {
 public:
  /// At first its own coordinates are those of the world. The radius, 0 or more, is scaled along
  /// with the core.
  explicit ConvexInstance(ConvexPolygon core, double radius = 0.0)
      : core_(std::move(core)), radius_(radius) {
    SEPAX_ASSERT(radius >= 0.0);
  }

  /// A copy stands in the same place, and is placed anew when asked.
  ConvexInstance(const ConvexInstance& other)
      : core_(other.core_), radius_(other.radius_), transform_(other.transform_) {}
  /// Becomes a copy, which is placed anew when asked.
  ConvexInstance& operator=(const ConvexInstance& other) { return *this = ConvexInstance(other); }
  /// Leaves nothing behind that can be placed. Views of the other become invalid.
  ConvexInstance(ConvexInstance&&) = default;
  /// Takes over the shape as the constructor does.
  ConvexInstance& operator=(ConvexInstance&&) = default;
  ~ConvexInstance() = default;

  /// In its own coordinates.
  [[nodiscard]] const ConvexPolygon& core() const { return core_; }
  /// Before it is scaled.
  [[nodiscard]] double radius() const { return radius_; }
  /// Where the shape stands: from its own coordinates to those of the world.
  [[nodiscard]] const Transform& transform() const { return transform_; }

  /// Puts the shape in another place. No scale is 0; with a radius, both are equal but for their
  /// signs.
  void setTransform(const Transform& transform) {
    SEPAX_ASSERT(transform.scale.x != 0.0 && transform.scale.y != 0.0);
    transform_ = transform;
    stale_ = true;
  }

  /// The shape in world coordinates. A view: the instance must outlive it, and after a move it has
  /// to be asked for again. Placed anew after a move (see PlacedPolygon::place), else O(1).
  [[nodiscard]] PlacedConvex placed() {
    if (stale_) {
      placed_.place(core_, transform_);
      stale_ = false;
    }
    return {placed_, transform_.lengthScale() * radius_};
  }
  /// Gives the memory of the placement back, in whatever state it is. Allocates nothing.
  void forgetPlacement() {
    placed_ = PlacedPolygon();
    stale_ = true;
  }

 private:
  ConvexPolygon core_;
  double radius_;
  Transform transform_;
  PlacedPolygon placed_;
  bool stale_ = true;
};

}  // namespace sepax
