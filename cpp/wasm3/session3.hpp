/// What JS may call of the 3D part. Arguments are read from the input list in the order of the
/// parameters named here, points as three numbers, polygons last; answers go to the record and the
/// output list. Nothing is kept from one call to the next. bind_space3.cpp gives the functions
/// their JS names.
#pragma once

#include <cstdint>

#include "buffers3.hpp"

namespace sepax::space3::wasm {

class Session {
 public:
  [[nodiscard]] std::uintptr_t recordAddress() const;
  /// Address of the list that the last call filled.
  [[nodiscard]] std::uintptr_t outputAddress() const;
  /// Drops both lists.
  void forget();
  /// Makes room for `count` doubles of arguments and returns where they go.
  [[nodiscard]] std::uintptr_t reserveInput(std::uint32_t count);

  // Each function with a polygon of `count` points returns whether the polygon is a good one; if
  // not, its fault is in the record.

  /// (polygon)
  bool planeOf(std::uint32_t count);
  /// (point, plane). Planes are written normal, point.
  [[nodiscard]] double signedDistance() const;
  /// (point, polygon): kFromDistance.
  bool signedPolygonDistance(std::uint32_t count);
  /// (a, b, c, d)
  [[nodiscard]] double orientation() const;
  /// (point, plane): 1 in front, -1 behind, 0 on it.
  [[nodiscard]] int sideOfPlane() const;
  /// (point, polygon): kFromSide.
  bool sideOfPolygon(std::uint32_t count);
  /// (point, polygon): kLocation.
  bool pointInPolygon(std::uint32_t count);
  /// (from, to, plane)
  void intersectSegmentPlane();
  /// (from, to, polygon): with the polygon's plane.
  bool intersectSegmentPolygonPlane(std::uint32_t count);
  /// (from, to, polygon)
  bool intersectSegmentPolygon(std::uint32_t count);
  bool traceSegmentPolygon(std::uint32_t count);
  /// (polygon a, polygon b)
  bool intersectPolygons(std::uint32_t countA, std::uint32_t countB);
  /// (from, to, polygonFrom, polygonTo, polygon)
  bool sweepPoint(std::uint32_t count);

  /// (points)
  void boundsOf(std::uint32_t count);
  void boundingSphere(std::uint32_t count);
  void centroidSphere(std::uint32_t count);

  /// (a, b). Spheres are written center, radius; axis-aligned boxes min, max; boxes center, half
  /// sizes, quaternion.
  void collideSpheres();
  void collideAabbs();
  void collideBoxes();
  void traceBoxes();
  /// (box): eight points in the output list.
  void cornersOf();
  /// (axis, angle)
  void rotationAbout();

 private:
  Buffers buffers_;
};

/// The one session of a wasm instance.
[[nodiscard]] Session& session();

}  // namespace sepax::space3::wasm
