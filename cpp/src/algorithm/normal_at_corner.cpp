#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

// Not in nearest_feature.cpp, which is compiled for speed: this is seldom needed.
void detail::takeNormalIfAtCorner(const Obstacle& obstacle, NearestFeature& nearest) {
  const Index corner = nearest.corner;
  for (Index i = 0; i < static_cast<Index>(obstacle.corners().size()); ++i) {
    const Index next = obstacle.next(i);
    if (i != corner && next != corner) continue;
    const Vec2 along = obstacle.corners()[next].point - obstacle.corners()[i].point;
    const double size = length(along);
    if (nearest.distance < kReachFilter * size) {
      nearest.normal = (1.0 / size) * quarterTurn(along);
    }
  }
}

}  // namespace sepax
