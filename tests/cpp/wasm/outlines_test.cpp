#include "outlines.hpp"

#include <algorithm>
#include <initializer_list>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/algorithm/validate_outline.hpp"

namespace sepax::wasm::outlines_test {
namespace {

/// A square with a square hole, the latter counter-clockwise as well.
constexpr std::initializer_list<double> kFrame{2, 4, 0, 0, 6, 0, 6, 6, 0, 6,
                                               4, 2, 2, 4, 2, 4, 4, 2, 4};
constexpr std::initializer_list<double> kBowTie{1, 4, 0, 0, 2, 2, 2, 0, 0, 2};

Buffers buffersWith(const std::vector<double>& input) {
  Buffers buffers;
  buffers.input = input;
  return buffers;
}

TEST(OutlinesTest, FindingsGoToTheOutputAndTheRestToTheRecord) {
  Buffers buffers = buffersWith(kBowTie);
  ASSERT_EQ(validateOutline(buffers, 1, 10), 1U);
  const auto crossing = static_cast<double>(FindingKind::kCrossing);
  EXPECT_EQ(buffers.output, (std::vector<double>{crossing, 0, 0, 0, 2}));
  buffers = buffersWith(kFrame);
  EXPECT_EQ(validateOutline(buffers, 1, 10), 0U);
  EXPECT_EQ(buffers.record[record::kWinding], 1.0);
  EXPECT_EQ(buffers.record[record::kSimple], 1.0);
  EXPECT_EQ(buffers.record[record::kConvex], 0.0);
}

TEST(OutlinesTest, ListsComeBehindTheirLengths) {
  Buffers buffers = buffersWith(kFrame);
  ASSERT_EQ(decomposeOutline(buffers, 1), 4U);
  std::size_t place = 0;
  for (int k = 0; k < 4; ++k) place += 1 + 2 * static_cast<std::size_t>(buffers.output[place]);
  EXPECT_EQ(place, buffers.output.size());
  ASSERT_EQ(simplifyOutline(buffers, 1, 0.1), 1U);
  EXPECT_EQ(buffers.output,
            (std::vector<double>{2, 4, 0, 0, 6, 0, 6, 6, 0, 6, 4, 2, 2, 2, 4, 4, 4, 4, 2}));
}

TEST(OutlinesTest, TrianglesAreIndicesOfThePointsOfAllRings) {
  Buffers buffers = buffersWith(kFrame);
  ASSERT_EQ(triangulateOutline(buffers, 1), 8U);
  ASSERT_EQ(buffers.output.size(), 24U);
  for (double point = 0.0; point < 8.0; point += 1.0) {
    EXPECT_GE(std::count(buffers.output.begin(), buffers.output.end(), point), 2) << point;
  }
}

TEST(OutlinesTest, PolygonsComeBehindTheNumberOfTheirRings) {
  Buffers buffers = buffersWith(kBowTie);
  ASSERT_EQ(repairOutline(buffers, 1), 2U);
  EXPECT_EQ(buffers.output, (std::vector<double>{1, 3, 0, 0, 1, 1, 0, 2, 1, 3, 1, 1, 2, 0, 2, 2}));
  const std::vector<double> counts(&buffers.record[record::kRepairs],
                                   &buffers.record[record::kRepairs] + 6);
  EXPECT_EQ(counts, (std::vector<double>{0, 0, 0, 1, 0, 0}));
  buffers = buffersWith(kFrame);
  EXPECT_EQ(repairOutline(buffers, 1), 1U);
}

TEST(OutlinesTest, SeveralPolygonsCountTogether) {
  // A frame, a triangle in its hole and one beside it.
  std::vector<double> polygons(kFrame);
  polygons.insert(polygons.end(), {1, 3, 2.5, 2.5, 3.5, 2.5, 2.5, 3.5, 1, 3, 7, 0, 9, 0, 7, 2});
  Buffers buffers = buffersWith(polygons);
  ASSERT_EQ(validateOutline(buffers, 3, 10), 0U);
  ASSERT_TRUE(measureOutline(buffers, 3));
  EXPECT_EQ(buffers.record[record::kOutlineArea], 34.5);
  EXPECT_EQ(locatePoint(buffers, 3, 2.75, 2.75), 2U);
  EXPECT_EQ(locatePoint(buffers, 3, 3.5, 3.5), 0U);
  EXPECT_EQ(decomposeOutline(buffers, 3), 6U);
  EXPECT_EQ(triangulateOutline(buffers, 3), 10U);
  ASSERT_EQ(simplifyOutline(buffers, 3, 0.1), 3U);
  EXPECT_EQ(buffers.output.size(), polygons.size());
  // Without the hole the triangle would be in the frame.
  polygons = {1, 4, 0, 0, 6, 0, 6, 6, 0, 6, 1, 3, 2, 2, 4, 2, 2, 4};
  buffers = buffersWith(polygons);
  ASSERT_EQ(validateOutline(buffers, 2, 10), 1U);
  const auto nested = static_cast<double>(FindingKind::kNestedShells);
  EXPECT_EQ(buffers.output, (std::vector<double>{nested, 1, 0, 0, 0}));
  EXPECT_EQ(decomposeOutline(buffers, 2), 0U);
}

TEST(OutlinesTest, FaultyRingsAreRefused) {
  Buffers buffers = buffersWith(kBowTie);
  EXPECT_EQ(decomposeOutline(buffers, 1), 0U);
  EXPECT_EQ(triangulateOutline(buffers, 1), 0U);
  EXPECT_EQ(simplifyOutline(buffers, 1, 0.1), 0U);
  EXPECT_FALSE(measureOutline(buffers, 1));
}

TEST(OutlinesTest, MeasuresAndLocations) {
  Buffers buffers = buffersWith(kFrame);
  ASSERT_TRUE(measureOutline(buffers, 1));
  EXPECT_EQ(buffers.record[record::kOutlineArea], 32.0);
  EXPECT_EQ(buffers.record[record::kPerimeter], 32.0);
  EXPECT_EQ(locatePoint(buffers, 1, 3, 3), 0U);
  EXPECT_EQ(locatePoint(buffers, 1, 2, 3), 1U);
  EXPECT_EQ(locatePoint(buffers, 1, 1, 3), 2U);
}

TEST(OutlinesTest, WhatEnclosesPoints) {
  Buffers buffers = buffersWith({1, 4, 0, 0, 6, 0, 3, 1, 3, 0});
  EXPECT_EQ(convexHull(buffers), 3U);
  EXPECT_EQ(buffers.output, (std::vector<double>{0, 0, 6, 0, 3, 1}));
  boundingCircle(buffers);
  EXPECT_EQ(buffers.record[record::kCenter], 3.0);
  EXPECT_EQ(buffers.record[record::kRadius], 3.0);
  orientedBox(buffers);
  EXPECT_EQ(buffers.record[record::kAxis], 1.0);
  EXPECT_EQ(buffers.record[record::kHalfExtents], 3.0);
  EXPECT_EQ(buffers.record[record::kHalfExtents + 1], 0.5);
}

}  // namespace
}  // namespace sepax::wasm::outlines_test
