#include <algorithm>

#include "sepax/math/heap_sort.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// Puts the stretches of pieces in order and joins those that meet.
std::vector<RayCast> join(std::vector<RayCast> casts) {
  detail::heapSort(casts, [](const RayCast& a, const RayCast& b) {
    if (a.entry.fraction != b.entry.fraction) return a.entry.fraction < b.entry.fraction;
    return a.entry.piece < b.entry.piece;
  });
  std::vector<RayCast> stretches;
  for (const RayCast& cast : casts) {
    if (!stretches.empty()) {
      RayCast& last = stretches.back();
      const double seam = kSeamFraction * std::max(1.0, last.exit.fraction);
      if (cast.entry.fraction <= last.exit.fraction + seam) {
        last.startsInside = last.startsInside || cast.startsInside;
        if (cast.exit.fraction > last.exit.fraction) last.exit = cast.exit;
        continue;
      }
    }
    stretches.push_back(cast);
  }
  return stretches;
}

template <class Cast>
std::vector<RayCast> castPieces(const PlacedShape& shape, Cast&& castPiece) {
  std::vector<RayCast> casts;
  for (Index i = 0; i < shape.pieces.size(); ++i) {
    RayCast cast = castPiece(shape.pieces[i]);
    if (!cast.hit) continue;
    cast.entry.piece = i;
    cast.exit.piece = i;
    casts.push_back(cast);
  }
  return join(std::move(casts));
}

}  // namespace

std::vector<RayCast> castSegment(Vec2 from, Vec2 to, const PlacedShape& shape) {
  return castPieces(shape, [&](const PlacedConvex& piece) { return castSegment(from, to, piece); });
}

std::vector<RayCast> castRay(Vec2 from, Vec2 direction, const PlacedShape& shape,
                             double maxFraction) {
  return castPieces(shape, [&](const PlacedConvex& piece) {
    return castRay(from, direction, piece, maxFraction);
  });
}

}  // namespace sepax
