#include "sepax/query/trace.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/algorithm/motion_axis.hpp"
#include "sepax/query/collision_builder.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

Projection project(const PlacedPolygon& polygon, Vec2 axis) {
  Projection projection;
  for (Index i = 0; i < polygon.count(); ++i) {
    const double place = dot(axis, polygon.vertex(i));
    if (place < projection.interval.min) {
      projection.interval.min = place;
      projection.minVertex = polygon.sourceOf(i);
    }
    if (place > projection.interval.max) {
      projection.interval.max = place;
      projection.maxVertex = polygon.sourceOf(i);
    }
  }
  return projection;
}

class Recorder {
 public:
  Recorder(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity)
      : a_(a), b_(b), velocity_(velocity), builder_(a, b, velocity) {}

  Trace record() {
    listEdges(a_, AxisSource::kEdgeOfA);
    listEdges(b_, AxisSource::kEdgeOfB);
    visitAxisEnds(a_, b_, [&](const AxisEnd& end) {
      recordEnd(end);
      return true;
    });
    if (!(velocity_ == Vec2{})) recordMotion();
    for (TraceStep& step : trace_.steps) complete(step);
    keepTotals();
    // Of several edges that tie, and in the last bit, the short cut of collide has its own answer.
    trace_.collision = collide(a_, b_, velocity_);
    trace_.normalStep = normalStep();
    return std::move(trace_);
  }

 private:
  void listEdges(const PlacedPolygon& polygon, AxisSource source) {
    if (polygon.count() < 2) return;
    for (Index i = 0; i < polygon.count(); ++i) {
      trace_.steps.push_back(makeStep(source, polygon.sourceOfEdge(i), polygon.normal(i)));
    }
  }

  [[nodiscard]] TraceStep makeStep(AxisSource source, Index edge, Vec2 normal) const {
    TraceStep step;
    step.source = source;
    step.edge = edge;
    step.normal = normal;
    step.duplicateOf = firstParallel(normal);
    step.a = project(a_, normal);
    step.b = project(b_, normal);
    const double travel = dot(normal, velocity_);
    step.overlap = overlap(step.a.interval, step.b.interval);
    step.swept = swept(step.a.interval, travel);
    step.time = timeOfOverlap(step.a.interval, step.b.interval, travel);
    return step;
  }

  [[nodiscard]] Index firstParallel(Vec2 normal) const {
    const auto found =
        std::find_if(trace_.steps.begin(), trace_.steps.end(), [&](const TraceStep& step) {
          return step.duplicateOf == kNoIndex &&
                 std::abs(cross(step.normal, normal)) <= kParallelSine;
        });
    return found == trace_.steps.end() ? kNoIndex
                                       : static_cast<Index>(found - trace_.steps.begin());
  }

  /// The step that shows an edge, or kNoIndex for kNoIndex.
  [[nodiscard]] Index stepOf(Side side, Index sourceEdge) const {
    const AxisSource source = side == Side::kA ? AxisSource::kEdgeOfA : AxisSource::kEdgeOfB;
    const auto found = std::find_if(
        trace_.steps.begin(), trace_.steps.end(),
        [&](const TraceStep& step) { return step.source == source && step.edge == sourceEdge; });
    return found == trace_.steps.end() ? kNoIndex
                                       : static_cast<Index>(found - trace_.steps.begin());
  }

  /// The step of the first edge of the same polygon with the axis of this edge.
  [[nodiscard]] Index stepOfAxis(Side side, Index sourceEdge) const {
    const Index own = stepOf(side, sourceEdge);
    const Index earlier = trace_.steps[own].duplicateOf;
    const bool sameShape =
        earlier != kNoIndex && trace_.steps[earlier].source == trace_.steps[own].source;
    return sameShape ? earlier : own;
  }

  void recordEnd(const AxisEnd& end) {
    const PlacedPolygon& owner = end.owner == Side::kA ? a_ : b_;
    const Index at =
        end.edge == kNoIndex ? kNoIndex : stepOfAxis(end.owner, owner.sourceOfEdge(end.edge));
    if (at != kNoIndex && end.separation > 0.0) {
      TraceStep& step = trace_.steps[at];
      step.apart = true;
      step.overlap = std::min(step.overlap, -end.separation);
      if (end.apartAfter(velocity_)) step.apartThroughout = true;
    }
    if (!builder_.settled() && !builder_.add(end)) trace_.decidedBy = at;
  }

  void recordMotion() {
    const MotionAxis axis = motionAxis(a_, b_, velocity_);
    TraceStep step = makeStep(AxisSource::kMotion, kNoIndex, axis.normal);
    step.apart = axis.apart;
    step.apartThroughout = axis.apart;
    if (axis.apart) step.overlap = std::min(step.overlap, -axis.separation);
    if (builder_.needsMotionAxis()) {
      builder_.add(axis);
      if (axis.apart) trace_.decidedBy = static_cast<Index>(trace_.steps.size());
    }
    trace_.steps.push_back(step);
  }

  /// Brings the rounded numbers of a step into line with its exact decisions.
  void complete(TraceStep& step) const {
    if (step.duplicateOf != kNoIndex) {
      // The axis across the motion decides for itself, also where it is all but parallel to an
      // edge.
      const TraceStep& tested = trace_.steps[step.duplicateOf];
      if (tested.apart) step.overlap = std::min(step.overlap, tested.overlap);
      step.apart = step.apart || tested.apart;
      step.apartThroughout = step.apartThroughout || tested.apartThroughout;
    }
    if (!step.apart) step.overlap = std::max(step.overlap, 0.0);
    if (step.apartThroughout) {
      step.time = Interval{};
    } else if (step.time.empty()) {
      step.time = step.apart ? Interval{1.0, 1.0} : Interval{0.0, 0.0};
    }
  }

  void keepTotals() {
    double least = std::numeric_limits<double>::infinity();
    Index leastStep = 0;
    Interval common{0.0, 1.0};
    for (std::size_t i = 0; i < trace_.steps.size(); ++i) {
      TraceStep& step = trace_.steps[i];
      if (step.overlap < least && step.source != AxisSource::kMotion) {
        least = step.overlap;
        leastStep = static_cast<Index>(i);
      }
      common = intersection(common, step.time);
      step.leastOverlap = least;
      step.leastOverlapStep = leastStep;
      step.commonTime = common;
    }
  }

  /// The step whose axis gave the normal: that of the edge, or an earlier one with the same axis;
  /// the one across the motion if no edge gave it.
  [[nodiscard]] Index normalStep() const {
    if (trace_.decidedBy != kNoIndex) return trace_.decidedBy;
    const Index own = stepOf(trace_.collision.side, trace_.collision.edge);
    if (own == kNoIndex) return trace_.steps.empty() ? kNoIndex : motionStep();
    const Index earlier = trace_.steps[own].duplicateOf;
    return earlier == kNoIndex ? own : earlier;
  }

  [[nodiscard]] Index motionStep() const {
    const bool last = trace_.steps.back().source == AxisSource::kMotion;
    return last ? static_cast<Index>(trace_.steps.size() - 1) : kNoIndex;
  }

  const PlacedPolygon& a_;
  const PlacedPolygon& b_;
  Vec2 velocity_;
  detail::CollisionBuilder builder_;
  Trace trace_;
};

}  // namespace

Trace trace(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity) {
  return Recorder(a, b, velocity).record();
}

}  // namespace sepax
