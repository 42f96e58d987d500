#include "sepax/space3/query/collide_boxes.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>

#include <gtest/gtest.h>

#include "space3/oracle/exact_boxes.hpp"
#include "space3/support/generators3.hpp"

namespace sepax::space3::collide_boxes_test {
namespace {

using test::cases;
using test::Random;

const Quaternion kNone{};
const Quaternion kEighthAboutZ = rotationAbout({0, 0, 1}, std::acos(-1.0) / 4.0);

double sizeOf(const OrientedBox& a, const OrientedBox& b) {
  double size = 0.0;
  for (const Vec3& edge : a.halfEdges) size += 2.0 * length(edge);
  for (const Vec3& edge : b.halfEdges) size += 2.0 * length(edge);
  return size;
}

TEST(CollideBoxesTest, AlignedBoxes) {
  const OrientedBox a = makeOrientedBox({0, 0, 0}, {1, 1, 1}, kNone);
  const BoxCollision hit = collideBoxes(a, makeOrientedBox({1.5, 0.5, 0}, {1, 1, 1}, kNone));
  EXPECT_TRUE(hit.collision.intersects);
  EXPECT_EQ(hit.collision.normal, (Vec3{1, 0, 0}));
  EXPECT_EQ(hit.collision.depth, 0.5);
  EXPECT_EQ(hit.axis, 0U);
  EXPECT_TRUE(collideBoxes(a, makeOrientedBox({2, 2, 2}, {1, 1, 1}, kNone)).collision.intersects);
  const double beyond = std::nextafter(2.0, 3.0);
  EXPECT_FALSE(
      collideBoxes(a, makeOrientedBox({beyond, 0, 0}, {1, 1, 1}, kNone)).collision.intersects);
}

TEST(CollideBoxesTest, AnEdgeMayPointAtAFace) {
  const OrientedBox a = makeOrientedBox({0, 0, 0}, {1, 1, 1}, kNone);
  const double reach = 1.0 + std::sqrt(2.0);
  const auto at = [&](double x) {
    return collideBoxes(a, makeOrientedBox({x, 0, 0}, {1, 1, 1}, kEighthAboutZ)).collision;
  };
  EXPECT_NEAR(at(reach - 0.25).depth, 0.25, 1e-15);
  EXPECT_TRUE(at(reach - 1e-15).intersects);
  EXPECT_FALSE(at(reach + 1e-15).intersects);
}

/// Two edges that cross at right angles, the boxes on either side: only the cross product of the
/// edges separates them. A test with the six face normals alone says that they meet.
TEST(CollideBoxesTest, CrossedEdgesNeedTheirOwnAxis) {
  const Quaternion aboutX = rotationAbout({1, 0, 0}, std::acos(-1.0) / 4.0);
  const Quaternion aboutY = rotationAbout({0, 1, 0}, std::acos(-1.0) / 4.0);
  const OrientedBox a = makeOrientedBox({0, 0, 0}, {5, 1, 1}, aboutX);
  const double touching = 2.0 * std::sqrt(2.0);
  for (const double gap : {-0.01, 0.01}) {
    const OrientedBox b = makeOrientedBox({0, 0, touching + gap}, {1, 5, 1}, aboutY);
    const BoxTrace trace = traceBoxes(a, b);
    EXPECT_EQ(trace.result.collision.intersects, gap < 0.0);
    EXPECT_GE(trace.result.axis, 6U);
    EXPECT_NEAR(trace.result.collision.normal.z, 1.0, 1e-15);
    for (std::uint32_t i = 0; i < 6; ++i) EXPECT_FALSE(trace.steps[i].axis.apart);
    EXPECT_NEAR(trace.result.collision.depth, std::max(-gap, 0.0), 1e-14);
  }
}

TEST(CollideBoxesTest, ContainmentConcentricAndCrossingBoxes) {
  const OrientedBox big = makeOrientedBox({0, 0, 0}, {5, 6, 7}, kNone);
  const OrientedBox small = makeOrientedBox({3, 0, 0}, {1, 1, 1}, kNone);
  const Collision3 out = collideBoxes(small, big).collision;
  EXPECT_EQ(out.depth, 3.0);
  EXPECT_EQ(out.mtv, (Vec3{3, 0, 0}));
  const Collision3 concentric = collideBoxes(big, big).collision;
  EXPECT_EQ(concentric.depth, 10.0);
  EXPECT_EQ(std::abs(concentric.mtv.x), 10.0);
  EXPECT_TRUE(
      collideBoxes(makeOrientedBox({}, {9, 1, 1}, kNone), makeOrientedBox({}, {1, 9, 1}, kNone))
          .collision.intersects);
}

TEST(CollideBoxesTest, ParallelEdgesGiveNoAxisAndTheTraceSaysSo) {
  const OrientedBox a = makeOrientedBox({0, 0, 0}, {1, 2, 3}, kEighthAboutZ);
  const BoxTrace trace = traceBoxes(a, makeOrientedBox({1, 2, 3}, {3, 2, 1}, kNone));
  int parallel = 0;
  for (const BoxTraceStep& step : trace.steps) {
    parallel += step.axis.parallel;
    if (!step.axis.parallel) continue;
    EXPECT_EQ(step.axis.source, BoxAxisSource::kEdges);
    EXPECT_EQ(step.axis.a, 2U);
    EXPECT_EQ(step.axis.b, 2U);
    EXPECT_EQ(step.axis.direction, Vec3{});
    EXPECT_TRUE(step.a.empty() && step.b.empty());
  }
  EXPECT_EQ(parallel, 1);
}

struct BoxPair {
  OrientedBox a;
  OrientedBox b;
};

/// Plain boxes and every kind of trouble: on a lattice, sharing axes, touching but for rounding,
/// far out, plates and needles.
BoxPair makeBoxes(std::uint64_t seed, std::uint64_t index) {
  Random random(seed, index);
  const bool lattice = random.chance(0.3);
  const auto halfSizes = [&]() -> Vec3 {
    if (lattice) {
      const double x = random.integer(1, 4);
      const double y = random.integer(1, 4);
      return {x, y, static_cast<double>(random.integer(1, 4))};
    }
    const int thin = random.chance(0.2) ? -12 : 0;
    const double x = std::abs(random.magnitude(thin, 1));
    const double y = std::abs(random.magnitude(thin, 1));
    return {x, y, std::abs(random.magnitude(thin, 1))};
  };
  const auto rotation = [&]() -> Quaternion {
    if (lattice) {
      // Quarter turns, exactly.
      const Quaternion turns[] = {{0, 0, 0, 1}, {1, 1, 1, 1}, {1, 0, 0, 0}, {1, 1, 1, -1}};
      return turns[random.bits() % 4];
    }
    return test::rotation3(random);
  };
  const Vec3 offset = random.chance(0.7) ? Vec3{} : 1e6 * test::latticePoint3(random, 1);
  const Quaternion ofA = rotation();
  Quaternion ofB = random.chance(0.2) ? ofA : rotation();
  if (random.chance(0.1)) {
    // A shared axis, or one that is shared but for rounding.
    ofB.x = test::nudged(ofA.x, random.integer(0, 2));
    ofB.y = ofA.y;
    ofB.z = ofA.z;
    ofB.w = ofA.w;
  }
  BoxPair pair{makeOrientedBox(offset, halfSizes(), ofA),
               makeOrientedBox(offset, halfSizes(), ofB)};
  if (lattice) {
    pair.b.center = offset + test::latticePoint3(random, 8);
  } else {
    pair.b.center = offset + test::point3(random, 5.0);
    if (random.chance(0.6)) {
      // To where they touch along some axis, but for rounding.
      const BoxAxis axis = boxAxis(pair.a, pair.b, static_cast<std::uint32_t>(random.bits() % 15));
      const Vec3 shift = axis.overlap * axis.direction;
      pair.b.center = test::nudged(pair.b.center + shift, random, random.integer(0, 2));
    }
  }
  if (random.chance(0.05)) pair.b.center = pair.a.center;
  return pair;
}

TEST(CollideBoxesTest, IsExact) {
  int hits = 0;
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    const auto [a, b] = makeBoxes(70, i);
    const bool expected = oracle::exactBoxesMeet(a, b);
    hits += expected;
    ASSERT_EQ(collideBoxes(a, b).collision.intersects, expected) << i;
    ASSERT_EQ(collideBoxes(b, a).collision.intersects, expected) << i;
  }
  EXPECT_GT(hits, 0);
}

TEST(CollideBoxesTest, TheMtvSeparatesAndNothingShorterAlongIt) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    const auto [a, b] = makeBoxes(71, i);
    const Collision3 hit = collideBoxes(a, b).collision;
    ASSERT_NEAR(length(hit.normal), 1.0, 1e-12) << i;
    ASSERT_EQ(hit.mtv, hit.depth == 0.0 ? Vec3{} : -hit.depth * hit.normal) << i;
    if (!hit.intersects) {
      ASSERT_EQ(hit.depth, 0.0) << i;
      continue;
    }
    const double slack = 1e-12 * sizeOf(a, b) + 1e-15 * greatestComponent(a.center);
    OrientedBox moved = a;
    moved.center = a.center + hit.mtv - slack * hit.normal;
    ASSERT_FALSE(collideBoxes(moved, b).collision.intersects) << i;
    if (hit.depth <= slack) continue;
    moved.center = a.center + hit.mtv + slack * hit.normal;
    ASSERT_TRUE(collideBoxes(moved, b).collision.intersects) << i;
  }
}

TEST(CollideBoxesTest, TheDepthIsThatOfTheHullOfDifferences) {
  double worst = 0.0;
  for (std::uint64_t i = 0, done = 0; done < cases(500); ++i) {
    const auto [a, b] = makeBoxes(72, i);
    const Collision3 hit = collideBoxes(a, b).collision;
    // The brute force can't tell the faces of plates and needles apart.
    double thinnest = 1e9;
    for (const Vec3& edge : a.halfEdges) thinnest = std::min(thinnest, length(edge));
    for (const Vec3& edge : b.halfEdges) thinnest = std::min(thinnest, length(edge));
    if (!hit.intersects || thinnest < 1e-2) continue;
    ++done;
    const double size = sizeOf(a, b);
    const auto depth = static_cast<double>(oracle::bruteForceDepth(a, b));
    worst = std::max(worst, std::abs(hit.depth - depth) / size);
    ASSERT_LE(std::abs(hit.depth - depth), 1e-12 * size) << i;
  }
  std::printf("worst error of a depth, relative to the size of the pair: %.1e\n", worst);
}

TEST(CollideBoxesTest, TheTraceTellsTheSame) {
  for (std::uint64_t i = 0; i < cases(100000); ++i) {
    const auto [a, b] = makeBoxes(73, i);
    const BoxCollision hit = collideBoxes(a, b);
    const BoxTrace trace = traceBoxes(a, b);
    ASSERT_EQ(trace.result.collision.intersects, hit.collision.intersects) << i;
    ASSERT_EQ(trace.result.collision.normal, hit.collision.normal) << i;
    ASSERT_EQ(trace.result.collision.depth, hit.collision.depth) << i;
    ASSERT_EQ(trace.result.axis, hit.axis) << i;
    ASSERT_EQ(trace.decidedBy == kNoAxis, hit.collision.intersects) << i;
    for (std::uint32_t k = 0; k < kBoxAxisCount; ++k) {
      const BoxTraceStep& step = trace.steps[k];
      if (k < trace.decidedBy) {
        ASSERT_FALSE(step.axis.apart) << i;
      }
      if (step.axis.parallel) continue;
      const double reach = greatestComponent(a.center) + greatestComponent(b.center);
      ASSERT_NEAR(overlap(step.a, step.b), step.axis.overlap, 1e-12 * (sizeOf(a, b) + reach)) << i;
    }
  }
}

}  // namespace
}  // namespace sepax::space3::collide_boxes_test
