/// A segment and a plane.
#pragma once

#include <cstdint>

#include "sepax/space3/shape/plane.hpp"
#include "sepax/space3/shape/polygon3.hpp"
#include "sepax/space3/shape/segment3.hpp"

namespace sepax::space3 {

/// How a segment lies to a plane.
enum class SegmentPlaneKind : std::uint8_t {
  kApart,     ///< The line would meet the plane, the segment does not reach it.
  kParallel,  ///< The segment runs beside the plane; also one without length that is not on it.
  kPoint,     ///< They meet in one point, which may be an end of the segment.
  kInPlane,   ///< The whole segment lies in the plane.
};

/// The answer of intersectSegmentPlane.
struct SegmentPlaneHit {
  /// How the segment lies to the plane. Exact.
  SegmentPlaneKind kind = SegmentPlaneKind::kApart;
  /// Where the start of the segment lies: 1 in front of the plane, -1 behind, 0 on it. Exact.
  int fromSide = 0;
  /// The same of its end.
  int toSide = 0;
  /// Where along the segment they meet first, from 0 to 1. If they are apart, where the line of the
  /// segment meets the plane: before 0 or after 1, but for rounding, and not finite where that is
  /// out of range. Meaningless if they are parallel.
  double time = 0.0;
  /// The point at that time.
  Vec3 point;

  /// Whether they share a point. Exact.
  [[nodiscard]] constexpr bool intersects() const { return kind >= SegmentPlaneKind::kPoint; }
};

/// Whether and where a segment meets a plane. The kind and the sides are exact; an end that touches
/// counts, and nothing beyond the ends does. `time` is right within 1e-12, `point` within 1e-12 of
/// the size of the coordinates. O(1).
[[nodiscard]] SegmentPlaneHit intersectSegmentPlane(const Segment3& segment, const Plane& plane);

/// The same with the plane of a polygon, which is exactly that of its vertices: no rounded normal
/// comes between.
[[nodiscard]] SegmentPlaneHit intersectSegmentPlane(const Segment3& segment,
                                                    const SpannedPlane& plane);

}  // namespace sepax::space3
