/// The separating-axis test, the one code path of every convex query: intersects, collide, trace.
///
/// Two convex polygons are disjoint exactly when some edge of one has the whole other polygon
/// strictly outside. An axis is a direction of edge normals; at each of its two ends one polygon
/// looks out over an edge at the nearest vertex of the other. Those ends are visited: first for the
/// edges of a, then for those of b, in the order of the edges.
///
/// O(n + m): while the edges turn around one polygon, the nearest vertex of the other climbs along
/// (rotating calipers). Trying every vertex for every axis takes O((n + m)^2).
#pragma once

#include <cstdint>

#include "sepax/function_ref.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/placed_polygon.hpp"

namespace sepax {

/// Which of the two shapes of a query.
enum class Side : std::uint8_t { kA, kB };

/// A directed line that has a polygon to its left, as an edge or a supporting line of it.
struct SupportingLine {
  /// The line runs in the direction from here to `to`; where it lies, `anchor` says.
  Vec2 from;
  /// See `from`. Equal to it only for two polygons that are one and the same point.
  Vec2 to;
  /// A point of the polygon that is on the line; the line may be given displaced.
  Vec2 anchor;
  /// The unit vector to the right, away from the polygon.
  Vec2 normal;
};

/// One end of a candidate axis: `owner` lies to the left of the line; `support` is the vertex of
/// the other polygon that reaches farthest to the left.
struct AxisEnd {
  /// The polygon to the left of the line.
  Side owner;
  /// The edge of the owner that gave the axis; kNoIndex for the caps of segments and for points.
  Index edge;
  /// Whether the edge looks out at this end. If not, no edge of either polygon may, or one of the
  /// other does: this end can show that the polygons are apart, but it is not a way out of its own.
  bool looksOut;
  /// An edge or a supporting line of the owner; its normal points away from the owner.
  SupportingLine line;
  /// In world coordinates.
  Vec2 support;
  /// The distance by which the other polygon lies beyond the line; negative: how far it reaches
  /// over. The sign is exact.
  double separation;

  /// Whether the other polygon is strictly beyond the line after a has moved by `translation`.
  /// Exact.
  [[nodiscard]] bool apartAfter(Vec2 translation) const {
    const Vec2 shift = owner == Side::kA ? -translation : translation;
    return crossOfShiftedDifferences(line.from, line.to, line.anchor, support, shift) < 0.0;
  }

  /// The unit vector across the line, from a towards b.
  [[nodiscard]] Vec2 normal() const { return owner == Side::kA ? line.normal : -line.normal; }
};

/// What visitAxisEnds calls; it answers whether to go on.
using AxisVisitor = FunctionRef<bool(const AxisEnd&)>;

/// Calls visit for every end of every candidate axis until it returns false. Returns whether every
/// end was visited. The polygons are disjoint exactly if some end's separation is positive; if none
/// is, the greatest separation is minus the depth, and its normal that of the minimum translation.
bool visitAxisEnds(const PlacedPolygon& a, const PlacedPolygon& b, AxisVisitor visit);

/// The separation that visitAxisEnds tells for an edge of `own`, to the last bit; no number for an
/// edge that there isn't. O(n + m).
[[nodiscard]] double separationOver(Index edge, const PlacedPolygon& own,
                                    const PlacedPolygon& other);

}  // namespace sepax
