#include "sepax/algorithm/chain_hulls.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.hpp"

namespace sepax::chain_hulls_test {
namespace {

using detail::ChainHulls;
using detail::SegmentDistance;
using test::Random;

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Points along a line that wavers, an arc, a lattice or anywhere, now and then going back.
std::vector<Vec2> randomWay(Random& random, std::uint64_t kind) {
  const int count = random.integer(1, 700);
  std::vector<Vec2> points;
  for (int i = 0; i < count; ++i) {
    const double x = 10.0 * i / count;
    const Vec2 next[] = {{x, random.between(-0.01, 0.01)},
                         {5.0 * std::cos(0.3 * x), 5.0 * std::sin(0.3 * x)},
                         {std::floor(x), 1.0 * random.integer(-2, 2)},
                         random.vector(10.0),
                         {x + random.between(-0.5, 0.5), 0.01 * x}};
    points.push_back(next[kind % 5]);
  }
  return points;
}

TEST(ChainHullsTest, FindTheGreatestDistanceOfAnyStretch) {
  for (std::uint64_t i = 0; i < 200; ++i) {
    Random random(99, i);
    const std::vector<Vec2> points = randomWay(random, i);
    ChainHulls hulls(points);
    for (int k = 0; k < 10; ++k) {
      const auto first = static_cast<Index>(random.integer(0, static_cast<int>(points.size()) - 1));
      const auto last = static_cast<Index>(
          random.integer(static_cast<int>(first), static_cast<int>(points.size())));
      const bool ownEnds = random.chance(0.5) && first < last;
      Vec2 a = ownEnds ? points[first] : random.vector(12.0);
      const Vec2 b = ownEnds ? points[last - 1] : random.vector(12.0);
      if (a == b) a.x += 1.0;
      const SegmentDistance distance(a, b);
      double expected = 0.0;
      for (Index p = first; p < last; ++p) expected = std::max(expected, distance.of(points[p]));
      ASSERT_NEAR(hulls.farthest(distance, first, last, kInfinity), expected, 1e-13) << i;
      const double limit = random.between(0.0, 1.5) * expected;
      ASSERT_EQ(hulls.farthest(distance, first, last, limit) > limit, expected > limit) << i;
    }
  }
}

}  // namespace
}  // namespace sepax::chain_hulls_test
