#include "sepax/algorithm/separating_axis.hpp"

#include <cmath>
#include <limits>

#include "sepax/algorithm/support_vertex.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
namespace {

SupportingLine edgeLine(const PlacedPolygon& polygon, Index edge) {
  const Vec2 from = polygon.vertex(edge);
  return {from, polygon.vertex(polygon.next(edge)), from, polygon.normal(edge)};
}

/// The separation of a point from the line, with the exact sign; computed exactly if it may be
/// nothing but rounding. `extents` are those of both polygons, summed.
double separationOf(const SupportingLine& line, Vec2 point, double extents) {
  const Vec2 reach = point - line.anchor;
  const double separation = dot(line.normal, reach);
  const double size = extents + std::abs(reach.x) + std::abs(reach.y);
  if (std::abs(separation) > kSeparationFilter * size) return separation;
  const double height = -crossOfDifferences(line.from, line.to, line.anchor, point);
  return signedQuotient(height, length(line.to - line.from));
}

/// Visits the ends of the axes of one polygon against another.
class EndsOf {
 public:
  /// `known` says that the axes of the other polygon have been visited: an end at which the two
  /// have exactly parallel edges is one of those, and is left out.
  EndsOf(Side owner, const PlacedPolygon& own, const PlacedPolygon& other, bool known,
         AxisVisitor visit)
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
      const SupportingLine line = edgeLine(own_, axis.edge);
      if (!visitEnd(axis.edge, true, line, front)) return false;
      if (axis.opposite != kNoIndex) {
        if (!visitEnd(axis.opposite, true, edgeLine(own_, axis.opposite), behind)) return false;
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
  bool visitEnd(Index edge, bool looksOut, const SupportingLine& line, SupportVertex& nearest) {
    nearest.climbLeftOf(line.from, line.to, line.normal, climbTolerance_);
    if (known_ && nearest.touchesParallel(line.from, line.to, line.normal)) return true;
    const double separation = separationOf(line, nearest.point(), extents_);
    return visit_(AxisEnd{owner_, edge, looksOut, line, nearest.point(), separation});
  }

  Side owner_;
  const PlacedPolygon& own_;
  const PlacedPolygon& other_;
  bool known_;
  double extents_;
  double climbTolerance_;
  AxisVisitor visit_;
};

/// Two points have no edges at all: the axis is the line through them; if they are equal, any is as
/// good, and two at a right angle leave a moving point a way out.
bool visitPoints(Vec2 a, Vec2 b, AxisVisitor visit) {
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

}  // namespace

bool visitAxisEnds(const PlacedPolygon& a, const PlacedPolygon& b, AxisVisitor visit) {
  if (a.count() == 1 && b.count() == 1) return visitPoints(a.vertex(0), b.vertex(0), visit);
  EndsOf endsOfA(Side::kA, a, b, false, visit);
  EndsOf endsOfB(Side::kB, b, a, true, visit);
  return endsOfA.visitEdges() && endsOfA.visitCaps() && endsOfB.visitEdges() && endsOfB.visitCaps();
}

double separationOver(Index edge, const PlacedPolygon& own, const PlacedPolygon& other) {
  // Of two vertices that are equally near, which differ in the last bit, the climbs of the edges
  // before decide which is held.
  const double extents = own.bounds().extent() + other.bounds().extent();
  const double tolerance = kSeparationFilter * extents;
  SupportVertex front{other};
  SupportVertex behind{other};
  for (const PolygonAxis axis : own.axes()) {
    SupportingLine line = edgeLine(own, axis.edge);
    front.climbLeftOf(line.from, line.to, line.normal, tolerance);
    if (axis.edge == edge) return separationOf(line, front.point(), extents);
    if (axis.opposite == kNoIndex) {
      behind.climbLeftOf(line.to, line.from, -line.normal, tolerance);
      continue;
    }
    line = edgeLine(own, axis.opposite);
    behind.climbLeftOf(line.from, line.to, line.normal, tolerance);
    if (axis.opposite == edge) return separationOf(line, behind.point(), extents);
  }
  return std::numeric_limits<double>::quiet_NaN();
}

}  // namespace sepax
