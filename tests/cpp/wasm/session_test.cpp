#include "session.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"
#include "support/generators.hpp"

namespace sepax::wasm::session_test {
namespace {

using test::box;
using test::Points;

/// A session as JS sees it: numbers in, and memory read through addresses.
class SessionTest : public testing::Test {
 protected:
  /// Writes the points into the input list and makes a shape of them.
  RawHandle create(const Points& points, double radius = 0.0) {
    auto* input = reinterpret_cast<double*>(
        session_.reserveInput(static_cast<std::uint32_t>(2 * points.size())));
    for (std::size_t i = 0; i < points.size(); ++i) {
      input[2 * i] = points[i].x;
      input[2 * i + 1] = points[i].y;
    }
    return session_.createConvex(static_cast<std::uint32_t>(points.size()), radius);
  }

  [[nodiscard]] double record(std::size_t place) const {
    return reinterpret_cast<const double*>(session_.recordAddress())[place];
  }

  [[nodiscard]] Points output(std::uint32_t count) const {
    const auto* list = reinterpret_cast<const double*>(session_.outputAddress());
    Points points;
    for (std::uint32_t i = 0; i < count; ++i) points.push_back({list[2 * i], list[2 * i + 1]});
    return points;
  }

  void expectFault(const Points& points, OutlineFault fault, double first, double second) {
    EXPECT_EQ(create(points), 0.0);
    EXPECT_EQ(record(record::kFault), static_cast<double>(fault));
    EXPECT_EQ(record(record::kFaultFirst), first);
    EXPECT_EQ(record(record::kFaultSecond), second);
  }

  Session session_;
};

TEST_F(SessionTest, MakesAPolygonOfTheInputList) {
  const RawHandle square = create(test::unitSquare());
  ASSERT_NE(square, 0.0);
  EXPECT_EQ(square, std::floor(square));
  EXPECT_LT(square, 0x1p53);
  EXPECT_EQ(record(record::kFault), 0.0);
  EXPECT_EQ(session_.shapeCount(), 1U);
  EXPECT_EQ(session_.localPoints(square, 0), 4U);
  EXPECT_EQ(output(4), test::unitSquare());
}

TEST_F(SessionTest, ReportsEveryFaultWithItsPlaces) {
  expectFault({}, OutlineFault::kTooFewPoints, 0, 0);
  expectFault({{1, 2}, {3, 4}, {1, 2}}, OutlineFault::kTooFewPoints, 2, 2);
  expectFault({{0, 0}, {1, 1}, {2, 2}}, OutlineFault::kCollinear, 0, 0);
  expectFault({{0, 0}, {4, 0}, {4, 4}, {2, 1}, {0, 4}}, OutlineFault::kConcave, 3, 3);
  expectFault({{0, 0}, {2, 2}, {2, 0}, {0, 2}}, OutlineFault::kSelfCrossing, 0, 2);
  EXPECT_EQ(session_.shapeCount(), 0U);
}

TEST_F(SessionTest, MakesPointsSegmentsAndRoundedShapes) {
  const RawHandle point = create({{3, 4}});
  const RawHandle segment = create({{0, 0}, {8, 0}});
  const RawHandle circle = create({{0, 0}}, 5.0);
  const RawHandle sameEnds = create({{1, 1}, {1, 1}}, 2.0);
  const RawHandle square = create(test::unitSquare(), 0.5);
  EXPECT_EQ(session_.localPoints(point, 0), 1U);
  EXPECT_EQ(session_.localPoints(segment, 0), 2U);
  EXPECT_EQ(session_.localPoints(circle, 0), 1U);
  EXPECT_EQ(session_.localPoints(sameEnds, 0), 1U);
  EXPECT_EQ(session_.localPoints(square, 0), 4U);
  EXPECT_TRUE(session_.intersects(point, circle)) << "touching";
  EXPECT_FALSE(session_.intersects(point, segment));
}

TEST_F(SessionTest, BoundsIncludeTheRadius) {
  const RawHandle circle = create({{0, 0}}, 5.0);
  session_.setTransform(circle, 10.0, 20.0, 1.0);
  ASSERT_TRUE(session_.measure(circle));
  EXPECT_EQ(record(record::kBounds), 5.0);
  EXPECT_EQ(record(record::kBounds + 1), 15.0);
  EXPECT_EQ(record(record::kBounds + 2), 15.0);
  EXPECT_EQ(record(record::kBounds + 3), 25.0);
}

TEST_F(SessionTest, TellsHowFarAShapeReachesFromItsPivot) {
  const RawHandle square = create(box({0.0, 0.0}, {3.0, 4.0}), 2.0);
  session_.setTransform(square, 100.0, -50.0, 1.0);
  EXPECT_FALSE(session_.measureReach(square));
  EXPECT_EQ(record(record::kPivotReach), 7.0) << "place and angle don't count";
  session_.setPivot(square, 3.0, 0.0);
  EXPECT_FALSE(session_.measureReach(square));
  EXPECT_EQ(record(record::kPivotReach), 7.0);
  session_.setScale(square, -2.0, 2.0);
  EXPECT_FALSE(session_.measureReach(square));
  EXPECT_EQ(record(record::kPivotReach), 14.0);
}

TEST_F(SessionTest, KnowsADiscAboutItsPivot) {
  const RawHandle circle = create({{0, 0}}, 5.0);
  EXPECT_TRUE(session_.measureReach(circle));
  EXPECT_EQ(record(record::kPivotReach), 5.0);
  session_.setPivot(circle, 3.0, 4.0);
  EXPECT_FALSE(session_.measureReach(circle));
  EXPECT_EQ(record(record::kPivotReach), 10.0);
  EXPECT_FALSE(session_.measureReach(create({{0, 0}}, 0.0))) << "a point";
  EXPECT_FALSE(session_.measureReach(create({{0, 0}, {1, 0}}, 1.0))) << "a capsule";
}

TEST_F(SessionTest, PutsTheDistanceIntoTheRecord) {
  const RawHandle a = create({{0, 0}}, 1.0);
  const RawHandle b = create({{10, 0}, {10, 5}}, 2.0);
  ASSERT_TRUE(session_.distance(a, b));
  EXPECT_EQ(record(record::kDistance), 7.0);
  EXPECT_EQ(record(record::kDistanceNormal), 1.0);
  EXPECT_EQ(record(record::kDistanceNormal + 1), 0.0);
  EXPECT_EQ(record(record::kPointA), 1.0);
  EXPECT_EQ(record(record::kPointB), 8.0);
  EXPECT_FALSE(session_.distance(a, 0.0));
  EXPECT_FALSE(session_.distance(0.0, a));
}

TEST_F(SessionTest, WorksAfterAFault) {
  expectFault({{0, 0}, {1, 1}, {2, 2}}, OutlineFault::kCollinear, 0, 0);
  EXPECT_NE(create(test::unitSquare()), 0.0);
  EXPECT_EQ(record(record::kFault), 0.0);
  EXPECT_EQ(session_.shapeCount(), 1U);
}

TEST_F(SessionTest, MovesShapes) {
  const RawHandle square = create(test::unitSquare());
  EXPECT_TRUE(session_.setTransform(square, 10.0, 20.0, 1.5707963267948966));
  ASSERT_EQ(session_.worldPoints(square, 0), 4U);
  const Points world = output(4);
  EXPECT_NEAR(world[1].x, 10.0, 1e-15);
  EXPECT_EQ(world[1].y, 21.0);
  EXPECT_EQ(session_.localPoints(square, 0), 4U);
  EXPECT_EQ(output(4), test::unitSquare()) << "the local corners stay";
}

TEST_F(SessionTest, MeasuresShapesWhereTheyStand) {
  const RawHandle plank = create(box({0.0, 0.0}, {4.0, 2.0}));
  session_.setTransform(plank, 100.0, -50.0, 0.0);
  ASSERT_TRUE(session_.measure(plank));
  EXPECT_EQ(record(record::kArea), 8.0);
  EXPECT_EQ(record(record::kCentroid), 102.0);
  EXPECT_EQ(record(record::kCentroid + 1), -49.0);
  EXPECT_EQ(record(record::kBounds), 100.0);
  EXPECT_EQ(record(record::kBounds + 1), -50.0);
  EXPECT_EQ(record(record::kBounds + 2), 104.0);
  EXPECT_EQ(record(record::kBounds + 3), -48.0);
}

TEST_F(SessionTest, WorldPointsAreAllCornersEvenWhereRoundingLeavesFewer) {
  const RawHandle square = create(test::unitSquare());
  session_.setTransform(square, 1e17, 1e17, 0.0);
  EXPECT_EQ(session_.worldPoints(square, 0), 4U);
  for (const Vec2 p : output(4)) EXPECT_EQ(p, (Vec2{1e17, 1e17}));
}

TEST_F(SessionTest, MakesRegularOutlines) {
  ASSERT_EQ(session_.regularPoints(6, 2.0), 6U);
  EXPECT_EQ(output(6), regularOutline(6, 2.0));
}

TEST_F(SessionTest, AnswersQueriesAsTheCoreDoes) {
  for (std::uint64_t i = 0; i < 300; ++i) {
    test::Random random(1, i);
    const Points pointsA = test::latticeConvex(random, 6, 6);
    const Points pointsB = test::latticeConvex(random, 6, 6);
    const Vec2 at = random.vector(8.0);
    const double angle = random.angle();
    const Vec2 velocity = random.vector(8.0);
    const RawHandle a = create(pointsA);
    const RawHandle b = create(pointsB);
    ASSERT_TRUE(session_.setTransform(b, at.x, at.y, angle));
    ConvexInstance coreA = test::instanceOf(pointsA);
    ConvexInstance coreB(test::polygonOf(pointsB));
    coreB.setTransform({at, Rotation::fromAngle(angle)});
    ASSERT_EQ(session_.intersects(a, b), intersects(coreA.placed().core, coreB.placed().core)) << i;
    ASSERT_TRUE(session_.collide(a, b, velocity.x, velocity.y));
    const Collision expected = collide(coreA.placed().core, coreB.placed().core, velocity);
    ASSERT_EQ(record(record::kWillIntersect), expected.willIntersect ? 1.0 : 0.0) << i;
    ASSERT_EQ(record(record::kMtv), expected.mtv.x) << i;
    ASSERT_EQ(record(record::kMtv + 1), expected.mtv.y) << i;
    ASSERT_EQ(record(record::kDepth), expected.depth) << i;
    const std::uint32_t steps = session_.trace(a, b, velocity.x, velocity.y);
    ASSERT_EQ(steps, trace(coreA.placed().core, coreB.placed().core, velocity).steps.size()) << i;
    ASSERT_EQ(record(record::kDepth), expected.depth) << i;
    session_.destroy(a);
    session_.destroy(b);
  }
}

TEST_F(SessionTest, AShapeCollidesWithItself) {
  const RawHandle square = create(test::unitSquare());
  EXPECT_TRUE(session_.intersects(square, square));
  EXPECT_TRUE(session_.collide(square, square, 0.0, 0.0));
  EXPECT_EQ(record(record::kDepth), 1.0);
}

TEST_F(SessionTest, StoresPositionsAndVelocitiesAsThePredicatesNeedThem) {
  const RawHandle a = create(test::unitSquare());
  const RawHandle b = create(test::unitSquare());
  session_.setTransform(a, 1e-300, -1e-300, 0.0);
  EXPECT_EQ(session_.worldPoints(a, 0), 4U);
  EXPECT_EQ(output(4), test::unitSquare());
  // Too slow to be stored: at rest.
  session_.collide(a, b, 1e-300, 0.0);
  EXPECT_EQ(record(record::kExit), 1.0);
  EXPECT_EQ(session_.trace(a, b, 1e-300, 0.0), 8U) << "no axis across the motion";
}

TEST_F(SessionTest, StaleHandlesAreAnsweredWithZeroOrFalse) {
  const RawHandle good = create(test::unitSquare());
  const RawHandle stale = create(test::unitSquare());
  EXPECT_TRUE(session_.destroy(stale));
  const RawHandle tenant = create(box({5.0, 5.0}, {6.0, 6.0}));
  EXPECT_NE(tenant, stale);
  for (const RawHandle bad : {stale, 0.0, 1.0, good + 1000.0, 0x1p53 - 1.0}) {
    EXPECT_FALSE(session_.destroy(bad)) << bad;
    EXPECT_FALSE(session_.setTransform(bad, 1.0, 2.0, 3.0)) << bad;
    EXPECT_EQ(session_.localPoints(bad, 0), 0U) << bad;
    EXPECT_EQ(session_.worldPoints(bad, 0), 0U) << bad;
    EXPECT_FALSE(session_.measure(bad)) << bad;
    EXPECT_FALSE(session_.measureReach(bad)) << bad;
    EXPECT_FALSE(session_.supportPoint(bad, 1.0, 0.0)) << bad;
    EXPECT_FALSE(session_.intersects(good, bad)) << bad;
    EXPECT_FALSE(session_.intersects(bad, good)) << bad;
    EXPECT_FALSE(session_.collide(good, bad, 0.0, 0.0)) << bad;
    EXPECT_FALSE(session_.collide(bad, good, 0.0, 0.0)) << bad;
    EXPECT_EQ(session_.trace(good, bad, 0.0, 0.0), 0U) << bad;
    EXPECT_EQ(session_.trace(bad, good, 0.0, 0.0), 0U) << bad;
  }
  EXPECT_EQ(session_.shapeCount(), 2U);
  ASSERT_TRUE(session_.measure(tenant));
  EXPECT_EQ(record(record::kBounds), 5.0) << "nothing moved the tenant of the slot";
}

TEST_F(SessionTest, TheRecordStaysWhereItIsWhileTheListsGrow) {
  const std::uintptr_t record = session_.recordAddress();
  std::vector<RawHandle> handles;
  for (Index sides = 3; sides < 3000; sides += 97) {
    const std::uint32_t count = session_.regularPoints(sides, 10.0);
    const RawHandle handle = create(output(count));
    ASSERT_NE(handle, 0.0) << sides;
    ASSERT_EQ(session_.localPoints(handle, 0), sides);
    handles.push_back(handle);
    ASSERT_EQ(session_.recordAddress(), record);
  }
  // Steps of a large pair: the output list grows to 24 doubles a step.
  const std::uint32_t steps = session_.trace(handles.back(), handles[0], 1.0, 0.0);
  EXPECT_EQ(steps, session_.localPoints(handles.back(), 0) + 3U + 1U);
  EXPECT_EQ(session_.recordAddress(), record);
  for (const RawHandle handle : handles) EXPECT_GT(session_.localPoints(handle, 0), 0U);
}

TEST_F(SessionTest, ShapesThatComeAndGoUseTheSameSlots) {
  const RawHandle first = create(test::unitSquare());
  session_.destroy(first);
  for (int i = 0; i < 20000; ++i) {
    const RawHandle handle = create(test::unitSquare());
    ASSERT_EQ(std::fmod(handle, 0x1p22), std::fmod(first, 0x1p22)) << "another slot";
    ASSERT_TRUE(session_.destroy(handle));
  }
  EXPECT_EQ(session_.shapeCount(), 0U);
}

TEST_F(SessionTest, HoldsManyShapes) {
  std::vector<RawHandle> handles;
  for (int i = 0; i < 20000; ++i) {
    const RawHandle handle = create(test::unitSquare());
    session_.setTransform(handle, i, 0.0, 0.0);
    handles.push_back(handle);
  }
  EXPECT_EQ(session_.shapeCount(), 20000U);
  for (std::size_t i = 0; i < handles.size(); i += 1000) {
    ASSERT_TRUE(session_.measure(handles[i]));
    EXPECT_EQ(record(record::kBounds), static_cast<double>(i));
  }
}

TEST(SessionSingletonTest, ThereIsOneOfAWasmInstance) { EXPECT_EQ(&session(), &session()); }

}  // namespace
}  // namespace sepax::wasm::session_test
