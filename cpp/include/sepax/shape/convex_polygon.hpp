/// The convex core of a shape in its own coordinates: a polygon, a segment or a point.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"

namespace sepax {

/// No edge, no vertex.
inline constexpr Index kNoIndex = 0xffffffff;

/// One candidate axis of a polygon: an outward edge normal, shared by the parallel edge on the
/// other side if there is one.
struct PolygonAxis {
  /// The edge that has this normal; of two parallel edges the first.
  Index edge;
  /// The edge with the opposite normal, or kNoIndex.
  Index opposite = kNoIndex;
};

/// How far the corners of a polygon are from being lost to rounding: see PlacedPolygon. By default
/// nothing is known.
struct CornerMargin {
  /// The least, over the corners, of twice the area of the triangle of a corner and its neighbours
  /// over the perimeter of that triangle. Exact within a factor of 2; 0 if unknown.
  double least = 0.0;
  /// No corner is farther from the origin, |x| and |y| added up.
  double reach = 0.0;
};

/// A strictly convex polygon, or, as the degenerate ends of the family, a segment (two vertices,
/// two edges back to back) or a point (one vertex, no edge). Immutable.
class ConvexPolygon {
 public:
  struct Result;

  /// One vertex, no edge.
  [[nodiscard]] static ConvexPolygon point(Vec2 p);

  /// The segment from p to q; the point if they are equal.
  [[nodiscard]] static ConvexPolygon segment(Vec2 p, Vec2 q);

  /// One corner, two different ones, or the corners of a strictly convex counter-clockwise outline.
  /// Not checked.
  [[nodiscard]] static ConvexPolygon ofCorners(std::span<const Vec2> corners);

  /// Checks and normalises the outline (see normalizeConvexOutline).
  [[nodiscard]] static Result create(std::span<const Vec2> points);

  /// Corners, counter-clockwise (y up). Edge i runs from vertex i to vertex i + 1.
  [[nodiscard]] const std::vector<Vec2>& vertices() const { return vertices_; }

  /// Each direction of the edge normals once, in the order of the edges: parallel edges share one.
  [[nodiscard]] const std::vector<PolygonAxis>& axes() const { return axes_; }

  /// What rounding would have to overcome to make a corner flat.
  [[nodiscard]] const CornerMargin& cornerMargin() const { return cornerMargin_; }

  /// In square units of the local coordinates; 0 for a segment and for a point.
  [[nodiscard]] double area() const { return area_; }

  /// The centre of the area (shoelace formula), not the mean of the vertices; the middle of a
  /// segment.
  [[nodiscard]] Vec2 centroid() const { return centroid_; }

 private:
  explicit ConvexPolygon(std::vector<Vec2> vertices);
  void measure();
  void measureCorners();

  std::vector<Vec2> vertices_;
  std::vector<PolygonAxis> axes_;
  CornerMargin cornerMargin_;
  double area_ = 0.0;
  Vec2 centroid_;
};

/// What came of an outline: a polygon if the status is ok.
struct ConvexPolygon::Result {
  /// Why there is no polygon, if there is none.
  OutlineStatus status;
  /// Empty unless the status is ok.
  std::optional<ConvexPolygon> polygon;
};

/// The corners of the regular polygon with `sides` corners at distance `radius` from the origin,
/// the first on the positive x axis. sides >= 3, radius > 0.
[[nodiscard]] std::vector<Vec2> regularOutline(Index sides, double radius);

/// The axes of a counter-clockwise strictly convex outline: see ConvexPolygon::axes. A segment (two
/// vertices) has one. O(n).
[[nodiscard]] std::vector<PolygonAxis> polygonAxes(std::span<const Vec2> vertices);

}  // namespace sepax
