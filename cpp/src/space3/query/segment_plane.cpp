#include "sepax/space3/query/segment_plane.hpp"

namespace sepax::space3 {

namespace {

template <class AnyPlane>
SegmentPlaneHit intersect(const Segment3& segment, const AnyPlane& plane) {
  SegmentPlaneHit hit;
  const double from = height(plane, segment.from, Wanted::kValue);
  const double to = height(plane, segment.to, Wanted::kValue);
  hit.fromSide = signOf(from);
  hit.toSide = signOf(to);
  if (hit.fromSide == 0 && hit.toSide == 0) {
    hit.kind = SegmentPlaneKind::kInPlane;
  } else if (hit.fromSide != hit.toSide) {
    hit.kind = SegmentPlaneKind::kPoint;
    // The heights have no common sign: their difference loses no digits.
    hit.time = from / (from - to);
  } else if (const double way = rise(plane, segment.way(), Wanted::kValue); way == 0.0) {
    hit.kind = SegmentPlaneKind::kParallel;
  } else {
    hit.time = -from / way;
  }
  hit.point = segment.at(hit.time);
  return hit;
}

}  // namespace

SegmentPlaneHit intersectSegmentPlane(const Segment3& segment, const Plane& plane) {
  return intersect(segment, plane);
}

SegmentPlaneHit intersectSegmentPlane(const Segment3& segment, const SpannedPlane& plane) {
  return intersect(segment, plane);
}

}  // namespace sepax::space3
