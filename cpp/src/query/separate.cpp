#include "sepax/query/separate.hpp"

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

}  // namespace

Vec2 separate(ShapeInstance& a, const PlacedShape& b) {
  const PlacedShape start = a.placed();
  if (!overlaps(start, b)) return {};
  Vec2 way = nearestWayOut(start.pieces, b.pieces).translation;
  Bounds box = boundsOf(start.pieces);
  box.include(boundsOf(b.pieces));
  double step = coordinateStep(box);
  ShapeInstance mover(a);
  Transform there = a.transform();
  const Vec2 position = there.position;
  // Out of what is left, but not back into what was left before: in a corner that would go on.
  std::vector<ContactPlane> walls;
  for (int trial = 0; trial < kMostTrials; ++trial, step *= 2.0) {
    there.position = storedPoint(position + way);
    mover.setTransform(there);
    if (!overlaps(mover.placed(), b)) break;
    const Collision left = collide(mover.placed(), b);
    walls.push_back({left.normal, left.depth + step});
    way = way + resolveContacts(walls).translation;
    walls.back().depth = 0.0;
  }
  return way + Vec2{};
}

}  // namespace sepax
