/// A planar polygon in space.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sepax/space3/math/predicates.hpp"
#include "sepax/space3/math/vec3.hpp"
#include "sepax/space3/shape/aabb3.hpp"
#include "sepax/space3/shape/plane.hpp"
#include "sepax/space3/shape/segment3.hpp"

namespace sepax::space3 {

/// The place of a vertex, an edge or a step in its list.
using Index = std::uint32_t;

/// No vertex, no edge, no step.
inline constexpr Index kNoIndex = 0xffffffff;

/// Why points are no planar polygon.
enum class PolygonFault : std::uint8_t {
  kNone,
  kTooFewPoints,  ///< Fewer than three points.
  kCollinear,     ///< All points lie on one line: there is no plane.
  kNonPlanar,     ///< The point `vertex` lies off the mean plane of all.
};

/// What is wrong with a list of points, if anything.
struct PolygonStatus {
  /// Why the points are refused, or kNone.
  PolygonFault fault = PolygonFault::kNone;
  /// kNonPlanar: the place in the list of the point that is farthest off. Else 0.
  Index vertex = 0;
  /// How far off the vertex is.
  double distance = 0.0;

  /// Whether there is no fault.
  [[nodiscard]] constexpr bool ok() const { return fault == PolygonFault::kNone; }
};

/// A planar polygon, convex or concave, either way round. Immutable.
///
/// The polygon is a closed set: the points of its plane around which the outline winds, and the
/// outline. An outline that crosses itself encloses all that it winds around (nonzero rule);
/// repeated and collinear points do no harm.
///
/// The plane, for decisions, is that of three of the vertices, exactly. Every triangle is exactly
/// planar, and so is every polygon whose rounded coordinates happen to be; for others, vertices
/// miss the plane by rounding, and what they are closest to is decided as the outline appears along
/// the line of sight of the query: that of the segment, or of the dominant axis.
class Polygon3 {
 public:
  struct Result;

  /// Checks the points and finds the plane. O(n).
  [[nodiscard]] static Result create(std::span<const Vec3> points);

  /// The vertices in the order given, repeated and collinear ones included.
  [[nodiscard]] std::span<const Vec3> points() const { return points_; }
  /// The number of vertices, and of edges. At least 3.
  [[nodiscard]] Index count() const { return static_cast<Index>(points_.size()); }
  /// From point i to the next.
  [[nodiscard]] Segment3 edge(Index i) const {
    return {points_[i], points_[i + 1 == count() ? 0 : i + 1]};
  }

  /// The unit normal of the outline, from where it runs counter-clockwise (Newell's method), and
  /// the mean of the vertices.
  [[nodiscard]] const Plane& plane() const { return plane_; }

  /// The least box around the vertices.
  [[nodiscard]] const Aabb3& bounds() const { return bounds_; }

  /// The axis that is nearest to the normal: along it the outline is seen least foreshortened.
  [[nodiscard]] Axis axis() const { return axis_; }

  /// The plane for decisions, through three vertices that lie far apart; its front is that of the
  /// normal.
  [[nodiscard]] SpannedPlane span() const {
    return {{points_[0], points_[second_]}, {points_[0], points_[third_]}, points_[0]};
  }

 private:
  Polygon3() = default;

  [[nodiscard]] bool findSpan();
  void findNormal();
  [[nodiscard]] PolygonStatus checkPlanarity() const;

  std::vector<Vec3> points_;
  Aabb3 bounds_;
  Plane plane_;
  Axis axis_ = Axis::kZ;
  /// The vertices that span the plane together with the first: counter-clockwise, as the outline.
  Index second_ = 0;
  Index third_ = 0;
};

/// What came of a list of points: a polygon if the status is ok.
struct Polygon3::Result {
  /// Why there is no polygon, if there is none.
  PolygonStatus status;
  /// Empty unless the status is ok.
  std::optional<Polygon3> polygon;
};

}  // namespace sepax::space3
