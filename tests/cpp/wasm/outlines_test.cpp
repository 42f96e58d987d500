#include "outlines.hpp"

#include <initializer_list>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/algorithm/validate_outline.hpp"

namespace sepax::wasm::outlines_test {
namespace {

/// A square with a square hole, the latter counter-clockwise as well.
constexpr std::initializer_list<double> kFrame{4, 4, 0, 0, 6, 0, 6, 6, 0,
                                               6, 2, 2, 4, 2, 4, 4, 2, 4};
constexpr std::initializer_list<double> kBowTie{4, 0, 0, 2, 2, 2, 0, 0, 2};

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
  EXPECT_EQ(validateOutline(buffers, 2, 10), 0U);
  EXPECT_EQ(buffers.record[record::kWinding], 1.0);
  EXPECT_EQ(buffers.record[record::kSimple], 1.0);
  EXPECT_EQ(buffers.record[record::kConvex], 0.0);
}

TEST(OutlinesTest, ListsComeBehindTheirLengths) {
  Buffers buffers = buffersWith(kFrame);
  ASSERT_EQ(decomposeOutline(buffers, 2), 4U);
  std::size_t place = 0;
  for (int k = 0; k < 4; ++k) place += 1 + 2 * static_cast<std::size_t>(buffers.output[place]);
  EXPECT_EQ(place, buffers.output.size());
  ASSERT_EQ(simplifyOutline(buffers, 2, 0.1), 2U);
  EXPECT_EQ(buffers.output,
            (std::vector<double>{4, 0, 0, 6, 0, 6, 6, 0, 6, 4, 2, 2, 2, 4, 4, 4, 4, 2}));
}

TEST(OutlinesTest, FaultyRingsAreRefused) {
  Buffers buffers = buffersWith(kBowTie);
  EXPECT_EQ(decomposeOutline(buffers, 1), 0U);
  EXPECT_EQ(simplifyOutline(buffers, 1, 0.1), 0U);
  EXPECT_FALSE(measureOutline(buffers, 1));
}

TEST(OutlinesTest, MeasuresAndLocations) {
  Buffers buffers = buffersWith(kFrame);
  ASSERT_TRUE(measureOutline(buffers, 2));
  EXPECT_EQ(buffers.record[record::kOutlineArea], 32.0);
  EXPECT_EQ(buffers.record[record::kPerimeter], 32.0);
  EXPECT_EQ(locatePoint(buffers, 2, 3, 3), 0U);
  EXPECT_EQ(locatePoint(buffers, 2, 2, 3), 1U);
  EXPECT_EQ(locatePoint(buffers, 2, 1, 3), 2U);
}

TEST(OutlinesTest, WhatEnclosesPoints) {
  Buffers buffers = buffersWith({4, 0, 0, 6, 0, 3, 1, 3, 0});
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
