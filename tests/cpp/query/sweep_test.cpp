// Moving and turning shapes, by example.
#include "sepax/query/sweep.hpp"

#include <cmath>
#include <numbers>

#include "sepax/tolerance.hpp"
#include "support/shapes.hpp"

namespace sepax::sweep_test {
namespace {

using test::box;
using test::Points;

constexpr double kPi = std::numbers::pi;

ConvexInstance circle(Vec2 centre, double radius) {
  return ConvexInstance(ConvexPolygon::point(centre), radius);
}
ConvexInstance sharp(const Points& points) { return ConvexInstance(test::polygonOf(points)); }
ConvexInstance bar(Vec2 p, Vec2 q, double radius = 0.0) {
  return ConvexInstance(ConvexPolygon::segment(p, q), radius);
}
Impact cast(ConvexInstance a, ConvexInstance b, Vec2 way) {
  return shapeCast(a.placed(), b.placed(), way);
}
Impact swept(ConvexInstance a, ConvexInstance b, const Motion& ofA, const Motion& ofB = {}) {
  return sweep(a.placed(), b.placed(), ofA, ofB);
}

TEST(ShapeCastTest, HitsWhereAndWhen) {
  const Impact found = cast(circle({0, 0}, 1), sharp(box({5, -9}, {6, 9})), {8, 2});
  ASSERT_TRUE(found.hit);
  EXPECT_EQ(found.time, 0.5);
  EXPECT_EQ(found.normal, (Vec2{1, 0}));
  EXPECT_EQ(found.point, (Vec2{5, 1}));
  EXPECT_FALSE(cast(circle({0, 0}, 1), sharp(box({5, -9}, {6, 9})), {3.9, 0}).hit);
  EXPECT_TRUE(cast(circle({0, 0}, 1), sharp(box({5, -9}, {6, 9})), {4, 0}).hit);
}

TEST(ShapeCastTest, FromAnOverlapItIsTheStart) {
  const Impact found = cast(circle({4.5, 0}, 1), sharp(box({5, -9}, {9, 9})), {8, 2});
  ASSERT_TRUE(found.hit);
  EXPECT_TRUE(found.startsOverlapping);
  EXPECT_EQ(found.time, 0.0);
  EXPECT_EQ(found.normal, (Vec2{1, 0}));
  EXPECT_EQ(found.separation, -0.5);
  EXPECT_EQ(found.point, (Vec2{5, 0}));
}

TEST(ShapeCastTest, ABulletDoesNotPassAThinWall) {
  for (const double speed : {1e3, 1e6, 1e9, 1e12}) {
    const Impact found = cast(circle({-3, 0.25}, 0.5), bar({10, -1}, {10, 1}), {speed, 0.0});
    ASSERT_TRUE(found.hit) << speed;
    EXPECT_NEAR(found.time * speed, 12.5, 1e-12 * speed);
    EXPECT_NEAR(found.point.x, 10.0, 1e-12);
    EXPECT_NEAR(found.point.y, 0.25, 1e-12);
    const Impact square = cast(sharp(box({-1, 0}, {0, 0.5})), bar({10, -1}, {10, 1}), {speed, 0});
    ASSERT_TRUE(square.hit) << speed;
    EXPECT_GE(square.point.y, 0.0);
    EXPECT_LE(square.point.y, 0.5);
  }
}

TEST(SweepTest, WithoutTurningTheyMoveRelativeToOneAnother) {
  const Impact found = swept(circle({0, 0}, 1), circle({10, 0}, 1), {{4, 8}}, {{-4, 8}});
  ASSERT_TRUE(found.hit);
  EXPECT_EQ(found.time, 1.0);
  EXPECT_EQ(found.point, (Vec2{5, 8}));
  EXPECT_FALSE(swept(circle({0, 0}, 1), circle({10, 0}, 1), {{3, 8}}, {{-4, 8}}).hit);
  // A circle that turns about its centre does not turn.
  EXPECT_EQ(swept(circle({0, 0}, 1), circle({10, 0}, 1), {{4, 8}, 9}, {{-4, 8}}).separation, 0.0);
}

TEST(SweepTest, AHandOfAClockHitsAPostAtItsAngle) {
  // From 3 o'clock, turning left, to a post at 60 degrees.
  const Vec2 post{3, 3 * std::sqrt(3.0)};
  for (const double angle : {kPi, -2 * kPi, 4 * kPi, -400 * kPi}) {
    const Impact found = swept(bar({0, 0}, {8, 0}), circle(post, 0.0), {{}, angle, {}});
    ASSERT_TRUE(found.hit);
    const double turned = angle > 0 ? kPi / 3 : -5 * kPi / 3;
    EXPECT_NEAR(found.time * angle, turned, 1e-8);
    EXPECT_NEAR(found.point.x, post.x, 1e-8);
    EXPECT_LE(found.separation, kSweepTolerance * 16);
  }
}

TEST(SweepTest, AHandThatIsTooShortPasses) {
  EXPECT_FALSE(swept(bar({0, 0}, {8, 0}), circle({0, 8.001}, 0.0), {{}, 40 * kPi, {}}).hit);
  EXPECT_FALSE(swept(bar({0, 0}, {8, 0}), circle({0, 8.5}, 0.499999), {{}, 2 * kPi, {}}).hit);
  EXPECT_TRUE(swept(bar({0, 0}, {8, 0}), circle({0, 8.5}, 0.500001), {{}, 2 * kPi, {}}).hit);
}

TEST(SweepTest, ATurningBulletDoesNotPassAThinWall) {
  for (const double speed : {1e2, 1e4, 1e6}) {
    for (const double angle : {1.0, -50.0, 1000.0}) {
      const Impact found =
          swept(bar({-1, -0.1}, {1, 0.1}, 0.01), bar({30, -5}, {30, 5}), {{speed, 0.0}, angle, {}});
      ASSERT_TRUE(found.hit) << speed << " " << angle;
      EXPECT_LE(found.time * speed, 30.0);
      EXPECT_GE(found.time * speed, 28.9);
      EXPECT_LE(found.separation, 1e-9 * speed);
      EXPECT_NEAR(found.normal.x, 1.0, 1e-6);
      EXPECT_NEAR(found.point.x, 30.0, 1e-9 * speed);
    }
  }
}

TEST(SweepTest, BothMayTurn) {
  // Two hands of the same length, turning towards one another on one clock's rim.
  const Impact found =
      swept(bar({0, 0}, {4, 0}), bar({10, 0}, {6, 0}), {{}, kPi, {5, 0}}, {{}, 0.5 * kPi, {5, 0}});
  // Both turn left about the middle of the gap: a at twice the rate catches up after half a turn.
  EXPECT_FALSE(found.hit);
  const Impact caught = swept(bar({0, 0}, {4, 0}), bar({10, 0}, {6, 0}), {{}, 4 * kPi, {5, 0}},
                              {{}, 2 * kPi, {5, 0}});
  ASSERT_TRUE(caught.hit);
  EXPECT_NEAR(caught.time, 0.5, 1e-8);
}

TEST(SweepTest, FromAnOverlapItIsTheStart) {
  const Impact found = swept(bar({0, 0}, {4, 0}), circle({2, 0}, 1), {{9, 0}, 3, {}});
  ASSERT_TRUE(found.hit);
  EXPECT_TRUE(found.startsOverlapping);
  EXPECT_EQ(found.time, 0.0);
}

TEST(SweepTest, FarOutItIsAsGood) {
  const Vec2 far{0x1p40, -0x1p41};
  const Impact found =
      swept(bar(far, far + Vec2{8, 0}), circle(far + Vec2{0, 6}, 1.0), {{}, kPi, far});
  ASSERT_TRUE(found.hit);
  EXPECT_NEAR(found.time * kPi, kPi / 2 - std::asin(1.0 / 6), 1e-8);
}

TEST(SweepTest, AGrazeEnds) {
  // The corner of a spinning box passes a wall at a distance of less and less.
  for (int digits = 0; digits < 14; ++digits) {
    const double gap = std::pow(10.0, -digits);
    const double reach = std::sqrt(2.0);
    const Impact found = swept(sharp(box({-1, -1}, {1, 1})),
                               bar({-5, reach + gap}, {5, reach + gap}), {{0.3, 0}, 200 * kPi, {}});
    if (digits < 9) {
      EXPECT_FALSE(found.hit) << gap;
    }
  }
}

TEST(SweepTest, OutOfStepsItStopsShortOfTheImpact) {
  // A hundred million turns at a hair's breadth from a wall.
  const Impact found = swept(bar({-1, 0}, {1, 0}), bar({-5, 1.001}, {5, 1.001}), {{}, 6e8, {}});
  EXPECT_TRUE(found.hit);
  EXPECT_GT(found.separation, 0.0009);
  EXPECT_LT(found.time, 1.0);
}

}  // namespace
}  // namespace sepax::sweep_test
