#include "sepax/space3/shape/oriented_box.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>

#include <gtest/gtest.h>

#include "oracle/rational.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::oriented_box_test {
namespace {

using oracle::Dyadic;
using test::cases;
using test::Random;

TEST(OrientedBoxTest, CornersAreNumberedByTheirSides) {
  const auto corners = cornersOf(makeOrientedBox({10, 20, 30}, {1, 2, 3}, {}));
  EXPECT_EQ(corners[0], (Vec3{9, 18, 27}));
  EXPECT_EQ(corners[1], (Vec3{11, 18, 27}));
  EXPECT_EQ(corners[2], (Vec3{9, 22, 27}));
  EXPECT_EQ(corners[7], (Vec3{11, 22, 33}));
}

/// Entry (row, column) of the rotation matrix of a quaternion, times the square of its length.
Dyadic scaledEntry(const Dyadic (&q)[4], std::size_t row, std::size_t column) {
  const Dyadic two(2.0);
  const std::size_t third = 3 - row - column;
  if (row == column) {
    // w^2 + the square of the axis - those of the other two.
    Dyadic sum = q[3] * q[3];
    for (std::size_t k = 0; k < 3; ++k) sum = k == row ? sum + q[k] * q[k] : sum - q[k] * q[k];
    return sum;
  }
  const Dyadic turn = two * q[3] * q[third];
  const bool forward = (column + 1) % 3 == row;
  return two * q[row] * q[column] + (forward ? turn : -turn);
}

/// What is decided about a box is decided about its stored half edges: these are how far from those
/// of the box that was asked for.
TEST(OrientedBoxTest, HalfEdgesAreWithin18RoundingsOfTheirSize) {
  double worst = 0.0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(120, i);
    Quaternion turn = test::rotation3(random);
    if (random.chance(0.3)) {
      // All of very different sizes.
      turn.x *= random.magnitude(-40, 0);
      turn.y *= random.magnitude(-40, 0);
      turn.w *= random.magnitude(-40, 40);
    }
    const double x = std::abs(random.magnitude(-30, 30));
    const double y = std::abs(random.magnitude(-30, 30));
    const Vec3 halfSizes{x, y, std::abs(random.magnitude(-30, 30))};
    const OrientedBox box = makeOrientedBox({}, halfSizes, turn);
    const Dyadic q[4] = {Dyadic(turn.x), Dyadic(turn.y), Dyadic(turn.z), Dyadic(turn.w)};
    const Dyadic square = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
    for (const Axis column : kAxes) {
      for (const Axis row : kAxes) {
        const auto c = static_cast<std::size_t>(column);
        const Dyadic exact =
            Dyadic(halfSizes[column]) * scaledEntry(q, static_cast<std::size_t>(row), c);
        const Dyadic off = Dyadic(box.halfEdges[c][row]) * square - exact;
        const double error = std::abs(off.toDouble()) / square.toDouble() / halfSizes[column];
        worst = std::max(worst, error);
        ASSERT_LE(error, 18.0 * kRoundoff) << i;
      }
    }
  }
  std::printf("worst error of a half edge, relative to its size: %.1e\n", worst);
}

}  // namespace
}  // namespace sepax::space3::oriented_box_test
