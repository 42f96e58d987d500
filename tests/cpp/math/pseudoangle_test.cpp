#include "sepax/math/pseudoangle.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::pseudoangle_test {
namespace {

TEST(PseudoangleTest, QuarterTurnsAreWholeNumbers) {
  EXPECT_EQ(pseudoangle({5, 0}), 0.0);
  EXPECT_EQ(pseudoangle({0, 5}), 1.0);
  EXPECT_EQ(pseudoangle({-5, 0}), 2.0);
  EXPECT_EQ(pseudoangle({0, -5}), 3.0);
  EXPECT_EQ(pseudoangle({3, 3}), 0.5);
  EXPECT_EQ(pseudoangle({-3, 3}), 1.5);
  EXPECT_EQ(pseudoangle({-3, -3}), 2.5);
  EXPECT_EQ(pseudoangle({3, -3}), 3.5);
}

/// The quarter of the plane that a direction is in, counted from the x axis: each with its start.
int quarterOf(Vec2 v) {
  if (v.x > 0.0 && v.y >= 0.0) return 0;
  if (v.x <= 0.0 && v.y > 0.0) return 1;
  if (v.x < 0.0) return 2;
  return 3;
}

/// Whether the direction of v comes after that of u, counter-clockwise from the x axis: in
/// integers.
bool comesAfter(Vec2 v, Vec2 u) {
  if (quarterOf(v) != quarterOf(u)) return quarterOf(v) > quarterOf(u);
  return cross(u, v) > 0.0;
}

TEST(PseudoangleTest, IsInTheOrderOfTheAngles) {
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    test::Random random(1, i);
    const int reach = random.chance(0.5) ? 4 : 10000;
    const Vec2 u = random.latticePoint(reach);
    const Vec2 v = random.latticePoint(reach);
    if (u == Vec2{} || v == Vec2{}) continue;
    ASSERT_GE(pseudoangle(u), 0.0) << i;
    ASSERT_LT(pseudoangle(u), kFullPseudoturn) << i;
    if (comesAfter(v, u)) {
      ASSERT_GT(pseudoangle(v), pseudoangle(u)) << i;
    } else if (!comesAfter(u, v)) {
      ASSERT_NEAR(pseudoangle(v), pseudoangle(u), 1e-15) << i << ": the same direction";
    }
  }
}

TEST(PseudoangleTest, ZeroesOfEitherSignAreTheSameDirection) {
  EXPECT_EQ(pseudoangle({1.0, -0.0}), 0.0);
  EXPECT_EQ(pseudoangle({-0.0, 1.0}), 1.0);
  EXPECT_EQ(pseudoangle({-1.0, -0.0}), 2.0);
  EXPECT_EQ(pseudoangle({-0.0, -1.0}), 3.0);
}

TEST(PseudoangleTest, DoesNotDependOnTheLength) {
  for (std::uint64_t i = 0; i < test::cases(1000); ++i) {
    test::Random random(2, i);
    const Vec2 v = random.vector(1.0);
    for (const double size : {0x1p-400, 0x1p-3, 0x1p330}) {
      ASSERT_EQ(pseudoangle(size * v), pseudoangle(v)) << i;
    }
  }
}

}  // namespace
}  // namespace sepax::pseudoangle_test
