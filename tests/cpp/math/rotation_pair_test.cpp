#include "sepax/math/rotation_pair.hpp"

#include <bit>
#include <cstdint>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::rotation_pair_test {
namespace {

bool sameBits(Rotation a, Rotation b) {
  return std::bit_cast<std::uint64_t>(a.cosine) == std::bit_cast<std::uint64_t>(b.cosine) &&
         std::bit_cast<std::uint64_t>(a.sine) == std::bit_cast<std::uint64_t>(b.sine);
}

void expectBoth(double first, double second) {
  const RotationPair pair = rotationsFromAngles(first, second);
  EXPECT_TRUE(sameBits(pair.first, Rotation::fromAngle(first))) << first;
  EXPECT_TRUE(sameBits(pair.second, Rotation::fromAngle(second))) << second;
}

TEST(RotationPairTest, IsWhatEachAngleGivesToTheBit) {
  test::Random random(4409);
  for (int i = 0; i < test::share(100000); ++i) {
    const double reach = i % 10 == 0 ? 2000.0 : 7.0;
    const double first = random.between(-reach, reach);
    expectBoth(first, random.between(-reach, reach));
  }
}

TEST(RotationPairTest, EvenWhereOneOfThemTakesMoreDigits) {
  constexpr double kHalfPi = 0x1.921fb54442d18p+0;
  const double angles[] = {0.0, -0.0, 1e-20, kHalfPi, -2.0 * kHalfPi, 999.999, 1000.5, 1e15, 0.785};
  for (const double first : angles) {
    for (const double second : angles) expectBoth(first, second);
  }
}

}  // namespace
}  // namespace sepax::rotation_pair_test
