#include "buffers.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/shapes.hpp"

namespace sepax::wasm::buffers_test {
namespace {

using test::box;
using test::instanceOf;
using Points = std::vector<Vec2>;

/// Whether fields, given by place and width, lie within `size` without touching one another.
bool fieldsFit(std::vector<std::pair<std::size_t, std::size_t>> fields, std::size_t size) {
  std::sort(fields.begin(), fields.end());
  std::size_t end = 0;
  for (const auto& [place, width] : fields) {
    if (place < end) return false;
    end = place + width;
  }
  return end <= size;
}

TEST(BuffersTest, FieldsOfTheRecordsDoNotOverlap) {
  EXPECT_TRUE(fieldsFit({{record::kIntersects, 1},
                         {record::kWillIntersect, 1},
                         {record::kNormal, 2},
                         {record::kDepth, 1},
                         {record::kMtv, 2},
                         {record::kSide, 1},
                         {record::kEdge, 1},
                         {record::kEnter, 1},
                         {record::kExit, 1},
                         {record::kDecidedBy, 1},
                         {record::kNormalStep, 1},
                         {record::kPieceOfA, 1},
                         {record::kPieceOfB, 1}},
                        record::kSize));
  EXPECT_TRUE(fieldsFit({{record::kFault, 1}, {record::kFaultFirst, 1}, {record::kFaultSecond, 1}},
                        record::kSize));
  EXPECT_TRUE(fieldsFit({{record::kArea, 1},
                         {record::kCentroid, 2},
                         {record::kBounds, 4},
                         {record::kShapeInertia, 1}},
                        record::kSize));
  EXPECT_TRUE(fieldsFit({{record::kDistance, 1},
                         {record::kDistanceNormal, 2},
                         {record::kPointA, 2},
                         {record::kClosestEdge, 1},
                         {record::kClosestPiece, 1}},
                        record::kSize));
  EXPECT_TRUE(fieldsFit({{record::kHit, 1},
                         {record::kStartsOverlapping, 1},
                         {record::kTime, 1},
                         {record::kImpactPoint, 2},
                         {record::kImpactNormal, 2},
                         {record::kImpactSeparation, 1},
                         {record::kImpactPieceOfA, 1},
                         {record::kImpactPieceOfB, 1}},
                        record::kSize));
  EXPECT_TRUE(fieldsFit({{contact::kPointA, 2},
                         {contact::kPointB, 2},
                         {contact::kDepth, 1},
                         {contact::kSide, 1},
                         {contact::kVertex, 1}},
                        contact::kSize));
  EXPECT_TRUE(fieldsFit({{crossing::kFraction, 1},
                         {crossing::kPoint, 2},
                         {crossing::kNormal, 2},
                         {crossing::kEdge, 1},
                         {crossing::kPiece, 1}},
                        stretch::kExit - stretch::kEntry));
  EXPECT_TRUE(fieldsFit({{stretch::kStartsInside, 1}, {stretch::kEntry, 7}, {stretch::kExit, 7}},
                        stretch::kSize));
  EXPECT_TRUE(fieldsFit({{record::kDistance, 1},
                         {record::kDistanceNormal, 2},
                         {record::kPointA, 2},
                         {record::kPointB, 2}},
                        record::kSize));
  EXPECT_TRUE(fieldsFit({{step::kSource, 1},
                         {step::kEdge, 1},
                         {step::kNormal, 2},
                         {step::kDuplicateOf, 1},
                         {step::kA, 4},
                         {step::kB, 4},
                         {step::kOverlap, 1},
                         {step::kApart, 1},
                         {step::kSwept, 2},
                         {step::kApartThroughout, 1},
                         {step::kTime, 2},
                         {step::kLeastOverlap, 1},
                         {step::kLeastOverlapStep, 1},
                         {step::kCommonTime, 2}},
                        step::kSize));
}

TEST(BuffersTest, ACollisionIsWrittenFieldByField) {
  Collision collision;
  collision.intersects = false;
  collision.willIntersect = true;
  collision.normal = {0.6, 0.8};
  collision.depth = 5.0;
  collision.mtv = {-3.0, -4.0};
  collision.side = Side::kB;
  collision.edge = 7;
  collision.time = {0.25, 0.5};
  Buffers buffers;
  buffers.writeCollision(collision);
  EXPECT_EQ(buffers.record[record::kIntersects], 0.0);
  EXPECT_EQ(buffers.record[record::kWillIntersect], 1.0);
  EXPECT_EQ(buffers.record[record::kNormal], 0.6);
  EXPECT_EQ(buffers.record[record::kNormal + 1], 0.8);
  EXPECT_EQ(buffers.record[record::kDepth], 5.0);
  EXPECT_EQ(buffers.record[record::kMtv], -3.0);
  EXPECT_EQ(buffers.record[record::kMtv + 1], -4.0);
  EXPECT_EQ(buffers.record[record::kSide], 1.0);
  EXPECT_EQ(buffers.record[record::kEdge], 7.0);
  EXPECT_EQ(buffers.record[record::kEnter], 0.25);
  EXPECT_EQ(buffers.record[record::kExit], 0.5);
}

TEST(BuffersTest, NoZeroIsNegative) {
  // JS would print it as -0.
  Collision collision;
  collision.normal = {-0.0, -1.0};
  collision.mtv = {-0.0, -0.0};
  collision.time = {-0.0, 1.0};
  Buffers buffers;
  buffers.writeCollision(collision);
  for (const double number : buffers.record) EXPECT_FALSE(number == 0.0 && std::signbit(number));
  buffers.writePoints(Points{{-0.0, -0.0}});
  for (const double number : buffers.output) EXPECT_FALSE(number == 0.0 && std::signbit(number));
}

TEST(BuffersTest, NoEdgeIsMinusOne) {
  Buffers buffers;
  buffers.writeCollision(Collision{});
  EXPECT_EQ(buffers.record[record::kEdge], -1.0);
  buffers.writeTrace(Trace{});
  EXPECT_EQ(buffers.record[record::kDecidedBy], -1.0);
  EXPECT_EQ(buffers.record[record::kNormalStep], -1.0);
  EXPECT_TRUE(buffers.output.empty());
}

TEST(BuffersTest, ATraceIsWrittenStepByStep) {
  ConvexInstance a = instanceOf(test::unitSquare());
  ConvexInstance b = instanceOf(box({4.0, 0.0}, {5.0, 1.0}));
  const Trace steps = trace(a.placed().core, b.placed().core, {8.0, 8.0});
  Buffers buffers;
  buffers.writeTrace(steps);
  EXPECT_EQ(buffers.record[record::kDecidedBy], steps.decidedBy);
  EXPECT_EQ(buffers.record[record::kNormalStep], steps.normalStep);
  ASSERT_EQ(buffers.output.size(), steps.steps.size() * step::kSize);
  for (std::size_t i = 0; i < steps.steps.size(); ++i) {
    SCOPED_TRACE(i);
    const TraceStep& expected = steps.steps[i];
    const double* at = &buffers.output[i * step::kSize];
    const auto index = [](Index value) { return value == kNoIndex ? -1.0 : value; };
    EXPECT_EQ(at[step::kSource], static_cast<double>(expected.source));
    EXPECT_EQ(at[step::kEdge], index(expected.edge));
    EXPECT_EQ(at[step::kNormal], expected.normal.x);
    EXPECT_EQ(at[step::kNormal + 1], expected.normal.y);
    EXPECT_EQ(at[step::kDuplicateOf], index(expected.duplicateOf));
    for (const auto& [place, shadow] : {std::pair{step::kA, expected.a}, {step::kB, expected.b}}) {
      EXPECT_EQ(at[place], shadow.interval.min);
      EXPECT_EQ(at[place + 1], shadow.interval.max);
      EXPECT_EQ(at[place + 2], index(shadow.minVertex));
      EXPECT_EQ(at[place + 3], index(shadow.maxVertex));
    }
    EXPECT_EQ(at[step::kOverlap], expected.overlap);
    EXPECT_EQ(at[step::kApart], expected.apart ? 1.0 : 0.0);
    EXPECT_EQ(at[step::kSwept], expected.swept.min);
    EXPECT_EQ(at[step::kSwept + 1], expected.swept.max);
    EXPECT_EQ(at[step::kApartThroughout], expected.apartThroughout ? 1.0 : 0.0);
    EXPECT_EQ(at[step::kTime], expected.time.min);
    EXPECT_EQ(at[step::kTime + 1], expected.time.max);
    EXPECT_EQ(at[step::kLeastOverlap], expected.leastOverlap);
    EXPECT_EQ(at[step::kLeastOverlapStep], index(expected.leastOverlapStep));
    EXPECT_EQ(at[step::kCommonTime], expected.commonTime.min);
    EXPECT_EQ(at[step::kCommonTime + 1], expected.commonTime.max);
  }
}

TEST(BuffersTest, PointsAreWrittenFlatAndReplaceWhatWasThere) {
  Buffers buffers;
  buffers.writePoints(Points{{1.0, 2.0}, {3.0, 4.0}, {5.0, 6.0}});
  EXPECT_EQ(buffers.output, (std::vector<double>{1, 2, 3, 4, 5, 6}));
  buffers.writePoints(Points{{7.0, 8.0}});
  EXPECT_EQ(buffers.output, (std::vector<double>{7, 8}));
}

TEST(BuffersTest, AClosestPointIsWrittenFieldByField) {
  Buffers buffers;
  buffers.writeClosestPoint({{1, 2}, {0.6, 0.8}, -3, 4, 5});
  EXPECT_EQ(buffers.record[record::kDistance], -3.0);
  EXPECT_EQ(buffers.record[record::kDistanceNormal], 0.6);
  EXPECT_EQ(buffers.record[record::kDistanceNormal + 1], 0.8);
  EXPECT_EQ(buffers.record[record::kPointA], 1.0);
  EXPECT_EQ(buffers.record[record::kPointA + 1], 2.0);
  EXPECT_EQ(buffers.record[record::kClosestEdge], 4.0);
  EXPECT_EQ(buffers.record[record::kClosestPiece], 5.0);
}

TEST(BuffersTest, AnImpactIsWrittenFieldByField) {
  Buffers buffers;
  buffers.writeImpact({true, false, 0.25, {1, 2}, {0.6, 0.8}, 1e-12, 3, 4});
  EXPECT_EQ(buffers.record[record::kHit], 1.0);
  EXPECT_EQ(buffers.record[record::kStartsOverlapping], 0.0);
  EXPECT_EQ(buffers.record[record::kTime], 0.25);
  EXPECT_EQ(buffers.record[record::kImpactPoint], 1.0);
  EXPECT_EQ(buffers.record[record::kImpactPoint + 1], 2.0);
  EXPECT_EQ(buffers.record[record::kImpactNormal], 0.6);
  EXPECT_EQ(buffers.record[record::kImpactNormal + 1], 0.8);
  EXPECT_EQ(buffers.record[record::kImpactSeparation], 1e-12);
  EXPECT_EQ(buffers.record[record::kImpactPieceOfA], 3.0);
  EXPECT_EQ(buffers.record[record::kImpactPieceOfB], 4.0);
}

TEST(BuffersTest, CastsAreWrittenStretchByStretch) {
  RayCast first{true, true, {0.0, {1, 2}, {0, 1}, kNoIndex, 7}, {0.25, {3, 4}, {1, 0}, 5, 6}};
  RayCast second = first;
  second.startsInside = false;
  second.entry.fraction = 0.5;
  Buffers buffers;
  EXPECT_EQ(buffers.writeCasts(std::array{first, second}), 2U);
  EXPECT_EQ(buffers.output,
            (std::vector<double>{1, 0,   1, 2, 0, 1, -1, 7, 0.25, 3, 4, 1, 0, 5, 6,
                                 0, 0.5, 1, 2, 0, 1, -1, 7, 0.25, 3, 4, 1, 0, 5, 6}));
  EXPECT_EQ(buffers.writeCasts({}), 0U);
}

TEST(BuffersTest, PointsOfContactAreWrittenOneByOne) {
  Manifold manifold;
  manifold.count = 2;
  manifold.points[0] = {{1, 2}, {3, 4}, 5, Side::kB, 6};
  manifold.points[1] = {{7, 8}, {9, 10}, 11, Side::kA, 12};
  Buffers buffers;
  buffers.writeManifold(manifold);
  ASSERT_EQ(buffers.output.size(), 2 * contact::kSize);
  for (std::size_t i = 0; i < 2; ++i) {
    const double* at = &buffers.output[i * contact::kSize];
    EXPECT_EQ(at[contact::kPointA], manifold.points[i].pointA.x);
    EXPECT_EQ(at[contact::kPointA + 1], manifold.points[i].pointA.y);
    EXPECT_EQ(at[contact::kPointB], manifold.points[i].pointB.x);
    EXPECT_EQ(at[contact::kPointB + 1], manifold.points[i].pointB.y);
    EXPECT_EQ(at[contact::kDepth], manifold.points[i].depth);
    EXPECT_EQ(at[contact::kSide], i == 0 ? 1.0 : 0.0);
    EXPECT_EQ(at[contact::kVertex], manifold.points[i].vertex);
  }
}

}  // namespace
}  // namespace sepax::wasm::buffers_test
