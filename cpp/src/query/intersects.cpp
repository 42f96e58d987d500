#include "sepax/query/intersects.hpp"

#include "sepax/algorithm/separating_axis.hpp"

namespace sepax {

bool intersects(const PlacedPolygon& a, const PlacedPolygon& b) {
  return a.bounds().overlaps(b.bounds()) &&
         visitAxisEnds(a, b, [](const AxisEnd& end) { return end.separation <= 0.0; });
}

}  // namespace sepax
