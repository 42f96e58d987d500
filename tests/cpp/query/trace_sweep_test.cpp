// Sweeps step by step: the answer of sweep, and stops that follow from one another.
#include "sepax/query/trace_sweep.hpp"

#include <cstdint>

#include <gtest/gtest.h>

#include "sepax/query/sweep.hpp"
#include "sepax/tolerance.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"

namespace sepax::trace_sweep_test {
namespace {

using test::Random;

ConvexInstance shapeAt(Random& random, Vec2 position) {
  ConvexInstance shape(test::polygonOf(test::randomConvex(random, random.integer(3, 8), 1.0)),
                       random.chance(0.5) ? 0.0 : random.between(0.0, 0.5));
  shape.setTransform({position, Rotation::fromAngle(random.angle())});
  return shape;
}

void expectStopsFollow(const SweepTrace& trace) {
  const auto& stops = trace.log.stops;
  ASSERT_EQ(stops.front().time, trace.log.inReach.min);
  for (std::size_t i = 1; i < stops.size(); ++i) {
    ASSERT_EQ(stops[i].time, stops[i - 1].time + stops[i - 1].safe);
    ASSERT_GT(stops[i].time, stops[i - 1].time);
  }
  const AdvanceStop& last = stops.back();
  if (trace.impact.hit) {
    ASSERT_EQ(last.time, trace.impact.time);
    ASSERT_EQ(last.gap.distance, trace.impact.separation);
    ASSERT_EQ(last.gap.normal, trace.impact.normal);
    ASSERT_EQ(last.gap.pointB, trace.impact.point);
  } else {
    ASSERT_GT(last.time + last.safe, trace.log.inReach.max);
  }
}

TEST(TraceSweepTest, IsTheSweepWithItsStops) {
  int advanced = 0;
  int hits = 0;
  for (std::uint64_t i = 0; i < test::cases(5000); ++i) {
    SCOPED_TRACE(i);
    Random random(31, i);
    ConvexInstance a = shapeAt(random, {});
    const Vec2 at = random.vector(6.0);
    ConvexInstance b = shapeAt(random, at);
    const Motion motionA{at + random.vector(4.0), random.chance(0.8) ? random.angle() : 0.0, {}};
    const Motion motionB{random.vector(6.0), random.chance(0.5) ? random.angle() : 0.0, at};
    const SweepTrace trace = traceSweep(a.placed(), b.placed(), motionA, motionB);
    const Impact impact = sweep(a.placed(), b.placed(), motionA, motionB);
    ASSERT_EQ(trace.impact.hit, impact.hit);
    ASSERT_EQ(trace.impact.time, impact.time);
    ASSERT_EQ(trace.impact.point, impact.point);
    ASSERT_EQ(trace.impact.normal, impact.normal);
    ASSERT_EQ(trace.impact.separation, impact.separation);
    ASSERT_EQ(trace.impact.startsOverlapping, impact.startsOverlapping);
    if (trace.log.stops.empty()) {
      ASSERT_TRUE(trace.closedForm || (trace.log.inReach.empty() && !impact.hit));
      continue;
    }
    expectStopsFollow(trace);
    if (HasFatalFailure()) return;
    ++advanced;
    hits += impact.hit ? 1 : 0;
  }
  EXPECT_GT(advanced, test::share(1000));
  EXPECT_GT(hits, test::share(300));
}

}  // namespace
}  // namespace sepax::trace_sweep_test
