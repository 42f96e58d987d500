#include "buffers.hpp"

namespace sepax::wasm {

namespace {

// Adding zero turns -0 into 0, which nobody wants to see.
void put(double* at, Vec2 v) {
  at[0] = v.x + 0.0;
  at[1] = v.y + 0.0;
}

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

void Buffers::writeCollision(const Collision& collision) {
  record[record::kIntersects] = collision.intersects ? 1.0 : 0.0;
  record[record::kWillIntersect] = collision.willIntersect ? 1.0 : 0.0;
  put(&record[record::kNormal], collision.normal);
  record[record::kDepth] = collision.depth;
  put(&record[record::kMtv], collision.mtv);
  record[record::kSide] = static_cast<double>(collision.side);
  record[record::kEdge] = number(collision.edge);
  put(&record[record::kEnter], collision.time);
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

void Buffers::writePoints(const std::vector<Vec2>& points) {
  output.resize(2 * points.size());
  for (std::size_t i = 0; i < points.size(); ++i) put(&output[2 * i], points[i]);
}

}  // namespace sepax::wasm
