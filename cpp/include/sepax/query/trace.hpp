/// Every step of the separating-axis test, for teaching and for debugging.
#pragma once

#include <cstdint>
#include <vector>

#include "sepax/math/interval.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// The shadow of a shape on an axis, and the vertices (of the local polygon) that throw its ends.
struct Projection {
  /// The dot products of the vertices with the axis.
  Interval interval;
  /// The vertex at the least of them.
  Index minVertex = kNoIndex;
  /// The vertex at the greatest.
  Index maxVertex = kNoIndex;
};

/// What gave a candidate axis: an edge, or the direction across the motion.
enum class AxisSource : std::uint8_t { kEdgeOfA, kEdgeOfB, kMotion };

/// One candidate axis.
struct TraceStep {
  /// What gave the axis.
  AxisSource source = AxisSource::kEdgeOfA;
  /// The edge of the source, in the numbering of the local polygon; kNoIndex for kMotion.
  Index edge = kNoIndex;
  /// The outward unit normal of the edge.
  Vec2 normal;
  /// The earlier step with a parallel axis, or kNoIndex. Such an axis brings nothing new.
  Index duplicateOf = kNoIndex;
  /// The shadow of a as it stands.
  Projection a;
  /// The shadow of b.
  Projection b;
  /// overlap(a, b) of the shadows: negative is a gap.
  double overlap = 0.0;
  /// Whether the shadows are apart now. Exact.
  bool apart = false;
  /// Whether they are and stay apart through the step. Exact.
  bool apartThroughout = false;
  /// a's shadow with the motion.
  Interval swept;
  /// When the shadows meet, within the step; empty if they don't.
  Interval time;
  /// The least overlap so far, that of kMotion left out; infinite if there is none.
  double leastOverlap = 0.0;
  /// The step that gave it; 0 if there is none.
  Index leastOverlapStep = 0;
  /// The time, 0 to 1, that all axes so far have in common; empty if there is none.
  Interval commonTime;
};

/// Every step of the separating-axis test, in order.
struct Trace {
  /// The edges of a, the edges of b, the direction across the motion.
  std::vector<TraceStep> steps;
  /// What collide answers for the same arguments.
  Collision collision;
  /// The step at which collide stopped, or kNoIndex: the steps after it weren't needed.
  Index decidedBy = kNoIndex;
  /// The step whose axis gave the normal, or kNoIndex for shapes that rounding left without edges.
  Index normalStep = kNoIndex;
};

/// Records collide(a, b, velocity) step by step: the edges of a, the edges of b, and, if there is a
/// velocity, the axis across the motion. Steps whose axes are parallel within kParallelSine are
/// marked as duplicates. O((n + m)^2), since every shadow is shown whole.
[[nodiscard]] Trace trace(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity = Vec2{});

}  // namespace sepax
