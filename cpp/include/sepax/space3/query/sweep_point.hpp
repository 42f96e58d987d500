/// A moving point and a polygon, through which nothing slips between two frames.
#pragma once

#include "sepax/space3/query/segment_polygon.hpp"
#include "sepax/space3/shape/polygon3.hpp"
#include "sepax/space3/shape/segment3.hpp"

namespace sepax::space3 {

/// The answer of sweepPoint.
struct PointSweep {
  /// Whether the point meets the polygon at some time of the step.
  bool intersects = false;
  /// When they first meet, from 0 to 1.
  double time = 0.0;
  /// Where the point is at that time.
  Vec3 point;
  /// The unit normal of the polygon on the side from which the point came; the front one if it
  /// started in the plane.
  Vec3 normal;
};

/// Whether and when a point that moves along `motion` meets a polygon that is displaced along
/// `polygonMotion`, both straight and evenly.
///
/// Only the motion of the point relative to the polygon counts. Its two ends are rounded once each,
/// and the rest is exact as in intersectSegmentPolygon: since the end of a step is rounded as the
/// start of the next one is, no point slips through between frames, at any speed.
[[nodiscard]] PointSweep sweepPoint(const Segment3& motion, const Polygon3& polygon,
                                    const Segment3& polygonMotion = Segment3{});

}  // namespace sepax::space3
