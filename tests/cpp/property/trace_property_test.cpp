// trace against collide, brute force and exact arithmetic, on every family of pairs.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "sepax/query/trace.hpp"
#include "support/pair_families.hpp"

namespace sepax::trace_property_test {
namespace {

class TracePropertyTest : public test::PairFamilyTest {};

std::vector<std::uint64_t> bitsOf(const Collision& c) {
  std::vector<std::uint64_t> bits{c.intersects, c.willIntersect, static_cast<std::uint64_t>(c.side),
                                  c.edge};
  for (const double x :
       {c.normal.x, c.normal.y, c.depth, c.mtv.x, c.mtv.y, c.time.min, c.time.max}) {
    bits.push_back(std::bit_cast<std::uint64_t>(x));
  }
  return bits;
}

/// Rounding of a projection: of coordinates as far out as these.
double projectionRounding(test::PairCase& pair) {
  double farthest = 0.0;
  for (const ConvexInstance* shape : {&pair.a, &pair.b}) {
    for (const Vec2 p : const_cast<ConvexInstance*>(shape)->placed().core.vertices()) {
      farthest = std::fmax(farthest, std::fmax(std::abs(p.x), std::abs(p.y)));
    }
  }
  return 8.0 * 0x1p-53 * farthest;
}

TEST_P(TracePropertyTest, EndsWithTheAnswerOfCollideToTheLastBit) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const PlacedPolygon& a = pair.a.placed().core;
    const PlacedPolygon& b = pair.b.placed().core;
    ASSERT_EQ(bitsOf(trace(a, b).collision), bitsOf(collide(a, b)))
        << describe(GetParam(), i, pair);
    ASSERT_EQ(bitsOf(trace(a, b, pair.velocity).collision), bitsOf(collide(a, b, pair.velocity)))
        << describe(GetParam(), i, pair);
  }
}

TEST_P(TracePropertyTest, ListsEveryEdgeOnceAndTheMotionLast) {
  for (std::uint64_t i = 0; i < 150; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Trace steps = trace(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    std::size_t next = 0;
    const auto expectEdges = [&](const PlacedPolygon& polygon, AxisSource source) {
      if (polygon.count() < 2) return;
      for (Index k = 0; k < polygon.count(); ++k, ++next) {
        ASSERT_LT(next, steps.steps.size());
        ASSERT_EQ(steps.steps[next].source, source);
        ASSERT_EQ(steps.steps[next].edge, polygon.sourceOfEdge(k));
        ASSERT_EQ(steps.steps[next].normal, polygon.normal(k));
      }
    };
    ASSERT_NO_FATAL_FAILURE(expectEdges(pair.a.placed().core, AxisSource::kEdgeOfA));
    ASSERT_NO_FATAL_FAILURE(expectEdges(pair.b.placed().core, AxisSource::kEdgeOfB));
    if (!(pair.velocity == Vec2{})) {
      ASSERT_EQ(steps.steps[next].source, AxisSource::kMotion) << describe(GetParam(), i, pair);
      ++next;
    }
    ASSERT_EQ(steps.steps.size(), next) << describe(GetParam(), i, pair);
  }
}

TEST_P(TracePropertyTest, DuplicatesAreParallelToAnEarlierStepThatIsNone) {
  for (std::uint64_t i = 0; i < 150; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Trace steps = trace(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    for (std::size_t k = 0; k < steps.steps.size(); ++k) {
      const TraceStep& step = steps.steps[k];
      bool parallelBefore = false;
      for (std::size_t j = 0; j < k; ++j) {
        const double sine = std::abs(cross(steps.steps[j].normal, step.normal));
        parallelBefore = parallelBefore || sine <= 0.5e-12;
      }
      if (step.duplicateOf == kNoIndex) {
        ASSERT_FALSE(parallelBefore) << "step " << k << "\n" << describe(GetParam(), i, pair);
        continue;
      }
      ASSERT_LT(step.duplicateOf, k) << describe(GetParam(), i, pair);
      const TraceStep& first = steps.steps[step.duplicateOf];
      ASSERT_LE(std::abs(cross(first.normal, step.normal)), 2e-12) << describe(GetParam(), i, pair);
      ASSERT_EQ(first.duplicateOf, kNoIndex)
          << "step " << k << " repeats a step that is a repeat itself\n"
          << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(TracePropertyTest, ShadowsAreThoseOfEveryVertex) {
  for (std::uint64_t i = 0; i < 100; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Trace steps = trace(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    const double rounding = projectionRounding(pair);
    const auto check = [&](const Projection& shadow, const PlacedPolygon& polygon, Vec2 axis) {
      double low = std::numeric_limits<double>::infinity();
      double high = -low;
      bool lowVertex = false;
      bool highVertex = false;
      for (Index k = 0; k < polygon.count(); ++k) {
        const Vec2 p = polygon.vertex(k);
        const double place = p.x * axis.x + p.y * axis.y;
        low = std::fmin(low, place);
        high = std::fmax(high, place);
        lowVertex = lowVertex || (polygon.sourceOf(k) == shadow.minVertex &&
                                  std::abs(place - shadow.interval.min) <= rounding);
        highVertex = highVertex || (polygon.sourceOf(k) == shadow.maxVertex &&
                                    std::abs(place - shadow.interval.max) <= rounding);
      }
      ASSERT_NEAR(shadow.interval.min, low, rounding);
      ASSERT_NEAR(shadow.interval.max, high, rounding);
      ASSERT_TRUE(lowVertex && highVertex) << "not the vertices that throw the shadow";
    };
    for (const TraceStep& step : steps.steps) {
      ASSERT_NO_FATAL_FAILURE(check(step.a, pair.a.placed().core, step.normal))
          << describe(GetParam(), i, pair);
      ASSERT_NO_FATAL_FAILURE(check(step.b, pair.b.placed().core, step.normal))
          << describe(GetParam(), i, pair);
      const double travel = dot(step.normal, pair.velocity);
      ASSERT_NEAR(step.swept.min, step.a.interval.min + std::fmin(0.0, travel), rounding);
      ASSERT_NEAR(step.swept.max, step.a.interval.max + std::fmax(0.0, travel), rounding);
    }
  }
}

/// The exact shadows of a pair on the normal of an edge, and on it after the motion.
class ExactShadows {
 public:
  ExactShadows(test::PairCase& pair)
      : frame_(frameOf(pair)),
        a_(frame_.polygon(pair.a.placed().core.vertices())),
        b_(frame_.polygon(pair.b.placed().core.vertices())),
        motion_(frame_.point(pair.velocity)) {}

  struct Verdict {
    bool apart;
    bool apartThroughout;
  };

  /// For the axis across the exact vector from p to q.
  [[nodiscard]] Verdict across(const oracle::ExactPoint& along) const {
    using oracle::BigInteger;
    const auto [minA, maxA] = shadow(a_, along);
    const auto [minB, maxB] = shadow(b_, along);
    const BigInteger travel = oracle::cross(along, motion_);
    const bool above = maxA < minB;
    const bool below = maxB < minA;
    return {above || below, (above && maxA + travel < minB) || (below && maxB < minA + travel)};
  }

  [[nodiscard]] const oracle::ExactPolygon& a() const { return a_; }
  [[nodiscard]] const oracle::ExactPolygon& b() const { return b_; }
  [[nodiscard]] const oracle::ExactPoint& motion() const { return motion_; }

 private:
  static oracle::ExactFrame frameOf(test::PairCase& pair) {
    oracle::ExactFrame frame;
    frame.include(pair.a.placed().core.vertices());
    frame.include(pair.b.placed().core.vertices());
    frame.include(pair.velocity);
    return frame;
  }

  static std::pair<oracle::BigInteger, oracle::BigInteger> shadow(
      const oracle::ExactPolygon& polygon, const oracle::ExactPoint& along) {
    oracle::BigInteger low = oracle::cross(along, polygon[0]);
    oracle::BigInteger high = low;
    for (const oracle::ExactPoint& p : polygon) {
      const oracle::BigInteger place = oracle::cross(along, p);
      low = std::min(low, place);
      high = std::max(high, place);
    }
    return {low, high};
  }

  oracle::ExactFrame frame_;
  oracle::ExactPolygon a_;
  oracle::ExactPolygon b_;
  oracle::ExactPoint motion_;
};

TEST_P(TracePropertyTest, ApartFlagsAreExact) {
  int mixed = 0;
  int flags = 0;
  for (std::uint64_t i = 0; i < 100; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Trace steps = trace(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    const ExactShadows exact(pair);
    const std::size_t count = steps.steps.size();
    std::vector<ExactShadows::Verdict> verdicts;
    const auto addEdges = [&](const oracle::ExactPolygon& polygon) {
      if (polygon.size() < 2) return;
      for (std::size_t k = 0; k < polygon.size(); ++k) {
        verdicts.push_back(exact.across(polygon[(k + 1) % polygon.size()] - polygon[k]));
      }
    };
    addEdges(exact.a());
    addEdges(exact.b());
    if (!(pair.velocity == Vec2{})) verdicts.push_back(exact.across(exact.motion()));
    ASSERT_EQ(verdicts.size(), count);
    for (std::size_t k = 0; k < count; ++k) {
      const auto classOf = [&](std::size_t j) {
        const Index first = steps.steps[j].duplicateOf;
        return first == kNoIndex ? j : first;
      };
      // Steps that count as parallel share one verdict. Edges that are not quite parallel may
      // differ within rounding: then either will do.
      bool all[2] = {true, true};
      bool any[2] = {false, false};
      for (std::size_t j = 0; j < count; ++j) {
        if (classOf(j) != classOf(k) && j != k) continue;
        all[0] = all[0] && verdicts[j].apart;
        any[0] = any[0] || verdicts[j].apart;
        all[1] = all[1] && verdicts[j].apartThroughout;
        any[1] = any[1] || verdicts[j].apartThroughout;
      }
      const bool got[2] = {steps.steps[k].apart, steps.steps[k].apartThroughout};
      for (int f = 0; f < 2; ++f) {
        ++flags;
        if (all[f] != any[f]) {
          ++mixed;
          continue;
        }
        ASSERT_EQ(got[f], any[f]) << "step " << k << (f == 0 ? ", apart" : ", apartThroughout")
                                  << "\n"
                                  << describe(GetParam(), i, pair);
      }
    }
  }
  EXPECT_LE(mixed, flags / 10);
}

TEST_P(TracePropertyTest, TheNumbersOfEveryStepAgreeWithItsExactDecisions) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    const Trace steps = trace(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    for (const TraceStep& step : steps.steps) {
      if (step.apart) {
        ASSERT_LE(step.overlap, 0.0) << "apart, but overlapping\n" << describe(GetParam(), i, pair);
      } else {
        ASSERT_GE(step.overlap, 0.0) << "together, but with a gap\n"
                                     << describe(GetParam(), i, pair);
      }
      ASSERT_EQ(step.time.empty(), step.apartThroughout) << describe(GetParam(), i, pair);
    }
  }
}

/// The first of the steps that count as parallel to step k.
Index firstOfClass(const Trace& steps, Index k) {
  while (steps.steps[k].duplicateOf != kNoIndex) k = steps.steps[k].duplicateOf;
  return k;
}

/// The step of the edge at which the visit of the axis ends is settled, else the last one.
Index stoppingStep(const Trace& steps, test::PairCase& pair, Vec2 velocity) {
  auto found = static_cast<Index>(steps.steps.size() - 1);
  visitAxisEnds(pair.a.placed().core, pair.b.placed().core, [&](const AxisEnd& end) {
    if (end.separation <= 0.0 || !end.apartAfter(velocity)) return true;
    // The steps of a come first; a point has none.
    const Index countA = pair.a.placed().core.count() < 2 ? 0 : pair.a.placed().core.count();
    if (end.edge != kNoIndex) found = end.owner == Side::kA ? end.edge : countA + end.edge;
    return false;
  });
  return found;
}

TEST_P(TracePropertyTest, DecidedByIsTheStepAtWhichCollideStopped) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    for (const Vec2 velocity : {Vec2{}, pair.velocity}) {
      const Trace steps = trace(pair.a.placed().core, pair.b.placed().core, velocity);
      if (steps.collision.willIntersect) {
        ASSERT_EQ(steps.decidedBy, kNoIndex) << describe(GetParam(), i, pair);
        continue;
      }
      if (steps.decidedBy == kNoIndex) {
        // Only the caps of segments and the line through two points have no step.
        ASSERT_FALSE(pair.full()) << describe(GetParam(), i, pair);
        continue;
      }
      ASSERT_LT(steps.decidedBy, steps.steps.size());
      const TraceStep& step = steps.steps[steps.decidedBy];
      ASSERT_TRUE(step.apartThroughout) << describe(GetParam(), i, pair);
      ASSERT_EQ(steps.normalStep, steps.decidedBy) << describe(GetParam(), i, pair);
      // The normal of the answer is that of the step, perhaps seen from the other end.
      ASSERT_NEAR(std::abs(dot(step.normal, steps.collision.normal)), 1.0, 1e-12)
          << describe(GetParam(), i, pair);
      ASSERT_EQ(firstOfClass(steps, steps.decidedBy),
                firstOfClass(steps, stoppingStep(steps, pair, velocity)))
          << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(TracePropertyTest, TheLeastOverlapIsTheDepthAtRest) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    if (!pair.full()) continue;
    const Trace steps = trace(pair.a.placed().core, pair.b.placed().core);
    const TraceStep& last = steps.steps.back();
    const double tolerance = projectionRounding(pair) + 1e-12 * pair.size();
    if (steps.collision.intersects) {
      ASSERT_NEAR(last.leastOverlap, steps.collision.depth, tolerance)
          << describe(GetParam(), i, pair);
      ASSERT_NEAR(steps.steps[steps.normalStep].overlap, steps.collision.depth, tolerance)
          << describe(GetParam(), i, pair);
    } else {
      ASSERT_LE(last.leastOverlap, tolerance) << describe(GetParam(), i, pair);
    }
    double least = std::numeric_limits<double>::infinity();
    for (const TraceStep& step : steps.steps) {
      least = std::fmin(least, step.overlap);
      ASSERT_EQ(step.leastOverlap, least) << describe(GetParam(), i, pair);
      ASSERT_EQ(steps.steps[step.leastOverlapStep].overlap, least) << describe(GetParam(), i, pair);
    }
  }
}

TEST_P(TracePropertyTest, TheCommonTimeIsThatOfTheAnswer) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::PairCase pair = makePair(GetParam(), i);
    if (!pair.full() || pair.velocity == Vec2{}) continue;
    const Trace steps = trace(pair.a.placed().core, pair.b.placed().core, pair.velocity);
    const Interval common = steps.steps.back().commonTime;
    if (!steps.collision.willIntersect) continue;
    // A rounding error of a projection is one of time by the speed across the axis.
    double enterRounding = 1e-12;
    double exitRounding = 1e-12;
    const double rounding = 4.0 * projectionRounding(pair) + 1e-15 * length(pair.velocity);
    for (const TraceStep& step : steps.steps) {
      const double speed = std::abs(dot(step.normal, pair.velocity));
      const double error = rounding / speed;
      if (std::abs(step.time.min - steps.collision.time.min) <= error) {
        enterRounding = std::fmax(enterRounding, error);
      }
      if (std::abs(step.time.max - steps.collision.time.max) <= error) {
        exitRounding = std::fmax(exitRounding, error);
      }
    }
    ASSERT_NEAR(common.min, steps.collision.time.min, enterRounding)
        << describe(GetParam(), i, pair);
    ASSERT_NEAR(common.max, steps.collision.time.max, exitRounding)
        << describe(GetParam(), i, pair);
  }
}

INSTANTIATE_TEST_SUITE_P(Families, TracePropertyTest, test::eachPairFamily(), test::familyName);

}  // namespace
}  // namespace sepax::trace_property_test
