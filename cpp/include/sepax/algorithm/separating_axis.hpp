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

#include <cmath>
#include <cstdint>

#include "sepax/algorithm/support_vertex.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/placed_polygon.hpp"
#include "sepax/tolerance.hpp"

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

namespace detail {

/// The separation of a point from the line, with the exact sign.
[[nodiscard]] double exactSeparation(const SupportingLine& line, Vec2 point);

/// Visits the ends of the axes of one polygon against another.
template <class Visitor>
class EndsOf {
 public:
  /// `known` says that the axes of the other polygon have been visited: an end at which the two
  /// have exactly parallel edges is one of those, and is left out.
  EndsOf(Side owner, const PlacedPolygon& own, const PlacedPolygon& other, bool known,
         Visitor& visit)
      : owner_(owner),
        own_(own),
        other_(other),
        known_(known),
        extents_(own.bounds().extent() + other.bounds().extent()),
        climbTolerance_(kSeparationFilter * extents_),
        visit_(visit) {}

  /// Returns false if the visitor ended the visit.
  bool visitEdges() {
    SupportVertex front{other_};
    SupportVertex behind{other_};
    SupportVertex back{own_};
    for (const PolygonAxis axis : own_.axes()) {
      const SupportingLine line = edgeLine(axis.edge);
      if (!visitEnd(axis.edge, true, line, front)) return false;
      if (axis.opposite != kNoIndex) {
        if (!visitEnd(axis.opposite, true, edgeLine(axis.opposite), behind)) return false;
      } else {
        back.climbLeftOf(line.from, line.to, line.normal, climbTolerance_);
        const SupportingLine reversed{line.to, line.from, back.point(), -line.normal};
        if (!visitEnd(axis.edge, false, reversed, behind)) return false;
      }
    }
    return true;
  }

  /// The ends of a segment look along it: without them two collinear segments would never be apart.
  bool visitCaps() {
    if (own_.count() != 2) return true;
    SupportVertex nearest{other_};
    for (const Index tip : {Index{0}, Index{1}}) {
      const Vec2 root = own_.vertex(1 - tip);
      const Vec2 end = own_.vertex(tip);
      const Vec2 along = quarterTurn(own_.normal(1 - tip));
      const SupportingLine cap{quarterTurn(root), quarterTurn(end), end, along};
      if (!visitEnd(kNoIndex, true, cap, nearest)) return false;
    }
    return true;
  }

 private:
  [[nodiscard]] SupportingLine edgeLine(Index edge) const {
    const Vec2 from = own_.vertex(edge);
    return {from, own_.vertex(own_.next(edge)), from, own_.normal(edge)};
  }

  bool visitEnd(Index edge, bool looksOut, const SupportingLine& line, SupportVertex& nearest) {
    nearest.climbLeftOf(line.from, line.to, line.normal, climbTolerance_);
    if (known_ && nearest.touchesParallel(line.from, line.to, line.normal)) return true;
    const Vec2 reach = nearest.point() - line.anchor;
    double separation = dot(line.normal, reach);
    const double size = extents_ + std::abs(reach.x) + std::abs(reach.y);
    if (std::abs(separation) <= kSeparationFilter * size) {
      separation = exactSeparation(line, nearest.point());
    }
    return visit_(AxisEnd{owner_, edge, looksOut, line, nearest.point(), separation});
  }

  Side owner_;
  const PlacedPolygon& own_;
  const PlacedPolygon& other_;
  bool known_;
  double extents_;
  double climbTolerance_;
  Visitor& visit_;
};

/// Two points have no edges at all: the axis is the line through them; if they are equal, any is as
/// good, and two at a right angle leave a moving point a way out.
template <class Visitor>
bool visitPoints(Vec2 a, Vec2 b, Visitor& visit) {
  const double distance = length(b - a);
  const Vec2 along = distance > 0.0 ? (1.0 / distance) * (b - a) : Vec2{1.0, 0.0};
  const auto visitEnd = [&](Vec2 from, Vec2 to, Vec2 normal, double separation) {
    return visit(AxisEnd{Side::kA, kNoIndex, true, {from, to, a, normal}, b, separation});
  };
  if (!visitEnd(quarterTurn(a), quarterTurn(b), along, distance)) return false;
  if (!visitEnd(quarterTurn(b), quarterTurn(a), -along, -distance)) return false;
  if (distance > 0.0) return true;
  return visitEnd({}, {}, quarterTurn(along), 0.0) && visitEnd({}, {}, -quarterTurn(along), 0.0);
}

}  // namespace detail

/// Calls visit(const AxisEnd&) for every end of every candidate axis until it returns false.
/// Returns whether every end was visited. The polygons are disjoint exactly if some end's
/// separation is positive; if none is, the greatest separation is minus the depth, and its normal
/// that of the minimum translation.
template <class Visitor>
bool visitAxisEnds(const PlacedPolygon& a, const PlacedPolygon& b, Visitor&& visit) {
  if (a.count() == 1 && b.count() == 1) return detail::visitPoints(a.vertex(0), b.vertex(0), visit);
  detail::EndsOf endsOfA(Side::kA, a, b, false, visit);
  detail::EndsOf endsOfB(Side::kB, b, a, true, visit);
  return endsOfA.visitEdges() && endsOfA.visitCaps() && endsOfB.visitEdges() && endsOfB.visitCaps();
}

}  // namespace sepax
