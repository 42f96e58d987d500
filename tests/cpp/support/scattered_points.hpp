/// Points in no order, for what encloses points.
#pragma once

#include <cstdint>

#include <gtest/gtest.h>

#include "support/outlines.hpp"

namespace sepax::test {

/// From 1 to `most` points around the origin; in half of the cases integers, many of which are
/// equal or in line.
[[nodiscard]] inline Outline scatteredPoints(Random& random, int most) {
  Outline points;
  const int count = random.integer(1, most);
  const bool lattice = random.chance(0.5);
  for (int k = 0; k < count; ++k) {
    points.push_back(lattice ? random.latticePoint(5) : random.vector(3.0));
  }
  return points;
}

/// Checks ten points within a reach of any order of magnitude, and the same within 1, far away.
template <class Check>
void checkAtEveryScaleAndPlace(std::uint64_t seed, Check check) {
  for (std::uint64_t i = 0; i < 500; ++i) {
    SCOPED_TRACE(i);
    Random random(seed, i);
    Outline points;
    const double scale = random.magnitude(-480, 330);
    for (int k = 0; k < 10; ++k) points.push_back(scale * random.vector(1.0));
    ASSERT_NO_FATAL_FAILURE(check(points));
    for (Vec2& p : points) p = (1.0 / scale) * p + Vec2{1e9, -1e9};
    ASSERT_NO_FATAL_FAILURE(check(points));
  }
}

}  // namespace sepax::test
