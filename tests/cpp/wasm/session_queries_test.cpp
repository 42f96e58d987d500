// The session with shapes of every kind, as JS uses it.
#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "session.hpp"
#include "support/shapes.hpp"

namespace sepax::wasm::session_queries_test {
namespace {

class SessionQueriesTest : public testing::Test {
 protected:
  void input(const std::vector<double>& numbers) {
    auto* list = reinterpret_cast<double*>(
        session_.reserveInput(static_cast<std::uint32_t>(numbers.size())));
    std::copy(numbers.begin(), numbers.end(), list);
  }

  RawHandle box(Vec2 min, Vec2 max) {
    input({min.x, min.y, max.x, min.y, max.x, max.y, min.x, max.y});
    return session_.createConvex(4, 0.0);
  }

  /// A floor 8 wide and a wall 8 high, each 2 thick, as one outline.
  RawHandle corner() {
    input({1, 6, 0, 0, 8, 0, 8, 2, 2, 2, 2, 8, 0, 8});
    return session_.createConcave(1, 0.0);
  }

  [[nodiscard]] double record(std::size_t place) const {
    return reinterpret_cast<const double*>(session_.recordAddress())[place];
  }

  [[nodiscard]] double output(std::size_t place) const {
    return reinterpret_cast<const double*>(session_.outputAddress())[place];
  }

  [[nodiscard]] Vec2 outputPoint(std::size_t place) const {
    return {output(place), output(place + 1)};
  }

  Session session_;
};

TEST_F(SessionQueriesTest, AConcaveShapeIsItsPieces) {
  const RawHandle shape = corner();
  ASSERT_NE(shape, 0.0);
  EXPECT_EQ(record(record::kFault), 0.0);
  EXPECT_EQ(session_.pieceCount(shape), 2U);
  ASSERT_TRUE(session_.measure(shape));
  EXPECT_EQ(record(record::kArea), 28.0);
  EXPECT_TRUE(session_.containsPoint(shape, 1, 7));
  EXPECT_FALSE(session_.containsPoint(shape, 3, 3)) << "in the notch";
}

TEST_F(SessionQueriesTest, AConcaveShapeMayHaveHoles) {
  input({2, 4, 0, 0, 6, 0, 6, 6, 0, 6, 4, 2, 2, 4, 2, 4, 4, 2, 4});
  const RawHandle frame = session_.createConcave(1, 0.0);
  ASSERT_NE(frame, 0.0);
  ASSERT_TRUE(session_.measure(frame));
  EXPECT_EQ(record(record::kArea), 32.0);
  EXPECT_FALSE(session_.containsPoint(frame, 3, 3));
  EXPECT_FALSE(session_.contains(frame, box({1, 1}, {5, 5})));
  EXPECT_TRUE(session_.contains(frame, box({0, 0}, {6, 2})));
}

TEST_F(SessionQueriesTest, FaultyRingsMakeNoShape) {
  input({1, 4, 0, 0, 2, 2, 2, 0, 0, 2});
  EXPECT_EQ(session_.createConcave(1, 0.0), 0.0);
  EXPECT_NE(record(record::kFault), 0.0);
  EXPECT_EQ(session_.shapeCount(), 0U);
}

TEST_F(SessionQueriesTest, AChainIsOpenOrClosed) {
  const std::vector<double> points{0, 0, 4, 0, 4, 4};
  input(points);
  const RawHandle open = session_.createChain(3, false, 0.0);
  input(points);
  const RawHandle closed = session_.createChain(3, true, 0.5);
  EXPECT_EQ(session_.pieceCount(open), 2U);
  EXPECT_EQ(session_.pieceCount(closed), 3U);
  EXPECT_FALSE(session_.containsPoint(open, 2, 2));
  EXPECT_TRUE(session_.containsPoint(closed, 2, 2));
  ASSERT_EQ(session_.localPoints(closed, 2), 2U);
  EXPECT_EQ(outputPoint(0), (Vec2{4, 4}));
  EXPECT_EQ(outputPoint(2), (Vec2{0, 0}));
  EXPECT_EQ(session_.localPoints(closed, 3), 0U) << "no such piece";
  EXPECT_EQ(session_.worldPoints(closed, 3), 0U);
}

TEST_F(SessionQueriesTest, ACompoundTakesShapesAsTheyStandOrInTheirLocalCoordinates) {
  const RawHandle first = box({0, 0}, {1, 1});
  const RawHandle second = corner();
  session_.setTransform(first, 10, 0, 0);
  input({first, second});
  const RawHandle placed = session_.createCompound(2, true);
  input({first, second});
  const RawHandle local = session_.createCompound(2, false);
  EXPECT_EQ(session_.pieceCount(placed), 3U);
  EXPECT_EQ(session_.pieceCount(local), 3U);
  EXPECT_TRUE(session_.containsPoint(placed, 10.5, 0.5));
  EXPECT_FALSE(session_.containsPoint(local, 10.5, 0.5));
  session_.destroy(first);
  EXPECT_TRUE(session_.containsPoint(placed, 10.5, 0.5)) << "a copy";
}

TEST_F(SessionQueriesTest, ScaleAndPivotAreTakenOrAnsweredWithTheReason) {
  const RawHandle shape = box({0, 0}, {2, 2});
  EXPECT_EQ(session_.setScale(shape, 2, -3), Reshaping::kDone);
  EXPECT_EQ(session_.setPivot(shape, 1, 1), Reshaping::kDone);
  session_.setTransform(shape, 10, 10, 0);
  ASSERT_EQ(session_.worldPoints(shape, 0), 4U);
  EXPECT_EQ(outputPoint(0), (Vec2{8, 13}));
  EXPECT_EQ(session_.setScale(shape, 1e100, 1), Reshaping::kDone) << "1 from the pivot";
  EXPECT_EQ(session_.setScale(shape, 1.1e100, 1), Reshaping::kTooLarge);
  EXPECT_EQ(session_.setPivot(shape, -1, 1), Reshaping::kTooLarge) << "now it is 3 from it";
  input({0, 0});
  const RawHandle disc = session_.createConvex(1, 2.0);
  EXPECT_EQ(session_.setScale(disc, 3, -3), Reshaping::kDone);
  EXPECT_EQ(session_.setScale(disc, 3, 2), Reshaping::kNonUniform);
  EXPECT_EQ(session_.setScale(disc, 1e100, 1e100), Reshaping::kTooLarge);
  ASSERT_TRUE(session_.measure(disc));
  EXPECT_EQ(record(record::kBounds), -6.0) << "nothing changed";
}

TEST_F(SessionQueriesTest, PointsOfContactAreListedAndTheCollisionIsInTheRecord) {
  const RawHandle floor = corner();
  const RawHandle crate = box({3, 1.5}, {6, 5});
  ASSERT_EQ(session_.contacts(crate, floor), 2U);
  EXPECT_EQ(record(record::kDepth), 0.5);
  EXPECT_EQ(record(record::kNormal + 1), -1.0);
  EXPECT_EQ(output(contact::kDepth), 0.5);
  EXPECT_EQ(outputPoint(contact::kPointA), (Vec2{3, 1.5}));
  EXPECT_EQ(outputPoint(contact::kSize + contact::kPointA), (Vec2{6, 1.5}));
  EXPECT_EQ(session_.contacts(crate, box({50, 50}, {51, 51})), 0U);
}

TEST_F(SessionQueriesTest, CastsAreListed) {
  const RawHandle shape = corner();
  EXPECT_EQ(session_.castSegment(shape, -1, 1, 9, 1, true), 1U) << "no seam";
  EXPECT_EQ(output(stretch::kEntry + crossing::kFraction), 0.1);
  EXPECT_EQ(output(stretch::kExit + crossing::kFraction), 0.9);
  EXPECT_EQ(session_.castRay(shape, -1, 10, 1, -1, 1e300, true), 2U) << "wall and floor";
  EXPECT_EQ(session_.castRay(shape, -1, 10, 1, -1, 5, true), 1U);
  EXPECT_EQ(session_.castRay(shape, -1, 10, -1, 0, 1e300, true), 0U);
}

TEST_F(SessionQueriesTest, ClosestPointsAndSweepsAreInTheRecord) {
  const RawHandle shape = corner();
  ASSERT_TRUE(session_.closestPoint(shape, 5, 6));
  EXPECT_EQ(record(record::kDistance), 3.0);
  EXPECT_EQ(record(record::kPointA), 2.0);
  const RawHandle crate = box({4, 4}, {5, 5});
  input({0, -8, 0, 0, 0, 0});
  ASSERT_TRUE(session_.sweep(crate, shape));
  EXPECT_EQ(record(record::kHit), 1.0);
  EXPECT_EQ(record(record::kTime), 0.25);
  EXPECT_EQ(record(record::kImpactNormal + 1), -1.0);
  ASSERT_TRUE(session_.distance(crate, shape));
  EXPECT_EQ(record(record::kDistance), 2.0);
}

TEST_F(SessionQueriesTest, StaleHandlesAreAnsweredWithZeroOrFalse) {
  const RawHandle good = box({0, 0}, {1, 1});
  const RawHandle stale = corner();
  EXPECT_TRUE(session_.destroy(stale));
  for (const RawHandle bad : {stale, 0.0, 0x1p53 - 1.0}) {
    EXPECT_EQ(session_.pieceCount(bad), 0U);
    EXPECT_EQ(session_.setScale(bad, 1, 1), Reshaping::kNoShape);
    EXPECT_EQ(session_.setPivot(bad, 1, 1), Reshaping::kNoShape);
    EXPECT_EQ(session_.contacts(good, bad), 0U);
    EXPECT_EQ(session_.contacts(bad, good), 0U);
    EXPECT_FALSE(session_.distance(good, bad));
    EXPECT_FALSE(session_.contains(good, bad));
    EXPECT_FALSE(session_.contains(bad, good));
    EXPECT_FALSE(session_.containsPoint(bad, 0, 0));
    EXPECT_FALSE(session_.closestPoint(bad, 0, 0));
    EXPECT_EQ(session_.castRay(bad, 0, 0, 1, 0, 1, true), 0U);
    EXPECT_EQ(session_.castSegment(bad, 0, 0, 1, 0, true), 0U);
    input({0, 0, 0, 0, 0, 0});
    EXPECT_FALSE(session_.sweep(good, bad));
    EXPECT_FALSE(session_.sweep(bad, good));
    input({good, bad});
    EXPECT_EQ(session_.createCompound(2, true), 0.0);
  }
  EXPECT_EQ(session_.shapeCount(), 1U);
}

}  // namespace
}  // namespace sepax::wasm::session_queries_test
