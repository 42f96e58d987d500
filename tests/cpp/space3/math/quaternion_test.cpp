#include "sepax/space3/math/quaternion.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/space3/shape/oriented_box.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::quaternion_test {
namespace {

using test::cases;
using test::Random;

TEST(QuaternionTest, TheDefaultTurnsNothing) {
  EXPECT_EQ(rotatedAxis({}, Axis::kX), (Vec3{1, 0, 0}));
  EXPECT_EQ(rotatedAxis({}, Axis::kY), (Vec3{0, 1, 0}));
  EXPECT_EQ(rotatedAxis({}, Axis::kZ), (Vec3{0, 0, 1}));
}

TEST(QuaternionTest, IsCounterClockwiseForWhoLooksAgainstTheAxis) {
  const Quaternion quarter = rotationAbout({0, 0, 2}, std::acos(0.0));
  EXPECT_LE(length(rotatedAxis(quarter, Axis::kX) - Vec3{0, 1, 0}), 1e-15);
  EXPECT_LE(length(rotatedAxis(quarter, Axis::kY) - Vec3{-1, 0, 0}), 1e-15);
}

TEST(QuaternionTest, AxesAreOrthonormalAtAnyLength) {
  for (std::uint64_t i = 0; i < cases(20000); ++i) {
    Random random(110, i);
    Quaternion q = test::rotation3(random);
    const double scale = std::ldexp(1.0, random.integer(-240, 240));
    q = {scale * q.x, scale * q.y, scale * q.z, scale * q.w};
    const Vec3 x = rotatedAxis(q, Axis::kX);
    const Vec3 y = rotatedAxis(q, Axis::kY);
    const Vec3 z = rotatedAxis(q, Axis::kZ);
    ASSERT_NEAR(length(x), 1.0, 1e-15) << i;
    ASSERT_NEAR(length(y), 1.0, 1e-15) << i;
    ASSERT_LE(length(cross(x, y) - z), 2e-15) << i;
  }
}

TEST(RotationAboutTest, AgreesWithRodrigues) {
  for (std::uint64_t i = 0; i < cases(20000); ++i) {
    Random random(111, i);
    const Vec3 axis = test::point3(random, 2.0);
    const double angle = random.between(-20.0, 20.0);
    const Vec3 k = normalized(axis);
    const Quaternion q = rotationAbout(axis, angle);
    for (const Axis of : kAxes) {
      const Vec3 v = unitVector(of);
      const Vec3 turned = std::cos(angle) * v + std::sin(angle) * cross(k, v) +
                          (1.0 - std::cos(angle)) * dot(k, v) * k;
      ASSERT_LE(length(rotatedAxis(q, of) - turned), 5e-15) << i;
    }
  }
}

}  // namespace
}  // namespace sepax::space3::quaternion_test
