/// A convex polygon in world coordinates, with what the queries want to know of it.
#pragma once

#include <span>
#include <vector>

#include "sepax/math/transform.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/shape/convex_polygon.hpp"

namespace sepax {

/// The convex hull of the placed and rounded corners of a polygon, strictly convex to the last bit.
///
/// Rounding may push a corner onto or inside the line of its neighbours. Such corners are left out,
/// so that the queries' exact decisions speak of one well-defined set. A polygon placed so far out
/// that its corners fall together becomes a segment or a point; every query takes those too.
class PlacedPolygon {
 public:
  /// Places `local`. O(n); O(n log n) where rounding hurt, or in a mirror.
  void place(const ConvexPolygon& local, const Transform& transform) {
    place(local.vertices(), local.axes(), transform);
  }

  /// The same for corners in counter-clockwise order and their axes (see ConvexPolygon::axes).
  void place(std::span<const Vec2> corners, std::span<const PolygonAxis> axes,
             const Transform& transform);

  /// The number of vertices, which may be less than that of the local polygon. At least 1 once
  /// placed.
  [[nodiscard]] Index count() const { return static_cast<Index>(vertices_.size()); }
  /// In world coordinates.
  [[nodiscard]] Vec2 vertex(Index i) const { return vertices_[i]; }
  /// In world coordinates, counter-clockwise (y up) also in a mirror.
  [[nodiscard]] std::span<const Vec2> vertices() const { return vertices_; }
  /// The least box around the vertices.
  [[nodiscard]] const Bounds& bounds() const { return bounds_; }

  /// The vertex or edge after number i: 0 after the last.
  [[nodiscard]] Index next(Index i) const { return i + 1 == count() ? 0 : i + 1; }
  /// The vertex or edge before number i: the last before 0.
  [[nodiscard]] Index previous(Index i) const { return i == 0 ? count() - 1 : i - 1; }

  /// The outward unit normal of edge i, which runs from vertex i to the next.
  [[nodiscard]] Vec2 normal(Index i) const { return normals_[i]; }

  /// See ConvexPolygon::axes; the indices are those of the placed vertices.
  [[nodiscard]] std::span<const PolygonAxis> axes() const { return axes_; }

  /// The vertex of the local polygon that placed vertex i comes from.
  [[nodiscard]] Index sourceOf(Index i) const { return sources_.empty() ? i : sources_[i]; }

  /// The edge of the local polygon that placed edge i comes from; of several, the longest.
  [[nodiscard]] Index sourceOfEdge(Index i) const {
    return edgeSources_.empty() ? i : edgeSources_[i];
  }

 private:
  [[nodiscard]] bool strictlyConvex() const;
  void reduceToHull();
  [[nodiscard]] Index longestEdge(Index from, Index to) const;

  std::vector<Vec2> vertices_;
  std::vector<Vec2> normals_;
  std::vector<PolygonAxis> axes_;
  Bounds bounds_;
  /// Empty unless corners were left out.
  std::vector<Index> sources_;
  std::vector<Index> edgeSources_;
};

}  // namespace sepax
