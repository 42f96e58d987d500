#include "sepax/world/snapshot.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/world/hash.hpp"
#include "support/cases.hpp"
#include "support/snapshots.hpp"
#include "support/watched_world.hpp"

namespace sepax::snapshot_test {
namespace {

using test::BodySpec;
using test::boxGeometry;
using test::discGeometry;
using test::makeFullWorld;
using test::Random;
using test::WatchedWorld;
using test::WorldScene;
using Bytes = std::vector<std::uint8_t>;

constexpr BodyTraits kPlain;
constexpr BodyTraits kStatic{body_flag::kStatic, 1, 0xffffffff};
constexpr BodyTraits kFast{body_flag::kFast, 1, 0xffffffff};

/// Does to both worlds what may happen in a frame.
void actOnBoth(World& one, World& other, Random& random, const WorldScene& scene) {
  for (int k = 0; k < 10; ++k) {
    const int kind = random.integer(0, 9);
    BodyId id =
        one.bodies().end() == 0
            ? 0
            : static_cast<BodyId>(random.integer(0, static_cast<int>(one.bodies().end()) - 1));
    if (kind == 0 || !one.bodies().has(id)) {
      const BodySpec spec = scene.make(random, 30);
      id = one.add(spec.geometry, spec.pose, spec.traits);
      ASSERT_EQ(other.add(spec.geometry, spec.pose, spec.traits), id);
    } else if (kind == 1) {
      one.remove(id);
      other.remove(id);
    } else if (kind == 2) {
      BodyTraits traits = test::randomTraits(random);
      if (random.chance(0.4)) traits.flags |= body_flag::kFast;
      one.setTraits(id, traits);
      other.setTraits(id, traits);
    } else {
      one.targets()[id] = test::nearby(one.targets()[id], 2.0 * scene.step, random);
      other.targets()[id] = one.targets()[id];
    }
  }
  if (random.chance(0.2)) {
    ASSERT_EQ(one.separate(3), other.separate(3));
  } else {
    one.update();
    other.update();
  }
}

void expectSameContacts(const World& one, const World& other) {
  ASSERT_EQ(one.contacts().size(), other.contacts().size());
  for (std::size_t i = 0; i < one.contacts().size(); ++i) {
    ASSERT_EQ(one.contacts()[i].pair, other.contacts()[i].pair);
    ASSERT_EQ(one.contacts()[i].normal, other.contacts()[i].normal);
    ASSERT_EQ(one.contacts()[i].depth, other.contacts()[i].depth);
  }
}

TEST(SnapshotTest, RestoresTheEmptyWorld) {
  World empty;
  World world;
  world.add(boxGeometry(1, 1), {}, kPlain);
  EXPECT_EQ(restoreSnapshot(takeSnapshot(empty), world), SnapshotFault::kNone);
  EXPECT_EQ(world.bodies().size(), 0U);
  EXPECT_EQ(world.add(boxGeometry(1, 1), {}, kPlain), 0U);
}

TEST(SnapshotTest, WhatIsRestoredGoesOnAsTheOriginal) {
  const auto scenes = test::worldScenes();
  for (std::uint64_t i = 0; i < test::atLeastOne(200); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const WorldScene& scene = scenes[i % scenes.size()];
    World world;
    World other;
    World reference;
    for (int frame = 0; frame < 6; ++frame) actOnBoth(world, reference, random, scene);
    // What the other world was before doesn't matter.
    if (random.chance(0.5)) makeFullWorld(other);
    const Bytes bytes = takeSnapshot(world);
    ASSERT_EQ(restoreSnapshot(bytes, other), SnapshotFault::kNone);
    ASSERT_EQ(takeSnapshot(other), bytes);
    for (int frame = 0; frame < 8; ++frame) {
      ASSERT_EQ(hashOf(world), hashOf(other));
      ASSERT_NO_FATAL_FAILURE(actOnBoth(world, other, random, scene));
      ASSERT_NO_FATAL_FAILURE(expectSameContacts(world, other));
    }
  }
}

TEST(SnapshotTest, OfWatchedWorlds) {
  const auto scenes = test::worldScenes();
  for (std::uint64_t i = 0; i < test::atLeastOne(200); ++i) {
    SCOPED_TRACE(i);
    Random random(2, i);
    const WorldScene& scene = scenes[i % scenes.size()];
    WatchedWorld watched;
    for (int call = 0; call < 300; ++call) {
      test::act(watched, scene, random, 20);
      if (random.chance(0.1)) watched.reload();
      if (random.chance(0.02)) watched.separate(2);
    }
    watched.query(random);
    watched.update();
    ASSERT_EQ(watched.fault(), "");
  }
}

TEST(SnapshotTest, KeepsImpactsOfBodiesThatAreStillThere) {
  World world;
  world.add(discGeometry(1), {0, 0, 0}, kFast);
  world.add(boxGeometry(2, 2), {10, 0, 0}, kStatic);
  world.update();
  world.targets()[0] = {100, 0, 0};
  world.update();
  ASSERT_EQ(world.impacts().size(), 1U);
  World other;
  ASSERT_EQ(restoreSnapshot(takeSnapshot(world), other), SnapshotFault::kNone);
  EXPECT_EQ(hashOf(other), hashOf(world));
  ASSERT_NO_FATAL_FAILURE(expectSameContacts(world, other));
  world.remove(1);
  ASSERT_EQ(restoreSnapshot(takeSnapshot(world), other), SnapshotFault::kNone);
  EXPECT_EQ(hashOf(other), hashOf(world));
  world.update();
  other.update();
  EXPECT_EQ(hashOf(other), hashOf(world));
  EXPECT_EQ(other.touches().ended().size(), 1U);
}

TEST(SnapshotTest, SharedFormsStayShared) {
  World world;
  const auto form = boxGeometry(1, 1);
  for (int k = 0; k < 3; ++k) world.add(form, {3.0 * k, 0, 0}, kPlain);
  world.add(boxGeometry(1, 1), {}, kPlain);
  const std::uint64_t hash = hashOf(world);
  World other;
  ASSERT_EQ(restoreSnapshot(takeSnapshot(world), other), SnapshotFault::kNone);
  EXPECT_EQ(other.bodies().placed(2).geometry(), other.bodies().placed(0).geometry());
  EXPECT_NE(other.bodies().placed(3).geometry(), other.bodies().placed(0).geometry());
  EXPECT_EQ(hashOf(other), hash);
  World separate;
  for (int k = 0; k < 3; ++k) separate.add(boxGeometry(1, 1), {3.0 * k, 0, 0}, kPlain);
  separate.add(boxGeometry(1, 1), {}, kPlain);
  EXPECT_EQ(hashOf(separate), hash) << "who shares a form is of no consequence";
}

TEST(SnapshotTest, WorldsWithSpareFlagsAreRestored) {
  World world;
  const BodyId first = world.add(boxGeometry(1, 1), {}, {body_flag::kSensor | 16U, 1, 1});
  const BodyId second = world.add(boxGeometry(1, 1), {}, kPlain);
  world.setTraits(second, {body_flag::kStatic | 0x80000000U, 1, 1});
  EXPECT_EQ(world.bodies().traits(first).flags, body_flag::kSensor);
  EXPECT_EQ(world.bodies().traits(second).flags, body_flag::kStatic);
  World other;
  ASSERT_EQ(restoreSnapshot(takeSnapshot(world), other), SnapshotFault::kNone);
  EXPECT_EQ(hashOf(other), hashOf(world));
}

TEST(SnapshotTest, WorldsWithABodyThatWasToIgnoreItselfAreRestored) {
  World world;
  const BodyId body = world.add(boxGeometry(1, 1), {}, kPlain);
  const std::uint64_t hash = hashOf(world);
  world.ignore({body, body}, true);
  EXPECT_EQ(hashOf(world), hash);
  World other;
  EXPECT_EQ(restoreSnapshot(takeSnapshot(world), other), SnapshotFault::kNone);
}

}  // namespace
}  // namespace sepax::snapshot_test
