#include "sepax/space3/query/polygon_polygon.hpp"

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

/// Adds where the edges of a polygon meet another polygon.
void addContacts(LineSweep& sweep, const Polygon3& own, const Polygon3& other) {
  for (Index i = 0; i < own.count(); ++i) {
    const SegmentPolygonHit edge = intersectSegmentPolygon(own.edge(i), other);
    if (edge.intersects) sweep.addContact(edge.point);
    for (const Stretch& stretch : edge.stretches) {
      sweep.addContact(stretch.from);
      sweep.addContact(stretch.to);
    }
  }
}

}  // namespace

PolygonsHit intersectPolygons(const Polygon3& a, const Polygon3& b) {
  PolygonsHit hit;
  const Sides sidesOfA = sidesOf(a, b.span());
  hit.coplanar = sidesOfA.inPlane();
  if (sidesOfA.apart() || sidesOf(b, a.span()).apart()) return hit;

  // Which contacts there are is exact. The stretches between them follow from rounded points, to
  // which the contacts are added: rounding can lose neither the answer nor a touching point.
  LineSweep sweep;
  addContacts(sweep, a, b);
  addContacts(sweep, b, a);
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
