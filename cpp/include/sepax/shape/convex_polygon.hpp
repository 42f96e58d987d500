/// The convex core of a shape in its own coordinates: a polygon, a segment or a point.
#pragma once

#include <memory>
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

/// Memory that is lent to a polygon, which refers to it from then on.
struct PolygonRoom {
  /// Room for as many corners as there are points.
  Vec2* corners;
  /// Room for as many axes.
  PolygonAxis* axes;
};

/// A strictly convex polygon, or, as the degenerate ends of the family, a segment (two vertices,
/// two edges back to back) or a point (one vertex, no edge). Immutable.
class ConvexPolygon {
 public:
  struct Result;

  /// A copy has memory of its own.
  ConvexPolygon(const ConvexPolygon& other);
  /// Becomes a copy, with memory of its own.
  ConvexPolygon& operator=(const ConvexPolygon& other) { return *this = ConvexPolygon(other); }
  /// Leaves nothing behind that can be asked. Memory that was lent is still referred to.
  ConvexPolygon(ConvexPolygon&&) = default;
  /// Takes over the polygon as the constructor does.
  ConvexPolygon& operator=(ConvexPolygon&&) = default;
  ~ConvexPolygon() = default;

  /// One vertex, no edge.
  [[nodiscard]] static ConvexPolygon point(Vec2 p);

  /// The segment from p to q; the point if they are equal.
  [[nodiscard]] static ConvexPolygon segment(Vec2 p, Vec2 q);

  /// One corner, two different ones, or the corners of a strictly convex counter-clockwise outline.
  /// Not checked, but for whether there is any (see SEPAX_ASSERT).
  [[nodiscard]] static ConvexPolygon ofCorners(std::span<const Vec2> corners);

  /// Checks and normalises the outline (see normalizeConvexOutline). Its numbers are not checked:
  /// they are finite and within kMaxCoordinate, or the status is ok without any meaning. Those of
  /// strangers are for validateOutline first, which looks at that, too.
  [[nodiscard]] static Result create(std::span<const Vec2> points);

  /// The same of one point or more in memory that is lent: of two points the segment, as above.
  [[nodiscard]] static Result createIn(PolygonRoom room, std::span<const Vec2> points);

  /// Corners, counter-clockwise (y up). Edge i runs from vertex i to vertex i + 1.
  [[nodiscard]] std::span<const Vec2> vertices() const { return {vertices_, count_}; }

  /// Each direction of the edge normals once, in the order of the edges: parallel edges share one.
  [[nodiscard]] std::span<const PolygonAxis> axes() const { return {axes_, axisCount_}; }

  /// What rounding would have to overcome to make a corner flat.
  [[nodiscard]] const CornerMargin& cornerMargin() const { return cornerMargin_; }

  /// In square units of the local coordinates; 0 for a segment and for a point. O(n).
  [[nodiscard]] double area() const;

  /// The centre of the area (shoelace formula), not the mean of the vertices; the middle of a
  /// segment. O(n).
  [[nodiscard]] Vec2 centroid() const;

 private:
  ConvexPolygon() = default;
  explicit ConvexPolygon(std::span<const Vec2> vertices);
  [[nodiscard]] PolygonRoom ownRoom(std::size_t count);
  void take(PolygonRoom room, std::size_t count);
  OutlineStatus normalize(PolygonRoom room, std::span<const Vec2> points);
  void measureCorners();

  /// The corners, and behind them the axes, unless they are in memory that is lent.
  std::unique_ptr<Vec2[]> own_;
  const Vec2* vertices_ = nullptr;
  const PolygonAxis* axes_ = nullptr;
  Index count_ = 0;
  Index axisCount_ = 0;
  CornerMargin cornerMargin_;
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
