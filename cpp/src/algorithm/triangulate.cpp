#include "sepax/algorithm/triangulate.hpp"

#include "sepax/algorithm/piece_mesh.hpp"

namespace sepax {

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

}  // namespace sepax
