#include "sepax/math/arc_tangent.hpp"

#include <cmath>
#include <cstdint>
#include <iomanip>
#include <numbers>
#include <string>

#include <gtest/gtest.h>

#include "oracle/exact_trigonometry.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::arc_tangent_test {
namespace {

using oracle::Dyadic;
using test::Random;

constexpr double kPi = std::numbers::pi;

/// How far `angle` is from that of v, in radians: the exact sine and cosine of `angle` to 300 bits
/// span with v a triangle whose height is the error.
double errorOf(double angle, Vec2 v) {
  static const oracle::ExactTrigonometry kTrigonometry;
  const oracle::SineCosine exact = kTrigonometry.of(angle);
  const Dyadic side = exact.cosine * Dyadic(v.y) - exact.sine * Dyadic(v.x);
  const Dyadic along = exact.cosine * Dyadic(v.x) + exact.sine * Dyadic(v.y);
  EXPECT_EQ(along.sign(), 1) << "the opposite direction";
  return std::abs(ratio(side, along));
}

/// From |angle| to the next double.
double ulpOf(double angle) { return std::nextafter(std::abs(angle), 4.0) - std::abs(angle); }

void check(Vec2 v, double& worst) {
  const double angle = angleOf(v);
  const double error = errorOf(angle, v);
  worst = std::fmax(worst, error / ulpOf(angle));
  // "Error below 2 ulp of the angle."
  ASSERT_LT(error, 2.0 * ulpOf(angle)) << std::setprecision(17) << v.x << " " << v.y;
  ASSERT_LE(std::abs(angle), kPi);
  ASSERT_EQ(oracle::signOf(angle), oracle::signOf(v.y))
      << std::setprecision(17) << v.x << " " << v.y;
}

TEST(ArcTangentTest, ErrorIsBelowTwoUlpInEveryDirection) {
  double worst = 0.0;
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    check(Random(1, i).vector(10.0), worst);
    if (HasFatalFailure()) return;
  }
  RecordProperty("worstErrorInUlp", std::to_string(worst));
}

TEST(ArcTangentTest, ErrorIsBelowTwoUlpForComponentsOfAnyMagnitude) {
  double worst = 0.0;
  for (std::uint64_t i = 0; i < test::cases(10000); ++i) {
    Random random(2, i);
    // An angle so small that it underflows is not at stake here.
    const int size = random.integer(-300, 300);
    const double x = random.magnitude(size - 60, size + 60);
    const double y = random.magnitude(size - 60, size + 60);
    check({x, y}, worst);
    if (HasFatalFailure()) return;
  }
}

TEST(ArcTangentTest, ErrorIsBelowTwoUlpWhereTheTableChangesOver) {
  double worst = 0.0;
  for (int sixteenth = 1; sixteenth <= 16; ++sixteenth) {
    double y = sixteenth / 16.0;
    for (int i = 0; i < 8; ++i) y = std::nextafter(y, -1.0);
    for (int i = 0; i < 16; ++i, y = std::nextafter(y, 2.0)) {
      for (const double s : {1.0, -1.0}) {
        for (const Vec2 v : {Vec2{s, y}, Vec2{s, -y}, Vec2{y, s}, Vec2{-y, s}}) {
          check(v, worst);
          if (HasFatalFailure()) return;
        }
      }
    }
  }
}

TEST(ArcTangentTest, SmallAnglesKeepTheirRelativePrecision) {
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    Random random(3, i);
    const double x = random.between(1.0, 2.0);
    const double y = random.magnitude(-150, -1);
    ASSERT_LT(errorOf(angleOf({x, y}), {x, y}), 0x1p-52 * std::abs(y / x));
  }
}

TEST(ArcTangentTest, AxesAndDiagonals) {
  EXPECT_EQ(angleOf({3.0, 0.0}), 0.0);
  EXPECT_EQ(angleOf({0.0, 2.0}), kPi / 2.0);
  EXPECT_EQ(angleOf({0.0, -2.0}), -kPi / 2.0);
  EXPECT_EQ(angleOf({-5.0, 0.0}), kPi);
  EXPECT_EQ(angleOf({-5.0, -0.0}), kPi);
  EXPECT_EQ(angleOf({7.0, 7.0}), kPi / 4.0);
  EXPECT_EQ(angleOf({-7.0, 7.0}), 3.0 * kPi / 4.0);
  EXPECT_EQ(angleOf({-7.0, -7.0}), -3.0 * kPi / 4.0);
  EXPECT_EQ(angleOf({1e200, 1e-200}), 0.0);
  EXPECT_EQ(angleOf({1e-200, 1e200}), kPi / 2.0);
}

TEST(ArcTangentTest, GrowsWithTheDirection) {
  // Never back by more than the error of both.
  double before = -kPi;
  for (int i = -100000; i <= 100000; ++i) {
    const double t = i / 100000.0 * kPi;
    const double angle = angleOf({std::cos(t), std::sin(t)});
    ASSERT_GE(angle, before - 0x1p-51) << i;
    before = angle;
  }
}

}  // namespace
}  // namespace sepax::arc_tangent_test
