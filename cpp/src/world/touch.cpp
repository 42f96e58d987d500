#include "sepax/world/touch.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/algorithm/circle_contact.hpp"
#include "sepax/algorithm/disc_contact.hpp"
#include "sepax/algorithm/edge_lanes.hpp"
#include "sepax/query/collide.hpp"

namespace sepax {

namespace {

Touch byCollide(const PlacedBody& a, const PlacedBody& b) {
  const Collision collision = collide(a.shape(), b.shape());
  return {collision.intersects, collision.normal, collision.depth};
}

Touch touchOf(const DeepestEdge& deepest, const PlacedPolygon& a, const PlacedPolygon& b) {
  const bool ofA = deepest.owner == Side::kA;
  return {true, ofA ? a.normal(deepest.edge) : -b.normal(deepest.edge),
          std::max(0.0, -deepest.separation)};
}

}  // namespace

Touch touchOf(const PlacedBody& a, const PlacedBody& b) {
  const PlacedShape shapeA = a.shape();
  const PlacedShape shapeB = b.shape();
  if (!shapeA.convex() || !shapeB.convex()) return byCollide(a, b);
  const PlacedConvex& pieceA = shapeA.pieces.front();
  const PlacedConvex& pieceB = shapeB.pieces.front();
  const PlacedPolygon& coreA = pieceA.core;
  const PlacedPolygon& coreB = pieceB.core;
  const bool isDiscA = coreA.count() == 1;
  const bool isDiscB = coreB.count() == 1;
  const double reach = pieceA.radius + pieceB.radius;
  if (isDiscA && isDiscB) {
    const CircleContact contact = circleContact(coreA.vertex(0), coreB.vertex(0), reach);
    if (contact.verdict == DiscContact::Verdict::kUnclear) return byCollide(a, b);
    return {contact.verdict == DiscContact::Verdict::kOverlapping, contact.normal, contact.depth};
  }
  if (isDiscA || isDiscB) {
    const DiscContact contact = isDiscA ? discContact(coreA.vertex(0), reach, coreB)
                                        : discContact(coreB.vertex(0), reach, coreA);
    if (contact.verdict == DiscContact::Verdict::kUnclear) return byCollide(a, b);
    return {contact.verdict == DiscContact::Verdict::kOverlapping,
            isDiscA ? -contact.outward : contact.outward,
            std::max(0.0, -(contact.separation - reach))};
  }
  if (reach > 0.0) return byCollide(a, b);
  if (fitsLanes(coreA) && fitsLanes(coreB)) {
    const EdgeLanes lanes(coreA, coreB);
    if (lanes.verdict() == DeepestEdge::Verdict::kApart) return {};
    if (lanes.verdict() == DeepestEdge::Verdict::kOverlapping) {
      return touchOf(lanes.deepest(), coreA, coreB);
    }
    return byCollide(a, b);
  }
  const DeepestEdge deepest = deepestEdge(coreA, coreB);
  if (deepest.verdict == DeepestEdge::Verdict::kApart) return {};
  if (deepest.verdict == DeepestEdge::Verdict::kOverlapping) return touchOf(deepest, coreA, coreB);
  return byCollide(a, b);
}

}  // namespace sepax
