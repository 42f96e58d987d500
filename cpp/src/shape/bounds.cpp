#include "sepax/shape/bounds.hpp"

#include "sepax/math/directed_sum.hpp"

namespace sepax {

Bounds translated(const Bounds& bounds, Vec2 by) {
  return {{sumBelow(bounds.min.x, by.x), sumBelow(bounds.min.y, by.y)},
          {sumAbove(bounds.max.x, by.x), sumAbove(bounds.max.y, by.y)}};
}

Bounds grown(const Bounds& bounds, double by) {
  return {{sumBelow(bounds.min.x, -by), sumBelow(bounds.min.y, -by)},
          {sumAbove(bounds.max.x, by), sumAbove(bounds.max.y, by)}};
}

}  // namespace sepax
