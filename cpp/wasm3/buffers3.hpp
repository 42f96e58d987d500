/// The memory through which numbers cross between the 3D module and JS. The layouts here are
/// mirrored, name for name, by web/lib/space3/raw/layout.ts; tests/js/space3/contract.test.ts
/// compares the two.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <span>

#include "sepax/space3/query/collide_boxes.hpp"
#include "sepax/space3/query/polygon_polygon.hpp"
#include "sepax/space3/query/segment_polygon.hpp"
#include "sepax/space3/query/sweep_point.hpp"
#include "sepax/space3/shape/sphere.hpp"

namespace sepax::space3::wasm {

/// Places in the result record, in doubles. Answers of different kinds share them.
namespace record {
/// What is wrong with a polygon.
inline constexpr std::size_t kFault = 0;
inline constexpr std::size_t kFaultPolygon = 1;
inline constexpr std::size_t kFaultVertex = 2;
inline constexpr std::size_t kFaultDistance = 3;
/// A plane.
inline constexpr std::size_t kPlaneNormal = 0;
inline constexpr std::size_t kPlanePoint = 3;
/// A segment, or a moving point, with a plane or a polygon.
inline constexpr std::size_t kIntersects = 0;
inline constexpr std::size_t kKind = 1;
inline constexpr std::size_t kFromSide = 2;
inline constexpr std::size_t kToSide = 3;
inline constexpr std::size_t kTime = 4;
inline constexpr std::size_t kPoint = 5;
inline constexpr std::size_t kLocation = 8;
inline constexpr std::size_t kStretchCount = 9;
inline constexpr std::size_t kSweepNormal = 10;
/// The rest of its trace.
inline constexpr std::size_t kDecidedBy = 13;
inline constexpr std::size_t kTracePlane = 14;
inline constexpr std::size_t kFromDistance = 20;
inline constexpr std::size_t kToDistance = 21;
inline constexpr std::size_t kLineTime = 22;
inline constexpr std::size_t kLinePoint = 23;
inline constexpr std::size_t kAxis = 26;
inline constexpr std::size_t kRay = 27;
inline constexpr std::size_t kWinding = 30;
/// Two polygons.
inline constexpr std::size_t kCoplanar = 1;
/// Two solids.
inline constexpr std::size_t kNormal = 1;
inline constexpr std::size_t kDepth = 4;
inline constexpr std::size_t kMtv = 5;
inline constexpr std::size_t kBoxAxis = 8;
inline constexpr std::size_t kBoxDecidedBy = 9;
/// Bounds, spheres, rotations.
inline constexpr std::size_t kMin = 0;
inline constexpr std::size_t kMax = 3;
inline constexpr std::size_t kCenter = 0;
inline constexpr std::size_t kRadius = 3;
inline constexpr std::size_t kQuaternion = 0;
inline constexpr std::size_t kSize = 31;
}  // namespace record

/// Places in a stretch of a line.
namespace stretch {
inline constexpr std::size_t kFrom = 0;
inline constexpr std::size_t kTo = 3;
inline constexpr std::size_t kSize = 6;
}  // namespace stretch

/// Places in what one edge adds to a winding number.
namespace edge {
inline constexpr std::size_t kCrossing = 0;
inline constexpr std::size_t kTouches = 1;
inline constexpr std::size_t kSize = 2;
}  // namespace edge

/// Places in a step of the trace of two boxes.
namespace step {
inline constexpr std::size_t kSource = 0;
inline constexpr std::size_t kA = 1;
inline constexpr std::size_t kB = 2;
inline constexpr std::size_t kParallel = 3;
inline constexpr std::size_t kDirection = 4;
inline constexpr std::size_t kShadowA = 7;
inline constexpr std::size_t kShadowB = 9;
inline constexpr std::size_t kOverlap = 11;
inline constexpr std::size_t kApart = 12;
inline constexpr std::size_t kLeastOverlap = 13;
inline constexpr std::size_t kLeastOverlapStep = 14;
inline constexpr std::size_t kSize = 15;
}  // namespace step

/// One record for answers of fixed size, one list for answers of any size, one list for arguments.
struct Buffers {
  std::array<double, record::kSize> record{};
  std::unique_ptr<double[]> output;
  std::unique_ptr<double[]> input;

  void writeFault(const PolygonStatus& status, int polygon);
  void writePlane(std::size_t place, const Plane& plane);
  void writeHit(const SegmentPlaneHit& hit);
  void writeHit(const SegmentPolygonHit& hit);
  void writeTrace(const SegmentPolygonTrace& trace, const Polygon3& polygon);
  void writeHit(const PolygonsHit& hit);
  void writeSweep(const PointSweep& sweep);
  void writeCollision(const Collision3& collision);
  void writeCollision(const BoxCollision& collision);
  void writeTrace(const BoxTrace& trace);
  void writePoints(std::span<const Vec3> points);
  void writeBounds(std::size_t place, const Aabb3& bounds);
  void writeSphere(const Sphere& sphere);

 private:
  /// Makes the output list anew, with room for the stretches and `more` numbers after them; returns
  /// where those go.
  double* writeStretches(std::span<const Stretch> stretches, std::size_t more = 0);
};

/// Puts the coordinates at a place of a list.
inline void put(double* at, const Vec3& v) {
  at[0] = v.x;
  at[1] = v.y;
  at[2] = v.z;
}

}  // namespace sepax::space3::wasm
