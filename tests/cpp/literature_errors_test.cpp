// Mistakes that are in print or in use elsewhere. Each test carries the wrong formula too and shows
// that it gives the wrong answer on the very case: so the test would fail if the library used it.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "oracle/minkowski.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/trace.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/queries.hpp"

namespace sepax::literature_errors_test {
namespace {

using test::box;
using test::collideOf;
using test::instanceOf;
using test::Points;
using test::Random;

/// The truth of the tests below: whether the outlines share a point after a has moved by t.
bool meetAfter(const Points& a, const Points& b, Vec2 t) {
  return oracle::polygonsMeet(test::translated(a, t), b);
}

/// Whether they share more than the boundary: deeper than 1e-9.
bool overlapAfter(const Points& a, const Points& b, Vec2 t) {
  return oracle::MinkowskiDifference(a, b, {t}).depthAfter(t) > 1e-9;
}

Interval shadow(const Points& points, Vec2 axis) {
  Interval interval;
  for (const Vec2 p : points) {
    interval.min = std::min(interval.min, dot(p, axis));
    interval.max = std::max(interval.max, dot(p, axis));
  }
  return interval;
}

std::vector<Vec2> edgeNormals(const Points& points) {
  std::vector<Vec2> normals;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 edge = points[(i + 1) % points.size()] - points[i];
    normals.push_back((1.0 / length(edge)) * quarterTurn(edge));
  }
  return normals;
}

std::vector<Vec2> allNormals(const Points& a, const Points& b) {
  std::vector<Vec2> normals = edgeNormals(a);
  for (const Vec2 normal : edgeNormals(b)) normals.push_back(normal);
  return normals;
}

Vec2 meanOfVertices(const Points& points) {
  Vec2 sum;
  for (const Vec2 p : points) sum = sum + p;
  return (1.0 / static_cast<double>(points.size())) * sum;
}

/// The gap between two intervals, negative if they overlap: as the classic article computes it,
/// from the one that begins first to the one that begins later.
double distanceFromTheEarlier(Interval a, Interval b) {
  return a.min < b.min ? b.min - a.max : a.min - b.max;
}

/// Item 1. Cozic, "2D Polygon Collision Detection" (2006), retold: on each edge normal the shadow
/// of a is stretched by the velocity; the shapes will intersect if all stretched shadows overlap,
/// and the least of these overlaps, away from the other's centre, is the push.
struct ClassicAnswer {
  bool intersects = true;
  bool willIntersect = true;
  Vec2 mtv;
};

ClassicAnswer classicMovingTest(const Points& a, const Points& b, Vec2 velocity) {
  ClassicAnswer answer;
  double least = std::numeric_limits<double>::infinity();
  for (const Vec2 axis : allNormals(a, b)) {
    Interval shadowA = shadow(a, axis);
    const Interval shadowB = shadow(b, axis);
    if (distanceFromTheEarlier(shadowA, shadowB) > 0.0) answer.intersects = false;
    shadowA = swept(shadowA, dot(axis, velocity));
    const double distance = distanceFromTheEarlier(shadowA, shadowB);
    if (distance > 0.0) answer.willIntersect = false;
    if (!answer.intersects && !answer.willIntersect) break;
    if (std::abs(distance) < least) {
      least = std::abs(distance);
      const Vec2 apart = meanOfVertices(a) - meanOfVertices(b);
      answer.mtv = (dot(apart, axis) < 0.0 ? -least : least) * axis;
    }
  }
  if (!answer.willIntersect) answer.mtv = {};
  return answer;
}

TEST(LiteratureErrorsTest, Item1ShapesThatPassOneAnotherAreNotAHit) {
  const Points a = test::unitSquare();
  const Points b = box({4.0, 0.0}, {5.0, 1.0});
  const Vec2 velocity{8.0, 8.0};
  ASSERT_FALSE(oracle::sweptPolygonMeets(a, velocity, b));
  EXPECT_TRUE(classicMovingTest(a, b, velocity).willIntersect) << "the wrong formula is not wrong";
  EXPECT_FALSE(collideOf(a, b, velocity).willIntersect);
}

TEST(LiteratureErrorsTest, Item1MoreThanOneYesInTwentyOfTheClassicTestIsFalseAndNoneOfOurs) {
  int classicYes = 0;
  int classicFalseYes = 0;
  int trueYes = 0;
  for (std::uint64_t i = 0; i < test::cases(6000); ++i) {
    Random random(20060917, i);
    const Points a = test::randomConvex(random, random.integer(3, 8), 2.0);
    Points b = test::randomConvex(random, random.integer(3, 8), 2.0);
    b = test::translated(b, random.vector(12.0));
    const Vec2 velocity = random.vector(15.0);
    const bool truth = oracle::sweptPolygonMeets(a, velocity, b);
    const bool classic = classicMovingTest(a, b, velocity).willIntersect;
    ASSERT_EQ(collideOf(a, b, velocity).willIntersect, truth) << i;
    ASSERT_TRUE(classic || !truth) << i << ": the classic test errs to one side only";
    trueYes += truth ? 1 : 0;
    classicYes += classic ? 1 : 0;
    classicFalseYes += classic && !truth ? 1 : 0;
  }
  EXPECT_GT(trueYes, test::share(300));
  EXPECT_GT(classicFalseYes, classicYes / 20) << "the wrong formula is not wrong";
  RecordProperty("falseYesInAThousand", 1000 * classicFalseYes / classicYes);
}

TEST(LiteratureErrorsTest, Item1AFastShapeIsNotPushedThroughToTheFarSide) {
  const Points bullet = test::unitSquare();
  const Points wall = box({5.0, -4.0}, {6.0, 4.0});
  const Vec2 velocity{20.0, 0.0};
  const Vec2 classic = velocity + classicMovingTest(bullet, wall, velocity).mtv;
  EXPECT_GT(classic.x, 6.0) << "the wrong formula is not wrong";
  const Vec2 ours = velocity + collideOf(bullet, wall, velocity).mtv;
  EXPECT_EQ(ours, (Vec2{4.0, 0.0}));
}

/// Item 2, the sign: the depth is right, but its direction is that from centre to centre.
Vec2 pushAwayFromTheCentre(const Points& a, const Points& b) {
  double least = std::numeric_limits<double>::infinity();
  Vec2 push;
  for (const Vec2 axis : allNormals(a, b)) {
    const double depth = overlap(shadow(a, axis), shadow(b, axis));
    if (depth >= least) continue;
    least = depth;
    const Vec2 apart = meanOfVertices(a) - meanOfVertices(b);
    push = (dot(apart, axis) < 0.0 ? -depth : depth) * axis;
  }
  return push;
}

TEST(LiteratureErrorsTest, Item2TheDirectionIsThatOfTheShorterWayNotOfTheCentres) {
  // Inside a triangle, right of its centre at x = 3; yet the left side is nearer.
  const Points a = box({3.2, -0.4}, {4.0, 0.4});
  const Points b{{0, -40}, {9, 0}, {0, 40}};
  EXPECT_TRUE(overlapAfter(a, b, pushAwayFromTheCentre(a, b))) << "the wrong formula is not wrong";
  const Collision hit = collideOf(a, b);
  EXPECT_EQ(hit.mtv, (Vec2{-4.0, 0.0}));
  EXPECT_FALSE(overlapAfter(a, b, hit.mtv));
}

TEST(LiteratureErrorsTest, Item2TheDirectionOfCentresFailsInNoRareCase) {
  int wrong = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    Random random(2, i);
    const Points a = test::latticeConvex(random, 5, 6);
    const Points b = test::translated(test::latticeConvex(random, 5, 6), random.latticePoint(4));
    const Collision hit = collideOf(a, b);
    if (!hit.intersects) continue;
    wrong += overlapAfter(a, b, pushAwayFromTheCentre(a, b)) ? 1 : 0;
    ASSERT_FALSE(overlapAfter(a, b, hit.mtv)) << i;
  }
  EXPECT_GT(wrong, 10) << "the wrong formula is not wrong";
}

/// Item 2, the depth: the width of the common part of the shadows.
double depthByCommonPart(const Points& a, const Points& b) {
  double least = std::numeric_limits<double>::infinity();
  for (const Vec2 axis : allNormals(a, b)) {
    const Interval common = intersection(shadow(a, axis), shadow(b, axis));
    least = std::min(least, common.max - common.min);
  }
  return least;
}

/// Item 2, the depth again: the magnitude of the interval distance, which takes one side only.
double depthByIntervalDistance(const Points& a, const Points& b) {
  double least = std::numeric_limits<double>::infinity();
  for (const Vec2 axis : allNormals(a, b)) {
    least = std::min(least, std::abs(distanceFromTheEarlier(shadow(a, axis), shadow(b, axis))));
  }
  return least;
}

TEST(LiteratureErrorsTest, Item2UnderContainmentTheWholeShapeHasToLeave) {
  const Points outer = box({0.0, 0.0}, {9.0, 9.0});
  const Points inner = box({2.0, 4.0}, {3.0, 5.0});
  const Collision hit = collideOf(inner, outer);
  EXPECT_EQ(hit.mtv, (Vec2{-3.0, 0.0}));
  EXPECT_FALSE(overlapAfter(inner, outer, hit.mtv));
  // The common part is as wide as the inner box: too small a push for any direction.
  const double tooSmall = depthByCommonPart(inner, outer);
  EXPECT_EQ(tooSmall, 1.0) << "the wrong formula is not wrong";
  for (const Vec2 direction : {Vec2{1, 0}, Vec2{-1, 0}, Vec2{0, 1}, Vec2{0, -1}}) {
    EXPECT_TRUE(overlapAfter(inner, outer, tooSmall * direction));
  }
}

TEST(LiteratureErrorsTest, Item2TheIntervalDistanceTakesOneSideOnly) {
  // Out to the left it is 3. The shadow of a begins later, so the article measures to the right
  // end.
  const Points inner{{2, 4}, {3, 4.2}, {2.2, 5}};
  const Points outer{{0, -50}, {30, 4.5}, {0, 59}};
  const Collision hit = collideOf(inner, outer);
  EXPECT_EQ(hit.depth, 3.0);
  EXPECT_FALSE(overlapAfter(inner, outer, hit.mtv));
  EXPECT_GT(depthByIntervalDistance(inner, outer), 3.5) << "the wrong formula is not wrong";
}

TEST(LiteratureErrorsTest, Item2CoincidentCentresStillGiveAPush) {
  const Points a = box({-1.0, -3.0}, {1.0, 3.0});
  const Points b = box({-2.0, -2.0}, {2.0, 2.0});
  // The wrong formula: the depth along the unit vector from centre to centre.
  const Vec2 apart = meanOfVertices(a) - meanOfVertices(b);
  const Vec2 wrong = length(apart) > 0.0 ? (3.0 / length(apart)) * apart : Vec2{};
  EXPECT_TRUE(overlapAfter(a, b, wrong)) << "the wrong formula is not wrong";
  const Collision hit = collideOf(a, b);
  EXPECT_EQ(length(hit.mtv), 3.0);
  EXPECT_FALSE(overlapAfter(a, b, hit.mtv));
}

TEST(LiteratureErrorsTest, Item3TheAxisIsThatOfTheLeastOverlapNotOfTheGreatest) {
  const Points a = test::unitSquare();
  const Points b = box({0.75, -5.0}, {3.0, 5.0});
  double greatest = 0.0;
  for (const Vec2 axis : allNormals(a, b)) {
    greatest = std::max(greatest, overlap(shadow(a, axis), shadow(b, axis)));
  }
  EXPECT_EQ(greatest, 5.0) << "the wrong formula is not wrong";
  const Collision hit = collideOf(a, b);
  EXPECT_EQ(hit.depth, 0.25);
  EXPECT_EQ(hit.normal, (Vec2{1.0, 0.0}));
}

TEST(LiteratureErrorsTest, Item4TouchingIsNotMistakenForNoOverlap) {
  // The wrong formula: the overlap, or 0 for none, taken for a boolean.
  const auto overlapOrZero = [](const Points& a, const Points& b) {
    double least = std::numeric_limits<double>::infinity();
    for (const Vec2 axis : allNormals(a, b)) {
      least = std::min(least, std::max(0.0, overlap(shadow(a, axis), shadow(b, axis))));
    }
    return least;
  };
  const Points a = test::unitSquare();
  for (const Points& b : {box({1.0, 0.0}, {2.0, 1.0}), box({1.0, 1.0}, {2.0, 2.0})}) {
    ASSERT_TRUE(meetAfter(a, b, {}));
    EXPECT_FALSE(static_cast<bool>(overlapOrZero(a, b))) << "the wrong formula is not wrong";
    ConvexInstance first = instanceOf(a);
    ConvexInstance second = instanceOf(b);
    EXPECT_TRUE(intersects(first.placed().core, second.placed().core));
    const Collision hit = collide(first.placed().core, second.placed().core);
    EXPECT_TRUE(hit.intersects);
    EXPECT_EQ(hit.depth, 0.0);
    const Trace steps = trace(first.placed().core, second.placed().core);
    for (const TraceStep& step : steps.steps) EXPECT_FALSE(step.apart);
  }
}

TEST(LiteratureErrorsTest, Item9OppositeNormalsAreOneAxis) {
  const Points a = test::unitSquare();
  const Points b = box({0.5, 0.5}, {2.0, 2.0});
  // The wrong formula: only equal vectors are the same axis.
  std::vector<Vec2> kept;
  for (const Vec2 axis : allNormals(a, b)) {
    if (std::find(kept.begin(), kept.end(), axis) == kept.end()) kept.push_back(axis);
  }
  EXPECT_EQ(kept.size(), 4U) << "the wrong formula is not wrong";
  ConvexInstance first = instanceOf(a);
  ConvexInstance second = instanceOf(b);
  EXPECT_EQ(first.core().axes().size(), 2U);
  const Trace steps = trace(first.placed().core, second.placed().core);
  EXPECT_EQ(std::count_if(steps.steps.begin(), steps.steps.end(),
                          [](const TraceStep& step) { return step.duplicateOf == kNoIndex; }),
            2);
  int ends = 0;
  visitAxisEnds(first.placed().core, second.placed().core,
                [&](const AxisEnd&) { return ++ends > 0; });
  EXPECT_EQ(ends, 4) << "each axis has two ends";
}

/// Item 10: an answer that is kept between calls and only ever improved, as reused response objects
/// do it.
class ReusedAnswer {
 public:
  double update(const Points& a, const Points& b) {
    for (const Vec2 axis : allNormals(a, b)) {
      least_ = std::min(least_, overlap(shadow(a, axis), shadow(b, axis)));
    }
    return least_;
  }

 private:
  double least_ = std::numeric_limits<double>::infinity();
};

TEST(LiteratureErrorsTest, Item10AnswersAreFresh) {
  const Points a = test::unitSquare();
  const Points shallow = box({0.5, -5.0}, {3.0, 5.0});
  const Points deep = box({-1.0, 0.0}, {5.0, 3.0});
  ReusedAnswer reused;
  reused.update(a, shallow);
  EXPECT_EQ(reused.update(a, deep), 0.5) << "the wrong formula is not wrong";
  const Collision first = collideOf(a, shallow);
  const Collision second = collideOf(a, deep);
  EXPECT_EQ(second.depth, 1.0);
  EXPECT_EQ(first.depth, 0.5) << "the first answer is not the second's memory";
  const Collision miss = collideOf(a, box({9.0, 9.0}, {10.0, 10.0}));
  EXPECT_EQ(miss.depth, 0.0);
  EXPECT_EQ(miss.mtv, Vec2{});
}

TEST(LiteratureErrorsTest, Item10CoincidentCentresHaveADocumentedDirection) {
  // The wrong formula for round shapes: the difference of centres, made a unit vector or left zero.
  const Points a = regularOutline(32, 5.0);
  const Vec2 centres = meanOfVertices(a) - meanOfVertices(a);
  EXPECT_EQ(length(centres), 0.0) << "the wrong formula is not wrong";
  const Collision hit = collideOf(a, a);
  EXPECT_TRUE(hit.intersects);
  EXPECT_NEAR(length(hit.normal), 1.0, 1e-15);
  EXPECT_NEAR(hit.depth, 10.0 * std::cos(3.14159265358979 / 32.0), 1e-12);
  EXPECT_FALSE(overlapAfter(a, a, hit.mtv));
}

}  // namespace
}  // namespace sepax::literature_errors_test
