#include "session3.hpp"

#include <cstddef>
#include <initializer_list>

#include <gtest/gtest.h>

namespace sepax::space3::wasm::session3_test {
namespace {

double* numbers(std::uintptr_t address) { return reinterpret_cast<double*>(address); }

void give(Session& session, std::initializer_list<double> input) {
  double* at = numbers(session.reserveInput(static_cast<std::uint32_t>(input.size())));
  for (const double number : input) *at++ = number;
}

TEST(Session3Test, AnswersGoToTheRecordAndTheOutputList) {
  Session session;
  give(session, {0, 1, 1, 4, 1, 1, /**/ 2, 0, 0, 2, 3, 0, 2, 3, 3, 2, 0, 3});
  EXPECT_TRUE(session.intersectSegmentPolygon(4));
  const double* record = numbers(session.recordAddress());
  EXPECT_EQ(record[record::kIntersects], 1.0);
  EXPECT_EQ(record[record::kTime], 0.5);
  EXPECT_EQ(record[record::kPoint], 2.0);
  EXPECT_EQ(record[record::kStretchCount], 0.0);
}

TEST(Session3Test, FaultsNameThePolygonAndTheVertex) {
  Session session;
  give(session, {0, 0, 0, 1, 0, 0, 0, 1, 0, /**/ 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 5});
  EXPECT_FALSE(session.intersectPolygons(3, 4));
  const double* record = numbers(session.recordAddress());
  EXPECT_EQ(record[record::kFault], static_cast<double>(PolygonFault::kNonPlanar));
  EXPECT_EQ(record[record::kFaultPolygon], 1.0);
}

TEST(Session3Test, TheTraceOfBoxesHas15Steps) {
  Session session;
  give(session, {0, 0, 0, 1, 1, 1, 0, 0, 0, 1, /**/ 3, 0, 0, 1, 1, 1, 0, 0, 0, 1});
  session.traceBoxes();
  const double* record = numbers(session.recordAddress());
  const double* steps = numbers(session.outputAddress());
  EXPECT_EQ(record[record::kIntersects], 0.0);
  EXPECT_EQ(record[record::kBoxDecidedBy], 0.0);
  EXPECT_EQ(steps[step::kApart], 1.0);
  EXPECT_EQ(steps[step::kOverlap], -1.0);
  EXPECT_EQ(steps[14 * step::kSize + step::kParallel], 1.0);
}

}  // namespace
}  // namespace sepax::space3::wasm::session3_test
