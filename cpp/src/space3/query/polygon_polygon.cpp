#include "sepax/space3/query/polygon_polygon.hpp"

#include "sepax/space3/algorithm/outline_tree.hpp"
#include "sepax/space3/query/segment_polygon.hpp"

namespace sepax::space3 {

namespace {

/// How the vertices of a polygon lie to a plane.
struct Sides {
  bool front = false;
  bool behind = false;
  bool on = false;

  /// Whether the plane has the polygon strictly to one side.
  [[nodiscard]] bool apart() const { return !on && front != behind; }
  [[nodiscard]] bool inPlane() const { return !front && !behind; }
};

Sides sidesOf(const Polygon3& polygon, const SpannedPlane& plane) {
  Sides sides;
  for (const Vec3& p : polygon.points()) {
    const double h = height(plane, p);
    sides.front = sides.front || h > 0.0;
    sides.behind = sides.behind || h < 0.0;
    sides.on = sides.on || h == 0.0;
  }
  return sides;
}

/// A point of the line of two planes, where maybe an edge of one polygon cuts an edge of the other.
/// As the sweep has it: rounded the other way it would be another place.
LinePoint pointOf(const Vec3& point, Index edge, const Polygon3& polygon, const Polygon3& other) {
  if (edge == kNoIndex) return {point};
  const Segment3 side = polygon.edge(edge);
  const double from = height(other.span(), side.from, Wanted::kValue);
  const double to = height(other.span(), side.to, Wanted::kValue);
  // Of more than three vertices some may miss the plane by rounding.
  return signOf(from) * signOf(to) < 0 ? crossingOf(polygon, edge, from, to) : LinePoint{point};
}

/// Adds where the edges of a polygon meet another polygon; where `one` is enough, no more than
/// that. Then of edges in the plane of the other, once the first doesn't meet it, the first that
/// does comes from outside and crosses the outline.
void addContacts(LineSweep& sweep, const Polygon3& own, const Polygon3& other, bool inPlane,
                 bool one) {
  const OutlineTree outline(other);
  for (Index i = 0; i < own.count() && !(one && sweep.hasContacts()); ++i) {
    const Segment3 edge = own.edge(i);
    const auto meets = [&](Index k) { return meetsEdge(edge, other, k); };
    if (inPlane && i > 0 && !outline.anyOf(edge, meets)) continue;
    const SegmentPolygonHit hit = intersectSegmentPolygon(edge, other);
    if (hit.intersects && (one || hit.stretches.empty())) {
      const bool crosses = hit.plane.fromSide * hit.plane.toSide < 0;
      sweep.addContact(crosses ? LinePoint{hit.point, &own, i} : LinePoint{hit.point});
    }
    for (const Stretch& stretch : hit.stretches) {
      sweep.addContact(pointOf(stretch.from, stretch.fromEdge, other, own));
      sweep.addContact(pointOf(stretch.to, stretch.toEdge, other, own));
    }
  }
}

}  // namespace

PolygonsHit intersectPolygons(const Polygon3& a, const Polygon3& b) {
  PolygonsHit hit;
  const Sides sidesOfA = sidesOf(a, b.span());
  const Sides sidesOfB = sidesOf(b, a.span());
  hit.coplanar = sidesOfA.inPlane();
  if (sidesOfA.apart() || sidesOfB.apart() || !intersects(a.bounds(), b.bounds())) return hit;
  // Which contacts there are is exact. The stretches between them follow from rounded points, to
  // which the contacts are added: rounding can lose neither the answer nor a touching point.
  LineSweep sweep;
  addContacts(sweep, a, b, hit.coplanar, hit.coplanar);
  // Of more than three vertices some may miss the plane of the other by rounding.
  addContacts(sweep, b, a, hit.coplanar && sidesOfB.inPlane(), hit.coplanar);
  hit.intersects = sweep.hasContacts();
  if (!hit.intersects) return hit;
  hit.point = sweep.firstContact();
  if (hit.coplanar) return hit;
  sweep.addPolygon(LineSweep::kFirst, a, b.span());
  sweep.addPolygon(LineSweep::kSecond, b, a.span());
  hit.stretches = sweep.shared(sweep.direction());
  return hit;
}

}  // namespace sepax::space3
