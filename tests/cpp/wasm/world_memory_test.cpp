// Memory runs out at every allocation of every call of worlds: nothing may come of it.
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/world/snapshot.hpp"
#include "support/failing_memory.hpp"
#include "support/random.hpp"
#include "support/worlds.hpp"
#include "world_instances.hpp"
#include "world_layout.hpp"
#include "worlds.hpp"

namespace sepax::wasm {
namespace {

using test::Random;

/// A world with bodies of all kinds: some are gone, some were not seen by an update yet, all are to
/// move; fast ones will be stopped.
class WorldUnderTest {
 public:
  explicit WorldUnderTest(std::uint64_t seed) : random_(seed) {
    startWorlds();
    test::call([&] { handle_ = createWorld(); });
    // Of what touched, much goes on by it.
    worldSetSlop(handle_, 0.2);
    grow(12);
    move();
    test::call([&] { worldUpdate(handle_); });
    for (const BodyId id : {3U, 7U}) worldRemove(handle_, id);
    grow(3);
    move();
    // Some of them are seen where they go, some where they were to go.
    test::call([&] { see({0, 1, 5, 8}); });
    move();
    test::call([&] { see({1, 9, 12}); });
  }
  WorldUnderTest(const WorldUnderTest&) = delete;
  WorldUnderTest& operator=(const WorldUnderTest&) = delete;
  ~WorldUnderTest() { destroyWorld(handle_); }

  [[nodiscard]] RawHandle handle() const { return handle_; }
  [[nodiscard]] World& world() const { return worldOf(handle_); }

  /// All that can be known of it but for queries.
  [[nodiscard]] Numbers facts() const {
    const World& here = world();
    const std::vector<std::uint8_t> bytes = takeSnapshot(here);
    Numbers all(bytes.begin(), bytes.end());
    const ContactList& contacts = here.contacts();
    for (std::size_t i = 0; i < contacts.size(); ++i) {
      const BodyContact contact = contacts[i];
      all.insert(all.end(), {1.0 * contact.pair.a, 1.0 * contact.pair.b, contact.normal.x,
                             contact.normal.y, contact.depth, 1.0 * contacts.kept()[i]});
    }
    for (std::size_t i = 0; i < here.touches().began().size(); ++i) {
      all.push_back(here.touches().began()[i]);
    }
    for (const ProxyPair pair : here.touches().ended()) {
      all.insert(all.end(), {1.0 * pair.a, 1.0 * pair.b});
    }
    // Nobody who is gone counts as a user of a form.
    for (BodyId id = 0; id < here.bodies().end(); ++id) {
      if (!here.bodies().has(id)) continue;
      all.push_back(static_cast<double>(here.bodies().placed(id).geometry().use_count()));
    }
    return all;
  }

  /// And queries, for which memory is needed.
  [[nodiscard]] Numbers answers() const {
    Numbers all = facts();
    append(all, answerOf([&] { return worldBox(handle_, -3, -3, 3, 3, ~0U, true); }));
    append(all, answerOf([&] { return worldNearest(handle_, 0, 0, 5, 100, ~0U, true); }));
    append(all, answerOf([&] { return worldCastRayAll(handle_, -9, 0, 1, 0.25, 99, ~0U, true); }));
    append(all, answerOf([&] { return worldPieces(handle_); }));
    return all;
  }

 private:
  void grow(int count) {
    for (int k = 0; k < count; ++k) {
      const auto scene = static_cast<std::size_t>(random_.integer(0, 6));
      test::BodySpec spec = test::worldScenes()[scene].make(random_, 12);
      if (random_.chance(0.3)) spec.traits.flags |= body_flag::kFast;
      worldOf(handle_).add(spec.geometry, spec.pose, spec.traits);
    }
  }

  void see(const std::vector<BodyId>& ids) const { static_cast<void>(world().refresh(ids)); }

  void move() {
    World& here = world();
    for (BodyId id = 0; id < here.bodies().end(); ++id) {
      if (!here.bodies().has(id)) continue;
      here.targets()[id] = test::nearby(here.bodies().pose(id), 2.0, random_);
    }
  }

  Random random_;
  RawHandle handle_ = 0.0;
};

std::vector<Kind> kindsOfQueries(RawHandle world, const Shapes& shapes) {
  const RawHandle shape = shapes.handles[2];
  const Numbers pairs{0, 1, 1, 2, 4, 5, 2, 0};
  const Numbers rays{-9, 0, 1, 0, 0, -9, 0, 1, 5, 5, -1, -1};
  return {
      {"slop", {}, [=] { return worldSlop(world); }},
      {"bounds", {}, [=] { return worldBounds(world, 1), 0.0; }},
      {"numbers", {}, [=] { return worldNumbers(world); }},
      {"manifold", {}, [=] { return worldManifold(world, 0, 1); }},
      {"box", {}, [=] { return worldBox(world, -3, -3, 3, 3, ~0U, true); }},
      {"circle", {}, [=] { return worldCircle(world, 0, 0, 3, ~0U, true); }},
      {"overlaps", {}, [=] { return worldOverlaps(world, shape, ~0U, true); }},
      {"at", {}, [=] { return worldAt(world, 0, 0, ~0U, true); }},
      {"nearest", {}, [=] { return worldNearest(world, 0, 0, 9, 1e9, ~0U, true); }},
      {"castRay", {}, [=] { return worldCastRay(world, -9, 0, 1, 0, 99, ~0U, true); }},
      {"meetsAny", {}, [=] { return worldRayMeetsAny(world, -9, 0, 1, 0, 99, ~0U, true); }},
      {"castRayAll", {}, [=] { return worldCastRayAll(world, -9, 0, 1, 0, 99, ~0U, true); }},
      {"castShape", {}, [=] { return worldCastShape(world, shape, 3, 3, ~0U, true); }},
      {"castRays", rays, [=] { return worldCastRays(world, 3, 99, ~0U, true), 0.0; }},
      {"intersectPairs", pairs, [=] { return worldIntersectPairs(world, 4); }},
      {"collidePairs", pairs, [=] { return worldCollidePairs(world, 4); }},
      {"exclude", {4, 1}, [=] { return excludeBodies(2), excludeBodies(0), 0.0; }},
      {"inTheWay", {}, [=] { return worldInTheWay(world, 1, 9, ~0U); }},
      {"moveAndSlide",
       {2},
       [=] { return worldMoveAndSlide(world, 1, 3, 1, 0, -1, 0.5, 1, 1, ~0U, 1, 1); }},
      {"snapshot", {}, [=] { return worldSnapshot(world); }},
      {"hash", {}, [=] { return worldHash(world), 0.0; }},
      {"seal", {1, 2, 3}, [=] { return sealInput(20), 0.0; }},
      {"ignores", {}, [=] { return static_cast<double>(worldIgnores(world, 0, 1)); }},
      {"form", {}, [=] { return worldForm(world, 1, false); }},
      {"placed form", {}, [=] { return worldForm(world, 1, true); }},
      {"pieces", {}, [=] { return worldPieces(world); }},
      {"tree", {}, [=] { return worldTree(world); }},
  };
}

TEST(WorldMemoryTest, QueriesOfAWorldThatRunOutOfItLeaveNothingBehind) {
  const Shapes shapes;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const WorldUnderTest bystander(100 + seed);
    const WorldUnderTest world(seed);
    const Numbers facts = world.answers();
    const Numbers others = bystander.answers();
    for (const Kind& kind : kindsOfQueries(world.handle(), shapes)) {
      shapes.settle();
      expectNothingComesOfFailures(kind, [&] {
        ASSERT_EQ(world.answers(), facts);
        ASSERT_EQ(bystander.answers(), others);
        shapes.settle();
      });
      ASSERT_FALSE(HasFailure());
    }
  }
}

/// Asks for half as much again of every body, mirrored.
void writeScales(RawHandle handle) {
  World& world = worldOf(handle);
  for (BodyId id = 0; id < world.bodies().end(); ++id) {
    if (!world.bodies().has(id)) continue;
    const Vec2 scale = world.bodies().placed(id).geometry()->scale;
    world.scales()[id] = {-1.5 * scale.x, 1.5 * scale.y};
  }
}

/// What is asked of a world that becomes another by it.
std::vector<Kind> kindsOfChanges(RawHandle world, const Shapes& shapes,
                                 const std::vector<std::uint8_t>& bytes) {
  const std::vector<RawHandle>& of = shapes.handles;
  Numbers many;
  for (int k = 0; k < 90; ++k) many.push_back(0.125 * k);
  many.push_back(of[2]);
  const Numbers several{0, 0, 0, 1, 1, 1, of[0], of[4]};
  const Numbers outlines{0, 0, 0, 1, 1, 1, 2, 0.5, 3, 0, 0, 0, 1, 1, 0, 0, 4, 0, 0, 4};
  const auto size = static_cast<std::uint32_t>(bytes.size());
  Numbers words(size / sizeof(double) + 1);
  std::memcpy(words.data(), bytes.data(), size);
  return {
      {"add", {}, [=] { return worldAdd(world, of[2], 1, 2, 3, 0, 1, 1); }},
      {"addMany", many, [=] { return worldAddShapes(world, 30, 1, 0, 1, 1), 0.0; }},
      {"addMany of several", several, [=] { return worldAddShapes(world, 2, 2, 0, 1, 1), 0.0; }},
      {"addOutlines", outlines, [=] { return worldAddOutlines(world, 2, 0, 1, 1); }},
      {"setSlop", {}, [=] { return worldSetSlop(world, 0.5), 0.0; }},
      {"update", {}, [=] { return worldUpdate(world), 0.0; }},
      {"refresh", {0, 1, 4, 9, 99}, [=] { return worldRefresh(world, 5), 0.0; }},
      {"refreshAll", {}, [=] { return worldRefreshAll(world), 0.0; }},
      {"forgetTouch", {}, [=] { return worldForgetTouch(world, 0, 1), 0.0; }},
      {"separate", {}, [=] { return worldSeparate(world, 5); }},
      {"setForm", {}, [=] { return worldSetForm(world, 1, of[4]), 0.0; }},
      {"reshape", {}, [=] { return worldReshape(world, 4, 2, 2, 1, 0); }},
      {"scales", {}, [=] { return worldScales(world), 0.0; }},
      {"rescale", {}, [=] { return worldRescale(world); }},
      {"ignore", {}, [=] { return worldIgnore(world, 4, 1, true), 0.0; }},
      {"restore", words, [=] { return worldRestore(world, size); }},
  };
}

TEST(WorldMemoryTest, AWorldThatRunsOutOfItIsAsBefore) {
  const Shapes shapes;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    SCOPED_TRACE(seed);
    const WorldUnderTest bystander(100 + seed);
    const Numbers others = bystander.answers();
    const std::vector<std::uint8_t> bytes = takeSnapshot(bystander.world());
    for (std::size_t k = 0; k < kindsOfChanges(0.0, shapes, bytes).size(); ++k) {
      const WorldUnderTest reference(seed);
      const WorldUnderTest world(seed);
      const Kind straight = kindsOfChanges(reference.handle(), shapes, bytes)[k];
      if (straight.name == "rescale") {
        // What is written into the list of scales stays there, and is in the snapshot.
        test::call([&] { writeScales(reference.handle()); });
        test::call([&] { writeScales(world.handle()); });
      }
      test::call([&] { input(straight.arguments); });
      test::call([&] { static_cast<void>(straight.run()); });
      const Numbers facts = world.answers();
      expectNothingComesOfFailures(kindsOfChanges(world.handle(), shapes, bytes)[k], [&] {
        ASSERT_EQ(world.answers(), facts);
        ASSERT_EQ(bystander.answers(), others);
      });
      ASSERT_FALSE(HasFailure()) << straight.name;
      ASSERT_EQ(world.answers(), reference.answers()) << straight.name;
      test::call([&] { worldUpdate(reference.handle()); });
      test::call([&] { worldUpdate(world.handle()); });
      ASSERT_EQ(world.answers(), reference.answers()) << straight.name << ", then update";
    }
  }
}

TEST(WorldMemoryTest, AWorldThatFindsNoneIsNotMade) {
  startWorlds();
  const std::uint32_t count = worldCount();
  RawHandle made = 0.0;
  // The list of slots grows, and slots are used again.
  std::vector<RawHandle> worlds;
  for (int k = 0; k < 9; ++k) {
    const std::uint32_t before = worldCount();
    expectNothingComesOfFailures({"createWorld", {}, [&] { return made = createWorld(); }},
                                 [&] { ASSERT_EQ(worldCount(), before); });
    ASSERT_NE(made, 0.0);
    worlds.push_back(made);
    if (k % 3 == 2) destroyWorld(worlds[worlds.size() - 2]);
  }
  for (const RawHandle world : worlds) destroyWorld(world);
  EXPECT_EQ(worldCount(), count);
}

TEST(WorldMemoryTest, WhatMakesRoomNeedsNone) {
  const Shapes shapes;
  const WorldUnderTest world(5);
  const RawHandle handle = world.handle();
  for (const bool updated : {false, true}) {
    if (updated) test::call([&] { worldUpdate(handle); });
    EXPECT_TRUE(test::callWith(0, [&] { worldLists(handle); }));
    for (const Bits flags : {body_flag::kDisabled, Bits{0}, body_flag::kSensor}) {
      EXPECT_TRUE(test::callWith(0, [&] { worldSetTraits(handle, 1, flags, 1, 1); }));
    }
    EXPECT_TRUE(test::callWith(0, [&] { worldRemove(handle, updated ? 1 : 2); }));
  }
  EXPECT_TRUE(test::callWith(0, [&] { session().setTransform(shapes.handles[0], 1, 2, 3); }));
  RawHandle more = 0.0;
  test::call([&] { more = createWorld(); });
  EXPECT_TRUE(test::callWith(0, [&] { destroyWorld(more); }));
  test::call([&] { input({0, 0}); });
  test::call([&] { more = session().createConvex(1, 1.0); });
  EXPECT_TRUE(test::callWith(0, [&] { session().destroy(more); }));
}

}  // namespace
}  // namespace sepax::wasm
