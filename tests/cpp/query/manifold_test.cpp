// Points of contact, by example.
#include "sepax/query/manifold.hpp"

#include <cmath>

#include "support/shapes.hpp"

namespace sepax::manifold_test {
namespace {

using test::box;
using test::Points;

Manifold touch(ConvexInstance a, ConvexInstance b) {
  return manifold(a.placed(), b.placed(), collide(a.placed(), b.placed()));
}
ConvexInstance sharp(const Points& points) { return ConvexInstance(test::polygonOf(points)); }
ConvexInstance circle(Vec2 centre, double radius) {
  return ConvexInstance(ConvexPolygon::point(centre), radius);
}
ConvexInstance capsule(Vec2 p, Vec2 q, double radius) {
  return ConvexInstance(ConvexPolygon::segment(p, q), radius);
}

TEST(ManifoldTest, StackedBoxesTouchAtTheEndsOfWhatTheyShare) {
  // a stands on b, sunk in by 1.
  const Manifold found = touch(sharp(box({0, 3}, {10, 8})), sharp(box({4, -9}, {20, 4})));
  ASSERT_EQ(found.count, 2U);
  // The normal is down, its quarter turn to the right.
  EXPECT_EQ(found.points[0].pointA, (Vec2{4, 3}));
  EXPECT_EQ(found.points[0].pointB, (Vec2{4, 4}));
  EXPECT_EQ(found.points[0].point(), (Vec2{4, 3.5}));
  EXPECT_EQ(found.points[0].side, Side::kB);
  EXPECT_EQ(found.points[0].vertex, 3U);
  EXPECT_EQ(found.points[1].pointA, (Vec2{10, 3}));
  EXPECT_EQ(found.points[1].side, Side::kA);
  EXPECT_EQ(found.points[1].vertex, 1U);
  EXPECT_EQ(found.points[0].depth, 1.0);
  EXPECT_EQ(found.points[1].depth, 1.0);
}

TEST(ManifoldTest, ExactlyTouchingBoxesHaveTwoPointsOfNoDepth) {
  const Manifold found = touch(sharp(box({0, 0}, {10, 4})), sharp(box({10, 1}, {12, 9})));
  ASSERT_EQ(found.count, 2U);
  EXPECT_EQ(found.points[0].pointA, (Vec2{10, 1}));
  EXPECT_EQ(found.points[1].pointB, (Vec2{10, 4}));
  EXPECT_EQ(found.points[0].depth, 0.0);
}

TEST(ManifoldTest, CornersThatMeetAreOnePoint) {
  const Manifold found = touch(sharp(box({0, 0}, {4, 4})), sharp(box({4, 4}, {9, 9})));
  ASSERT_EQ(found.count, 1U);
  EXPECT_EQ(found.points[0].point(), (Vec2{4, 4}));
}

TEST(ManifoldTest, ACornerInAnEdgeIsOnePoint) {
  const Manifold found = touch(sharp({{0, -1}, {5, 4}, {-5, 4}}), sharp(box({-20, -9}, {20, 0})));
  ASSERT_EQ(found.count, 1U);
  EXPECT_EQ(found.points[0].pointA, (Vec2{0, -1}));
  EXPECT_EQ(found.points[0].pointB, Vec2{});
  EXPECT_EQ(found.points[0].side, Side::kA);
}

TEST(ManifoldTest, ATiltedBoxHasTwoPointsOfUnlikeDepth) {
  const Manifold found =
      touch(sharp({{-4, -2}, {4, -1}, {3, 7}, {-5, 6}}), sharp(box({-20, -99}, {20, 0})));
  ASSERT_EQ(found.count, 2U);
  EXPECT_EQ(found.points[0].depth, 2.0);
  EXPECT_EQ(found.points[1].depth, 1.0);
}

TEST(ManifoldTest, CirclesTouchInOnePoint) {
  const Manifold found = touch(circle({0, 0}, 5), circle({6, 8}, 6));
  ASSERT_EQ(found.count, 1U);
  EXPECT_EQ(found.points[0].depth, 1.0);
  EXPECT_NEAR(found.points[0].pointA.x, 3.0, 1e-15);
  EXPECT_NEAR(found.points[0].pointA.y, 4.0, 1e-15);
  const Manifold on = touch(circle({2, 4.5}, 1), sharp(box({0, 0}, {4, 4})));
  ASSERT_EQ(on.count, 1U);
  EXPECT_EQ(on.points[0].pointA, (Vec2{2, 3.5}));
  EXPECT_EQ(on.points[0].pointB, (Vec2{2, 4}));
  const Manifold above = touch(circle({4, 4.5}, 1), sharp(box({0, 0}, {4, 4})));
  ASSERT_EQ(above.count, 1U);
  EXPECT_EQ(above.points[0].pointB, (Vec2{4, 4}));
  const Manifold same = touch(circle({1, 1}, 2), circle({1, 1}, 3));
  ASSERT_EQ(same.count, 1U);
  EXPECT_EQ(same.points[0].depth, 5.0);
}

TEST(ManifoldTest, ACapsuleLyingOnABoxHasTwoPoints) {
  const Manifold found = touch(capsule({-3, 2}, {3, 2}, 2.5), sharp(box({-1, -9}, {20, 0})));
  ASSERT_EQ(found.count, 2U);
  EXPECT_EQ(found.points[0].pointA, (Vec2{-1, -0.5}));
  EXPECT_EQ(found.points[1].pointA, (Vec2{3, -0.5}));
  const Manifold upright = touch(capsule({0, 2}, {0, 9}, 2.5), sharp(box({-9, -9}, {9, 0})));
  ASSERT_EQ(upright.count, 1U);
  EXPECT_EQ(upright.points[0].pointB, Vec2{});
}

TEST(ManifoldTest, RoundedBoxesAllButParallelAndInLineHaveTwoPoints) {
  ConvexInstance lower(test::polygonOf(box({0, 0}, {4, 4})), 0.5);
  for (const double tilt : {-1e-16, 0.0, 1e-16, 3e-16}) {
    ConvexInstance upper(test::polygonOf(Points{{0, 4.5}, {4, 4.5 + 4 * tilt}, {4, 9}, {0, 9}}),
                         0.5);
    EXPECT_EQ(touch(upper, lower).count, 2U) << tilt;
    EXPECT_EQ(touch(lower, upper).count, 2U) << tilt;
  }
}

TEST(ManifoldTest, NoneWithoutAContact) {
  EXPECT_EQ(touch(circle({0, 0}, 1), circle({6, 8}, 1)).count, 0U);
}

TEST(ManifoldTest, SegmentsInLineTouchAtTheirTips) {
  const Manifold tips = touch(capsule({0, 0}, {2, 1}, 0), capsule({2, 1}, {6, 3}, 0));
  ASSERT_EQ(tips.count, 1U);
  EXPECT_EQ(tips.points[0].point(), (Vec2{2, 1}));
  const Manifold shared = touch(capsule({0, 0}, {4, 2}, 0), capsule({2, 1}, {6, 3}, 0));
  ASSERT_EQ(shared.count, 2U);
  EXPECT_EQ(shared.points[0].depth, 0.0);
}

}  // namespace
}  // namespace sepax::manifold_test
