#include "sepax/space3/math/vec3.hpp"

#include <cmath>

#include <gtest/gtest.h>

namespace sepax::space3::vec3_test {
namespace {

TEST(Vec3Test, LengthDoesNotOverflow) {
  for (const double size : {0x1p-700, 0x1p-358, 1.0, 0x1p333, 0x1p667}) {
    EXPECT_EQ(length({2 * size, 3 * size, 6 * size}), 7 * size);
    EXPECT_NEAR(length(normalized({2 * size, 3 * size, -6 * size})), 1.0, 1e-15);
  }
  EXPECT_EQ(length({}), 0.0);
}

TEST(Vec3Test, UnitVectorsAlongAnAxisAreExact) {
  for (const double size : {0.1, 3.0, 1e-90, 7e99, 1e200 / 3.0}) {
    EXPECT_EQ(normalized({0, -size, 0}), (Vec3{0, -1, 0})) << size;
  }
}

TEST(Vec3Test, TheOppositeOfNothingHasNoSign) { EXPECT_FALSE(std::signbit((-Vec3{0, 1, 0}).x)); }

TEST(Vec3Test, AxesTakeTurns) {
  const Vec3 v{1, -5, 5};
  EXPECT_EQ(v[Axis::kX], 1);
  EXPECT_EQ(v[Axis::kZ], 5);
  EXPECT_EQ(nextAxis(Axis::kZ), Axis::kX);
  EXPECT_EQ(dominantAxis(v), Axis::kY) << "of equals the first";
}

TEST(Vec3Test, CoordinatesNearZeroAreStoredAsZero) {
  EXPECT_EQ(storedPoint({0x1p-307, -0x1p-306, 1e-300}), (Vec3{0, -0x1p-306, 0}));
}

}  // namespace
}  // namespace sepax::space3::vec3_test
