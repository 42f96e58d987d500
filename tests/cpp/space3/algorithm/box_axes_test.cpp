#include "sepax/space3/algorithm/box_axes.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/tolerance.hpp"
#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::box_axes_test {
namespace {

using oracle::Dyadic;
using oracle::ExactPoint;
using test::Random;

TEST(BoxAxesTest, ComeInOrder) {
  const OrientedBox a = makeOrientedBox({}, {1, 2, 3}, {0.1, 0.2, 0.3, 0.4});
  const OrientedBox b = makeOrientedBox({9, 8, 7}, {3, 2, 1}, {0.4, 0.1, 0.2, 0.3});
  for (std::uint32_t number = 0; number < kBoxAxisCount; ++number) {
    const BoxAxis axis = boxAxis(a, b, number);
    const bool edges = number >= 6;
    EXPECT_EQ(axis.source, edges
                               ? BoxAxisSource::kEdges
                               : (number < 3 ? BoxAxisSource::kFaceOfA : BoxAxisSource::kFaceOfB));
    if (edges) {
      EXPECT_EQ(3 * axis.a + axis.b, number - 6);
      EXPECT_NEAR(dot(axis.direction, a.halfEdges[axis.a]), 0.0, 1e-15);
      EXPECT_NEAR(dot(axis.direction, b.halfEdges[axis.b]), 0.0, 1e-15);
    } else {
      const OrientedBox& own = number < 3 ? a : b;
      const double along = std::abs(dot(axis.direction, own.halfEdges[number % 3]));
      EXPECT_NEAR(along, length(own.halfEdges[number % 3]), 1e-15);
    }
    EXPECT_NEAR(axis.overlap, axis.reachA + axis.reachB - axis.offset, 1e-14);
    EXPECT_GE(axis.offset, 0.0) << "from a towards b";
  }
}

ExactPoint edgeOf(const OrientedBox& a, const OrientedBox& b, std::uint32_t i) {
  return i < 3 ? a.halfEdges[i] : b.halfEdges[i - 3];
}

/// Whether the shadows are apart on the exact cross product that the number stands for.
bool exactlyApart(const OrientedBox& a, const OrientedBox& b, std::uint32_t number) {
  const std::uint32_t base = number < 3 ? 0 : 3;
  const ExactPoint axis =
      number < 6
          ? cross(edgeOf(a, b, base + (number + 1) % 3), edgeOf(a, b, base + (number + 2) % 3))
          : cross(edgeOf(a, b, (number - 6) / 3), edgeOf(a, b, 3 + (number - 6) % 3));
  const auto magnitude = [](const Dyadic& x) { return x.sign() < 0 ? -x : x; };
  Dyadic gap = magnitude(dot(axis, ExactPoint(b.center) - a.center));
  for (std::uint32_t i = 0; i < 6; ++i) gap = gap - magnitude(dot(axis, edgeOf(a, b, i)));
  return gap.sign() > 0;
}

/// Boxes that touch along the axis but for rounding, many with edges that are parallel but for
/// that.
TEST(BoxAxesTest, WhetherTheShadowsAreApartIsExact) {
  int apart = 0;
  int parallel = 0;
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    Random random(150, i);
    const Quaternion turn = test::rotation3(random);
    Quaternion other = random.chance(0.5) ? turn : test::rotation3(random);
    other.w = test::nudged(other.w, random.integer(-2, 2));
    const OrientedBox a = makeOrientedBox({}, {1.0, random.between(0.1, 3.0), 2.0}, turn);
    OrientedBox b = makeOrientedBox(test::point3(random, 4.0), {0.7, 1.3, 0.4}, other);
    const auto number = static_cast<std::uint32_t>(random.integer(0, 14));
    const BoxAxis before = boxAxis(a, b, number);
    b.center = storedPoint(b.center + before.overlap * before.direction);
    const BoxAxis axis = boxAxis(a, b, number);
    ASSERT_EQ(axis.apart, exactlyApart(a, b, number)) << i;
    if (!axis.parallel) {
      ASSERT_NEAR(axis.overlap, 0.0, 1e-14) << i;
    }
    apart += axis.apart;
    parallel += axis.parallel;
  }
  EXPECT_GT(apart, 0);
  EXPECT_GT(parallel, 0);
}

}  // namespace
}  // namespace sepax::space3::box_axes_test
