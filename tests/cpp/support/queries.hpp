/// Queries on bare outlines, for tests that need no more of a shape.
#pragma once

#include "sepax/query/collide.hpp"
#include "support/shapes.hpp"

namespace sepax::test {

/// collide for two outlines that are known to be good, where their points are.
[[nodiscard]] inline Collision collideOf(const Points& a, const Points& b, Vec2 velocity = {}) {
  ConvexInstance first = instanceOf(a);
  ConvexInstance second = instanceOf(b);
  return collide(first.placed().core, second.placed().core, velocity);
}

}  // namespace sepax::test
