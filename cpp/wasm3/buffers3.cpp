#include "buffers3.hpp"

namespace sepax::space3::wasm {

namespace {

void put(double* at, Interval interval) {
  at[0] = interval.min;
  at[1] = interval.max;
}

void put(double* at, const BoxTraceStep& step) {
  at[step::kSource] = static_cast<double>(step.axis.source);
  at[step::kA] = step.axis.a;
  at[step::kB] = step.axis.b;
  at[step::kParallel] = step.axis.parallel;
  wasm::put(at + step::kDirection, step.axis.direction);
  put(at + step::kShadowA, step.a);
  put(at + step::kShadowB, step.b);
  at[step::kOverlap] = step.axis.overlap;
  at[step::kApart] = step.axis.apart;
  at[step::kLeastOverlap] = step.leastOverlap;
  at[step::kLeastOverlapStep] = step.leastOverlapStep;
}

}  // namespace

void Buffers::writeFault(const PolygonStatus& status, int polygon) {
  record[record::kFault] = static_cast<double>(status.fault);
  record[record::kFaultPolygon] = polygon;
  record[record::kFaultVertex] = status.vertex;
  record[record::kFaultDistance] = status.distance;
}

void Buffers::writePlane(std::size_t place, const Plane& plane) {
  put(&record[place + record::kPlaneNormal], plane.normal);
  put(&record[place + record::kPlanePoint], plane.point);
}

void Buffers::writeHit(const SegmentPlaneHit& hit) {
  record[record::kIntersects] = hit.intersects();
  record[record::kKind] = static_cast<double>(hit.kind);
  record[record::kFromSide] = hit.fromSide;
  record[record::kToSide] = hit.toSide;
  record[record::kTime] = hit.time;
  put(&record[record::kPoint], hit.point);
}

void Buffers::writeHit(const SegmentPolygonHit& hit) {
  writeHit(hit.plane);
  record[record::kIntersects] = hit.intersects;
  record[record::kTime] = hit.time;
  put(&record[record::kPoint], hit.point);
  record[record::kLocation] = static_cast<double>(hit.location);
  writeStretches(hit.stretches);
}

void Buffers::writeTrace(const SegmentPolygonTrace& trace, const Polygon3& polygon) {
  writeHit(trace.hit);
  record[record::kDecidedBy] = static_cast<double>(trace.decidedBy);
  writePlane(record::kTracePlane, polygon.plane());
  record[record::kFromDistance] = trace.fromDistance;
  record[record::kToDistance] = trace.toDistance;
  record[record::kLineTime] = trace.hit.plane.time;
  put(&record[record::kLinePoint], trace.hit.plane.point);
  record[record::kAxis] = static_cast<double>(polygon.axis());
  put(&record[record::kRay], trace.ray);
  record[record::kWinding] = trace.winding;
  double* at = writeStretches(trace.hit.stretches, trace.edges.size() * edge::kSize);
  for (const EdgeWinding& edge : trace.edges) {
    at[edge::kCrossing] = edge.crossing;
    at[edge::kTouches] = edge.touches;
    at += edge::kSize;
  }
}

void Buffers::writeHit(const PolygonsHit& hit) {
  record[record::kIntersects] = hit.intersects;
  record[record::kCoplanar] = hit.coplanar;
  put(&record[record::kPoint], hit.point);
  writeStretches(hit.stretches);
}

void Buffers::writeSweep(const PointSweep& sweep) {
  record[record::kIntersects] = sweep.intersects;
  record[record::kTime] = sweep.time;
  put(&record[record::kPoint], sweep.point);
  put(&record[record::kSweepNormal], sweep.normal);
}

void Buffers::writeCollision(const Collision3& collision) {
  record[record::kIntersects] = collision.intersects;
  put(&record[record::kNormal], collision.normal);
  record[record::kDepth] = collision.depth;
  put(&record[record::kMtv], collision.mtv);
}

void Buffers::writeCollision(const BoxCollision& collision) {
  writeCollision(collision.collision);
  record[record::kBoxAxis] = collision.axis;
}

void Buffers::writeTrace(const BoxTrace& trace) {
  writeCollision(trace.result);
  record[record::kBoxDecidedBy] = trace.decidedBy;
  output.reset(new double[trace.steps.size() * step::kSize]);
  double* at = output.get();
  for (const BoxTraceStep& step : trace.steps) {
    put(at, step);
    at += step::kSize;
  }
}

void Buffers::writePoints(std::span<const Vec3> points) {
  output.reset(new double[3 * points.size()]);
  double* at = output.get();
  for (const Vec3& p : points) {
    put(at, p);
    at += 3;
  }
}

void Buffers::writeBounds(std::size_t place, const Aabb3& bounds) {
  put(&record[place + record::kMin], bounds.min);
  put(&record[place + record::kMax], bounds.max);
}

void Buffers::writeSphere(const Sphere& sphere) {
  put(&record[record::kCenter], sphere.center);
  record[record::kRadius] = sphere.radius;
}

double* Buffers::writeStretches(std::span<const Stretch> stretches, std::size_t more) {
  record[record::kStretchCount] = static_cast<double>(stretches.size());
  output.reset(new double[stretches.size() * stretch::kSize + more]);
  double* at = output.get();
  for (const Stretch& stretch : stretches) {
    put(at + stretch::kFrom, stretch.from);
    put(at + stretch::kTo, stretch.to);
    at += stretch::kSize;
  }
  return at;
}

}  // namespace sepax::space3::wasm
