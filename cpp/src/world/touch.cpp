#include "sepax/world/touch.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/algorithm/circle_contact.hpp"
#include "sepax/algorithm/disc_contact.hpp"
#include "sepax/algorithm/edge_lanes.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"

namespace sepax {

namespace {

using Verdict = DeepestEdge::Verdict;
using DiscVerdict = DiscContact::Verdict;

/// The plain way, which takes any shapes. Called where it is rare: not to be inlined.
[[gnu::noinline]] Touch plainTouch(const PlacedBody& a, const PlacedBody& b, TouchDetail detail) {
  if (detail == TouchDetail::kWhether) return {intersects(a.shape(), b.shape()), {}, 0.0};
  const Collision collision = collide(a.shape(), b.shape());
  return {collision.intersects, collision.normal, collision.depth};
}

Touch overlap(const DeepestEdge& deepest, const PlacedPolygon& a, const PlacedPolygon& b) {
  const bool ofA = deepest.owner == Side::kA;
  return {true, ofA ? a.normal(deepest.edge) : -b.normal(deepest.edge),
          std::max(0.0, -deepest.separation)};
}

}  // namespace

Touch touchOf(const PlacedBody& a, const PlacedBody& b, TouchDetail detail) {
  const PlacedShape shapeA = a.shape();
  const PlacedShape shapeB = b.shape();
  if (!shapeA.convex() || !shapeB.convex()) return plainTouch(a, b, detail);
  const PlacedConvex& pieceA = shapeA.pieces.front();
  const PlacedConvex& pieceB = shapeB.pieces.front();
  const PlacedPolygon& coreA = pieceA.core;
  const PlacedPolygon& coreB = pieceB.core;
  const bool isDiscA = coreA.count() == 1;
  const bool isDiscB = coreB.count() == 1;
  const double reach = pieceA.radius + pieceB.radius;
  // What separates points from others is told by axes, and not by what is nearest.
  if (reach == 0.0 && (isDiscA || isDiscB) && detail == TouchDetail::kSeparation) {
    return plainTouch(a, b, detail);
  }
  if (isDiscA && isDiscB) {
    const CircleContact contact = circleContact(coreA.vertex(0), coreB.vertex(0), reach);
    if (contact.verdict == DiscVerdict::kUnclear) return plainTouch(a, b, detail);
    if (contact.verdict == DiscVerdict::kApart && detail == TouchDetail::kSeparation) {
      const Vec2 way = coreB.vertex(0) - coreA.vertex(0);
      return {false, (1.0 / length(way)) * way, 0.0};
    }
    return {contact.verdict == DiscVerdict::kOverlapping, contact.normal, contact.depth};
  }
  if (isDiscA || isDiscB) {
    const DiscContact contact =
        discContact((isDiscA ? coreA : coreB).vertex(0), reach, isDiscA ? coreB : coreA,
                    detail == TouchDetail::kSeparation);
    if (contact.verdict == DiscVerdict::kUnclear) return plainTouch(a, b, detail);
    return {contact.verdict == DiscVerdict::kOverlapping,
            isDiscA ? -contact.outward : contact.outward,
            std::max(0.0, -(contact.separation - reach))};
  }
  const bool lanes = fitsLanes(coreA) && fitsLanes(coreB);
  // Of many corners the plain way looks at fewer, if nobody asks how deep.
  if (reach > 0.0 || (!lanes && detail == TouchDetail::kWhether)) return plainTouch(a, b, detail);
  DeepestEdge deepest;
  if (lanes) {
    const EdgeLanes edges(coreA, coreB);
    if (edges.verdict() == Verdict::kApart) {
      if (detail < TouchDetail::kSeparation) return {};
      const SeparatingEnd end = edges.separatingEnd();
      if (end.found) return {false, end.normal, 0.0};
    }
    deepest = edges.verdict() == Verdict::kUnclear ? edges.touching() : edges.deepest();
  } else {
    deepest = deepestEdge(coreA, coreB);
  }
  if (deepest.verdict == Verdict::kOverlapping) return overlap(deepest, coreA, coreB);
  if (deepest.verdict == Verdict::kUnclear) return plainTouch(a, b, detail);
  if (detail < TouchDetail::kSeparation) return {};
  const SeparatingEnd end = firstSeparatingEnd(coreA, coreB, deepest);
  return end.found ? Touch{false, end.normal, 0.0} : plainTouch(a, b, detail);
}

}  // namespace sepax
