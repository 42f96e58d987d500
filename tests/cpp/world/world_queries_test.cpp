// Queries of a world against asking every body.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/math/rotation.hpp"
#include "sepax/world/world.hpp"
#include "support/cases.hpp"
#include "support/watched_world.hpp"

namespace sepax::world_queries_test {
namespace {

using test::boxGeometry;
using test::Random;
using test::WatchedWorld;
using test::WorldScene;

constexpr BodyTraits kPlain;

TEST(WorldQueriesTest, AgreeWithAskingEveryBody) {
  for (const WorldScene& scene : test::worldScenes()) {
    SCOPED_TRACE(scene.name);
    for (std::uint64_t i = 0; i < std::max<std::uint64_t>(1, test::cases(60)); ++i) {
      SCOPED_TRACE(i);
      Random random(1, i);
      WatchedWorld watched;
      const int count = random.integer(1, 60);
      test::fill(watched, scene, random, count);
      for (int frame = 0; frame < 3; ++frame) {
        for (int k = 0; k < 10; ++k) {
          watched.query(random);
          ASSERT_EQ(watched.fault(), "");
        }
        for (int k = 0; k < 20; ++k) test::act(watched, scene, random, 60);
      }
    }
  }
}

/// Discs and boxes of all sizes that a ray meets, and a point is away from, at the same distance
/// but for rounding.
void addAllAtOneDistance(World& world, Random& random, Vec2 from, Rotation turn, double angle) {
  const double gap = std::ldexp(random.between(0.5, 1.0), random.integer(-45, 0));
  for (int k = 0; k < 12; ++k) {
    const double radius = random.between(0.1, 10.0);
    const Vec2 centre = from + turn.apply({gap + radius, 0});
    const auto form =
        random.chance(0.5) ? boxGeometry(2.0 * radius, 2.0 * radius) : test::discGeometry(radius);
    world.add(form, {centre.x, centre.y, angle}, kPlain);
  }
}

TEST(WorldQueriesTest, TheOrderOfTheSearchDoesNotDecideTies) {
  for (std::uint64_t i = 0; i < std::max<std::uint64_t>(1, test::cases(2000)); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    World world;
    const Vec2 from = random.vector(100.0);
    const double angle = random.chance(0.5) ? 0.0 : random.angle();
    const Rotation turn = Rotation::fromAngle(angle);
    addAllAtOneDistance(world, random, from, turn, angle);
    std::vector<BodyId> all;
    std::vector<BodyId> few;
    world.findNearest(from, 12, 1e200, {}, all);
    world.findNearest(from, 3, 1e200, {}, few);
    all.resize(3);
    ASSERT_EQ(few, all);
    std::vector<BodyCrossing> crossings;
    world.castRayAll(from, turn.apply({1, 0}), 1e200, {}, crossings);
    const BodyCrossing first = world.castRay(from, turn.apply({1, 0}), 1e200, {});
    ASSERT_EQ(first.body, crossings.empty() ? kNoBody : crossings.front().body);
  }
}

TEST(WorldQueriesTest, OfEquallyNearBodiesTheLesserNumberComesFirst) {
  World world;
  for (const Vec2 p : {Vec2{3, 0}, Vec2{0, 3}, Vec2{-3, 0}, Vec2{0, -3}, Vec2{2, 0}}) {
    world.add(boxGeometry(2, 2), {p.x, p.y, 0}, kPlain);
  }
  std::vector<BodyId> found;
  world.findNearest({}, 3, 10.0, {}, found);
  EXPECT_EQ(found, (std::vector<BodyId>{4, 0, 1}));
  world.findNearest({}, 10, 2.0, {}, found);
  EXPECT_EQ(found, (std::vector<BodyId>{4, 0, 1, 2, 3}));
  world.findNearest({}, 10, 1.5, {}, found);
  EXPECT_EQ(found, (std::vector<BodyId>{4}));
  world.findNearest({}, 0, 10.0, {}, found);
  EXPECT_TRUE(found.empty());
}

TEST(WorldQueriesTest, OfBodiesMetAtOnceTheLesserNumberComesFirst) {
  World world;
  for (const double y : {1.0, -1.0, 0.0}) world.add(boxGeometry(2, 2), {5, y, 0}, kPlain);
  EXPECT_EQ(world.castRay({}, {1, 0}, 100.0, {}).body, 0U);
  EXPECT_EQ(world.castRay({}, {1, 0}, 100.0, {}).entry.fraction, 4.0);
  EXPECT_EQ(world.castRay({}, {1, 0}, 3.9, {}).body, kNoBody);
  std::vector<BodyCrossing> all;
  world.castRayAll({}, {1, 0}, 100.0, {}, all);
  ASSERT_EQ(all.size(), 3U);
  for (BodyId id = 0; id < 3; ++id) EXPECT_EQ(all[id].body, id);
  const BodyImpact impact =
      world.castShape(test::shapeAt(*boxGeometry(2, 4), {}).placed(), {100, 0}, {});
  EXPECT_EQ(impact.body, 0U);
  EXPECT_DOUBLE_EQ(impact.impact.time, 0.03);
}

}  // namespace
}  // namespace sepax::world_queries_test
