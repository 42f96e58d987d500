#include "sepax/world/world.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/query/collide.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/query/move_and_slide.hpp"
#include "sepax/world/snapshot.hpp"
#include "support/cases.hpp"
#include "support/watched_world.hpp"

namespace sepax::world_test {
namespace {

using test::boxGeometry;
using test::discGeometry;
using test::Random;
using test::WatchedWorld;
using test::WorldScene;

constexpr BodyTraits kPlain;

TEST(WorldTest, KnowsNothingAtFirst) {
  World world;
  EXPECT_EQ(world.bodies().size(), 0U);
  EXPECT_TRUE(world.update().ok());
  EXPECT_EQ(world.contacts().size(), 0U);
  EXPECT_EQ(world.separate(10), 0.0);
}

TEST(WorldTest, TellsWhatABodyTouches) {
  World world;
  const BodyId box = world.add(boxGeometry(2, 2), {}, kPlain);
  const BodyId disc = world.add(discGeometry(1), {1.5, 0, 0}, kPlain);
  world.update();
  ASSERT_EQ(world.contacts().size(), 1U);
  const BodyContact contact = world.contacts()[0];
  EXPECT_EQ(contact.pair, (ProxyPair{box, disc}));
  EXPECT_EQ(contact.normal, (Vec2{1, 0}));
  EXPECT_EQ(contact.depth, 0.5);
  EXPECT_EQ(world.touches().began()[0], 1);
  world.update();
  EXPECT_EQ(world.touches().began()[0], 0);
  world.targets()[disc] = {2.5, 0, 0};
  world.update();
  EXPECT_EQ(world.contacts().size(), 0U);
  ASSERT_EQ(world.touches().ended().size(), 1U);
  EXPECT_EQ(world.touches().ended()[0], (ProxyPair{box, disc}));
}

TEST(WorldTest, ContactsOfARemovedBodyEnd) {
  World world;
  world.add(boxGeometry(1, 1), {}, kPlain);
  const BodyId gone = world.add(boxGeometry(1, 1), {}, kPlain);
  world.update();
  world.remove(gone);
  EXPECT_EQ(world.add(boxGeometry(1, 1), {}, kPlain), 2U) << "the old number is still needed";
  world.update();
  ASSERT_EQ(world.touches().ended().size(), 1U);
  EXPECT_EQ(world.touches().ended()[0], (ProxyPair{0, gone}));
  EXPECT_EQ(world.add(boxGeometry(1, 1), {}, kPlain), gone);
  EXPECT_EQ(world.bodies().generation(gone), 1U);
}

TEST(WorldTest, EveryContactOfEveryFrame) {
  for (const WorldScene& scene : test::worldScenes()) {
    SCOPED_TRACE(scene.name);
    for (std::uint64_t i = 0; i < test::atLeastOne(40); ++i) {
      SCOPED_TRACE(i);
      Random random(1, i);
      WatchedWorld watched;
      const int count = random.integer(1, 60);
      test::fill(watched, scene, random, count);
      const double moving = random.chance(0.5) ? 1.0 : random.between(0.0, 0.2);
      for (int frame = 0; frame < 8; ++frame) {
        watched.update();
        ASSERT_EQ(watched.fault(), "");
        for (BodyId id = 0; id < watched.model.bodies.size(); ++id) {
          if (!random.chance(moving)) continue;
          watched.moveTo(id, test::nearby(watched.model.bodies[id].pose, scene.step, random));
        }
      }
    }
  }
}

TEST(WorldTest, EveryContactAfterAnySequenceOfCalls) {
  const auto scenes = test::worldScenes();
  for (std::uint64_t i = 0; i < test::atLeastOne(1000); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const WorldScene& scene = scenes[i % scenes.size()];
    WatchedWorld watched;
    const int most = random.integer(2, 30);
    test::fill(watched, scene, random, most / 2);
    for (int call = 0; call < 200; ++call) test::act(watched, scene, random, most);
    watched.update();
    ASSERT_EQ(watched.fault(), "");
  }
}

TEST(WorldTest, ABadTargetChangesNothing) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  const double infinity = std::numeric_limits<double>::infinity();
  World world;
  for (int k = 0; k < 3; ++k) world.add(boxGeometry(2, 2), {1.5 * k, 0, 0}, kPlain);
  world.update();
  world.targets()[0].x = 7.0;
  for (std::uint32_t component = 0; component < 3; ++component) {
    for (const double bad : {nan, infinity, -infinity, 1e101, -1e101, 1e16, -1e16}) {
      if (component < 2 && std::abs(bad) == 1e16) continue;
      Pose target{1.5, 0, 0};
      (component == 0 ? target.x : component == 1 ? target.y : target.angle) = bad;
      world.targets()[1] = target;
      const std::uint64_t before = hashOf(world);
      const UpdateStatus status = world.update();
      EXPECT_FALSE(status.ok());
      EXPECT_EQ(status.body, 1U);
      EXPECT_EQ(status.component, component);
      EXPECT_EQ(hashOf(world), before);
      EXPECT_EQ(world.bodies().pose(0), (Pose{0, 0, 0}));
      EXPECT_EQ(world.contacts().size(), 2U);
    }
  }
  world.targets()[1] = {1.5, 0, 0};
  EXPECT_TRUE(world.update().ok());
  EXPECT_EQ(world.contacts().size(), 1U);
}

TEST(WorldTest, WhatIsWrittenForRemovedBodiesIsOfNoConcern) {
  World world;
  world.add(boxGeometry(1, 1), {}, kPlain);
  world.update();
  world.remove(0);
  world.targets()[0].x = std::numeric_limits<double>::quiet_NaN();
  EXPECT_TRUE(world.update().ok());
  EXPECT_EQ(world.add(boxGeometry(1, 1), {3, 0, 0}, kPlain), 0U);
  EXPECT_TRUE(world.update().ok());
  EXPECT_EQ(world.bodies().pose(0), (Pose{3, 0, 0}));
}

TEST(WorldTest, TheWayToAStateDoesNotMatter) {
  const auto scenes = test::worldScenes();
  for (std::uint64_t i = 0; i < test::atLeastOne(140); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    const WorldScene& scene = scenes[i % scenes.size()];
    std::vector<test::BodySpec> specs;
    for (int k = 0; k < 25; ++k) specs.push_back(scene.make(random, 25));
    World straight;
    World roundabout;
    for (const test::BodySpec& spec : specs) {
      straight.add(spec.geometry, spec.pose, spec.traits);
      roundabout.add(spec.geometry, scene.make(random, 25).pose, kPlain);
    }
    for (int frame = 0; frame < 5; ++frame) {
      for (BodyId id = 0; id < specs.size(); ++id) {
        if (random.chance(0.3)) roundabout.targets()[id] = scene.make(random, 25).pose;
        if (random.chance(0.3)) roundabout.setTraits(id, test::randomTraits(random));
      }
      roundabout.update();
    }
    for (BodyId id = 0; id < specs.size(); ++id) {
      roundabout.targets()[id] = specs[id].pose;
      roundabout.setTraits(id, specs[id].traits);
    }
    straight.update();
    roundabout.update();
    ASSERT_EQ(hashOf(straight), hashOf(roundabout));
    ASSERT_EQ(straight.contacts().size(), roundabout.contacts().size());
    for (std::size_t k = 0; k < straight.contacts().size(); ++k) {
      ASSERT_EQ(straight.contacts()[k].depth, roundabout.contacts()[k].depth);
      ASSERT_EQ(straight.contacts()[k].normal, roundabout.contacts()[k].normal);
    }
  }
}

TEST(WorldTest, ThePointsOfAContactAreThoseOfTheShapes) {
  World world;
  const BodyId box = world.add(boxGeometry(2, 2), {}, kPlain);
  const BodyId disc = world.add(discGeometry(1), {1.5, 0, 0}, kPlain);
  const BodyId far = world.add(discGeometry(1), {5, 0, 0}, kPlain);
  const Manifold contact = world.manifoldOf(box, disc);
  ASSERT_EQ(contact.count, 1U);
  EXPECT_EQ(contact.points[0].depth, 0.5);
  EXPECT_EQ(world.manifoldOf(box, far).count, 0U);
}

TEST(WorldTest, HasNoPointsOfContactForARemovedBody) {
  World world;
  for (int k = 0; k < 3; ++k) world.add(boxGeometry(2, 2), {1.0 * k, 0, 0}, kPlain);
  world.update();
  ASSERT_EQ(world.contacts().size(), 3U);
  std::size_t points = 0;
  for (std::size_t i = 0; i < world.contacts().size(); ++i) {
    const auto [a, b] = world.contacts()[i].pair;
    if (i == 0) world.remove(a);
    const Manifold manifold = world.manifoldOf(a, b);
    EXPECT_EQ(manifold.count == 0, a == 0) << "the contacts of a removed body are still there";
    EXPECT_EQ(world.manifoldOf(b, a).count, manifold.count);
    points += manifold.count;
  }
  EXPECT_GT(points, 0U);
  world.update();
  EXPECT_EQ(world.contacts().size(), 1U);
}

}  // namespace
}  // namespace sepax::world_test
