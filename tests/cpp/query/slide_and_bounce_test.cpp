#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/query/response.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::slide_and_bounce_test {
namespace {

using test::Random;

TEST(SlideTest, KeepsThePartAlongTheWall) {
  EXPECT_EQ(slide({3, 4}, {1, 0}), (Vec2{0, 4}));
  EXPECT_EQ(slide({3, 4}, {0, 9}), (Vec2{3, 0}));
  EXPECT_EQ(slide({5, 0}, {0.5, 0.5}), (slide({5, 0}, {8, 8})));
}

TEST(SlideTest, LeavesAVelocityThatDoesNotGoIntoTheWall) {
  EXPECT_EQ(slide({-3, 4}, {1, 0}), (Vec2{-3, 4}));
  EXPECT_EQ(slide({0, 4}, {1, 0}), (Vec2{0, 4}));
  EXPECT_EQ(slide({0, 0}, {1, 0}), (Vec2{0, 0}));
}

TEST(BounceTest, MirrorsWithoutLoss) {
  EXPECT_EQ(bounce({3, 4}, {1, 0}), (Vec2{-3, 4}));
  EXPECT_EQ(bounce({3, 4}, {0, 2}), (Vec2{3, -4}));
  EXPECT_EQ(bounce({-3, 4}, {1, 0}), (Vec2{-3, 4}));
}

TEST(BounceTest, FrictionIsThatOfCoulomb) {
  // Into the wall 4, along it 10: friction takes 0.5 (1 + 0.5) 4 = 3.
  EXPECT_EQ(bounce({10, 4}, {0, 1}, 0.5, 0.5), (Vec2{7, -2}));
  EXPECT_EQ(bounce({-10, 4}, {0, 1}, 0.5, 0.5), (Vec2{-7, -2}));
  // It stops what it can't turn around.
  EXPECT_EQ(bounce({1, 4}, {0, 1}, 0.0, 10.0), (Vec2{0, 0}));
}

TEST(BounceTest, KeepsTheEnergyAndNeverGoesIn) {
  for (std::uint64_t i = 0; i < test::cases(50000); ++i) {
    Random random(1, i);
    const Vec2 velocity = random.vector(100.0);
    const Vec2 normal = random.magnitude(-100, 100) * random.vector(1.0);
    const Vec2 unit = (1.0 / length(normal)) * normal;
    const double speed = length(velocity);
    const Vec2 elastic = bounce(velocity, normal);
    ASSERT_NEAR(length(elastic), speed, 1e-13 * speed);
    ASSERT_LE(dot(elastic, unit), 1e-13 * speed);
    const Vec2 along = slide(velocity, normal);
    ASSERT_LE(dot(along, unit), 1e-15 * speed);
    ASSERT_NEAR(dot(along, quarterTurn(unit)), dot(velocity, quarterTurn(unit)), 1e-13 * speed);
    const double restitution = random.unit();
    const Vec2 rough = bounce(velocity, normal, restitution, random.between(0.0, 2.0));
    ASSERT_LE(length(rough), speed * (1.0 + 1e-13));
    if (dot(velocity, unit) <= 0.0) continue;
    ASSERT_NEAR(dot(rough, unit), -restitution * dot(velocity, unit), 1e-13 * speed);
    // Friction never turns the motion along the wall around.
    ASSERT_GE(dot(rough, quarterTurn(unit)) * dot(velocity, quarterTurn(unit)),
              -1e-13 * speed * speed);
  }
}

}  // namespace
}  // namespace sepax::slide_and_bounce_test
