#include "buffers.hpp"

#include "sepax/math/rotation.hpp"

namespace sepax::wasm {

namespace {

using wasm::put;

void put(double* at, Interval interval) {
  at[0] = interval.min + 0.0;
  at[1] = interval.max + 0.0;
}

/// Indices travel as doubles; "none" as -1.
double number(Index index) { return index == kNoIndex ? -1.0 : index; }

void put(double* at, const Projection& projection) {
  put(at, projection.interval);
  at[2] = number(projection.minVertex);
  at[3] = number(projection.maxVertex);
}

void put(double* at, const BoundaryCrossing& crossing) {
  at[crossing::kFraction] = crossing.fraction + 0.0;
  put(at + crossing::kPoint, crossing.point);
  put(at + crossing::kNormal, crossing.normal);
  at[crossing::kEdge] = number(crossing.edge);
  at[crossing::kPiece] = crossing.piece;
}

void put(double* at, const TraceStep& step) {
  at[step::kSource] = static_cast<double>(step.source);
  at[step::kEdge] = number(step.edge);
  put(at + step::kNormal, step.normal);
  at[step::kDuplicateOf] = number(step.duplicateOf);
  put(at + step::kA, step.a);
  put(at + step::kB, step.b);
  at[step::kOverlap] = step.overlap;
  at[step::kApart] = step.apart ? 1.0 : 0.0;
  put(at + step::kSwept, step.swept);
  at[step::kApartThroughout] = step.apartThroughout ? 1.0 : 0.0;
  put(at + step::kTime, step.time);
  at[step::kLeastOverlap] = step.leastOverlap;
  at[step::kLeastOverlapStep] = number(step.leastOverlapStep);
  put(at + step::kCommonTime, step.commonTime);
}

}  // namespace

void Buffers::writeStatus(const OutlineStatus& status) {
  record[record::kFault] = static_cast<double>(status.fault);
  record[record::kFaultFirst] = status.first;
  record[record::kFaultSecond] = status.second;
}

void Buffers::writeShapeMeasures(const ShapeMeasures& measures, const Bounds& bounds) {
  record[record::kArea] = measures.area;
  put(&record[record::kCentroid], measures.centroid);
  put(&record[record::kBounds], bounds.min);
  put(&record[record::kBounds + 2], bounds.max);
  record[record::kShapeInertia] = measures.inertia;
}

void Buffers::writeDistance(const Distance& distance) {
  record[record::kDistance] = distance.distance;
  put(&record[record::kDistanceNormal], distance.normal);
  put(&record[record::kPointA], distance.pointA);
  put(&record[record::kPointB], distance.pointB);
}

void Buffers::writeCollision(const Collision& collision) {
  record[record::kIntersects] = collision.intersects ? 1.0 : 0.0;
  record[record::kWillIntersect] = collision.willIntersect ? 1.0 : 0.0;
  put(&record[record::kNormal], collision.normal);
  record[record::kDepth] = collision.depth;
  put(&record[record::kMtv], collision.mtv);
  record[record::kSide] = static_cast<double>(collision.side);
  record[record::kEdge] = number(collision.edge);
  record[record::kPieceOfA] = collision.pieceOfA;
  record[record::kPieceOfB] = collision.pieceOfB;
  put(&record[record::kEnter], collision.time);
}

void Buffers::writeClosestPoint(const ClosestPoint& closest) {
  record[record::kDistance] = closest.distance + 0.0;
  put(&record[record::kDistanceNormal], closest.normal);
  put(&record[record::kPointA], closest.point);
  record[record::kClosestEdge] = number(closest.edge);
  record[record::kClosestPiece] = closest.piece;
}

void Buffers::writeImpact(const Impact& impact) {
  record[record::kHit] = impact.hit ? 1.0 : 0.0;
  record[record::kStartsOverlapping] = impact.startsOverlapping ? 1.0 : 0.0;
  record[record::kTime] = impact.time + 0.0;
  put(&record[record::kImpactPoint], impact.point);
  put(&record[record::kImpactNormal], impact.normal);
  record[record::kImpactSeparation] = impact.separation + 0.0;
  record[record::kImpactPieceOfA] = impact.pieceOfA;
  record[record::kImpactPieceOfB] = impact.pieceOfB;
}

std::uint32_t Buffers::writeCasts(std::span<const RayCast> casts) {
  if (!casts.empty()) put(&record[record::kFirstEntry], casts.front().entry);
  output.resize(casts.size() * stretch::kSize);
  for (std::size_t i = 0; i < casts.size(); ++i) {
    double* at = &output[i * stretch::kSize];
    at[stretch::kStartsInside] = casts[i].startsInside ? 1.0 : 0.0;
    put(at + stretch::kEntry, casts[i].entry);
    put(at + stretch::kExit, casts[i].exit);
  }
  return static_cast<std::uint32_t>(casts.size());
}

std::uint32_t Buffers::writeEntry(const std::optional<BoundaryCrossing>& entry) {
  if (entry) put(&record[record::kFirstEntry], *entry);
  return entry ? 1 : 0;
}

void Buffers::writeTranslation(Vec2 translation) {
  put(&record[record::kTranslation], translation);
}

WalkOptions walkOptions(Vec2 up, double slope, double stepHeight, double snap) {
  const double size = length(up);
  const Vec2 unit = size > 0.0 ? (1.0 / size) * up : Vec2{};
  return {{unit, Rotation::fromAngle(slope).cosine}, stepHeight, snap};
}

std::uint32_t Buffers::writeWalk(const Walk& walk, const Footing& footing) {
  put(&record[record::kTranslation], walk.translation);
  record[record::kStanding] = walk.standing ? 1.0 : 0.0;
  output.resize(walk.walls.size() * wall::kSize);
  double* at = output.data();
  for (const WalkWall& one : walk.walls) {
    WallKind kind = footing.isCeiling(one.normal) ? WallKind::kCeiling : WallKind::kWall;
    if (one.floor) kind = WallKind::kFloor;
    put(at + wall::kNormal, one.normal);
    at[wall::kKind] = static_cast<double>(kind);
    put(at + wall::kPoint, one.point);
    at[wall::kObstacle] = one.obstacle;
    at += wall::kSize;
  }
  return static_cast<std::uint32_t>(walk.walls.size());
}

void Buffers::writeManifold(const Manifold& manifold) {
  output.resize(manifold.count * contact::kSize);
  for (std::size_t i = 0; i < manifold.count; ++i) {
    const ContactPoint& point = manifold.points[i];
    double* at = &output[i * contact::kSize];
    put(at + contact::kPointA, point.pointA);
    put(at + contact::kPointB, point.pointB);
    at[contact::kDepth] = point.depth;
    at[contact::kSide] = static_cast<double>(point.side);
    at[contact::kVertex] = point.vertex;
    at[contact::kPiece] = point.piece;
  }
}

void Buffers::writeTrace(const Trace& trace) {
  writeCollision(trace.collision);
  record[record::kDecidedBy] = number(trace.decidedBy);
  record[record::kNormalStep] = number(trace.normalStep);
  output.resize(trace.steps.size() * step::kSize);
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    put(&output[i * step::kSize], trace.steps[i]);
  }
}

void Buffers::writeSweepTrace(const SweepTrace& trace) {
  writeImpact(trace.impact);
  record[record::kClosedForm] = trace.closedForm ? 1.0 : 0.0;
  put(&record[record::kInReach], trace.log.inReach);
  output.resize(trace.log.stops.size() * stop::kSize);
  for (std::size_t i = 0; i < trace.log.stops.size(); ++i) {
    const AdvanceStop& from = trace.log.stops[i];
    double* at = &output[i * stop::kSize];
    at[stop::kTime] = from.time;
    put(at + stop::kPointA, from.gap.pointA);
    put(at + stop::kPointB, from.gap.pointB);
    put(at + stop::kNormal, from.gap.normal);
    at[stop::kDistance] = from.gap.distance;
    at[stop::kLine] = static_cast<double>(from.line);
    at[stop::kSafe] = from.safe;
  }
}

void Buffers::writePoints(std::span<const Vec2> points) {
  output.resize(2 * points.size());
  for (std::size_t i = 0; i < points.size(); ++i) put(&output[2 * i], points[i]);
}

}  // namespace sepax::wasm
