/// A form where a body stands.
#pragma once

#include <cstddef>
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

/// A form in world coordinates, in one piece of memory: queries about many bodies wait for memory
/// more than for anything else.
class PlacedBody {
 public:
  /// Gives the memory back.
  struct Deleter {
    /// See above.
    void operator()(PlacedBody* body) const;
  };
  /// The only way to hold one: it stays where it is, since its pieces refer to it.
  using Pointer = std::unique_ptr<PlacedBody, Deleter>;

  /// Has no place yet.
  [[nodiscard]] static Pointer make(std::shared_ptr<const Geometry> geometry);

  /// Views of it would be views of the original.
  PlacedBody(const PlacedBody&) = delete;
  /// See the other.
  PlacedBody& operator=(const PlacedBody&) = delete;

  /// How many bytes it takes.
  [[nodiscard]] static std::size_t sizeWith(const Geometry& geometry);

  /// Puts it in its place. O(n).
  void place(const Pose& pose);
  /// Gives back what a placement took besides (see PlacedPolygon::placeIn), in whatever state it
  /// is: then it has no place. Allocates nothing.
  void forgetPlace();

  /// A view that is good until the next place().
  [[nodiscard]] PlacedShape shape() const { return {pieces_}; }
  /// The least box around it.
  [[nodiscard]] const Bounds& bounds() const { return bounds_; }
  /// In local coordinates.
  [[nodiscard]] const std::shared_ptr<const Geometry>& geometry() const { return geometry_; }

 private:
  /// Of several pieces.
  struct Compound {
    std::vector<PlacedPolygon> cores;
    std::vector<PlacedConvex> pieces;
  };

  explicit PlacedBody(std::shared_ptr<const Geometry> geometry);
  ~PlacedBody() = default;

  /// What follows the body in memory: room for the corners of all pieces, and then for their
  /// normals.
  [[nodiscard]] Vec2* room() { return reinterpret_cast<Vec2*>(this + 1); }

  std::span<const PlacedConvex> pieces_;
  /// Of a single piece.
  PlacedConvex piece_;
  PlacedPolygon core_;
  Bounds bounds_;
  std::shared_ptr<const Geometry> geometry_;
  std::unique_ptr<Compound> compound_;
};

}  // namespace sepax
