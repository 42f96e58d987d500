#include "sepax/query/collide.hpp"

#include <algorithm>
#include <optional>

#include "sepax/algorithm/deepest_edge.hpp"
#include "sepax/algorithm/edge_lanes.hpp"
#include "sepax/query/collide_compound.hpp"
#include "sepax/query/collide_rounded.hpp"
#include "sepax/query/collision_builder.hpp"

namespace sepax {

namespace {

Collision overlap(const PlacedPolygon& owner, const DeepestEdge& deepest) {
  const Vec2 outward = owner.normal(deepest.edge);
  Collision collision;
  collision.intersects = true;
  collision.willIntersect = true;
  collision.normal = deepest.owner == Side::kA ? outward : -outward;
  collision.depth = std::max(0.0, -deepest.separation);
  // Adding zero turns -0 into 0.
  collision.mtv = -collision.depth * collision.normal + Vec2{};
  collision.side = deepest.owner;
  collision.edge = owner.sourceOfEdge(deepest.edge);
  collision.time = {0.0, 1.0};
  return collision;
}

Collision apart(const PlacedPolygon& owner, const SeparatingEnd& end) {
  Collision collision;
  collision.normal = end.normal;
  collision.side = end.owner;
  collision.edge = owner.sourceOfEdge(end.edge);
  return collision;
}

using Verdict = DeepestEdge::Verdict;

/// What the edges tell without the visitor, if they are sure. The separations of polygons with few
/// corners are looked at once, for the end of an axis, too.
std::optional<Collision> collideByEdges(const PlacedPolygon& a, const PlacedPolygon& b) {
  DeepestEdge deepest;
  if (fitsLanes(a) && fitsLanes(b)) {
    const LanesAnswer answer = askLanes(a, b);
    if (answer.end.found) return apart(answer.end.owner == Side::kA ? a : b, answer.end);
    deepest = answer.deepest;
  }
  if (deepest.verdict == Verdict::kUnclear) deepest = deepestEdgeOneByOne(a, b);
  if (deepest.verdict == Verdict::kOverlapping) {
    return overlap(deepest.owner == Side::kA ? a : b, deepest);
  }
  if (deepest.verdict == Verdict::kUnclear) return {};
  const SeparatingEnd end = firstSeparatingEnd(a, b, deepest);
  if (!end.found) return {};
  return apart(end.owner == Side::kA ? a : b, end);
}

}  // namespace

Collision collide(const PlacedPolygon& a, const PlacedPolygon& b, Vec2 velocity) {
  if (velocity == Vec2{}) {
    if (const std::optional<Collision> collision = collideByEdges(a, b)) return *collision;
  }
  detail::CollisionBuilder builder(a, b, velocity);
  visitAxisEnds(a, b, [&](const AxisEnd& end) { return builder.add(end); });
  if (builder.needsMotionAxis()) builder.add(motionAxis(a, b, velocity));
  return builder.finish();
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
