#include "sepax/space3/query/segment_polygon.hpp"

#include <algorithm>
#include <cmath>

namespace sepax::space3 {

namespace {

/// A segment of some length in the plane of a polygon, as seen along the polygon's dominant axis.
class InPlane {
 public:
  InPlane(const Segment3& segment, const Polygon3& polygon)
      : segment_(segment), polygon_(polygon), line_(lineAlong(segment)) {}

  /// Fills in what of the hit depends on more than the start of the segment, which is known.
  void solve(SegmentPolygonHit& hit) {
    if (hit.intersects) sweep_.addContact({segment_.from});
    for (Index i = 0; i < polygon_.count(); ++i) addContacts(i);
    hit.intersects = sweep_.hasContacts();
    if (!hit.intersects) return;
    sweep_.addPolygon(LineSweep::kFirst, polygon_, line_);
    sweep_.addSegment(LineSweep::kSecond, segment_);
    // As seen: there vertices that miss the plane are where they are decided to be.
    const Axis view = polygon_.axis();
    const Vec3 way = segment_.way().rounded();
    const Vec3 direction = way - way[view] * unitVector(view);
    hit.stretches = sweep_.shared(direction);
    hit.point = hit.stretches.front().from;
    const Axis axis = dominantAxis(direction);
    const double place = (hit.point[axis] - segment_.from[axis]) / direction[axis];
    hit.time = std::clamp(place, 0.0, 1.0);
  }

  /// Whether the segment meets an edge but for its own start and the edge's end. Once.
  [[nodiscard]] bool meets(Index edge) {
    addContacts(edge);
    return sweep_.hasContacts();
  }

 private:
  /// The plane through a segment and the dominant axis: seen along that, the line of the segment.
  [[nodiscard]] SpannedPlane lineAlong(const Segment3& segment) const {
    return {Displacement::along(polygon_.axis()), segment.way(), segment.from};
  }

  /// Whether p, on the line of a segment, lies between its ends.
  [[nodiscard]] bool between(const Segment3& segment, const Vec3& p) const {
    const auto inside = [&](Axis axis) {
      const double from = segment.from[axis];
      const double to = segment.to[axis];
      return (from <= p[axis] && p[axis] <= to) || (to <= p[axis] && p[axis] <= from);
    };
    const Axis next = nextAxis(polygon_.axis());
    return inside(next) && inside(nextAxis(next));
  }

  /// Finds where the segment meets an edge but for its own start and the edge's end. Whether is
  /// exact.
  void addContacts(Index i) {
    const Segment3 edge = polygon_.edge(i);
    const SpannedPlane edgeLine = lineAlong(edge);
    const int from = signOf(height(edgeLine, segment_.from));
    const int to = signOf(height(edgeLine, segment_.to));
    const double edgeFrom = height(line_, edge.from, Wanted::kValue);
    const double edgeTo = height(line_, edge.to, Wanted::kValue);
    if (edgeFrom == 0.0 && between(segment_, edge.from)) sweep_.addContact({edge.from});
    if (to == 0 && between(edge, segment_.to)) sweep_.addContact({segment_.to});
    if (from * to < 0 && signOf(edgeFrom) * signOf(edgeTo) < 0) {
      sweep_.addContact(crossingOf(polygon_, i, edgeFrom, edgeTo));
    }
  }

  const Segment3& segment_;
  const Polygon3& polygon_;
  SpannedPlane line_;
  LineSweep sweep_;
};

/// The direction in the polygon's plane that appears, along the line, as the ray does.
Vec3 rayInPlane(const LineOfSight& line, const Vec3& normal) {
  const Vec3 along = line.direction.rounded();
  const Vec3& ray = unitVector(line.ray);
  const double steepness = dot(normal, along);
  const Vec3 direction = std::abs(steepness) * ray -
                         std::copysign(dot(normal, ray), steepness * dot(normal, ray)) * along;
  return direction == kOrigin ? ray : normalized(direction);
}

/// Records how stage 3 went.
void trace(SegmentPolygonTrace& record, const LineOfSight& line, const Polygon3& polygon) {
  record.decidedBy = SegmentPolygonStage::kOutline;
  record.ray = rayInPlane(line, polygon.plane().normal);
  for (const EdgeWinding& edge : record.edges) record.winding += edge.crossing;
}

/// The one code path of the query and its trace.
SegmentPolygonHit intersect(const Segment3& segment, const Polygon3& polygon,
                            SegmentPolygonTrace* record) {
  SegmentPolygonHit hit;
  hit.plane = intersectSegmentPlane(segment, polygon.span());
  const SegmentPlaneKind kind = hit.plane.kind;
  if (record != nullptr) {
    record->fromDistance = signedDistance(polygon.span(), segment.from);
    record->toDistance = signedDistance(polygon.span(), segment.to);
    if (kind == SegmentPlaneKind::kApart) record->decidedBy = SegmentPolygonStage::kSegment;
  }
  if (!hit.plane.intersects()) return hit;

  hit.time = hit.plane.time;
  hit.point = hit.plane.point;
  const bool inPlane = kind == SegmentPlaneKind::kInPlane;
  const LineOfSight line(segment.from,
                         inPlane ? Displacement::along(polygon.axis()) : segment.way());
  hit.location = locate(polygon, line, record == nullptr ? nullptr : &record->edges);
  if (record != nullptr) trace(*record, line, polygon);
  hit.intersects = hit.location != Location::kOutside;
  if (!inPlane) return hit;
  if (!(segment.from == segment.to)) {
    InPlane(segment, polygon).solve(hit);
  } else if (hit.intersects) {
    hit.stretches.push_back({segment});
  }
  return hit;
}

}  // namespace

SegmentPolygonHit intersectSegmentPolygon(const Segment3& segment, const Polygon3& polygon) {
  return intersect(segment, polygon, nullptr);
}

bool meetsEdge(const Segment3& segment, const Polygon3& polygon, Index edge) {
  return InPlane(segment, polygon).meets(edge);
}

SegmentPolygonTrace traceSegmentPolygon(const Segment3& segment, const Polygon3& polygon) {
  SegmentPolygonTrace trace;
  trace.hit = intersect(segment, polygon, &trace);
  return trace;
}

}  // namespace sepax::space3
