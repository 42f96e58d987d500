// Two shapes of several pieces and two points out of bytes, and every query on them: what must hold
// between their answers, whatever the shapes.
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
#include "sepax/query/move_and_slide.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/query/sweep.hpp"
#include "sepax/shape/shape_instance.hpp"

namespace sepax {
namespace {

ShapeInstance* first = nullptr;
ShapeInstance* second = nullptr;

void report(const char* name, ShapeInstance& shape) {
  for (const PlacedConvex& piece : shape.placed().pieces) {
    std::fprintf(stderr, "%s: radius %.17g", name, piece.radius);
    for (const Vec2 v : piece.core.vertices()) std::fprintf(stderr, ", {%.17g, %.17g}", v.x, v.y);
    std::fprintf(stderr, "\n");
  }
}

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  report("a", *first);
  report("b", *second);
  std::abort();
}

/// Coordinates out of bytes.
class Bytes : public fuzz::Bytes {
 public:
  using fuzz::Bytes::Bytes;

  /// A small integer, or a sixteenth of one, an ulp or two off at times.
  double coordinate(bool lattice) {
    const double value = static_cast<double>(static_cast<std::int8_t>(byte())) / 8.0;
    if (lattice) return std::floor(value);
    const std::uint8_t change = byte();
    const double moved = value + (change >> 4) / 16.0;
    return change % 3 == 0 ? std::nextafter(moved, change % 2 == 0 ? 1e9 : -1e9) : moved;
  }

  Vec2 point(bool lattice) {
    const double x = coordinate(lattice);
    return {x, coordinate(lattice)};
  }
};

ConvexInstance pieceOf(Bytes& bytes, bool lattice) {
  const int count = 1 + bytes.byte() % 5;
  std::vector<Vec2> points;
  for (int i = 0; i < count; ++i) points.push_back(storedPoint(bytes.point(lattice)));
  const double radius = bytes.byte() % 2 == 0 ? 0.0 : bytes.byte() / 64.0;
  if (count == 1) return ConvexInstance(ConvexPolygon::point(points[0]), radius);
  ConvexPolygon::Result polygon = ConvexPolygon::create(points);
  if (polygon.polygon) return ConvexInstance(*polygon.polygon, radius);
  return ConvexInstance(ConvexPolygon::segment(points[0], points[1]), radius);
}

ShapeInstance shapeOf(Bytes& bytes, bool lattice) {
  std::vector<ConvexInstance> pieces;
  const int count = 1 + bytes.byte() % 4;
  for (int i = 0; i < count; ++i) pieces.push_back(pieceOf(bytes, lattice));
  return ShapeInstance(std::move(pieces));
}

bool finite(Vec2 v) { return std::isfinite(v.x) && std::isfinite(v.y); }

/// All coordinates are below 16 and all radii below 4.
constexpr double kSize = 64.0;

double deepestOverlap(ShapeInstance a, ShapeInstance& b, Vec2 moved) {
  a.setTransform({moved, {}});
  double deepest = 0.0;
  for (const PlacedConvex& p : a.placed().pieces) {
    for (const PlacedConvex& q : b.placed().pieces) {
      deepest = std::max(deepest, -distance(p, q).distance);
    }
  }
  return deepest;
}

/// Whether a point is on the outline of a shape. What is less deep and of something round may lie
/// within: see docs/queries.md.
bool onOutline(const PlacedShape& shape, Vec2 point, bool deepest) {
  double inside = 1e-9 * kSize;
  for (const PlacedConvex& piece : shape.pieces) inside += deepest ? 0.0 : piece.radius;
  const double distance = closestPoint(shape, point).distance;
  return distance <= 1e-9 * kSize && distance >= -inside;
}

void checkContacts(const PlacedShape& a, const PlacedShape& b, const Contacts& found) {
  const auto& [hit, contact] = found;
  require((contact.count > 0) == hit.intersects, "what meets has points, and only that");
  double deepest = 0.0;
  for (Index k = 0; k < contact.count; ++k) {
    const ContactPoint& point = contact.points[k];
    const bool isDeepest = point.depth >= hit.depth - 1e-9 * kSize;
    require(onOutline(a, point.pointA, isDeepest), "pointA is on the outline of a");
    require(onOutline(b, point.pointB, isDeepest), "pointB is on the outline of b");
    const Vec2 across = point.pointA - point.pointB - point.depth * hit.normal;
    require(length(across) <= 1e-9 * kSize, "points lie opposite");
    deepest = std::max(deepest, point.depth);
  }
  require(std::abs(deepest - hit.depth) <= 1e-9 * kSize, "one is as deep as the push is long");
}

void checkPair(ShapeInstance& a, ShapeInstance& b, Vec2 velocity) {
  const PlacedShape shapeA = a.placed();
  const PlacedShape shapeB = b.placed();
  const bool meet = intersects(shapeA, shapeB);
  const Contacts found = contacts(shapeA, shapeB);
  const Collision& hit = found.collision;
  require(intersects(shapeB, shapeA) == meet, "intersects is symmetric");
  require(hit.intersects == meet, "collide agrees");
  require((distance(shapeA, shapeB).distance <= 0.0) == meet, "distance agrees");
  require(finite(hit.mtv) && finite(hit.normal), "answers are finite");
  require(deepestOverlap(a, b, hit.mtv) <= 1e-12 * kSize, "mtv frees every piece");
  const Collision moving = collide(shapeA, shapeB, velocity);
  require(moving.willIntersect || !meet, "what overlaps does in the step");
  require(deepestOverlap(a, b, velocity + moving.mtv) <= 1e-10 * kSize, "motions end outside");
  const Impact impact = sweep(shapeA, shapeB, {velocity}, {});
  require(impact.hit == moving.willIntersect, "sweep agrees");
  require(!impact.hit || impact.time == moving.time.min, "and when");
  checkContacts(shapeA, shapeB, found);
  require(!contains(shapeA, shapeB) || meet, "what contains intersects");
}

void checkPoints(ShapeInstance& shape, Vec2 p, Vec2 q) {
  const PlacedShape placed = shape.placed();
  const bool inside = containsPoint(placed, p);
  const std::vector<RayCast> stretches = castSegment(p, q, placed);
  require(inside == (!stretches.empty() && stretches[0].startsInside), "casts start inside");
  double before = -1.0;
  for (const RayCast& stretch : stretches) {
    require(stretch.entry.fraction > before, "stretches are in order");
    require(stretch.entry.fraction <= stretch.exit.fraction, "entry before exit");
    before = stretch.exit.fraction;
  }
  const ClosestPoint closest = closestPoint(placed, p);
  require(closest.inside() == inside, "closestPoint agrees");
  require(finite(closest.point) && finite(closest.normal), "points are finite");
  const Vec2 back = closest.point + closest.distance * closest.normal - p;
  require(length(back) <= 1e-9 * kSize, "the point is back along the normal");
}

}  // namespace
}  // namespace sepax

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace sepax;
  Bytes bytes(data, size);
  const bool lattice = bytes.byte() % 2 == 0;
  ShapeInstance a = shapeOf(bytes, lattice);
  ShapeInstance b = shapeOf(bytes, lattice);
  first = &a;
  second = &b;
  const Vec2 p = storedPoint(bytes.point(lattice));
  const Vec2 q = storedPoint(bytes.point(lattice));
  checkPair(a, b, q);
  checkPoints(a, p, q);
  checkPoints(b, p, q);
  return 0;
}
