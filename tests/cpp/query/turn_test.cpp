#include "sepax/query/turn.hpp"

#include <cmath>
#include <cstdint>
#include <iomanip>
#include <numbers>

#include <gtest/gtest.h>

#include "oracle/exact_trigonometry.hpp"
#include "sepax/math/rotation.hpp"
#include "sepax/tolerance.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::turn_test {
namespace {

using oracle::Dyadic;
using test::Random;

constexpr double kPi = std::numbers::pi;
constexpr double kAnyTurn = 4.0;

Dyadic exactCross(Vec2 a, Vec2 b) { return Dyadic(a.x) * Dyadic(b.y) - Dyadic(a.y) * Dyadic(b.x); }
Dyadic exactDot(Vec2 a, Vec2 b) { return Dyadic(a.x) * Dyadic(b.x) + Dyadic(a.y) * Dyadic(b.y); }

Turn expectedWithYUp(Vec2 heading, Vec2 toTarget) {
  const int side = exactCross(heading, toTarget).sign();
  if (side > 0) return Turn::kCounterClockwise;
  if (side < 0) return Turn::kClockwise;
  return exactDot(heading, toTarget).sign() > 0 ? Turn::kAhead : Turn::kBehind;
}

Turn mirrored(Turn turn) {
  if (turn == Turn::kClockwise) return Turn::kCounterClockwise;
  if (turn == Turn::kCounterClockwise) return Turn::kClockwise;
  return turn;
}

/// A pair of directions: parallel but for an ulp in two of three cases.
struct Directions {
  Vec2 heading;
  Vec2 toTarget;
};

Directions directions(Random random) {
  const double scale = std::ldexp(1.0, random.integer(-150, 150));
  const Vec2 heading = scale * random.vector(1.0);
  if (random.chance(0.3)) return {heading, random.vector(10.0)};
  // A power of two is exact.
  const double factor = random.chance(0.5)
                            ? random.magnitude(-20, 20)
                            : random.sign() * std::ldexp(1.0, random.integer(-20, 20));
  Vec2 toTarget = factor * heading;
  if (random.chance(0.5)) toTarget.x = std::nextafter(toTarget.x, random.sign() * 1e90);
  return {heading, toTarget};
}

TEST(TurnTest, IsExact) {
  int parallel = 0;
  for (std::uint64_t i = 0; i < test::cases(200000); ++i) {
    const auto [heading, toTarget] = directions(Random(1, i));
    const Turn expected = expectedWithYUp(heading, toTarget);
    if (expected == Turn::kAhead || expected == Turn::kBehind) ++parallel;
    ASSERT_EQ(turn(heading, toTarget, YAxis::kUp), expected) << i;
    ASSERT_EQ(turn(heading, toTarget, YAxis::kDown), mirrored(expected)) << i;
  }
  EXPECT_GT(parallel, test::share(1000));
}

TEST(TurnTest, OnAScreenWithYDownRightIsClockwiseOfUp) {
  // Up is -y there, and who looks up and turns to the right turns clockwise.
  EXPECT_EQ(turn({0, -1}, {1, 0}, YAxis::kDown), Turn::kClockwise);
  EXPECT_EQ(turn({0, 1}, {1, 0}, YAxis::kUp), Turn::kClockwise);
  EXPECT_EQ(turn({0, -1}, {-3, 0}, YAxis::kDown), Turn::kCounterClockwise);
  EXPECT_EQ(turn({2, 2}, {5, 5}, YAxis::kDown), Turn::kAhead);
  EXPECT_EQ(turn({2, 2}, {-5, -5}, YAxis::kDown), Turn::kBehind);
}

/// How far the heading turned by `angle` is from the direction of the target, to 300 bits.
double missedBy(double angle, Vec2 heading, Vec2 toTarget) {
  static const oracle::ExactTrigonometry kTrigonometry;
  const oracle::SineCosine exact = kTrigonometry.of(angle);
  const Dyadic x = exactDot(heading, toTarget);
  const Dyadic y = exactCross(heading, toTarget);
  const Dyadic side = exact.cosine * y - exact.sine * x;
  const Dyadic along = exact.cosine * x + exact.sine * y;
  EXPECT_EQ(along.sign(), 1);
  return std::abs(ratio(side, along));
}

TEST(SteerTest, BringsTheHeadingToTheTargetWithinAnUlpOfPi) {
  for (std::uint64_t i = 0; i < test::cases(30000); ++i) {
    const auto [heading, toTarget] = directions(Random(2, i));
    const double angle = steer(heading, toTarget, kAnyTurn);
    ASSERT_LT(missedBy(angle, heading, toTarget), 0x1p-51) << i;
    // The sign is that of turn(), and straight behind is to the positive side.
    const Turn way = turn(heading, toTarget, YAxis::kUp);
    const int sign = way == Turn::kAhead ? 0 : (way == Turn::kClockwise ? -1 : 1);
    ASSERT_EQ(oracle::signOf(angle), sign) << i;
    ASSERT_TRUE(way != Turn::kBehind || angle == kPi) << i;
  }
}

TEST(SteerTest, IsClampedToTheGreatestTurn) {
  EXPECT_EQ(steer({1, 0}, {0, 1}, 0.25), 0.25);
  EXPECT_EQ(steer({1, 0}, {0, -1}, 0.25), -0.25);
  EXPECT_EQ(steer({1, 0}, {1, 0}, 0.25), 0.0);
  EXPECT_EQ(steer({1, 0}, {-1, 0}, 0.25), 0.25);
  EXPECT_EQ(steer({1, 0}, {0, 1}, 0.0), 0.0);
  EXPECT_EQ(steer({1, 0}, {0, 1}, kMaxAngle), kPi / 2.0);
}

TEST(SteerTest, LeavesAnglesThatRoundAwayToZeroWithTheirSign) {
  EXPECT_GT(steer({1, 0}, {1, 1e-140}, kAnyTurn), 0.0);
  EXPECT_LT(steer({1, 0}, {1, -1e-140}, kAnyTurn), 0.0);
}

/// Flies at the target, turning by at most `maxTurn` a step. Returns the steps until it is within a
/// step's length, or -1 if it took `limit` steps without. Every turn after the first goes the same
/// way round, until the missile flies straight at the target.
int stepsToTarget(double angle, Vec2 target, double maxTurn, int limit) {
  constexpr double kSpeed = 1.0;
  Vec2 at{};
  double before = 0.0;
  for (int step = 0; step < limit; ++step) {
    const Vec2 toTarget = target - at;
    if (length(toTarget) <= kSpeed) return step;
    const double by = steer(Rotation::fromAngle(angle).apply({1.0, 0.0}), toTarget, maxTurn);
    EXPECT_LE(std::abs(by), maxTurn);
    if (std::abs(before) == maxTurn && std::abs(by) == maxTurn) {
      EXPECT_EQ(by, before) << "turned back at half a turn";
    }
    before = by;
    angle += by;
    at = at + kSpeed * Rotation::fromAngle(angle).apply({1.0, 0.0});
  }
  return -1;
}

TEST(SteerTest, AMissileReachesItsTargetFromEveryHeading) {
  // The circle that it turns on has a radius of 1 / 0.1 = 10: targets at 30 or more are never
  // inside of it.
  for (int tenth = 0; tenth < 3600; ++tenth) {
    const double angle = tenth * kPi / 1800.0;
    for (const Vec2 target : {Vec2{50, 0}, Vec2{-50, 0}, Vec2{0, 40}, Vec2{0, -40}, Vec2{-30, 3},
                              Vec2{-30, -1e-15}, Vec2{25, -60}}) {
      const int steps = stepsToTarget(angle, target, 0.1, 200);
      ASSERT_GE(steps, 0) << tenth << " " << target.x << " " << target.y;
    }
  }
}

TEST(SteerTest, AMissileThatHasTurnedManyTimesIsNotConfused) {
  for (int turns = -1000; turns <= 1000; turns += 37) {
    ASSERT_GE(stepsToTarget(turns * 2.0 * kPi + kPi, {60, 1}, 0.05, 400), 0) << turns;
  }
}

TEST(SteerTest, ADirectionOfNoLengthTurnsNothing) {
  for (const Vec2 zero : {Vec2{0, 0}, Vec2{-0.0, 0.0}, Vec2{0.0, -0.0}, Vec2{-0.0, -0.0}}) {
    for (const Vec2 other : {Vec2{1, 0}, Vec2{-3, 2}, Vec2{0, -1}, zero}) {
      EXPECT_EQ(steer(other, zero, 1.0), 0.0);
      EXPECT_EQ(steer(zero, other, 1.0), 0.0);
      EXPECT_EQ(turn(other, zero, YAxis::kUp), Turn::kAhead);
      EXPECT_EQ(turn(zero, other, YAxis::kDown), Turn::kAhead);
    }
  }
}

}  // namespace
}  // namespace sepax::turn_test
