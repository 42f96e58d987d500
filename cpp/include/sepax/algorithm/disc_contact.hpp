/// A disc and a convex polygon, in a tight loop.
#pragma once

#include <cmath>
#include <cstdint>

#include "sepax/algorithm/farthest_edge.hpp"
#include "sepax/math/pair.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/placed_polygon.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// What of a polygon is nearest to the center of a disc.
struct DiscContact {
  /// How the two stand, as far as distances that are clear of all rounding tell.
  enum class Verdict : std::uint8_t {
    kUnclear,      ///< Some distance is next to a limit, or the polygon is none.
    kApart,        ///< The center is farther away than the reach.
    kOverlapping,  ///< It is not, or inside.
  };

  /// What is known of the two.
  Verdict verdict = Verdict::kUnclear;
  /// The unit vector from the polygon towards the center; out of it, if the center is inside.
  Vec2 outward;
  /// How far outside the center is; negative: how far inside.
  double separation = 0.0;
  /// The edge that is nearest, in the numbering of the placed polygon; kNoIndex for a corner.
  Index edge = kNoIndex;
};

namespace detail {

/// What of a polygon is nearest to a point outside, found by walking along the outline from an edge
/// on. From the edge with the greatest separation it takes no step, unless corners are so flat, or
/// so close together, that rounding hides which edge that is.
[[nodiscard]] DiscContact walkToNearest(Vec2 center, const PlacedPolygon& polygon, Index edge);

/// Whether a point is before the start of an edge, and whether it is beyond the end.
struct EdgeRegion {
  bool before;
  bool beyond;

  EdgeRegion(Vec2 point, Vec2 start, Vec2 end)
      : before(dot(point - start, end - start) <= 0.0),
        beyond(dot(point - end, end - start) >= 0.0) {}
};

/// walkToNearest from the edge with the greatest separation, given that too. Where it takes no
/// step, it is the edge or one of its ends, and no branch depends on which: that is anyone's guess.
[[nodiscard, gnu::always_inline]] inline DiscContact nearestFrom(Vec2 center,
                                                                 const PlacedPolygon& polygon,
                                                                 const EdgeSeparation& farthest) {
  const Index edge = farthest.edge;
  const Index next = polygon.next(edge);
  const EdgeRegion region(center, polygon.vertex(edge), polygon.vertex(next));
  // The edge that has the corner in common, if it is a corner.
  const Index other = region.before ? polygon.previous(edge) : next;
  const EdgeRegion beside(center, polygon.vertex(other), polygon.vertex(polygon.next(other)));
  const bool ends = region.before ? beside.beyond & !beside.before : beside.before & !beside.beyond;
  const bool isCorner = region.before | region.beyond;
  const bool walks = (region.before & region.beyond) | !ends;
  if (isCorner & walks) return walkToNearest(center, polygon, edge);
  const Vec2 way = center - polygon.vertex(region.before ? edge : next);
  const double distance = length(way);
  DiscContact contact;
  contact.edge = isCorner ? kNoIndex : edge;
  contact.outward =
      vectorOf(chosen(isCorner, pairOf((1.0 / distance) * way), pairOf(polygon.normal(edge))));
  contact.separation = chosen(isCorner, bothOf(distance), bothOf(farthest.separation))[0];
  return contact;
}

}  // namespace detail

/// Finds the nearest feature by the edge with the greatest separation: the center is either beside
/// that edge or beyond one of its ends, whose corner is the nearest then (Ericson, "Real-Time
/// Collision Detection", 2005, tells the regions apart). `reach` is the sum of the radii. Without
/// exact arithmetic, and so without an answer where that is needed. O(n). Inline for the same
/// reason as EdgeLanes. Who asks nothing more of what is apart says so: as a rule an edge shows it.
[[nodiscard, gnu::always_inline]] inline DiscContact discContact(Vec2 center, double reach,
                                                                 const PlacedPolygon& polygon,
                                                                 bool alsoApart = true) {
  if (polygon.count() < 3) return {};
  const Vec2 away = center - polygon.vertex(0);
  const double size = polygon.bounds().extent() + reach + std::abs(away.x) + std::abs(away.y);
  const double clear = kReachFilter * size;
  const EdgeSeparation farthest = farthestEdge(center, polygon);
  if (!alsoApart && farthest.separation - reach > clear) {
    return {DiscContact::Verdict::kApart, {}, farthest.separation, kNoIndex};
  }
  if (std::abs(farthest.separation) <= clear) return {};
  DiscContact contact;
  if (farthest.separation > 0.0) {
    contact = detail::nearestFrom(center, polygon, farthest);
  } else {
    contact.edge = farthest.edge;
    contact.outward = polygon.normal(farthest.edge);
    contact.separation = farthest.separation;
  }
  const double excess = contact.separation - reach;
  if (std::abs(excess) <= clear) return {};
  contact.verdict =
      excess > 0.0 ? DiscContact::Verdict::kApart : DiscContact::Verdict::kOverlapping;
  return contact;
}

}  // namespace sepax
