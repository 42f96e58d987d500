#include "sepax/algorithm/triangulate.hpp"

#include <algorithm>
#include <utility>

#include "sepax/algorithm/piece_mesh.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax {

namespace {

/// Of each corner the first of the given points that is at its place.
std::vector<Index> givenPoints(std::span<const std::span<const Vec2>> lists,
                               std::span<const Vec2> corners) {
  std::vector<Vec2> points;
  for (const std::span<const Vec2> list : lists) {
    for (const Vec2 point : list) points.push_back(storedPoint(point));
  }
  const std::vector<Index> order = detail::sweepOrder(points);
  std::vector<Index> given;
  given.reserve(corners.size());
  for (const Vec2 corner : corners) {
    given.push_back(*std::lower_bound(order.begin(), order.end(), corner, [&](Index i, Vec2 p) {
      return detail::sweptBefore(points[i], p);
    }));
  }
  return given;
}

}  // namespace

std::vector<Triangle> triangulate(const PolygonRings& rings) {
  const detail::PieceMesh mesh = detail::triangleMesh(rings);
  std::vector<Triangle> triangles;
  for (Index half = 0; half < mesh.size(); ++half) {
    const Index next = mesh.next(half);
    const Index last = mesh.next(next);
    if (half < next && half < last) {
      triangles.push_back({mesh.from(half), mesh.from(next), mesh.from(last)});
    }
  }
  return triangles;
}

Triangulation triangulateLists(std::span<const std::span<const Vec2>> lists,
                               std::span<const Index> shells) {
  const NormalizedRings normalized = normalizePolygonRings(lists, shells);
  if (!normalized.status.ok()) return {normalized.status, {}};
  const std::vector<Index> given = givenPoints(lists, normalized.rings.points);
  std::vector<Triangle> triangles = triangulate(normalized.rings);
  for (Triangle& triangle : triangles) {
    for (Index& corner : triangle) corner = given[corner];
  }
  return {{}, std::move(triangles)};
}

}  // namespace sepax
