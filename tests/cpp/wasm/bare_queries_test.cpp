#include "bare_queries.hpp"

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include <gtest/gtest.h>

#include "buffers.hpp"
#include "sepax/query/distance.hpp"
#include "session.hpp"

namespace sepax::wasm::bare_queries_test {
namespace {

/// Writes the input list as JS does; returns how many numbers.
std::uint32_t input(std::initializer_list<double> numbers) {
  const auto count = static_cast<std::uint32_t>(numbers.size());
  auto* list = reinterpret_cast<double*>(session().reserveInput(count));
  std::copy(numbers.begin(), numbers.end(), list);
  return count;
}

double at(std::size_t slot) {
  return reinterpret_cast<const double*>(session().recordAddress())[slot];
}

TEST(BareQueriesTest, OrientationIsASign) {
  EXPECT_EQ(answerOrientation(input({0, 0, 4, 0, 0, 4})), 1.0);
  EXPECT_EQ(answerOrientation(input({0, 0, 0, 4, 4, 0})), -1.0);
  EXPECT_EQ(answerOrientation(input({0.1, 0.1, 0.2, 0.2, 0.3, 0.3})), 0.0);
  // Coordinates that count as zero do so here, too.
  EXPECT_EQ(answerOrientation(input({0, 0, 4, 0, 8, 1e-200})), 0.0);
}

TEST(BareQueriesTest, TurnDependsOnTheYAxis) {
  EXPECT_EQ(answerTurn(input({1, 0, 0, 1, 0})), 1.0);
  EXPECT_EQ(answerTurn(input({1, 0, 0, 1, 1})), 3.0);
  EXPECT_EQ(answerTurn(input({1, 0, 2, 0, 1})), 0.0);
  EXPECT_EQ(answerTurn(input({1, 0, -2, 0, 0})), 2.0);
  EXPECT_EQ(answerSteer(input({1, 0, 0, 1, 0.5})), 0.5);
  EXPECT_FALSE(std::signbit(answerSteer(input({1, 0, 1, 0, 0.5}))));
}

TEST(BareQueriesTest, SegmentsWithEveryStep) {
  EXPECT_EQ(answerSegments(input({0, 0, 4, 4, 0, 4, 4, 0, 1, 1})), 1.0);
  EXPECT_EQ(at(record::kMeeting), 1.0);
  EXPECT_EQ(at(record::kMeetingStart), 2.0);
  EXPECT_EQ(at(record::kMeetingEnd + 1), 2.0);
  EXPECT_EQ(at(record::kMeetingOnA), 0.5);
  EXPECT_EQ(at(record::kMeetingOnB + 1), 0.5);
  EXPECT_EQ(at(record::kSettledBy), 2.0);
  EXPECT_EQ(at(record::kColumnA), 4.0);
  EXPECT_EQ(at(record::kColumnB), -4.0);
  EXPECT_EQ(at(record::kRight + 1), 4.0);
  EXPECT_EQ(at(record::kDeterminant), 32.0);
  EXPECT_EQ(at(record::kParameterA), 0.5);
  EXPECT_EQ(at(record::kParameterB + 1), 1.0);
  EXPECT_EQ(at(record::kSides), -16.0);
  EXPECT_EQ(at(record::kSides + 3), -16.0);
  // The rules.
  EXPECT_EQ(answerSegments(input({0, 0, 4, 0, 4, 0, 4, 4, 0, 1})), 0.0);
  EXPECT_EQ(answerSegments(input({0, 0, 4, 0, 2, 0, 9, 0, 1, 1})), 2.0);
  EXPECT_EQ(answerSegments(input({0, 0, 4, 0, 2, 0, 9, 0, 1, 0})), 0.0);
}

/// A circle about a point.
RawHandle circleAt(double x, double y, double radius) {
  const std::uint32_t count = input({0, 0}) / 2;
  const RawHandle handle = session().createConvex(count, radius);
  session().setTransform(handle, x, y, 0);
  return handle;
}

TEST(BareQueriesTest, CirclesAndBoxesAreThoseOfTheSession) {
  const std::uint32_t corners = input({-2, -1, 2, -1, 2, 1, -2, 1}) / 2;
  const RawHandle box = session().createConvex(corners, 0);
  session().setTransform(box, 10, 10, 0);
  // 1.5 beside the right edge of the box of 4 x 2 that stands at (10, 10).
  EXPECT_EQ(answerCircle(input({circleAt(13.5, 10, 1), box})), 0.0);
  EXPECT_EQ(at(record::kRegion), 1.0);
  EXPECT_EQ(at(record::kFeature), 1.0);
  EXPECT_EQ(at(record::kNearest), 12.0);
  EXPECT_EQ(at(record::kCentreDistance), 1.5);
  EXPECT_EQ(at(record::kReach), 1.0);
  EXPECT_EQ(at(record::kSeparation), 0.5);
  EXPECT_EQ(at(record::kCircleNormal), -1.0);
  EXPECT_EQ(at(record::kWithinReach), 0.0);
  const RawHandle inside = circleAt(11, 10, 1);
  EXPECT_EQ(answerCircle(input({inside, box})), 1.0);
  EXPECT_EQ(at(record::kRegion), 0.0);
  EXPECT_EQ(at(record::kFeature), -1.0);
  // Two circles.
  EXPECT_EQ(answerCircle(input({circleAt(0, 0, 2), circleAt(3, 4, 3)})), 1.0);
  EXPECT_EQ(at(record::kCentreDistance), 5.0);
  EXPECT_EQ(at(record::kReach), 5.0);
  // What is gone is nowhere.
  session().destroy(box);
  EXPECT_EQ(answerCircle(input({inside, box})), 0.0);
}

TEST(BareQueriesTest, Responses) {
  answerBounce(input({3, 4, 1, 0, 1, 0}));
  EXPECT_EQ(at(record::kResponse), -3.0);
  EXPECT_EQ(at(record::kResponse + 1), 4.0);
  EXPECT_EQ(answerContacts(input({1, 0, 3, 0, 1, 4})), 0.0);
  EXPECT_EQ(at(record::kResponse), -3.0);
  EXPECT_EQ(at(record::kResponse + 1), -4.0);
  EXPECT_EQ(at(record::kSqueezed), 0.0);
  EXPECT_EQ(answerContacts(input({1, 0, 3, -1, 0, 1})), 1.0);
  EXPECT_NEAR(at(record::kRemaining), 2.0, 1e-12);
  answerClip(input({3, 4, 0, 1}));
  EXPECT_EQ(at(record::kResponse), 3.0);
  EXPECT_EQ(at(record::kResponse + 1), 0.0);
  answerClip(input({3, 4}));
  EXPECT_EQ(at(record::kResponse + 1), 4.0);
  answerContacts(input({}));
  EXPECT_EQ(at(record::kResponse), 0.0);
}

}  // namespace
}  // namespace sepax::wasm::bare_queries_test
