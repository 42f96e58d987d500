/// A convex polygon in world coordinates, with what the queries want to know of it.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "sepax/math/transform.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/convex_polygon.hpp"
#include "sepax/shape/place_lanes.hpp"

namespace sepax {

/// Memory that is lent to a placed polygon. Each list has room for as many as the local polygon has
/// corners, and stays where it is for as long as the placement is used.
struct PlacedRoom {
  /// For the corners.
  Vec2* vertices;
  /// For the normals of the edges.
  Vec2* normals;
};

/// Whether rounding can't make a corner of a polygon with this margin flat when it is placed.
[[nodiscard]] bool cornersStay(const CornerMargin& margin, const Transform& transform);

/// The convex hull of the placed and rounded corners of a polygon, strictly convex to the last bit.
///
/// Rounding may push a corner onto or inside the line of its neighbours. Such corners are left out,
/// so that the queries' exact decisions speak of one well-defined set. A polygon placed so far out
/// that its corners fall together becomes a segment or a point; every query takes those too.
///
/// A placement either keeps what it needs (`place`), or is a small object that refers to memory of
/// the caller (`placeIn`): whoever has many bodies keeps the corners of all of them in one list and
/// the normals in another, and nothing is allocated when they move:
///
///     placed.placeIn({&vertices[first], &normals[first]}, local, transform);
class PlacedPolygon {
 public:
  /// Not placed.
  PlacedPolygon() = default;
  /// A copy has memory of its own.
  PlacedPolygon(const PlacedPolygon& other) { *this = other; }
  /// Becomes a copy, with memory of its own.
  PlacedPolygon& operator=(const PlacedPolygon& other);
  /// Leaves nothing behind that can be asked. Memory that was lent is still referred to.
  PlacedPolygon(PlacedPolygon&&) = default;
  /// Takes over the placement as the constructor does.
  PlacedPolygon& operator=(PlacedPolygon&&) = default;
  ~PlacedPolygon() = default;

  /// Places `local`. O(n); O(n log n) where rounding hurt, or in a mirror.
  void place(const ConvexPolygon& local, const Transform& transform) {
    place(local.vertices(), local.axes(), transform, local.cornerMargin());
  }

  /// The same for corners in counter-clockwise order, their axes (see ConvexPolygon::axes), and
  /// their margin, if it is known.
  void place(std::span<const Vec2> corners, std::span<const PolygonAxis> axes,
             const Transform& transform, const CornerMargin& margin = {});

  /// The same in memory that is lent; also the axes of `local` are referred to. Only where corners
  /// are left out, or in a mirror, the placement needs memory of its own, which it then keeps.
  void placeIn(PlacedRoom room, const ConvexPolygon& local, const Transform& transform) {
    placeIn(room, local.vertices(), local.axes(), transform, local.cornerMargin());
  }

  /// The same for a polygon that is kept in parts. `axes` must outlive the placement.
  void placeIn(PlacedRoom room, std::span<const Vec2> corners, std::span<const PolygonAxis> axes,
               const Transform& transform, const CornerMargin& margin = {});

  /// Refers to memory that is lent, for placeArms() to put the polygon anywhere.
  void lend(PlacedRoom room, const ConvexPolygon& local) {
    referTo(room, local.axes(), static_cast<Index>(local.vertices().size()));
  }

  /// Whether placeArms() is for it: it refers to memory that is lent, without any of its own.
  [[nodiscard]] bool isLent() const { return own_ == nullptr && vertices_ != nullptr; }

  /// Puts a polygon that isLent() in another place, in the same memory: its corners are given as
  /// seen from the pivot, and scaled. What placeIn() gives, for who knows that rounding can't make
  /// a corner flat (see cornersStay), nor an edge shorter than kLeastEdge. O(n).
  [[gnu::always_inline]] void placeArms(PlacedRoom room, const Vec2* arms, Vec2 position,
                                        Rotation rotation) {
    bounds_ = putArms({arms, count_}, position, rotation, room.vertices);
    if (count_ > 1) putEdgeNormals({room.vertices, count_}, room.normals);
  }

  /// The number of vertices, which may be less than that of the local polygon. At least 1 once
  /// placed.
  [[nodiscard]] Index count() const { return count_; }
  /// In world coordinates.
  [[nodiscard]] Vec2 vertex(Index i) const { return vertices_[i]; }
  /// In world coordinates, counter-clockwise (y up) also in a mirror.
  [[nodiscard]] std::span<const Vec2> vertices() const { return {vertices_, count_}; }
  /// The least box around the vertices.
  [[nodiscard]] const Bounds& bounds() const { return bounds_; }

  /// The vertex or edge after number i: 0 after the last.
  [[nodiscard]] Index next(Index i) const { return i + 1 == count() ? 0 : i + 1; }
  /// The vertex or edge before number i: the last before 0.
  [[nodiscard]] Index previous(Index i) const { return i == 0 ? count() - 1 : i - 1; }

  /// The outward unit normal of edge i, which runs from vertex i to the next.
  [[nodiscard]] Vec2 normal(Index i) const { return normals_[i]; }

  /// See ConvexPolygon::axes; the indices are those of the placed vertices.
  [[nodiscard]] std::span<const PolygonAxis> axes() const { return {axes_, axisCount_}; }

  /// The vertex of the local polygon that placed vertex i comes from.
  [[nodiscard]] Index sourceOf(Index i) const {
    return own_ == nullptr || own_->sources.empty() ? i : own_->sources[i];
  }

  /// The edge of the local polygon that placed edge i comes from; of several, the longest.
  [[nodiscard]] Index sourceOfEdge(Index i) const {
    return own_ == nullptr || own_->edgeSources.empty() ? i : own_->edgeSources[i];
  }

 private:
  /// What a placement keeps itself.
  struct Storage {
    std::vector<Vec2> vertices;
    std::vector<Vec2> normals;
    std::vector<PolygonAxis> axes;
    /// Empty unless corners were left out.
    std::vector<Index> sources;
    std::vector<Index> edgeSources;
  };

  Storage& storage();
  void referTo(PlacedRoom room, std::span<const PolygonAxis> axes, Index count);
  [[nodiscard]] bool strictlyConvex() const;
  void reduceToHull();
  [[nodiscard]] Index longestEdge(Index from, Index to) const;

  const Vec2* vertices_ = nullptr;
  const Vec2* normals_ = nullptr;
  const PolygonAxis* axes_ = nullptr;
  Index count_ = 0;
  Index axisCount_ = 0;
  Bounds bounds_;
  std::unique_ptr<Storage> own_;
};

}  // namespace sepax
