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
  Interval interval;
  Index minVertex = kNoIndex;
  Index maxVertex = kNoIndex;
};

enum class AxisSource : std::uint8_t { kEdgeOfA, kEdgeOfB, kMotion };

/// One candidate axis.
struct TraceStep {
  AxisSource source = AxisSource::kEdgeOfA;
  /// The edge of the source, in the numbering of the local polygon; kNoIndex for kMotion.
  Index edge = kNoIndex;
  /// The outward unit normal of the edge.
  Vec2 normal;
  /// The earlier step with a parallel axis, or kNoIndex. Such an axis brings nothing new.
  Index duplicateOf = kNoIndex;
  Projection a;
  Projection b;
  /// overlap(a, b) of the shadows: negative is a gap.
  double overlap = 0.0;
  /// Whether the shadows are apart now, and whether they stay apart through the step. Exact.
  bool apart = false;
  bool apartThroughout = false;
  /// a's shadow with the motion.
  Interval swept;
  /// When the shadows meet, within the step; empty if they don't.
  Interval time;
  /// The least overlap so far, the step that gave it, and the common time of all axes so far.
  double leastOverlap = 0.0;
  Index leastOverlapStep = 0;
  Interval commonTime;
};

struct Trace {
  std::vector<TraceStep> steps;
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
