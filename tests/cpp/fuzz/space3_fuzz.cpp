// Every query of the 3D part on shapes made of bytes, for libFuzzer:
//   clang++ -std=c++20 -O1 -g -ffp-contract=off -fsanitize=fuzzer,address,undefined -Icpp/include
//     -Itests/cpp tests/cpp/fuzz/space3_fuzz.cpp cpp/src/space3/*/*.cpp cpp/src/math/rotation.cpp
// What must hold is checked without tolerances where answers are exact: a query and its mirror
// image agree, traces agree with queries, times and depths are in range, what holds all points
// does.
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <vector>

#include "fuzz/bytes.hpp"
#include "sepax/space3/algorithm/bounding_sphere.hpp"
#include "sepax/space3/algorithm/winding.hpp"
#include "sepax/space3/query/collide_aabbs.hpp"
#include "sepax/space3/query/collide_boxes.hpp"
#include "sepax/space3/query/collide_spheres.hpp"
#include "sepax/space3/query/polygon_polygon.hpp"
#include "sepax/space3/query/segment_plane.hpp"
#include "sepax/space3/query/segment_polygon.hpp"
#include "sepax/space3/query/sweep_point.hpp"
#include "sepax/space3/shape/polygon3.hpp"

namespace sepax::space3 {
namespace {

void require(bool holds, int line = __builtin_LINE()) {
  if (holds) return;
  std::fprintf(stderr, "what line %d requires does not hold\n", line);
  std::abort();
}

/// Shapes out of bytes.
class Bytes : public fuzz::Bytes {
 public:
  using fuzz::Bytes::Bytes;

  /// A stored coordinate: small and whole, a neighbour of such a number, a nasty one, or any bits.
  double coordinate() {
    const std::uint8_t kind = byte();
    const auto whole = static_cast<double>(static_cast<std::int8_t>(byte()) / 16);
    switch (kind % 8) {
      case 0:
        return storedCoordinate(std::nextafter(whole, (kind & 8) != 0 ? 1e3 : -1e3));
      case 1: {
        constexpr double kNasty[] = {1e100, -1e100,  1e-92, -1e-92, 0x1p-306, 1e-75, 1e50, 1e15,
                                     0.1,   1.0 / 3, 1e-8,  0x1p52, 0x1p53,   1e-30, 1e99, -0.7};
        return kNasty[kind / 16];
      }
      case 2: {
        const double any = anyDouble();
        return std::abs(any) <= 1e100 ? storedCoordinate(any) : whole;
      }
      default:
        return whole;
    }
  }

  double size() {
    const double any = std::abs(coordinate());
    return any < 1e-75 ? 1.0 : any;
  }

  Vec3 point() {
    const double x = coordinate();
    const double y = coordinate();
    return {x, y, coordinate()};
  }

  Segment3 segment() {
    const Vec3 from = point();
    return {from, point()};
  }

  /// A few points, often in a plane and often repeated.
  std::vector<Vec3> points(std::size_t least) {
    const std::uint8_t kind = byte();
    std::vector<Vec3> points(least + kind % 8);
    const bool flat = (kind & 0x40) != 0;
    for (Vec3& p : points) {
      p = point();
      if (flat) p.z = points[0].z;
    }
    if ((kind & 0x80) != 0 && !points.empty()) points.back() = points.front();
    return points;
  }

  Sphere sphere() {
    const Vec3 center = point();
    return {center, std::abs(coordinate())};
  }

  Aabb3 aabb() {
    const Segment3 diagonal = segment();
    return boundsOf(std::vector<Vec3>{diagonal.from, diagonal.to});
  }

  OrientedBox box() {
    const Vec3 center = point();
    const double x = size();
    const double y = size();
    const Vec3 halfSizes{x, y, size()};
    const Vec3 axis = point();
    const Quaternion turn{axis.x, axis.y, axis.z, coordinate()};
    const bool lengthless =
        std::max(greatestComponent(axis), std::abs(turn.w)) < kShortestDirection;
    return makeOrientedBox(center, halfSizes, lengthless ? Quaternion{} : turn);
  }
};

bool isFinite(const Vec3& v) {
  return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

bool isUnit(const Vec3& v) { return std::abs(length(v) - 1.0) < 1e-12; }

/// Whether all vertices are in the plane, exactly: decisions are then those about one point set.
bool isPlanar(const Polygon3& polygon) {
  return std::all_of(polygon.points().begin(), polygon.points().end(),
                     [&](const Vec3& p) { return height(polygon.span(), p) == 0.0; });
}

template <class AnyPlane>
void checkPlane(const Segment3& segment, const AnyPlane& plane) {
  const SegmentPlaneHit hit = intersectSegmentPlane(segment, plane);
  const SegmentPlaneHit back = intersectSegmentPlane({segment.to, segment.from}, plane);
  require(hit.kind == back.kind && hit.fromSide == back.toSide && hit.toSide == back.fromSide);
  require(hit.intersects() == (hit.fromSide * hit.toSide <= 0));
  if (hit.intersects()) require(hit.time >= 0.0 && hit.time <= 1.0 && isFinite(hit.point));
  require(std::isfinite(signedDistance(plane, segment.from)));
}

void checkSegment(const Segment3& segment, const Polygon3& polygon) {
  const SegmentPolygonHit hit = intersectSegmentPolygon(segment, polygon);
  const SegmentPolygonTrace trace = traceSegmentPolygon(segment, polygon);
  require(trace.hit.intersects == hit.intersects && trace.hit.point == hit.point);
  require(trace.hit.stretches.size() == hit.stretches.size());
  require((trace.decidedBy == SegmentPolygonStage::kOutline) == hit.plane.intersects());
  if (trace.decidedBy == SegmentPolygonStage::kOutline) {
    require(trace.edges.size() == polygon.count() && isUnit(trace.ray));
  }
  const PointSweep sweep = sweepPoint(segment, polygon);
  require(sweep.intersects == hit.intersects);
  if (hit.intersects) {
    require(hit.time >= 0.0 && hit.time <= 1.0 && isFinite(hit.point) && isUnit(sweep.normal));
  }
  if (!isPlanar(polygon)) return;
  require(intersectSegmentPolygon({segment.to, segment.from}, polygon).intersects ==
          hit.intersects);
  std::vector<Vec3> reversed(polygon.points().rbegin(), polygon.points().rend());
  const Polygon3 other = *Polygon3::create(reversed).polygon;
  require(intersectSegmentPolygon(segment, other).intersects == hit.intersects);
  if (hit.plane.fromSide == 0) {
    require(pointInPolygon(segment.from, polygon) ==
            locate(polygon, {segment.from, Displacement::along(polygon.axis())}));
  }
}

void checkPolygons(const Polygon3& a, const Polygon3& b) {
  const PolygonsHit hit = intersectPolygons(a, b);
  if (hit.intersects) require(isFinite(hit.point) && hit.coplanar == hit.stretches.empty());
  for (const Stretch& stretch : hit.stretches) {
    require(isFinite(stretch.from) && isFinite(stretch.to));
  }
  if (!isPlanar(a) || !isPlanar(b)) return;
  const PolygonsHit back = intersectPolygons(b, a);
  require(back.intersects == hit.intersects && back.coplanar == hit.coplanar);
  require(intersectPolygons(a, a).intersects);
}

void checkFlatShapes(Bytes& bytes) {
  const Segment3 segment = bytes.segment();
  const Plane plane{bytes.point(), bytes.point()};
  if (greatestComponent(plane.normal) >= kShortestDirection) checkPlane(segment, plane);
  const Polygon3::Result a = Polygon3::create(bytes.points(0));
  const Polygon3::Result b = Polygon3::create(bytes.points(3));
  require(a.status.ok() == a.polygon.has_value());
  if (!b.polygon) return;
  require(isUnit(b.polygon->plane().normal) && isFinite(b.polygon->plane().point));
  checkPlane(segment, b.polygon->span());
  checkSegment(segment, *b.polygon);
  // An edge of one's own is always met.
  require(intersectSegmentPolygon(b.polygon->edge(0), *b.polygon).intersects ||
          !isPlanar(*b.polygon));
  if (a.polygon) checkPolygons(*a.polygon, *b.polygon);
}

void checkCollision(const Collision3& hit, const Collision3& back) {
  require(hit.intersects == back.intersects);
  require(isUnit(hit.normal) && hit.depth >= 0.0 && std::isfinite(hit.depth));
  require(hit.mtv == (hit.depth == 0.0 ? kOrigin : -(hit.depth * hit.normal)));
}

void checkSolids(Bytes& bytes) {
  const Sphere sphereA = bytes.sphere();
  const Sphere sphereB = bytes.sphere();
  checkCollision(collideSpheres(sphereA, sphereB), collideSpheres(sphereB, sphereA));
  const Aabb3 aabbA = bytes.aabb();
  const Aabb3 aabbB = bytes.aabb();
  const Collision3 aligned = collideAabbs(aabbA, aabbB);
  checkCollision(aligned, collideAabbs(aabbB, aabbA));
  require(aligned.depth == collideAabbs(aabbB, aabbA).depth);

  const OrientedBox boxA = bytes.box();
  const OrientedBox boxB = bytes.box();
  const BoxCollision hit = collideBoxes(boxA, boxB);
  checkCollision(hit.collision, collideBoxes(boxB, boxA).collision);
  const BoxTrace trace = traceBoxes(boxA, boxB);
  require(trace.result.collision.normal == hit.collision.normal && trace.result.axis == hit.axis);
  require((trace.decidedBy == kNoAxis) == hit.collision.intersects);
  require(collideBoxes(boxA, boxA).collision.intersects);
}

void checkBounds(Bytes& bytes) {
  const std::vector<Vec3> points = bytes.points(1);
  const Sphere least = boundingSphere(points);
  const Sphere taught = centroidSphere(points);
  for (const Sphere& sphere : {least, taught}) {
    require(isFinite(sphere.center) && std::isfinite(sphere.radius));
    for (const Vec3& p : points) require(squaredGap({sphere.center, p}, sphere.radius, 0.0) <= 0.0);
  }
  // As coarse as coordinates are: so is the center.
  const double coarse = 4.0 * (kRoundoff * boundsOf(points).reach() + kSmallestCoordinate3);
  require(least.radius <= taught.radius * (1.0 + 1e-10) + coarse);
}

}  // namespace
}  // namespace sepax::space3

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sepax::space3::Bytes bytes(data, size);
  switch (bytes.byte() % 4) {
    case 0:
      sepax::space3::checkSolids(bytes);
      break;
    case 1:
      sepax::space3::checkBounds(bytes);
      break;
    default:
      sepax::space3::checkFlatShapes(bytes);
      break;
  }
  return 0;
}
