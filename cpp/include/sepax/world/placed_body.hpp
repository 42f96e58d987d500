/// A form where a body stands.
#pragma once

#include <cmath>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/piece_tree.hpp"
#include "sepax/shape/placed_shape.hpp"
#include "sepax/tolerance.hpp"
#include "sepax/world/body_slabs.hpp"
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

/// Whether a body may stand there.
[[nodiscard]] inline bool isPlace(const Pose& pose) {
  return detail::isPoint(pose.position()) && std::abs(pose.angle) <= kMaxAngle;
}

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

  /// Has no place yet. It is among those of `slabs`, if there are some.
  [[nodiscard]] static Pointer make(std::shared_ptr<const Geometry> geometry,
                                    BodySlabs* slabs = nullptr);

  /// Views of it would be views of the original.
  PlacedBody(const PlacedBody&) = delete;
  /// See the other.
  PlacedBody& operator=(const PlacedBody&) = delete;

  /// How many bytes it takes.
  [[nodiscard]] static std::size_t sizeWith(const Geometry& geometry);
  /// How many of them, from the first on, queries look at.
  [[nodiscard]] static std::size_t sizeAsked(const Geometry& geometry);

  /// Puts it in its place. O(n).
  void place(const Pose& pose);
  /// The same by lanes, if it can be done so: not for several pieces or in a mirror, nor where
  /// rounding might hurt. `rotation` is that of the pose. Returns whether it was done.
  bool placeByLanes(const Pose& pose, Rotation rotation);
  /// Whether it looks the same at each angle: a disc about its pivot.
  [[nodiscard]] bool isRound() const { return isRound_; }
  /// Whether rescale() can be done at a place: its form is its own, and lanes can place it then.
  [[nodiscard]] bool canRescale(Vec2 scale, Vec2 position) const;
  /// Scales its form in another way, and places it by lanes, turned as it is. Allocates nothing.
  void rescale(Vec2 scale, const Pose& pose);
  /// Of the last pose; of one that isRound(), any.
  [[nodiscard]] double angle() const { return angle_; }
  /// That of angle().
  [[nodiscard]] Rotation rotation() const { return rotation_; }
  /// Gives back what a placement took besides (see PlacedPolygon::placeIn), in whatever state it
  /// is: then it has no place. Allocates nothing.
  void forgetPlace();
  /// See BodySlabs::forget.
  void keepMemory() const {
    if (slab_ != nullptr) BodySlabs::keep(slab_, this);
  }

  /// A view that is good until the next place().
  [[nodiscard]] PlacedShape shape() const { return shape_; }
  /// The least box around it.
  [[nodiscard]] Bounds bounds() const { return compound_ ? compound_->bounds : boundsOf(piece_); }
  /// In local coordinates.
  [[nodiscard]] const std::shared_ptr<const Geometry>& geometry() const { return geometry_; }

 private:
  /// Of several pieces.
  struct Compound {
    std::vector<PlacedPolygon> cores;
    std::vector<PlacedConvex> pieces;
    /// Of these where they stand, if they are many.
    std::unique_ptr<detail::PieceTree> tree;
    Bounds bounds;
  };

  PlacedBody(std::shared_ptr<const Geometry> geometry, BodySlab* slab);
  ~PlacedBody() = default;

  /// What follows the body in memory: room for the corners of all pieces, then for their normals,
  /// and, of a single piece with few, for its arms.
  [[nodiscard]] Vec2* room() { return reinterpret_cast<Vec2*>(this + 1); }
  /// Of a single piece of so many corners: these as seen from the pivot, and scaled.
  [[nodiscard]] Vec2* arms(std::size_t corners) {
    return farArms_ == nullptr ? room() + 2 * corners : farArms_.get();
  }
  void prepareLanes();
  void forgetTree();

  PlacedShape shape_;
  /// Of a single piece.
  PlacedConvex piece_;
  PlacedPolygon core_;
  Rotation rotation_;
  double angle_ = 0.0;
  /// Lanes place the body as long as |x| and |y| of its position add up to less.
  double laneLimit_ = 0.0;
  bool isRound_ = false;
  std::shared_ptr<const Geometry> geometry_;
  std::unique_ptr<Compound> compound_;
  /// Of many corners: comparisons of many such bodies would have to step over them.
  std::unique_ptr<Vec2[]> farArms_;
  /// What its memory is a part of, or nullptr.
  BodySlab* slab_;
};

}  // namespace sepax
