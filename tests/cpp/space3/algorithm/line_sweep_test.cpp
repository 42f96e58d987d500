#include "sepax/space3/algorithm/line_sweep.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace sepax::space3::line_sweep_test {
namespace {

const Vec3 kAlongX{1, 0, 0};

Segment3 stretchOfX(double from, double to) { return {{from, 0, 0}, {to, 0, 0}}; }

TEST(LineSweepTest, WhatSegmentsShareIsInOrder) {
  LineSweep sweep;
  for (const double x : {1.0, 2.0, 5.0, 6.0}) sweep.addContact({{x, 0, 0}});
  EXPECT_TRUE(sweep.hasContacts());
  EXPECT_EQ(sweep.firstContact(), kAlongX);
  sweep.addSegment(LineSweep::kFirst, stretchOfX(6, 5));
  sweep.addSegment(LineSweep::kFirst, stretchOfX(0, 2));
  sweep.addSegment(LineSweep::kSecond, stretchOfX(1, 9));
  const std::vector<Stretch> forward = sweep.shared(kAlongX);
  ASSERT_EQ(forward.size(), 2U);
  EXPECT_EQ(forward[0].from.x, 1.0);
  EXPECT_EQ(forward[0].to.x, 2.0);
  EXPECT_EQ(forward[1].from.x, 5.0);
  EXPECT_EQ(forward[1].to.x, 6.0);
  const std::vector<Stretch> backward = sweep.shared(-kAlongX);
  ASSERT_EQ(backward.size(), 2U);
  EXPECT_EQ(backward[0].from.x, 6.0);
}

TEST(LineSweepTest, AContactAloneIsAPoint) {
  LineSweep sweep;
  sweep.addContact({{3, 0, 0}});
  sweep.addSegment(LineSweep::kFirst, stretchOfX(0, 3));
  sweep.addSegment(LineSweep::kSecond, stretchOfX(3, 4));
  const std::vector<Stretch> shared = sweep.shared(kAlongX);
  ASSERT_EQ(shared.size(), 1U);
  EXPECT_EQ(shared[0].from, shared[0].to);
}

TEST(LineSweepTest, AnOverlapWithoutAContactIsOneOfRounding) {
  LineSweep sweep;
  sweep.addContact({{8, 0, 0}});
  sweep.addSegment(LineSweep::kFirst, stretchOfX(0, 3.0000000000000004));
  sweep.addSegment(LineSweep::kSecond, stretchOfX(3, 4));
  const std::vector<Stretch> shared = sweep.shared(kAlongX);
  ASSERT_EQ(shared.size(), 1U);
  EXPECT_EQ(shared[0].from.x, 8.0);
}

/// The line touches a corner from above and runs along an edge below.
TEST(LineSweepTest, CornersAndEdgesOnTheLineBelongToThePolygon) {
  const Polygon3 polygon =
      *Polygon3::create(std::vector<Vec3>{{0, 0, 0}, {2, 0, 0}, {2, 2, 0}, {1, 0, 0}, {0, 2, 0}})
           .polygon;
  const Segment3 line = stretchOfX(-9, 9);
  const Vec3 up{0, 0, 1};
  const SpannedPlane across{line.way(), Displacement::of(up), line.from};
  LineSweep sweep;
  sweep.addContact({{0, 0, 0}});
  sweep.addContact({{2, 0, 0}});
  sweep.addPolygon(LineSweep::kFirst, polygon, across);
  sweep.addSegment(LineSweep::kSecond, line);
  EXPECT_EQ(sweep.direction(), (Vec3{18, 0, 0}));
  const std::vector<Stretch> shared = sweep.shared(kAlongX);
  ASSERT_EQ(shared.size(), 1U);
  EXPECT_EQ(shared[0].from.x, 0.0);
  EXPECT_EQ(shared[0].to.x, 2.0);
}

}  // namespace
}  // namespace sepax::space3::line_sweep_test
