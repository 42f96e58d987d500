#include "sepax/algorithm/decompose.hpp"

#include <cstdint>
#include <utility>

#include "sepax/algorithm/piece_mesh.hpp"
#include "sepax/math/predicates.hpp"

namespace sepax {

namespace {

using detail::PieceMesh;

/// Whether the corner where a diagonal starts is still convex, or straight, without it. Exact.
bool staysConvex(const PieceMesh& mesh, Index diagonal) {
  const Index outgoing = mesh.next(mesh.twin(diagonal));
  return orientation(mesh.point(mesh.previous(diagonal)), mesh.point(diagonal),
                     mesh.point(mesh.next(outgoing))) >= 0.0;
}

void removeSpareDiagonals(PieceMesh& mesh) {
  for (Index half = 0; half < mesh.size(); ++half) {
    const Index twin = mesh.twin(half);
    if (mesh.next(half) == PieceMesh::kNone || twin == PieceMesh::kNone) continue;
    if (staysConvex(mesh, half) && staysConvex(mesh, twin)) mesh.disconnect(half);
  }
}

ConvexPieces collect(const PieceMesh& mesh) {
  ConvexPieces pieces;
  std::vector<std::uint8_t> done(mesh.size());
  for (Index first = 0; first < mesh.size(); ++first) {
    if (mesh.next(first) == PieceMesh::kNone || done[first] != 0) continue;
    for (Index half = first; done[half] == 0; half = mesh.next(half)) {
      done[half] = 1;
      if (mesh.turn(half) != 0.0) pieces.corners.push_back(mesh.from(half));
    }
    pieces.starts.push_back(static_cast<Index>(pieces.corners.size()));
  }
  return pieces;
}

}  // namespace

ConvexPieces decompose(const PolygonRings& rings) {
  PieceMesh mesh = detail::triangleMesh(rings);
  removeSpareDiagonals(mesh);
  return collect(mesh);
}

Decomposition decomposeLists(std::span<const std::span<const Vec2>> lists,
                             std::span<const Index> shells) {
  NormalizedRings normalized = normalizePolygonRings(lists, shells);
  if (!normalized.status.ok()) return {normalized.status, {}, {}};
  const ConvexPieces cut = decompose(normalized.rings);
  std::vector<std::vector<Vec2>> pieces(cut.count());
  for (Index i = 0; i < cut.count(); ++i) {
    for (const Index corner : cut.piece(i)) pieces[i].push_back(normalized.rings.points[corner]);
  }
  return {{}, std::move(normalized.rings), std::move(pieces)};
}

}  // namespace sepax
