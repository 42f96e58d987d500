#include "sepax/space3/query/sweep_point.hpp"

#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "space3/oracle/exact_space.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::sweep_point_test {
namespace {

using oracle::ExactPolygon;
using test::cases;
using test::Random;

Polygon3 wall() {
  Polygon3::Result result =
      Polygon3::create(std::vector<Vec3>{{0, -1, -1}, {0, 1, -1}, {0, 1, 1}, {0, -1, 1}});
  return *std::move(result.polygon);
}

TEST(SweepPointTest, TellsTimePointAndSide) {
  const PointSweep sweep = sweepPoint({{-3, 0, 0}, {1, 0, 0.5}}, wall());
  EXPECT_TRUE(sweep.intersects);
  EXPECT_EQ(sweep.time, 0.75);
  EXPECT_EQ(sweep.point, (Vec3{0, 0, 0.375}));
  EXPECT_EQ(sweep.normal, (Vec3{-1, 0, 0}));
  EXPECT_EQ(sweepPoint({{3, 0, 0}, {-1, 0, 0}}, wall()).normal, (Vec3{1, 0, 0}));
  EXPECT_FALSE(sweepPoint({{-3, 0, 0}, {-1, 0, 0}}, wall()).intersects);
}

TEST(SweepPointTest, OnlyTheRelativeMotionCounts) {
  // Both fly the same way: the wall overtakes the point.
  const Segment3 motion{{1, 0, 0}, {2, 0, 0}};
  const PointSweep caught = sweepPoint(motion, wall(), {{0, 0, 0}, {4, 0, 0}});
  EXPECT_TRUE(caught.intersects);
  EXPECT_NEAR(caught.time, 1.0 / 3.0, 1e-15);
  EXPECT_NEAR(caught.point.x, 4.0 / 3.0, 1e-15);
  EXPECT_EQ(caught.normal, (Vec3{1, 0, 0}));
  EXPECT_FALSE(sweepPoint(motion, wall(), {{0, 0, 0}, {1, 0, 0}}).intersects);
}

TEST(SweepPointTest, ABulletOfAnySpeedIsCaught) {
  for (double speed = 1.0; speed < 1e90; speed *= 1e3) {
    EXPECT_TRUE(sweepPoint({{-0.5, 0.1, 0.2}, {speed, 0.1, 0.2}}, wall()).intersects) << speed;
  }
}

TEST(SweepPointTest, IsExactForTheRelativeMotion) {
  int hits = 0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    Random random(40, i);
    const test::PlaneLattice lattice = test::planeLattice(random);
    const std::vector<Vec3> points = random.chance(0.7)
                                         ? test::simplePolygon(random, lattice)
                                         : test::triangle(random, 3.0, lattice.origin);
    const Segment3 relative = test::segmentNear(random, lattice, points);
    const bool still = random.chance(0.3);
    const Segment3 offsets =
        still ? Segment3{} : Segment3{test::point3(random, 9.0), test::point3(random, 9.0)};
    const Segment3 motion{relative.from + offsets.from, relative.to + offsets.to};
    const Polygon3::Result polygon = Polygon3::create(points);
    const PointSweep sweep = sweepPoint(motion, *polygon.polygon, offsets);
    const Vec3 from = storedPoint(motion.from - offsets.from);
    const Vec3 to = storedPoint(motion.to - offsets.to);
    const auto exact = exactSegmentPolygon(ExactPolygon(points), from, to, true);
    ASSERT_EQ(sweep.intersects, !exact.empty()) << i;
    if (exact.empty()) continue;
    ++hits;
    const Vec3 shift = Segment3{offsets}.at(sweep.time);
    const double size = greatestComponent(motion.from) + greatestComponent(motion.to) +
                        greatestComponent(shift) + polygon.polygon->bounds().reach();
    ASSERT_LE(length(sweep.point - shift - exact[0].from.rounded()), 1e-12 * size) << i;
  }
  EXPECT_GT(hits, 0);
}

/// A point that drifts through a wall over many frames, both moving, is caught in exactly the frame
/// in which it changes sides or in the two that meet where it touches: never in none.
TEST(SweepPointTest, NothingSlipsThroughBetweenFrames) {
  for (std::uint64_t i = 0; i < cases(5000); ++i) {
    Random random(41, i);
    const Quaternion rotation = test::rotation3(random);
    std::vector<Vec3> corners;
    const Polygon3 upright = wall();
    for (const Vec3& corner : upright.points()) {
      corners.push_back(corner.y * rotatedAxis(rotation, Axis::kY) +
                        corner.z * rotatedAxis(rotation, Axis::kZ));
    }
    corners.pop_back();  // a triangle: exactly planar
    const Polygon3 polygon = *std::move(Polygon3::create(corners).polygon);
    const Vec3 centre = (1.0 / 3.0) * (corners[0] + corners[1] + corners[2]);
    const Vec3 across = rotatedAxis(rotation, Axis::kX);
    const double speed = random.between(0.01, 0.3);
    const Vec3 drift = test::point3(random, 1e3);
    const auto offset = [&](int frame) { return static_cast<double>(frame) * drift; };
    const auto place = [&](int frame) {
      return offset(frame) + centre + (speed * frame - 1.0) * across;
    };
    int caught = 0;
    const int frames = static_cast<int>(2.0 / speed);
    for (int frame = 0; frame < frames; ++frame) {
      caught +=
          sweepPoint({place(frame), place(frame + 1)}, polygon, {offset(frame), offset(frame + 1)})
              .intersects;
    }
    ASSERT_TRUE(caught == 1 || caught == 2) << i << ": " << caught;
  }
}

}  // namespace
}  // namespace sepax::space3::sweep_point_test
