// Contacts that go on until the gap is clear.
#include "sepax/world/kept_contacts.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/world/snapshot.hpp"
#include "sepax/world/world.hpp"
#include "support/cases.hpp"
#include "support/watched_world.hpp"

namespace sepax::kept_contacts_test {
namespace {

using test::boxGeometry;
using test::discGeometry;
using test::Random;
using test::WatchedWorld;

constexpr BodyTraits kPlain;
constexpr BodyTraits kStatic{body_flag::kStatic, 1, 0xffffffff};
constexpr BodyTraits kFast{body_flag::kFast, 1, 0xffffffff};

/// Two boxes of side 2, the other one so far beyond a touch.
class Neighbours {
 public:
  explicit Neighbours(const BodyTraits& traits = kPlain) {
    world.add(boxGeometry(2, 2), {0, 0, 0}, kPlain);
    world.add(boxGeometry(2, 2), {2, 0, 0}, traits);
    world.update();
  }

  void updateAt(double gap) {
    world.targets()[1] = {2.0 + gap, 0, 0};
    world.update();
  }

  /// Whether there is a contact, whether it began now or ended now, and whether it is only kept.
  [[nodiscard]] std::vector<int> state() const {
    const bool is = world.contacts().size() == 1;
    return {is ? 1 : 0, is ? world.touches().began()[0] : 0,
            static_cast<int>(world.touches().ended().size()), is ? world.contacts().kept()[0] : 0};
  }

  World world;
};

TEST(WithMoreTest, WhatWasFoundGoesFirst) {
  ContactList found;
  found.push({{0, 1}, {1, 0}, 1.0});
  found.push({{1, 4}, {1, 0}, 2.0});
  ContactList all;
  const auto never = [](const BodyContact&, const BodyContact&) { return false; };
  EXPECT_EQ(&withMore(found, {}, true, never, all), &found);
  const std::vector<BodyContact> others{
      {{0, 1}, {0, 1}, 7.0}, {{0, 3}, {0, 1}, 0.0}, {{1, 2}, {0, 1}, 0.0}, {{2, 3}, {1, 0}, 0.0}};
  for (const bool kept : {false, true}) {
    ASSERT_EQ(&withMore(found, others, kept, never, all), &all);
    ASSERT_EQ(all.size(), 5U);
    const std::vector<ProxyPair> pairs{{0, 1}, {0, 3}, {1, 2}, {1, 4}, {2, 3}};
    const std::vector<int> from{0, 1, 1, 0, 1};
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      EXPECT_EQ(all.pair(i), pairs[i]);
      EXPECT_EQ(all.kept()[i], kept ? from[i] : 0);
    }
    EXPECT_EQ(all.depths()[0], 1.0);
    EXPECT_EQ(all.normals()[1], (Vec2{0, 1}));
    EXPECT_EQ(all.depths()[3], 2.0);
  }
}

TEST(WithMoreTest, WhatYieldsGivesWay) {
  ContactList found;
  found.push({{0, 1}, {1, 0}, 0.0});
  found.push({{0, 2}, {1, 0}, 2.0});
  const std::vector<BodyContact> others{{{0, 1}, {0, 1}, 0.0}, {{0, 2}, {0, 1}, 0.0}};
  const auto touches = [](const BodyContact& contact, const BodyContact&) {
    return contact.depth == 0.0;
  };
  ContactList all;
  ASSERT_EQ(&withMore(found, others, false, touches, all), &all);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all.normals()[0], (Vec2{0, 1}));
  EXPECT_EQ(all.normals()[1], (Vec2{1, 0}));
  EXPECT_EQ(all.depths()[1], 2.0);
}

using State = std::vector<int>;

TEST(KeptContactsTest, AContactEndsWhenTheGapIsClear) {
  Neighbours pair;
  EXPECT_EQ(pair.world.slop(), kContactSlop);
  // Of 2 + 2.
  const double reach = 4.0 * kContactSlop;
  EXPECT_EQ(pair.state(), (State{1, 1, 0, 0}));
  pair.updateAt(0.99 * reach);
  EXPECT_EQ(pair.state(), (State{1, 0, 0, 1}));
  EXPECT_EQ(pair.world.contacts()[0].normal, (Vec2{1, 0}));
  EXPECT_EQ(pair.world.contacts()[0].depth, 0.0);
  pair.updateAt(0.0);
  EXPECT_EQ(pair.state(), (State{1, 0, 0, 0}));
  pair.updateAt(0.5 * reach);
  pair.updateAt(1.01 * reach);
  EXPECT_EQ(pair.state(), (State{0, 0, 1, 0}));
}

TEST(KeptContactsTest, OneBeginsByAPointInCommonAlone) {
  Neighbours pair;
  pair.updateAt(1.0);
  pair.updateAt(1e-12);
  EXPECT_EQ(pair.state(), (State{0, 0, 0, 0}));
  pair.updateAt(0.0);
  EXPECT_EQ(pair.state(), (State{1, 1, 0, 0}));
}

TEST(KeptContactsTest, WithoutSlopTheLastPointInCommonEndsIt) {
  Neighbours pair;
  pair.world.setSlop(0.0);
  pair.updateAt(1e-12);
  EXPECT_EQ(pair.state(), (State{0, 0, 1, 0}));
}

TEST(KeptContactsTest, WhatMeetsNoMoreIsNotKept) {
  for (const BodyTraits traits : {BodyTraits{body_flag::kDisabled, 1, 0xffffffff},
                                  BodyTraits{0, 1, 0}, BodyTraits{0, 0, 0xffffffff}}) {
    Neighbours pair;
    pair.world.setTraits(1, traits);
    pair.updateAt(1e-12);
    EXPECT_EQ(pair.state(), (State{0, 0, 1, 0}));
  }
  Neighbours removed;
  removed.world.remove(1);
  removed.world.update();
  EXPECT_EQ(removed.state(), (State{0, 0, 1, 0}));
  Neighbours fixed;
  fixed.world.setTraits(0, kStatic);
  fixed.world.setTraits(1, kStatic);
  fixed.updateAt(1e-12);
  EXPECT_EQ(fixed.state(), (State{0, 0, 1, 0}));
}

TEST(KeptContactsTest, SensorsAreKeptToo) {
  Neighbours pair({body_flag::kSensor, 1, 0xffffffff});
  pair.updateAt(1e-12);
  EXPECT_EQ(pair.state(), (State{1, 0, 0, 1}));
}

TEST(KeptContactsTest, WhatStoppedAFastBodyGoesOnWhereItRests) {
  World world;
  world.add(discGeometry(1), {0.1, 0, 0}, kFast);
  world.add(boxGeometry(1, 30), {10.3, 0, 0.4}, kStatic);
  world.update();
  world.targets()[0] = {100, 7, 0};
  world.update();
  ASSERT_EQ(world.contacts().size(), 1U);
  EXPECT_EQ(world.contacts().kept()[0], 0);
  for (int frame = 0; frame < 3; ++frame) {
    world.update();
    ASSERT_EQ(world.contacts().size(), 1U);
    EXPECT_EQ(world.touches().began()[0], 0);
    EXPECT_TRUE(world.touches().ended().empty());
  }
  world.targets()[0].x -= 0.001;
  world.update();
  EXPECT_EQ(world.touches().ended().size(), 1U);
}

TEST(KeptContactsTest, TheirPointIsTheMiddleOfTheGap) {
  World world;
  world.add(discGeometry(1), {0, 0, 0}, kPlain);
  world.add(boxGeometry(2, 2), {2, 0, 0}, kPlain);
  world.update();
  world.setSlop(0.1);
  world.targets()[1].x = 2.25;
  world.update();
  const Manifold manifold = world.manifoldOf(0, 1);
  ASSERT_EQ(manifold.count, 1U);
  EXPECT_EQ(manifold.points[0].point(), (Vec2{1.125, 0}));
  world.targets()[1].x = 2.5;
  world.update();
  EXPECT_EQ(world.manifoldOf(0, 1).count, 0U);
}

TEST(KeptContactsTest, SeparateKeepsWhatItPushesToATouch) {
  World world;
  world.add(boxGeometry(40, 3), {0.3, 0.7, 0.35}, kStatic);
  world.add(boxGeometry(2, 2), {1.1, 2.9, 0.9}, kPlain);
  world.update();
  ASSERT_EQ(world.contacts().size(), 1U);
  EXPECT_EQ(world.separate(10), 0.0);
  EXPECT_EQ(world.contacts().size(), 1U);
  for (int frame = 0; frame < 20; ++frame) {
    world.targets()[1].x -= 0.01;
    world.targets()[1].y -= 0.02;
    world.update();
    ASSERT_EQ(world.contacts().size(), 1U);
    ASSERT_EQ(world.touches().began()[0], 0);
    world.separate(10);
    ASSERT_EQ(world.contacts().size(), 1U);
  }
}

TEST(KeptContactsTest, SnapshotsKnowOfThemAndOfTheSlop) {
  Neighbours pair;
  const std::uint64_t before = hashOf(pair.world);
  pair.world.setSlop(0.25);
  EXPECT_NE(hashOf(pair.world), before);
  pair.updateAt(0.5);
  ASSERT_EQ(pair.state(), (State{1, 0, 0, 1}));
  World other;
  ASSERT_EQ(restoreSnapshot(takeSnapshot(pair.world), other), SnapshotFault::kNone);
  EXPECT_EQ(other.slop(), 0.25);
  ASSERT_EQ(other.contacts().size(), 1U);
  EXPECT_EQ(other.contacts().kept()[0], 1);
  EXPECT_EQ(other.contacts()[0].normal, pair.world.contacts()[0].normal);
  other.update();
  EXPECT_EQ(other.touches().began()[0], 0);
}

TEST(KeptContactsTest, AreThoseOfAllPairsInRandomWorlds) {
  const auto scenes = test::worldScenes();
  std::size_t kept = 0;
  for (std::uint64_t i = 0; i < std::max<std::uint64_t>(7, test::cases(700)); ++i) {
    SCOPED_TRACE(i);
    Random random(1, i);
    const test::WorldScene& scene = scenes[i % scenes.size()];
    WatchedWorld watched;
    watched.world.setSlop(random.chance(0.2) ? 0.0 : random.between(0.0, 0.2));
    test::fill(watched, scene, random, random.integer(2, 40));
    const double moving = random.chance(0.5) ? 1.0 : random.between(0.0, 0.1);
    for (int frame = 0; frame < 12; ++frame) {
      watched.update();
      if (random.chance(0.1)) watched.separate(2);
      if (random.chance(0.1)) watched.reload();
      ASSERT_EQ(watched.fault(), "");
      for (BodyId id = 0; id < watched.model.bodies.size(); ++id) {
        if (!watched.model.live(id) || !random.chance(moving)) continue;
        if (random.chance(0.02)) {
          watched.remove(id);
        } else if (random.chance(0.02)) {
          watched.setTraits(id, test::randomTraits(random));
        } else {
          watched.moveTo(id,
                         test::nearby(watched.model.bodies[id].target, 0.3 * scene.step, random));
        }
      }
    }
    kept += watched.keptCount;
  }
  EXPECT_GT(kept, test::cases(2000));
}

}  // namespace
}  // namespace sepax::kept_contacts_test
