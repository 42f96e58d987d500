#include "sepax/shape/ring_corner.hpp"

#include "sepax/math/predicates.hpp"

namespace sepax::detail {

int sideOf(const RingCorner& corner, Vec2 p) {
  const double fromAfter = orientation(corner.at, corner.after, p);
  const double fromBefore = orientation(corner.at, corner.before, p);
  if (fromAfter == 0.0 && !betweenCollinear(corner.after, corner.at, p)) return 0;
  if (fromBefore == 0.0 && !betweenCollinear(corner.before, corner.at, p)) return 0;
  if (orientation(corner.before, corner.at, corner.after) > 0.0) {
    return fromAfter > 0.0 && fromBefore < 0.0 ? 1 : -1;
  }
  // Both are zero only behind a spike, which has nothing outside.
  const bool outside = fromBefore >= 0.0 && fromAfter <= 0.0 && fromBefore > fromAfter;
  return outside ? -1 : 1;
}

}  // namespace sepax::detail
