#include "sepax/algorithm/skim_edges.hpp"

#include <cmath>
#include <cstdint>

#include <gtest/gtest.h>

#include "oracle/exact_polygons.hpp"
#include "sepax/algorithm/deepest_edge.hpp"
#include "sepax/tolerance.hpp"
#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/shapes.hpp"

namespace sepax::skim_edges_test {
namespace {

using test::instanceOf;
using test::Random;

/// A look at every edge, in the order of visitAxisEnds.
SkimmedEdge plainly(const PlacedPolygon& a, const PlacedPolygon& b, double tie) {
  SkimmedEdge best;
  best.separation = -1e300;
  visitAxisEnds(a, b, [&](const AxisEnd& end) {
    if (end.looksOut && end.separation - best.separation > tie) {
      best = {true, end.owner, end.edge, end.separation};
    }
    return true;
  });
  return best;
}

double extentsOf(const PlacedPolygon& a, const PlacedPolygon& b) {
  return a.bounds().extent() + b.bounds().extent();
}

/// How often skimming was sure; what it is sure of must be what a look at every edge gives.
int countSure(const PlacedPolygon& a, const PlacedPolygon& b) {
  const double extents = extentsOf(a, b);
  const double tie = kSeparationTie * extents;
  const SkimmedEdge skimmed = skimEdges(a, b, 8.0 * kSeparationFilter * extents, tie);
  if (!skimmed.sure) return 0;
  EXPECT_TRUE(oracle::polygonsMeet(a.vertices(), b.vertices()));
  const SkimmedEdge plain = plainly(a, b, tie);
  EXPECT_EQ(skimmed.owner, plain.owner);
  EXPECT_EQ(skimmed.edge, plain.edge);
  EXPECT_EQ(skimmed.separation, plain.separation);
  return 1;
}

test::Points manyCorners(Random& random) {
  const int corners = random.integer(3, 80);
  const double size = std::ldexp(1.0, random.integer(-3, 3));
  if (random.chance(0.3)) return regularOutline(static_cast<Index>(corners), size);
  if (random.chance(0.2)) return test::randomSliver(random, size, 1e-6);
  return test::randomConvex(random, corners, size);
}

TEST(SkimEdgesTest, WhatIsSureIsWhatALookAtEveryEdgeGives) {
  int sure = 0;
  for (std::uint64_t i = 0; i < test::cases(6000); ++i) {
    Random random(11, i);
    ConvexInstance a = instanceOf(manyCorners(random));
    ConvexInstance b = instanceOf(manyCorners(random));
    const bool turned = random.chance(0.7);
    a.setTransform({random.vector(2.0), Rotation::fromAngle(turned ? random.angle() : 0.0)});
    b.setTransform({random.vector(2.0), Rotation::fromAngle(turned ? random.angle() : 0.0)});
    sure += countSure(a.placed().core, b.placed().core);
    ASSERT_FALSE(HasFailure()) << i;
  }
  EXPECT_GT(sure, test::share(1500));
}

TEST(SkimEdgesTest, RegularPolygonsTieAndAreLeftToTheOthers) {
  for (const Index sides : {9U, 16U, 32U, 33U}) {
    ConvexInstance a = instanceOf(regularOutline(sides, 1.0));
    ConvexInstance b = instanceOf(regularOutline(sides, 1.0));
    // At one place all edges tie, beside it those on both sides of a corner do.
    for (const Vec2 apart : {Vec2{}, Vec2{0.5, 0.0}, Vec2{0.3, 0.1}, Vec2{-1.0, 0.0}}) {
      b.setTransform({apart, {}});
      countSure(a.placed().core, b.placed().core);
    }
    b.setTransform({});
    EXPECT_EQ(countSure(a.placed().core, b.placed().core), 0);
    const DeepestEdge found = deepestEdge(a.placed().core, b.placed().core);
    EXPECT_EQ(found.verdict, DeepestEdge::Verdict::kOverlapping);
    EXPECT_EQ(found.owner, Side::kA);
    EXPECT_EQ(found.edge, 0U);
  }
}

TEST(SkimEdgesTest, IsSureOfNearlyAllRoundPolygonsThatOverlap) {
  int sure = 0;
  int overlapping = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    Random random(12, i);
    ConvexInstance a = instanceOf(regularOutline(32, 1.0));
    ConvexInstance b = instanceOf(regularOutline(32, 1.2));
    a.setTransform({random.vector(1.0), Rotation::fromAngle(random.angle())});
    b.setTransform({random.vector(1.0), Rotation::fromAngle(random.angle())});
    if (!oracle::polygonsMeet(a.placed().core.vertices(), b.placed().core.vertices())) continue;
    ++overlapping;
    sure += countSure(a.placed().core, b.placed().core);
  }
  EXPECT_GT(overlapping, 500);
  EXPECT_GT(sure, 0.99 * overlapping);
}

}  // namespace
}  // namespace sepax::skim_edges_test
