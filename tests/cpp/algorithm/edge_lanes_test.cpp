#include "sepax/algorithm/edge_lanes.hpp"

#include <bit>
#include <cstdint>

#include <gtest/gtest.h>

#include "support/cases.hpp"
#include "support/generators.hpp"
#include "support/random.hpp"
#include "support/shapes.hpp"
#include "support/worlds.hpp"

namespace sepax::edge_lanes_test {
namespace {

using test::polygonOf;
using test::Random;
using Verdict = DeepestEdge::Verdict;

/// 3 to 8 corners about the origin; every other one a box, for parallel edges and ties.
ConvexPolygon someCore(Random& random, double size) {
  while (true) {
    const auto geometry = test::randomGeometry(random, size);
    const ConvexPolygon& core = geometry->pieces.front().core;
    if (core.vertices().size() > 2) return core;
  }
}

PlacedPolygon someWhere(Random& random, double reach, bool upright) {
  PlacedPolygon placed;
  const Vec2 place = upright ? random.latticePoint(3) : random.vector(reach);
  const ConvexPolygon core = upright ? test::boxGeometry(2.0, 4.0)->pieces.front().core
                                     : someCore(random, random.between(0.3, 2.0));
  placed.place(core, {place, Rotation::fromAngle(upright ? 0.0 : random.angle())});
  return placed;
}

TEST(EdgeLanesTest, SayWhatTheEdgesSayOneByOne) {
  constexpr std::uint64_t kSeed = 4401;
  int clear = 0;
  for (std::uint64_t i = 0; i < test::cases(200000); ++i) {
    Random random(kSeed, i);
    const bool upright = i % 4 == 0;
    const double reach = i % 7 == 0 ? 1e6 : 2.5;
    const PlacedPolygon a = someWhere(random, reach, upright);
    const PlacedPolygon b = someWhere(random, reach, upright);
    const EdgeLanes lanes(a, b);
    const DeepestEdge plain = deepestEdgeOneByOne(a, b);
    if (lanes.verdict() != Verdict::kUnclear) {
      ASSERT_EQ(lanes.verdict(), plain.verdict) << i;
    }
    const DeepestEdge found = lanes.deepest();
    if (found.verdict == Verdict::kUnclear) continue;
    ++clear;
    ASSERT_EQ(found.verdict, plain.verdict) << i;
    ASSERT_EQ(found.owner, plain.owner) << i;
    ASSERT_EQ(found.edge, plain.edge) << i;
    ASSERT_EQ(std::bit_cast<std::uint64_t>(found.separation),
              std::bit_cast<std::uint64_t>(plain.separation))
        << i;
  }
  EXPECT_GT(clear, static_cast<int>(test::cases(200000) / 2));
}

TEST(EdgeLanesTest, AnswerWithTheEndsThatOthersFindOneByOne) {
  constexpr std::uint64_t kSeed = 4402;
  int found = 0;
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    Random random(kSeed, i);
    const PlacedPolygon a = someWhere(random, 4.0, i % 4 == 0);
    const PlacedPolygon b = someWhere(random, 4.0, i % 4 == 0);
    const auto [deepest, end] = askLanes(a, b);
    if (!end.found) continue;
    ++found;
    const DeepestEdge plain = deepestEdgeOneByOne(a, b);
    ASSERT_EQ(deepest.verdict, Verdict::kApart) << i;
    ASSERT_EQ(deepest.owner, plain.owner) << i;
    ASSERT_EQ(deepest.edge, plain.edge) << i;
    const SeparatingEnd first = firstSeparatingEnd(a, b, plain);
    ASSERT_TRUE(first.found) << i;
    ASSERT_EQ(end.owner, first.owner) << i;
    ASSERT_EQ(end.edge, first.edge) << i;
    ASSERT_EQ(end.normal, first.normal) << i;
  }
  EXPECT_GT(found, static_cast<int>(test::cases(100000) / 4));
}

/// Triangles to octagons with corners on a lattice, upright or turned by a right angle: many touch,
/// over edges along an axis and over others.
PlacedPolygon onLattice(Random& random) {
  PlacedPolygon placed;
  while (true) {
    const ConvexPolygon core = polygonOf(test::latticeConvex(random, random.integer(3, 9), 3));
    placed.place(core, {random.latticePoint(3), {}});
    if (fitsLanes(placed)) return placed;
  }
}

TEST(EdgeLanesTest, TellWhatTouchesOverEdgesAlongAnAxisAsTheEdgesDoOneByOne) {
  constexpr std::uint64_t kSeed = 4403;
  int touching = 0;
  int left = 0;
  for (std::uint64_t i = 0; i < test::cases(100000); ++i) {
    Random random(kSeed, i);
    const bool boxes = i % 2 == 0;
    const PlacedPolygon a = boxes ? someWhere(random, 2.5, true) : onLattice(random);
    const PlacedPolygon b = boxes ? someWhere(random, 2.5, true) : onLattice(random);
    const EdgeLanes lanes(a, b);
    if (lanes.verdict() != Verdict::kUnclear) continue;
    const DeepestEdge found = lanes.touching();
    if (found.verdict == Verdict::kUnclear) {
      ++left;
      continue;
    }
    ++touching;
    const DeepestEdge plain = deepestEdgeOneByOne(a, b);
    ASSERT_EQ(plain.verdict, Verdict::kOverlapping) << i;
    ASSERT_EQ(found.verdict, plain.verdict) << i;
    ASSERT_EQ(found.owner, plain.owner) << i;
    ASSERT_EQ(found.edge, plain.edge) << i;
    ASSERT_EQ(found.separation, 0.0) << i;
    ASSERT_EQ(plain.separation, 0.0) << i;
  }
  EXPECT_GT(touching, test::share(2000));
  EXPECT_GT(left, test::share(500));
}

TEST(EdgeLanesTest, LeaveTouchingOverOtherEdgesToOthers) {
  PlacedPolygon a;
  PlacedPolygon b;
  const ConvexPolygon core = test::boxGeometry(2.0, 2.0)->pieces.front().core;
  const Rotation turned = Rotation::fromAngle(0.5);
  a.place(core, {{0.0, 0.0}, turned});
  b.place(core, {2.0 * Vec2{turned.cosine, turned.sine}, turned});
  EXPECT_EQ(EdgeLanes(a, b).verdict(), Verdict::kUnclear);
  EXPECT_EQ(EdgeLanes(a, b).deepest().verdict, Verdict::kUnclear);
  EXPECT_EQ(EdgeLanes(a, b).touching().verdict, Verdict::kUnclear);
}

}  // namespace
}  // namespace sepax::edge_lanes_test
