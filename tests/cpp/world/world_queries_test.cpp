// Queries of a world against asking every body.
#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/world/world.hpp"
#include "support/cases.hpp"
#include "support/watched_world.hpp"

namespace sepax {
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
}  // namespace sepax
