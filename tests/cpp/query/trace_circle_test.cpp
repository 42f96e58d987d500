#include "sepax/query/trace_circle.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_rounded.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/shape/convex_instance.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"

namespace sepax::trace_circle_test {
namespace {

using test::Random;

ConvexInstance circleAt(Vec2 centre, double radius) {
  ConvexInstance circle(ConvexPolygon::point({}), radius);
  circle.setTransform({centre, {}});
  return circle;
}

ConvexInstance boxAt(Vec2 half, Vec2 position, double angle, double radius = 0.0) {
  const std::array<Vec2, 4> corners{-half, Vec2{half.x, -half.y}, half, Vec2{-half.x, half.y}};
  ConvexInstance box(*ConvexPolygon::create(corners).polygon, radius);
  box.setTransform({position, Rotation::fromAngle(angle)});
  return box;
}

/// The region by coordinates in the box's own frame: column and row, -1 before, 0 beside, 1 beyond.
struct Expected {
  CoreRegion region;
  Index feature;
};

Expected expectedAt(int column, int row, bool inside) {
  if (inside) return {CoreRegion::kInside, kNoIndex};
  if (column == 0) return {CoreRegion::kEdge, row < 0 ? 0U : 2U};
  if (row == 0) return {CoreRegion::kEdge, column > 0 ? 1U : 3U};
  const Index corner = row < 0 ? (column < 0 ? 0 : 1) : (column > 0 ? 2 : 3);
  return {CoreRegion::kCorner, corner};
}

/// On the line of an edge's end the corner is the nearest.
int bandOf(double place, double half) { return place <= -half ? -1 : (place >= half ? 1 : 0); }

struct Pair {
  Vec2 centre;
  double radius;
  Vec2 half;
  Vec2 position;
  double angle;
  double rounding;
};

Pair aligned(Random random) {
  const Vec2 position = random.latticePoint(20);
  const Vec2 half{static_cast<double>(random.integer(1, 6)),
                  static_cast<double>(random.integer(1, 6))};
  const Vec2 centre = position + 0.5 * random.latticePoint(30);
  const double rounding = random.chance(0.2) ? random.integer(1, 3) : 0;
  return {centre, static_cast<double>(random.integer(1, 6)), half, position, 0.0, rounding};
}

Pair oriented(Random random) {
  Pair pair = aligned(random);
  pair.angle = random.angle();
  pair.centre = pair.position + random.vector(15.0);
  pair.radius = random.between(0.01, 8.0);
  return pair;
}

void checkAnswers(const CircleTrace& trace, const PlacedConvex& circle, const PlacedConvex& box) {
  const Distance truth = distance(circle, box);
  ASSERT_EQ(trace.separation, truth.distance);
  ASSERT_EQ(trace.normal, truth.normal);
  ASSERT_EQ(trace.intersects, intersects(circle, box));
  ASSERT_EQ(trace.centre, circle.core.vertex(0));
  ASSERT_EQ(trace.reach, circle.radius + box.radius);
  ASSERT_NEAR(trace.distance - trace.reach, trace.separation, 1e-13);
  const double sign = trace.region == CoreRegion::kInside ? -1.0 : 1.0;
  ASSERT_NEAR(length(trace.nearest - trace.centre), sign * trace.distance, 1e-13);
}

TEST(TraceCircleTest, AlignedBoxesByCoordinatesAndTheDecisionByRationals) {
  std::array<int, 9> regions{};
  int touching = 0;
  for (std::uint64_t i = 0; i < test::cases(60000); ++i) {
    const Pair pair = aligned(Random(1, i));
    ConvexInstance circle = circleAt(pair.centre, pair.radius);
    ConvexInstance box = boxAt(pair.half, pair.position, 0.0, pair.rounding);
    const CircleTrace trace = traceCircle(circle.placed(), box.placed());
    checkAnswers(trace, circle.placed(), box.placed());
    const Vec2 local = pair.centre - pair.position;
    const bool inside = std::abs(local.x) <= pair.half.x && std::abs(local.y) <= pair.half.y;
    const int column = bandOf(local.x, pair.half.x);
    const int row = bandOf(local.y, pair.half.y);
    const Expected expected = expectedAt(column, row, inside);
    ASSERT_EQ(trace.region, expected.region) << i;
    ASSERT_EQ(trace.feature, expected.feature) << i;
    // The nearest point by clamping: whole and half numbers are exact.
    const Vec2 out{std::max(0.0, std::abs(local.x) - pair.half.x),
                   std::max(0.0, std::abs(local.y) - pair.half.y)};
    const double reach = pair.radius + pair.rounding;
    ASSERT_EQ(trace.intersects, dot(out, out) <= reach * reach) << i;
    if (dot(out, out) == reach * reach) ++touching;
    ASSERT_TRUE(inside || length(trace.nearest - pair.centre) == length(out)) << i;
    ++regions[static_cast<std::size_t>(inside ? 4 : 3 * (row + 1) + column + 1)];
  }
  for (const int count : regions) EXPECT_GT(count, test::share(500));
  EXPECT_GT(touching, test::share(500));
}

TEST(TraceCircleTest, OrientedBoxesByTheirOwnFrame) {
  int checked = 0;
  for (std::uint64_t i = 0; i < test::cases(60000); ++i) {
    const Pair pair = oriented(Random(2, i));
    ConvexInstance circle = circleAt(pair.centre, pair.radius);
    ConvexInstance box = boxAt(pair.half, pair.position, pair.angle, pair.rounding);
    const CircleTrace trace = traceCircle(circle.placed(), box.placed());
    checkAnswers(trace, circle.placed(), box.placed());
    const Vec2 from = pair.centre - pair.position;
    const Vec2 axis = Rotation::fromAngle(pair.angle).apply({1.0, 0.0});
    const Vec2 local{dot(from, axis), dot(from, quarterTurn(axis))};
    const double margin = std::min(std::abs(std::abs(local.x) - pair.half.x),
                                   std::abs(std::abs(local.y) - pair.half.y));
    if (margin < 1e-9) continue;
    ++checked;
    const bool inside = std::abs(local.x) <= pair.half.x && std::abs(local.y) <= pair.half.y;
    const Expected expected =
        expectedAt(bandOf(local.x, pair.half.x), bandOf(local.y, pair.half.y), inside);
    ASSERT_EQ(trace.region, expected.region) << i;
    ASSERT_EQ(trace.feature, expected.feature) << i;
  }
  EXPECT_GT(checked, test::share(59000));
}

TEST(TraceCircleTest, DecidesAsExactRationals) {
  for (std::uint64_t i = 0; i < test::cases(3000); ++i) {
    const Pair pair = oriented(Random(3, i));
    // Radii that touch within rounding: the distance found, a few ulp up or down.
    ConvexInstance probe = circleAt(pair.centre, 1.0);
    ConvexInstance box = boxAt(pair.half, pair.position, pair.angle);
    double radius = traceCircle(probe.placed(), box.placed()).distance;
    if (radius <= 0.0) continue;
    const int steps = Random(4, i).integer(-2, 2);
    for (int k = 0; k < std::abs(steps); ++k)
      radius = std::nextafter(radius, steps > 0 ? 1e9 : 0.0);
    ConvexInstance circle = circleAt(pair.centre, radius);
    const CircleTrace trace = traceCircle(circle.placed(), box.placed());
    const PlacedConvex placed = box.placed();
    const std::array<Vec2, 1> centre{pair.centre};
    ASSERT_EQ(trace.intersects, oracle::roundedMeet(centre, radius, placed.core.vertices(), 0.0))
        << i;
  }
}

TEST(TraceCircleTest, CirclesByTheDistanceOfTheirCentres) {
  ConvexInstance a = circleAt({0, 0}, 2.0);
  ConvexInstance b = circleAt({3, 4}, 3.0);
  const CircleTrace trace = traceCircle(a.placed(), b.placed());
  EXPECT_EQ(trace.region, CoreRegion::kCorner);
  EXPECT_EQ(trace.feature, 0U);
  EXPECT_EQ(trace.nearest, (Vec2{3, 4}));
  EXPECT_EQ(trace.distance, 5.0);
  EXPECT_EQ(trace.reach, 5.0);
  EXPECT_EQ(trace.separation, 0.0);
  EXPECT_TRUE(trace.intersects);
}

TEST(TraceCircleTest, ConcentricCircles) {
  ConvexInstance a = circleAt({7, 7}, 2.0);
  ConvexInstance b = circleAt({7, 7}, 3.0);
  const CircleTrace trace = traceCircle(a.placed(), b.placed());
  EXPECT_EQ(trace.region, CoreRegion::kInside);
  EXPECT_EQ(trace.separation, -5.0);
  EXPECT_EQ(length(trace.normal), 1.0);
}

}  // namespace
}  // namespace sepax::trace_circle_test
