#include "sepax/world/touch.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

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

/// What a kernel found out. Where rounding matters that is nothing: then the plain way says it.
using Found = std::optional<Touch>;

Touch overlap(const DeepestEdge& deepest, const PlacedPolygon& a, const PlacedPolygon& b) {
  const bool ofA = deepest.owner == Side::kA;
  return {true, ofA ? a.normal(deepest.edge) : -b.normal(deepest.edge),
          std::max(0.0, -deepest.separation)};
}

[[gnu::always_inline]] inline Found touchOfDiscs(Vec2 a, Vec2 b, double reach, TouchDetail detail) {
  const CircleContact contact = circleContact(a, b, reach);
  if (contact.verdict == DiscVerdict::kUnclear) return std::nullopt;
  if (contact.verdict == DiscVerdict::kApart && detail == TouchDetail::kSeparation) {
    const Vec2 way = b - a;
    return Touch{false, (1.0 / length(way)) * way, 0.0};
  }
  return Touch{contact.verdict == DiscVerdict::kOverlapping, contact.normal, contact.depth};
}

/// Of a disc and a polygon, of which either may come first.
[[gnu::always_inline]] inline Found touchOfDisc(const PlacedPolygon& a, const PlacedPolygon& b,
                                                double reach, TouchDetail detail) {
  const bool isDiscA = a.count() == 1;
  const DiscContact contact = discContact((isDiscA ? a : b).vertex(0), reach, isDiscA ? b : a,
                                          detail == TouchDetail::kSeparation);
  if (contact.verdict == DiscVerdict::kUnclear) return std::nullopt;
  return Touch{contact.verdict == DiscVerdict::kOverlapping,
               isDiscA ? -contact.outward : contact.outward,
               std::max(0.0, -(contact.separation - reach))};
}

/// Of polygons that are apart over an edge.
Found separation(const SeparatingEnd& end) {
  if (!end.found) return std::nullopt;
  return Touch{false, end.normal, 0.0};
}

[[gnu::always_inline]] inline Found touchOfPolygons(const PlacedPolygon& a, const PlacedPolygon& b,
                                                    TouchDetail detail) {
  const bool lanes = fitsLanes(a) && fitsLanes(b);
  // Of many corners the plain way looks at fewer, if nobody asks how deep.
  if (!lanes && detail == TouchDetail::kWhether) return std::nullopt;
  DeepestEdge deepest;
  if (lanes) {
    const EdgeLanes edges(a, b);
    if (edges.verdict() == Verdict::kApart) {
      if (detail < TouchDetail::kSeparation) return Touch{};
      const SeparatingEnd end = edges.separatingEnd();
      if (end.found) return separation(end);
    }
    deepest = edges.verdict() == Verdict::kUnclear ? edges.touching() : edges.deepest();
  } else {
    deepest = deepestEdge(a, b);
  }
  if (deepest.verdict == Verdict::kOverlapping) return overlap(deepest, a, b);
  if (deepest.verdict == Verdict::kUnclear) return std::nullopt;
  if (detail < TouchDetail::kSeparation) return Touch{};
  return separation(firstSeparatingEnd(a, b, deepest));
}

[[gnu::always_inline]] inline Found touchOfPieces(const PlacedConvex& a, const PlacedConvex& b,
                                                  TouchDetail detail) {
  const double reach = a.radius + b.radius;
  const bool isDiscA = a.core.count() == 1;
  const bool isDiscB = b.core.count() == 1;
  if (isDiscA || isDiscB) {
    // What separates points from others, and how deep they are, is told by axes: of edges that are
    // equally near but for rounding the first one counts.
    const bool byAxes = reach == 0.0 && detail != TouchDetail::kWhether;
    if (byAxes && detail == TouchDetail::kSeparation) return std::nullopt;
    const Found found = isDiscA && isDiscB
                            ? touchOfDiscs(a.core.vertex(0), b.core.vertex(0), reach, detail)
                            : touchOfDisc(a.core, b.core, reach, detail);
    return byAxes && found && found->touching ? std::nullopt : found;
  }
  return reach > 0.0 ? std::nullopt : touchOfPolygons(a.core, b.core, detail);
}

}  // namespace

Touch touchOf(const PlacedBody& a, const PlacedBody& b, TouchDetail detail) {
  const PlacedShape shapeA = a.shape();
  const PlacedShape shapeB = b.shape();
  if (!shapeA.convex() || !shapeB.convex()) return plainTouch(a, b, detail);
  const Found found = touchOfPieces(shapeA.pieces.front(), shapeB.pieces.front(), detail);
  return found ? *found : plainTouch(a, b, detail);
}

}  // namespace sepax
