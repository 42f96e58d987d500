/// A segment and a planar polygon.
#pragma once

#include <cstdint>
#include <vector>

#include "sepax/space3/algorithm/line_sweep.hpp"
#include "sepax/space3/algorithm/winding.hpp"
#include "sepax/space3/query/segment_plane.hpp"
#include "sepax/space3/shape/polygon3.hpp"
#include "sepax/space3/shape/segment3.hpp"

namespace sepax::space3 {

/// The answer of intersectSegmentPolygon.
struct SegmentPolygonHit {
  /// Whether they share a point; both are closed sets, so touching counts.
  bool intersects = false;
  /// How the segment lies to the polygon's plane.
  SegmentPlaneHit plane;
  /// Where the plane is met: in the polygon, on its outline or outside. For a segment in the plane,
  /// where its start is.
  Location location = Location::kOutside;
  /// Where along the segment the first shared point is, from 0 to 1, if they intersect.
  double time = 0.0;
  /// That point.
  Vec3 point;
  /// For a segment in the plane: its stretches in the polygon, in order. A stretch may be a point,
  /// whose ends are equal; two with no more than a rounding between them are one: see LineSweep.
  std::vector<Stretch> stretches;
};

/// Whether and where a segment meets a polygon.
///
/// `intersects`, `plane.kind` and `location` are exact where the polygon is exactly planar, as
/// every triangle is; see Polygon3 for others. Places and points are right within 1e-12, as those
/// of intersectSegmentPlane. O(n), for a segment in the plane O(n log n).
[[nodiscard]] SegmentPolygonHit intersectSegmentPolygon(const Segment3& segment,
                                                        const Polygon3& polygon);

/// Whether a segment in the plane of a polygon meets one of its edges, but for the start of the
/// segment and the end of the edge. Exact, as seen along the polygon's dominant axis. O(1).
[[nodiscard]] bool meetsEdge(const Segment3& segment, const Polygon3& polygon, Index edge);

/// The three stages, in order; each ends the query if it finds the pair apart.
enum class SegmentPolygonStage : std::uint8_t {
  kPlane,    ///< The line of the segment is parallel to the plane.
  kSegment,  ///< It meets the plane, but the segment ends before or starts after that.
  kOutline,  ///< The plane is met: whether within the outline.
};

/// Everything that intersectSegmentPolygon did.
struct SegmentPolygonTrace {
  /// What intersectSegmentPolygon answers.
  SegmentPolygonHit hit;
  /// The stage that gave the answer; the later ones were not needed.
  SegmentPolygonStage decidedBy = SegmentPolygonStage::kPlane;
  /// Stage 1, besides hit.plane: the distance of the start of the segment from the plane, negative
  /// behind it.
  double fromDistance = 0.0;
  /// The same of its end.
  double toDistance = 0.0;
  // Stage 2 is the time and the point of hit.plane.
  /// Stage 3, besides hit.location: the ray across the line of sight along which the outline was
  /// seen, as a unit vector in the polygon's plane.
  Vec3 ray;
  /// What each edge added to the winding number, in their order; empty if stage 3 was not needed.
  std::vector<EdgeWinding> edges;
  /// The sum of their crossings: the winding number of the outline around the line of sight.
  int winding = 0;
};

/// Records intersectSegmentPolygon, which it runs: the answer can't differ.
[[nodiscard]] SegmentPolygonTrace traceSegmentPolygon(const Segment3& segment,
                                                      const Polygon3& polygon);

}  // namespace sepax::space3
