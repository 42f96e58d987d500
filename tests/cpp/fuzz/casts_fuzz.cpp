// Two shapes, a motion and two points out of bytes, and every query of convex shapes on them: what
// must hold between their answers, whatever the shapes.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "fuzz/bytes.hpp"
#include "sepax/query/closest_point.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/contains.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/query/sweep.hpp"
#include "sepax/shape/convex_instance.hpp"
#include "support/magnitude.hpp"

namespace sepax {
namespace {

/// What is checked, for the report.
struct Case {
  ConvexInstance a;
  ConvexInstance b;
  Vec2 p;
  Vec2 q;
};
Case* current = nullptr;

void report(const char* name, const PlacedConvex& shape) {
  std::fprintf(stderr, "%s: radius %.17g", name, shape.radius);
  for (const Vec2 v : shape.core.vertices()) std::fprintf(stderr, ", {%.17g, %.17g}", v.x, v.y);
  std::fprintf(stderr, "\n");
}

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  report("a", current->a.placed());
  report("b", current->b.placed());
  std::fprintf(stderr, "p {%.17g, %.17g}, q {%.17g, %.17g}\n", current->p.x, current->p.y,
               current->q.x, current->q.y);
  std::abort();
}

/// Coordinates out of bytes.
class Bytes : public fuzz::Bytes {
 public:
  using fuzz::Bytes::Bytes;

  /// Sixteenths of integers, some of them an ulp or two off, or any double that is a coordinate.
  double coordinate(bool lattice) {
    if (!lattice && byte() % 4 == 0) return anyCoordinate();
    double value = static_cast<double>(static_cast<std::int8_t>(byte()));
    if (lattice) return value;
    const std::uint8_t change = byte();
    value += (change >> 4) / 16.0;
    for (int i = 0; i < change % 3; ++i)
      value = std::nextafter(value, change % 2 == 0 ? 1e9 : -1e9);
    return storedCoordinate(value);
  }

  Vec2 point(bool lattice) {
    const double x = coordinate(lattice);
    return {x, coordinate(lattice)};
  }

 private:
  double anyCoordinate() {
    const double value = anyDouble();
    // Four hundred binary orders are what exact decisions about radii promise.
    return std::abs(value) >= 0x1p-100 && std::abs(value) <= 0x1p100 ? value : 0.0;
  }
};

ConvexInstance shapeOf(Bytes& bytes, bool lattice) {
  const int count = 1 + bytes.byte() % 7;
  std::vector<Vec2> points;
  for (int i = 0; i < count; ++i) points.push_back(bytes.point(lattice));
  const double radius = bytes.byte() % 2 == 0 ? 0.0 : std::abs(bytes.coordinate(lattice));
  if (count == 1) return ConvexInstance(ConvexPolygon::point(points[0]), radius);
  ConvexPolygon::Result polygon = ConvexPolygon::create(points);
  if (polygon.polygon) return ConvexInstance(*polygon.polygon, radius);
  return ConvexInstance(ConvexPolygon::segment(points[0], points[1]), radius);
}

bool finite(Vec2 v) { return std::isfinite(v.x) && std::isfinite(v.y); }
bool unit(Vec2 v) { return std::abs(length(v) - 1.0) < 1e-12; }

void checkPair(const PlacedConvex& a, const PlacedConvex& b, Vec2 velocity) {
  const bool meet = intersects(a, b);
  const Collision hit = collide(a, b);
  const Distance apart = distance(a, b);
  require(intersects(b, a) == meet, "intersects is symmetric");
  require(hit.intersects == meet && collide(b, a).intersects == meet, "collide agrees");
  require((apart.distance <= 0.0) == meet, "distance agrees");
  require((distance(b, a).distance <= 0.0) == meet, "distance is symmetric");
  require(unit(hit.normal) && unit(apart.normal), "normals are unit vectors");
  require(finite(apart.pointA) && finite(apart.pointB), "points are finite");
  const double size = test::magnitudeOf(a) + test::magnitudeOf(b);
  require(std::abs(hit.depth + std::min(apart.distance, 0.0)) <= 1e-9 * size, "depth is distance");
  const Collision moving = collide(a, b, velocity);
  require(moving.intersects == meet, "a velocity changes nothing now");
  require(moving.willIntersect || !meet, "what overlaps does in the step");
  require(collide(b, a, -velocity).willIntersect == moving.willIntersect, "motion is relative");
  require(shapeCast(a, b, velocity).hit == moving.willIntersect, "shapeCast agrees");
  const Manifold contact = manifold(a, b, hit);
  require((contact.count > 0) == meet, "a manifold has points");
  for (Index i = 0; i < contact.count; ++i) {
    const ContactPoint& point = contact.points[i];
    require(finite(point.pointA) && finite(point.pointB) && point.depth >= 0.0,
            "points of contact");
    require(point.depth <= hit.depth + 1e-9 * size, "no point is deeper");
  }
  const bool within = contains(a, b);
  require(!within || meet, "what contains intersects");
  require(contains(a, a) && contains(b, b), "everything contains itself");
  for (const Vec2 p : b.core.vertices()) {
    require(!within || containsPoint(a, p), "what contains has the corners");
  }
}

void checkPush(ConvexInstance a, ConvexInstance b) {
  const Collision hit = collide(a.placed(), b.placed());
  if (!hit.intersects) return;
  const double size = test::magnitudeOf(a.placed()) + test::magnitudeOf(b.placed());
  a.setTransform({hit.mtv, {}});
  require(std::abs(distance(a.placed(), b.placed()).distance) <= 1e-9 * size, "mtv separates");
}

void checkCasts(ConvexInstance& shape, Vec2 p, Vec2 q, bool lattice) {
  const PlacedConvex placed = shape.placed();
  const RayCast cast = castSegment(p, q, placed);
  ConvexInstance segment(ConvexPolygon::segment(p, q));
  require(cast.hit == intersects(segment.placed(), placed), "a cast is an intersection");
  require(castSegment(q, p, placed).hit == cast.hit, "there and back");
  const bool inside = containsPoint(placed, p);
  require(castSegment(p, p, placed).hit == inside, "a cast of no length asks about the point");
  const ClosestPoint closest = closestPoint(placed, p);
  require(closest.inside() == inside, "the closest point agrees");
  require(unit(closest.normal) && finite(closest.point), "the closest point is one");
  const RayCast ray = castRay(p, q - p, placed);
  require(!lattice || !cast.hit || ray.hit, "a ray goes as far as a segment");
  for (const RayCast& found : {cast, ray}) {
    if (!found.hit) continue;
    require(found.startsInside == inside, "starts inside");
    require(found.entry.fraction >= 0.0 && found.entry.fraction <= found.exit.fraction,
            "entry before exit");
    require(unit(found.entry.normal) && unit(found.exit.normal), "normals of crossings");
    require(finite(found.entry.point) && finite(found.exit.point), "crossings");
  }
  require(!cast.hit || cast.exit.fraction <= 1.0, "a segment ends");
}

void checkSweep(const PlacedConvex& a, const PlacedConvex& b, const Motion& ofA,
                const Motion& ofB) {
  const Impact impact = sweep(a, b, ofA, ofB);
  if (intersects(a, b)) require(impact.hit && impact.startsOverlapping, "overlaps at the start");
  if (!impact.hit) return;
  require(impact.time >= 0.0 && impact.time <= 1.0, "within the step");
  require(unit(impact.normal) && finite(impact.point), "an impact");
}

void check(Bytes bytes) {
  const std::uint8_t mode = bytes.byte();
  const bool lattice = mode % 2 == 0;
  // One draw a statement: the order of evaluation within an expression differs between compilers.
  ConvexInstance first = shapeOf(bytes, lattice);
  ConvexInstance second = shapeOf(bytes, lattice);
  const Vec2 start = bytes.point(lattice);
  Case made{std::move(first), std::move(second), start, bytes.point(lattice)};
  current = &made;
  auto& [a, b, p, q] = made;
  checkPair(a.placed(), b.placed(), p);
  checkPair(b.placed(), a.placed(), q);
  checkPush(a, b);
  checkCasts(a, p, q, lattice);
  checkCasts(b, q, p, lattice);
  const Motion ofA{p, bytes.coordinate(true) / 8.0, q};
  const Motion ofB{q, bytes.coordinate(true) / 32.0, {}};
  checkSweep(a.placed(), b.placed(), ofA, ofB);
}

}  // namespace
}  // namespace sepax

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sepax::check(sepax::Bytes(data, size));
  return 0;
}
