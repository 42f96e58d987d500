#include "sepax/query/separate.hpp"

#include <span>
#include <vector>

#include "sepax/algorithm/way_out.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/overlaps.hpp"
#include "sepax/query/response.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
namespace {

/// More than any pair needs: by then a step is 2^30 times the first.
constexpr int kMostTrials = 31;
/// How often the room is doubled that a place may have: by then it is of eight steps.
constexpr int kMostDoublings = 3;

/// The pieces, with room around them.
std::vector<PlacedConvex> withRoom(std::span<const PlacedConvex> pieces, double room) {
  std::vector<PlacedConvex> grown(pieces.begin(), pieces.end());
  for (PlacedConvex& piece : grown) piece.radius += room;
  return grown;
}

}  // namespace

Vec2 separate(ShapeInstance& a, const PlacedShape& b) {
  const PlacedShape start = a.placed();
  if (!overlaps(start, b)) return {};
  Vec2 way = nearestWayOut(start, b).translation;
  Bounds box = boundsOf(start);
  box.include(boundsOf(b));
  double step = coordinateStep(box);
  ShapeInstance mover(a);
  Transform there = a.transform();
  const Vec2 position = there.position;
  const auto overlapsAfter = [&](Vec2 by) {
    there.position = storedPoint(position + by);
    mover.setTransform(there);
    return overlaps(mover.placed(), b);
  };
  if (!overlapsAfter(way)) return way + Vec2{};
  // A place that fits but for rounding is none: one with room is.
  double room = step;
  for (int doublings = 0; doublings <= kMostDoublings; ++doublings, room *= 2.0) {
    const std::vector<PlacedConvex> grown = withRoom(start.pieces, room);
    const Vec2 roomy = nearestWayOut({grown}, b).translation;
    if (!overlapsAfter(roomy)) return roomy + Vec2{};
  }
  // Between what it touches on both sides, as in a gap that is exactly as wide, only straight on.
  const double size = length(way);
  room = size > 0.0 ? step / size : 0.0;
  for (int doublings = 0; doublings <= kMostDoublings; ++doublings, room *= 2.0) {
    const Vec2 farther = way + room * way;
    if (!overlapsAfter(farther)) return farther + Vec2{};
  }
  const Vec2 nearest = way;
  // Out of what is left, but not back into what was left before: in a corner that would go on.
  std::vector<ContactPlane> walls;
  for (int trial = 0; trial < kMostTrials; ++trial, step *= 2.0) {
    if (!overlapsAfter(way)) return way + Vec2{};
    const Collision left = collide(mover.placed(), b);
    walls.push_back({left.normal, left.depth + step});
    way = way + resolveContacts(walls).translation;
    walls.back().depth = 0.0;
  }
  // Nothing was better: no more than a rounding is left there.
  return nearest + Vec2{};
}

}  // namespace sepax
