#include "sepax/math/rotation.hpp"

#include <bit>
#include <cmath>
#include <cstdint>
#include <iomanip>
#include <numbers>

#include <gtest/gtest.h>

#include "oracle/exact_trigonometry.hpp"
#include "sepax/tolerance.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::rotation_test {
namespace {

using oracle::Dyadic;
using test::Random;

constexpr double kHalfPi = std::numbers::pi / 2.0;

const oracle::ExactTrigonometry& trigonometry() {
  static const oracle::ExactTrigonometry kTrigonometry;
  return kTrigonometry;
}

/// The greater error of the two components.
double errorOf(double angle) {
  const Rotation rotation = Rotation::fromAngle(angle);
  const oracle::SineCosine exact = trigonometry().of(angle);
  const double sine = (Dyadic(rotation.sine) - exact.sine).toDouble();
  const double cosine = (Dyadic(rotation.cosine) - exact.cosine).toDouble();
  return std::fmax(std::abs(sine), std::abs(cosine));
}

/// "Error below 1 ulp of 1 per component."
constexpr double kErrorBound = 0x1p-52;

TEST(RotationTest, ErrorIsBelowOneUlpOfOneForSmallAngles) {
  double worst = 0.0;
  for (std::uint64_t i = 0; i < test::cases(6000); ++i) {
    const double angle = Random(1, i).between(-10.0, 10.0);
    const double error = errorOf(angle);
    worst = std::fmax(worst, error);
    ASSERT_LT(error, kErrorBound) << std::setprecision(17) << angle;
  }
  RecordProperty("worstErrorInUlpOfOne", std::to_string(worst / kErrorBound));
}

TEST(RotationTest, ErrorIsBelowOneUlpOfOneForAnglesOfAnyMagnitude) {
  for (std::uint64_t i = 0; i < test::cases(4000); ++i) {
    const double angle = Random(2, i).magnitude(-100, 48);
    ASSERT_LE(std::abs(angle), kMaxAngle);
    ASSERT_LT(errorOf(angle), kErrorBound) << std::setprecision(17) << angle;
  }
}

TEST(RotationTest, ErrorIsBelowOneUlpOfOneAtTheLargestAngles) {
  for (std::uint64_t i = 0; i < 2000; ++i) {
    const double angle = Random(3, i).between(-kMaxAngle, kMaxAngle);
    ASSERT_LT(errorOf(angle), kErrorBound) << std::setprecision(17) << angle;
  }
  EXPECT_LT(errorOf(kMaxAngle), kErrorBound);
  EXPECT_LT(errorOf(-kMaxAngle), kErrorBound);
}

TEST(RotationTest, ErrorIsBelowOneUlpOfOneNextToMultiplesOfAnEighthTurn) {
  // Where the reduction changes over, and where it cancels most.
  Random random(4);
  for (int i = 0; i < 3000; ++i) {
    const double eighths = i < 1000 ? i - 500 : std::floor(random.between(-1e15, 1e15));
    double angle = (oracle::Dyadic(0.5 * eighths) * trigonometry().halfPi()).toDouble();
    if (std::abs(angle) > kMaxAngle) continue;
    const int steps = random.integer(0, 2);
    for (int k = 0; k < steps; ++k) angle = std::nextafter(angle, 0.0);
    ASSERT_LT(errorOf(angle), kErrorBound) << std::setprecision(17) << angle;
  }
}

TEST(RotationTest, ComponentsNearZeroKeepTheirRelativePrecision) {
  // The double nearest to half a pi isn't half a pi: the cosine is the difference, not zero.
  const Rotation quarter = Rotation::fromAngle(kHalfPi);
  EXPECT_EQ(quarter.sine, 1.0);
  EXPECT_EQ(quarter.cosine, 6.123233995736766e-17);
  const Rotation half = Rotation::fromAngle(2.0 * kHalfPi);
  EXPECT_EQ(half.cosine, -1.0);
  EXPECT_EQ(half.sine, 1.2246467991473532e-16);
  for (const double angle : {1e-300, 1e-20, 1e-9}) {
    EXPECT_EQ(Rotation::fromAngle(angle).sine, angle);
    EXPECT_EQ(Rotation::fromAngle(angle).cosine, 1.0);
  }
}

TEST(RotationTest, ZeroIsTheIdentityExactly) {
  for (const double zero : {0.0, -0.0}) {
    const Rotation rotation = Rotation::fromAngle(zero);
    EXPECT_EQ(rotation.cosine, 1.0);
    EXPECT_EQ(rotation.sine, 0.0);
  }
  EXPECT_EQ(Rotation{}.apply({3.5, -7.25}), (Vec2{3.5, -7.25}));
}

TEST(RotationTest, OppositeAnglesMirrorEachOtherToTheLastBit) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    const double angle = Random(5, i).magnitude(-30, 48);
    const Rotation forward = Rotation::fromAngle(angle);
    const Rotation backward = Rotation::fromAngle(-angle);
    ASSERT_EQ(forward.cosine, backward.cosine) << std::setprecision(17) << angle;
    ASSERT_EQ(forward.sine, -backward.sine) << std::setprecision(17) << angle;
  }
}

TEST(RotationTest, IsPeriodicWithinTheRoundingOfTheAngle) {
  for (std::uint64_t i = 0; i < test::cases(2000); ++i) {
    Random random(6, i);
    const double angle = random.between(-3.0, 3.0);
    const double turns = random.integer(-1000000, 1000000);
    const double later = angle + 4.0 * kHalfPi * turns;
    // How far `later` is from a whole number of turns more, exactly.
    const Dyadic offset =
        Dyadic(later) - Dyadic(angle) - Dyadic(4.0 * turns) * trigonometry().halfPi();
    const double bound = std::abs(offset.toDouble()) + 2.0 * kErrorBound;
    const Rotation once = Rotation::fromAngle(angle);
    const Rotation again = Rotation::fromAngle(later);
    ASSERT_NEAR(once.cosine, again.cosine, bound) << angle << " " << turns;
    ASSERT_NEAR(once.sine, again.sine, bound) << angle << " " << turns;
  }
}

TEST(RotationTest, HasUnitLengthWithinRounding) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    const double angle = Random(7, i).magnitude(-40, 48);
    const Rotation r = Rotation::fromAngle(angle);
    const Dyadic square = Dyadic(r.cosine) * Dyadic(r.cosine) + Dyadic(r.sine) * Dyadic(r.sine);
    ASSERT_LT(std::abs((square - Dyadic(1.0)).toDouble()), 2.0 * kErrorBound) << angle;
  }
}

TEST(RotationTest, TurnsFromXTowardsY) {
  const Vec2 turned = Rotation::fromAngle(kHalfPi).apply({2.0, 1.0});
  EXPECT_NEAR(turned.x, -1.0, 1e-15);
  EXPECT_NEAR(turned.y, 2.0, 1e-15);
}

TEST(RotationTest, AppliesWithoutContractionToFusedOperations) {
  // 0.1 * 10 rounds to 1 exactly: a fused 0.1 * 10 - 1 would leave 5.6e-17.
  const Rotation rotation{0.1, 1.0};
  EXPECT_EQ(rotation.apply({10.0, 1.0}).x, 0.0);
}

TEST(RotationTest, GivesTheSameBitsOnEveryPlatform) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (std::uint64_t i = 0; i < 20000; ++i) {
    const Rotation r = Rotation::fromAngle(Random(8, i).magnitude(-40, 48));
    for (const double component : {r.cosine, r.sine}) {
      hash = (hash ^ std::bit_cast<std::uint64_t>(component)) * 0x100000001b3;
    }
  }
  EXPECT_EQ(hash, 16952360702688735187U);
}

}  // namespace
}  // namespace sepax::rotation_test
