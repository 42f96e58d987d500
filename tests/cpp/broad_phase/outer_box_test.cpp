#include "sepax/broad_phase/outer_box.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::outer_box_test {
namespace {

constexpr float kGreatest = std::numeric_limits<float>::max();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

void expectAround(double number) {
  const float below = detail::floatBelow(number);
  const float above = detail::floatAbove(number);
  EXPECT_LE(below, number);
  EXPECT_GE(above, number);
  EXPECT_EQ(below, -detail::floatAbove(-number));
  if (std::abs(number) > kGreatest) return;
  // Two steps.
  const float next = std::nextafter(below, kInfinity);
  EXPECT_GE(std::nextafter(std::nextafter(next, kInfinity), kInfinity), number);
}

TEST(OuterBoxTest, RoundsOutward) {
  for (std::uint64_t i = 0; i < test::cases(20000); ++i) {
    test::Random random(1, i);
    expectAround(random.magnitude(-1074, 400));
    expectAround(random.magnitude(-160, 130));
    expectAround(random.integer(-1000000000, 1000000000));
    expectAround(double{static_cast<float>(random.magnitude(-126, 126))});
  }
}

TEST(OuterBoxTest, HasRoomForEveryCoordinate) {
  for (const double number : {0.0, -0.0, 5e-324, 1e-45, 1e-38, 1.0, 3.4e38, 1e39, 1e100}) {
    expectAround(number);
    expectAround(-number);
  }
  expectAround(kGreatest);
  EXPECT_EQ(detail::floatBelow(1e100), kGreatest);
  EXPECT_EQ(detail::floatAbove(1e100), kInfinity);
  EXPECT_EQ(detail::floatBelow(-1e100), -kInfinity);
}

TEST(OuterBoxTest, AnEmptyBoxOverlapsNothing) {
  const OuterBox everything{-kInfinity, -kInfinity, kInfinity, kInfinity};
  EXPECT_TRUE(OuterBox{}.empty());
  EXPECT_FALSE(OuterBox{}.overlaps(OuterBox{}));
  EXPECT_FALSE(OuterBox{}.overlaps(everything));
  EXPECT_FALSE(everything.overlaps(OuterBox{}));
  EXPECT_TRUE(everything.overlaps(everything));
  EXPECT_EQ(united(OuterBox{0, 0, 1, 1}, everything), everything);
}

TEST(OuterBoxTest, ClosedBoxesThatTouchOverlap) {
  const OuterBox box{0, 0, 1, 1};
  EXPECT_TRUE(box.overlaps({1, 1, 2, 2}));
  EXPECT_TRUE(box.overlaps({-1, 0, 0, 0}));
  EXPECT_FALSE(box.overlaps({std::nextafter(1.0F, 2.0F), 0, 2, 2}));
  EXPECT_TRUE(box.holds({0, 0, 1, 1}));
  EXPECT_FALSE(box.holds({0, 0, 1, 2}));
}

TEST(OuterBoxTest, PerimetersAreFinite) {
  EXPECT_EQ(detail::halfPerimeter({0, 0, 2, 3}), 5.0F);
  EXPECT_LT(detail::halfPerimeter({-kInfinity, -kInfinity, kInfinity, kInfinity}), 1e31F);
}

}  // namespace
}  // namespace sepax::outer_box_test
