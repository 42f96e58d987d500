#include "sepax/query/trace.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "support/generators.hpp"

namespace sepax::trace_test {
namespace {

using test::box;
using test::instanceOf;
using test::Points;

Trace traceOf(const Points& a, const Points& b, Vec2 velocity = {}) {
  ConvexInstance first = instanceOf(a);
  ConvexInstance second = instanceOf(b);
  return trace(first.placed().core, second.placed().core, velocity);
}

TEST(TraceTest, ListsTheEdgesOfAThenOfB) {
  const Trace steps = traceOf({{0, 0}, {4, 1}, {1, 3}}, test::unitSquare());
  ASSERT_EQ(steps.steps.size(), 7U);
  for (Index i = 0; i < 7; ++i) {
    EXPECT_EQ(steps.steps[i].source, i < 3 ? AxisSource::kEdgeOfA : AxisSource::kEdgeOfB) << i;
    EXPECT_EQ(steps.steps[i].edge, i < 3 ? i : i - 3) << i;
  }
}

TEST(TraceTest, AddsTheAxisAcrossTheMotionIfThereIsOne) {
  const Trace moving = traceOf(test::unitSquare(), box({4.0, 0.0}, {5.0, 1.0}), {8.0, 8.0});
  ASSERT_EQ(moving.steps.size(), 9U);
  EXPECT_EQ(moving.steps[8].source, AxisSource::kMotion);
  EXPECT_EQ(moving.steps[8].edge, kNoIndex);
  EXPECT_NEAR(std::abs(moving.steps[8].normal.x), std::sqrt(0.5), 1e-15);
}

TEST(TraceTest, ParallelEdgesAreDuplicatesOfTheFirst) {
  const Trace steps = traceOf(test::unitSquare(), box({0.5, 0.5}, {2.0, 2.0}));
  ASSERT_EQ(steps.steps.size(), 8U);
  EXPECT_EQ(steps.steps[0].duplicateOf, kNoIndex);
  EXPECT_EQ(steps.steps[1].duplicateOf, kNoIndex);
  for (Index i = 2; i < 8; ++i) EXPECT_EQ(steps.steps[i].duplicateOf, i % 2) << i;
}

TEST(TraceTest, RecordsShadowsOverlapsAndTheRunningMinimum) {
  const Trace steps = traceOf(test::unitSquare(), box({0.75, 0.25}, {3.0, 3.0}));
  // Edge 0 looks down: the shadows are those of -y.
  const TraceStep& down = steps.steps[0];
  EXPECT_EQ(down.normal, (Vec2{0.0, -1.0}));
  EXPECT_EQ(down.a.interval.min, -1.0);
  EXPECT_EQ(down.a.interval.max, 0.0);
  EXPECT_EQ(down.b.interval.min, -3.0);
  EXPECT_EQ(down.b.interval.max, -0.25);
  EXPECT_EQ(down.overlap, 0.75);
  EXPECT_FALSE(down.apart);
  EXPECT_EQ(down.leastOverlap, 0.75);
  EXPECT_EQ(down.leastOverlapStep, 0U);
  const TraceStep& right = steps.steps[1];
  EXPECT_EQ(right.normal, (Vec2{1.0, 0.0}));
  EXPECT_EQ(right.overlap, 0.25);
  EXPECT_EQ(right.leastOverlap, 0.25);
  EXPECT_EQ(right.leastOverlapStep, 1U);
  EXPECT_EQ(steps.steps[7].leastOverlapStep, 1U);
  EXPECT_EQ(steps.decidedBy, kNoIndex);
  EXPECT_EQ(steps.normalStep, 1U);
  EXPECT_EQ(steps.collision.depth, 0.25);
}

TEST(TraceTest, NamesTheVerticesThatThrowTheShadows) {
  const Trace steps = traceOf({{0, 0}, {4, 0}, {4, 2}, {1, 3}}, box({9.0, 9.0}, {10.0, 10.0}));
  const TraceStep& right = steps.steps[1];
  ASSERT_EQ(right.normal, (Vec2{1.0, 0.0}));
  EXPECT_EQ(right.a.minVertex, 0U);
  EXPECT_TRUE(right.a.maxVertex == 1U || right.a.maxVertex == 2U);
  const TraceStep& down = steps.steps[0];
  EXPECT_EQ(down.a.minVertex, 3U);
}

TEST(TraceTest, NamesTheStepAtWhichCollideStopped) {
  const Trace steps = traceOf(test::unitSquare(), box({3.0, 0.0}, {4.0, 1.0}));
  EXPECT_EQ(steps.decidedBy, 1U);
  EXPECT_EQ(steps.normalStep, 1U);
  EXPECT_TRUE(steps.steps[1].apart);
  EXPECT_TRUE(steps.steps[1].apartThroughout);
  EXPECT_EQ(steps.steps[1].overlap, -2.0);
  EXPECT_TRUE(steps.steps[1].time.empty());
  EXPECT_TRUE(steps.steps[1].commonTime.empty());
  // The parallel edges say the same.
  for (const Index i : {3U, 5U, 7U}) EXPECT_TRUE(steps.steps[i].apart) << i;
  for (const Index i : {0U, 2U, 4U, 6U}) EXPECT_FALSE(steps.steps[i].apart) << i;
}

TEST(TraceTest, NamesTheMotionStepIfThatStoppedIt) {
  const Trace steps = traceOf(test::unitSquare(), box({4.0, 0.0}, {5.0, 1.0}), {8.0, 8.0});
  EXPECT_EQ(steps.decidedBy, 8U);
  EXPECT_EQ(steps.normalStep, 8U);
  EXPECT_TRUE(steps.steps[8].apart);
  EXPECT_TRUE(steps.steps[8].apartThroughout);
  EXPECT_FALSE(steps.steps[1].apartThroughout) << "the shadows meet on their way";
  EXPECT_FALSE(steps.collision.willIntersect);
}

TEST(TraceTest, ShowsSweptShadowsAndTimes) {
  const Trace steps = traceOf(test::unitSquare(), box({3.0, 0.0}, {4.0, 1.0}), {8.0, 0.0});
  const TraceStep& right = steps.steps[1];
  EXPECT_TRUE(right.apart);
  EXPECT_FALSE(right.apartThroughout);
  EXPECT_EQ(right.swept.min, 0.0);
  EXPECT_EQ(right.swept.max, 9.0);
  EXPECT_EQ(right.time.min, 0.25);
  EXPECT_EQ(right.time.max, 0.5);
  EXPECT_EQ(right.commonTime.min, 0.25);
  const TraceStep& down = steps.steps[0];
  EXPECT_EQ(down.swept.min, down.a.interval.min);
  EXPECT_EQ(down.swept.max, down.a.interval.max);
  EXPECT_EQ(down.time.min, 0.0);
  EXPECT_EQ(down.time.max, 1.0);
  EXPECT_EQ(steps.steps.back().commonTime.min, steps.collision.time.min);
  EXPECT_EQ(steps.steps.back().commonTime.max, steps.collision.time.max);
}

TEST(TraceTest, TheMotionAxisIsNeverTheLeastOverlap) {
  // Across the motion the shadows overlap by 0.1 only, but no edge looks that way.
  const Trace steps =
      traceOf(test::unitSquare(), {{0.9, 0.0}, {2.0, -1.0}, {3.0, 0.0}, {2.0, 1.0}}, {1.0, -5.0});
  EXPECT_NE(steps.steps.back().leastOverlapStep, steps.steps.size() - 1);
}

TEST(TraceTest, NumbersEdgesAndVerticesLikeTheLocalPolygon) {
  // Corner 0 falls on corner 1 when placed.
  const Points hexagon{{-0.4, 0.6}, {0, 0}, {8, 0}, {8, 8}, {4, 9}, {0, 8}};
  ConvexInstance a = instanceOf(hexagon, test::kFarOut);
  ConvexInstance b = test::farOut(box({3, 1}, {9, 2}));
  const Trace steps = trace(a.placed().core, b.placed().core);
  ASSERT_EQ(a.placed().core.count(), 4U);
  ASSERT_EQ(steps.steps.size(), 8U);
  const TraceStep& normal = steps.steps[steps.normalStep];
  EXPECT_EQ(normal.edge, 2U);
  EXPECT_EQ(normal.normal, (Vec2{1.0, 0.0}));
  EXPECT_TRUE(normal.a.maxVertex == 2U || normal.a.maxVertex == 3U);
}

TEST(TraceTest, SegmentsAndPointsHaveFewSteps) {
  ConvexInstance point = test::pointFarOut({0, 2});
  ConvexInstance segment = test::segmentFarOut({3, 0}, {3, 4});
  EXPECT_TRUE(trace(point.placed().core, point.placed().core).steps.empty());
  EXPECT_EQ(trace(point.placed().core, point.placed().core).normalStep, kNoIndex);
  const Trace steps = trace(point.placed().core, segment.placed().core, {24.0, 0.0});
  ASSERT_EQ(steps.steps.size(), 3U);
  EXPECT_EQ(steps.steps[0].source, AxisSource::kEdgeOfB);
  EXPECT_EQ(steps.steps[1].duplicateOf, 0U);
  EXPECT_EQ(steps.collision.time.min, 0.25);
}

TEST(TraceTest, TheDecidingStepIsApartThoughItsAxisIsNearlyParallelToSeveralOthers) {
  // Edges 0, 1 and 2 turn by 0.9e-12 each: neighbours count as parallel, the first and the third
  // don't. b lies below the line of edge 2 alone.
  const double e = 0x1p-40;
  const Points a{{0, 0}, {1, 0}, {2, e}, {3, 3 * e}, {3, 1}, {0, 1}};
  const Points b{{2.5, 1.75 * e}, {4, 4 * e}, {4, 4.5 * e}};
  const Trace steps = traceOf(a, b);
  ASSERT_FALSE(steps.collision.intersects);
  ASSERT_NE(steps.decidedBy, kNoIndex);
  EXPECT_TRUE(steps.steps[steps.decidedBy].apart);
  EXPECT_TRUE(steps.steps[steps.decidedBy].apartThroughout);
}

TEST(TraceTest, TheNumbersOfAStepAgreeWithItsExactDecision) {
  // One ulp apart, so far from the origin that the projections can't tell.
  ConvexInstance a = instanceOf(Points{{0, 0}, {4, 0}, {0, 4}}, {1e6, 1e6});
  const double above = std::nextafter(1e6 + 2.0, 1e9) - 1e6;
  ConvexInstance b = instanceOf(Points{{2, above}, {4, 3}, {3, 4}}, {1e6, 1e6});
  const Trace steps = trace(a.placed().core, b.placed().core);
  ASSERT_FALSE(steps.collision.intersects);
  for (const TraceStep& step : steps.steps) {
    if (step.apart) {
      EXPECT_LE(step.overlap, 0.0);
    } else {
      EXPECT_GE(step.overlap, 0.0);
    }
  }
}

}  // namespace
}  // namespace sepax::trace_test
