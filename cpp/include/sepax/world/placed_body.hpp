/// A form where a body stands.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/placed_shape.hpp"
#include "sepax/world/geometry.hpp"

namespace sepax {

/// Where a body stands: its pivot, and its angle in radians, from the x axis towards the y axis.
struct Pose {
  /// Of the pivot.
  double x = 0.0;
  /// Of the pivot.
  double y = 0.0;
  /// |angle| <= kMaxAngle.
  double angle = 0.0;

  /// The place of the pivot.
  [[nodiscard]] constexpr Vec2 position() const { return {x, y}; }
  /// Whether all three numbers are equal.
  friend constexpr bool operator==(const Pose& p, const Pose& q) {
    return p.x == q.x && p.y == q.y && p.angle == q.angle;
  }
};

/// A form in world coordinates. Stays where it is in memory: its pieces refer to it.
class PlacedBody {
 public:
  /// Has no place yet.
  explicit PlacedBody(std::shared_ptr<const Geometry> geometry);

  /// Views of it would be views of the original.
  PlacedBody(const PlacedBody&) = delete;
  /// See the other.
  PlacedBody& operator=(const PlacedBody&) = delete;
  ~PlacedBody() = default;

  /// Puts it in its place. O(n).
  void place(const Pose& pose);

  /// A view that is good until the next place().
  [[nodiscard]] PlacedShape shape() const { return {pieces_}; }
  /// The least box around it.
  [[nodiscard]] const Bounds& bounds() const { return bounds_; }
  /// In local coordinates.
  [[nodiscard]] const std::shared_ptr<const Geometry>& geometry() const { return geometry_; }

 private:
  std::shared_ptr<const Geometry> geometry_;
  Bounds bounds_;
  std::span<const PlacedConvex> pieces_;
  /// Of a single piece, so that the usual body is in one place in memory.
  PlacedPolygon core_;
  PlacedConvex piece_;
  /// Of several.
  std::vector<PlacedPolygon> cores_;
  std::vector<PlacedConvex> list_;
};

}  // namespace sepax
