#include "sepax/query/collide.hpp"

#include <algorithm>

#include "sepax/algorithm/deepest_edge.hpp"
#include "sepax/algorithm/edge_lanes.hpp"
#include "sepax/query/collide_compound.hpp"
#include "sepax/query/collide_rounded.hpp"
#include "sepax/query/collision_builder.hpp"

namespace sepax {

namespace {

// Answers are written where they are to be: WebAssembly copies what is returned.

void putOverlap(const PlacedPolygon& owner, const DeepestEdge& deepest, Collision& collision) {
  const Vec2 outward = owner.normal(deepest.edge);
  collision.intersects = true;
  collision.willIntersect = true;
  collision.normal = deepest.owner == Side::kA ? outward : -outward;
  collision.depth = std::max(0.0, -deepest.separation);
  // Adding zero turns -0 into 0.
  collision.mtv = -collision.depth * collision.normal + Vec2{};
  collision.side = deepest.owner;
  collision.edge = owner.sourceOfEdge(deepest.edge);
  collision.time = {0.0, 1.0};
}

void putApart(const PlacedPolygon& owner, const SeparatingEnd& end, Collision& collision) {
  collision.normal = end.normal;
  collision.side = end.owner;
  collision.edge = owner.sourceOfEdge(end.edge);
}

using Verdict = DeepestEdge::Verdict;

/// What the edges tell without the visitor. Returns whether they are sure. The separations of
/// polygons with few corners are looked at once, for the end of an axis, too.
bool collideByEdges(const PlacedPolygon& a, const PlacedPolygon& b, Collision& collision) {
  DeepestEdge deepest;
  if (fitsLanes(a) && fitsLanes(b)) {
    const LanesAnswer answer = askLanes(a, b);
    if (answer.end.found) {
      putApart(answer.end.owner == Side::kA ? a : b, answer.end, collision);
      return true;
    }
    deepest = answer.deepest;
  }
  if (deepest.verdict == Verdict::kUnclear) deepest = deepestEdgeOneByOne(a, b);
  if (deepest.verdict == Verdict::kOverlapping) {
    putOverlap(deepest.owner == Side::kA ? a : b, deepest, collision);
    return true;
  }
  if (deepest.verdict == Verdict::kUnclear) return false;
  const SeparatingEnd end = firstSeparatingEnd(a, b, deepest);
  if (end.found) putApart(end.owner == Side::kA ? a : b, end, collision);
  return end.found;
}

}  // namespace

Collision collide(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity) {
  Collision collision;
  if (velocity == Vec2{} && collideByEdges(a, b, collision)) return collision;
  detail::CollisionBuilder builder(a, b, velocity);
  visitAxisEnds(a, b, [&](const AxisEnd& end) { return builder.add(end); });
  if (builder.needsMotionAxis()) builder.add(motionAxis(a, b, velocity));
  collision = builder.finish();
  return collision;
}

Collision collide(const PlacedConvex& a, const PlacedConvex& b, Vec2 velocity) {
  if (a.radius == 0.0 && b.radius == 0.0) return collide(a.core, b.core, velocity);
  return detail::collideRounded(a, b, velocity);
}

Collision collide(const PlacedShape& a, const PlacedShape& b, Vec2 velocity) {
  if (a.convex() && b.convex()) return collide(a.pieces[0], b.pieces[0], velocity);
  return detail::collideCompound(a, b, velocity).collision;
}

}  // namespace sepax
