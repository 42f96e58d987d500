#include "sepax/query/distance.hpp"
#include "sepax/query/sweep.hpp"

namespace sepax {

Impact sweep(const PlacedShape& a, const PlacedShape& b, const Motion& motionA,
             const Motion& motionB) {
  Impact first;
  for (Index i = 0; i < a.pieces.size(); ++i) {
    for (Index j = 0; j < b.pieces.size(); ++j) {
      Impact impact = sweep(a.pieces[i], b.pieces[j], motionA, motionB);
      impact.pieceOfA = i;
      impact.pieceOfB = j;
      const bool sooner = !first.hit || impact.time < first.time ||
                          (impact.startsOverlapping && !first.startsOverlapping);
      if (impact.hit && sooner) first = impact;
    }
  }
  if (first.startsOverlapping && !(a.convex() && b.convex())) {
    const Distance overlap = distance(a, b);
    first.point = overlap.pointB;
    first.normal = overlap.normal;
    first.separation = overlap.distance;
  }
  return first;
}

}  // namespace sepax
