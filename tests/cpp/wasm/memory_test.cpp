// Memory runs out at every allocation of every call, one after the other: nothing may come of it.
#include "memory.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "outlines.hpp"
#include "sepax/world/snapshot.hpp"
#include "session.hpp"
#include "support/cases.hpp"
#include "support/random.hpp"
#include "support/short_memory.hpp"
#include "support/worlds.hpp"
#include "world_instances.hpp"
#include "world_layout.hpp"
#include "worlds.hpp"

namespace sepax::wasm {
namespace {

using test::Random;
using Numbers = std::vector<double>;

void input(const Numbers& numbers) {
  const auto count = static_cast<std::uint32_t>(numbers.size());
  std::copy(numbers.begin(), numbers.end(),
            reinterpret_cast<double*>(session().reserveInput(count)));
}

/// What JS can read after a call.
Numbers answerOf(const std::function<double()>& run) {
  Buffers& buffers = session().buffers();
  buffers.record.fill(0.0);
  buffers.output.clear();
  double returned = 0.0;
  test::call([&] { returned = run(); });
  Numbers all(buffers.record.begin(), buffers.record.end());
  all.push_back(returned);
  all.insert(all.end(), buffers.output.begin(), buffers.output.end());
  return all;
}

void append(Numbers& all, const Numbers& more) { all.insert(all.end(), more.begin(), more.end()); }

/// As it comes into the library: the arguments, and then the call, which returns a number.
struct Kind {
  std::string name;
  Numbers arguments;
  std::function<double()> run;
};

/// A shape with holes, dents and rounding, and others, at their places and far out, where rounding
/// leaves corners out.
struct Shapes {
  std::vector<RawHandle> handles;

  Shapes() {
    test::call([&] { input({0, 0, 4, 0, 5, 2, 4, 4, 0, 4}); });
    make([] { return session().createConvex(5, 0.0); });
    test::call([&] { input({0, 0, 3, 1}); });
    make([] { return session().createConvex(2, 0.5); });
    test::call([&] { input({6, 4, 0, 0, 9, 0, 9, 9, 5, 4, 0, 9, 0, 5, 2, 1, 3, 1, 3, 2, 2, 2}); });
    make([] { return session().createConcave(2, 0.0); });
    test::call([&] { input({-3, 1, 0, 0, 3, 1, 6, -1, 9, 0}); });
    make([] { return session().createChain(5, false, 0.25); });
    test::call([&] { input({handles[0], handles[2]}); });
    make([] { return session().createCompound(2, true); });
    test::call([&] { input({0, 0, 4, 0, 5, 2, 4, 4, 0, 4}); });
    make([] { return session().createConvex(5, 0.0); });
    settle();
  }

  Shapes(const Shapes&) = delete;
  Shapes& operator=(const Shapes&) = delete;
  ~Shapes() {
    for (const RawHandle handle : handles) session().destroy(handle);
  }

  void make(const std::function<double()>& create) {
    test::call([&] { handles.push_back(create()); });
    EXPECT_NE(handles.back(), 0.0);
  }

  /// Makes all of them stale.
  void settle() const {
    for (const RawHandle handle : handles) session().setTransform(handle, 1.0, 0.5, 0.25);
    session().setScale(handles.back(), -1.0, 1.0);
    session().setTransform(handles.back(), 0x1.8p53, 0x1.8p53, 0.25);
  }

  /// How far each is from the one before it.
  [[nodiscard]] Numbers facts() const {
    Numbers all;
    RawHandle before = handles.back();
    for (const RawHandle handle : handles) {
      append(all, answerOf([&] { return session().distance(before, handle); }));
      before = handle;
    }
    return all;
  }
};

/// Where a test tries but a part of its cases, it tries one number of blocks out of so many, each
/// time beginning with another one.
constexpr std::size_t kStride = 20 / test::cases(20);

std::size_t firstNumberOfBlocks() {
  static std::size_t times = 0;
  return times++ % kStride;
}

/// Runs a call with room for 0, 1, 2, … blocks until it succeeds. After each failure
/// `expectUntouched` is called.
void expectNothingComesOfFailures(const Kind& kind, const std::function<void()>& expectUntouched) {
  SCOPED_TRACE(kind.name);
  std::size_t steady = std::numeric_limits<std::size_t>::max();
  for (std::size_t blocks = firstNumberOfBlocks();; blocks += kStride) {
    ASSERT_LT(blocks, 100'000U);
    test::call([&] { input(kind.arguments); });
    double returned = 0.0;
    if (test::callWith(blocks, [&] { returned = kind.run(); })) return;
    expectUntouched();
    if (testing::Test::HasFailure()) return;
    // Nothing is left behind. What is known anew is as much each time, or less: failures that come
    // later drop more.
    ASSERT_LE(test::blockCount(), steady) << "after " << blocks << " blocks";
    steady = test::blockCount();
  }
}

std::vector<Kind> kindsOfPairs(RawHandle a, RawHandle b) {
  const Numbers motions{5, 1, 0.5, -1, 0, 0.25};
  return {
      {"intersects", {}, [=] { return session().intersects(a, b); }},
      {"overlaps", {}, [=] { return session().overlaps(a, b); }},
      {"distance", {}, [=] { return session().distance(a, b); }},
      {"collide", {}, [=] { return session().collide(a, b, 0, 0); }},
      {"moving", {}, [=] { return session().collide(a, b, 3, 1); }},
      {"contacts", {}, [=] { return session().contacts(a, b); }},
      {"contains", {}, [=] { return session().contains(a, b); }},
      {"containsPoint", {}, [=] { return session().containsPoint(a, 2, 2); }},
      {"closestPoint", {}, [=] { return session().closestPoint(a, 2, 2); }},
      {"castRay", {}, [=] { return session().castRay(a, -9, 2, 1, 0.125, 99); }},
      {"castSegment", {}, [=] { return session().castSegment(a, -9, 2, 30, 3); }},
      {"sweep", motions, [=] { return session().sweep(a, b); }},
      {"traceSweep", motions, [=] { return session().traceSweep(a, b); }},
      {"moveAndSlide",
       {b},
       [=] { return session().moveAndSlide(a, 1, 0, 3, 1, 0, -1, 0.5, 1, 1); }},
      {"separate", {b}, [=] { return session().separate(a, 1); }},
      {"trace", {}, [=] { return session().trace(a, b, 3, 1); }},
      {"measure", {}, [=] { return session().measure(a); }},
      {"measureReach", {}, [=] { return session().measureReach(a); }},
      {"supportPoint", {}, [=] { return session().supportPoint(a, 1.0, 2.0); }},
      {"localPoints", {}, [=] { return session().localPoints(a, 0); }},
      {"worldPoints", {}, [=] { return session().worldPoints(a, 0); }},
  };
}

TEST(MemoryTest, QueriesThatRunOutOfItLeaveNothingBehind) {
  const Shapes shapes;
  const Numbers facts = shapes.facts();
  RawHandle a = shapes.handles.back();
  for (const RawHandle b : shapes.handles) {
    for (const Kind& kind : kindsOfPairs(a, b)) {
      shapes.settle();
      expectNothingComesOfFailures(kind, [&] {
        ASSERT_EQ(shapes.facts(), facts);
        shapes.settle();
      });
      ASSERT_FALSE(HasFailure()) << a << ' ' << b;
    }
    a = b;
  }
}

TEST(MemoryTest, WaysOutAmongManyPiecesThatRunOutOfItLeaveNothingBehind) {
  const Shapes shapes;
  const Numbers facts = shapes.facts();
  std::vector<RawHandle> combs;
  for (const double slant : {0.25, -0.25}) {
    Numbers points;
    for (int i = 0; i < 8; ++i) {
      const double x = i % 2 == 0 ? -1.0 : 6.0;
      points.insert(points.end(), {x, 0.5 * i + slant * x});
    }
    test::call([&] { input(points); });
    test::call([&] { combs.push_back(session().createChain(8, false, 0.0)); });
  }
  const RawHandle a = combs[0];
  const RawHandle b = combs[1];
  const std::vector<Kind> kinds{
      {"distance", {}, [=] { return session().distance(a, b); }},
      {"moving", {}, [=] { return session().collide(a, b, 3, 1); }},
      {"contacts", {}, [=] { return session().contacts(a, b); }},
      {"moveAndSlide",
       {b},
       [=] { return session().moveAndSlide(a, 1, 0, 3, 1, 0, -1, 0.5, 1, 1); }},
  };
  // They keep the memory of their places: it is not to count below.
  test::call([&] { static_cast<void>(session().intersects(a, b)); });
  for (const Kind& kind : kinds) {
    expectNothingComesOfFailures(kind, [&] { ASSERT_EQ(shapes.facts(), facts); });
    ASSERT_FALSE(HasFailure());
  }
  for (const RawHandle comb : combs) session().destroy(comb);
}

TEST(MemoryTest, ShapesThatFindNoneAreNotMade) {
  const Shapes shapes;
  const Numbers facts = shapes.facts();
  const std::vector<RawHandle>& of = shapes.handles;
  const std::vector<Kind> kinds{
      {"convex", {0, 0, 4, 0, 5, 2, 4, 4, 0, 4}, [] { return session().createConvex(5, 0.5); }},
      {"segment", {0, 0, 4, 0}, [] { return session().createConvex(2, 0.0); }},
      {"disc", {0, 0}, [] { return session().createConvex(1, 1.0); }},
      {"concave",
       {6, 4, 0, 0, 9, 0, 9, 9, 5, 4, 0, 9, 0, 5, 2, 1, 3, 1, 3, 2, 2, 2},
       [] { return session().createConcave(2, 0.0); }},
      {"chain", {0, 0, 1, 1, 2, 0, 3, 3}, [] { return session().createChain(4, true, 0.0); }},
      {"placed compound", of, [&] { return session().createCompound(6, true); }},
      {"compound", of, [&] { return session().createCompound(6, false); }},
  };
  for (const Kind& kind : kinds) {
    // The list of slots grows, and slots are used again.
    for (int k = 0; k < 9; ++k) {
      const std::uint32_t count = session().shapeCount();
      RawHandle made = 0.0;
      const Kind keeping{kind.name, kind.arguments, [&] { return made = kind.run(); }};
      expectNothingComesOfFailures(keeping, [&] {
        ASSERT_EQ(session().shapeCount(), count);
        ASSERT_EQ(shapes.facts(), facts);
      });
      ASSERT_FALSE(HasFailure());
      ASSERT_EQ(session().shapeCount(), count + 1);
      ASSERT_NE(made, 0.0);
      if (k % 2 == 0) {
        ASSERT_TRUE(session().destroy(made));
      }
    }
  }
}

TEST(MemoryTest, OutlinesThatFindNoneLeaveNothingBehind) {
  const Shapes shapes;
  const Numbers facts = shapes.facts();
  const Numbers rings{6, 4, 0, 0, 9, 0, 9, 9, 5, 4, 0, 9, 0, 5, 2, 1, 3, 1, 3, 2, 2, 2};
  const Numbers bow{5, 0, 0, 4, 4, 4, 0, 0, 4, 2, 9};
  Buffers& buffers = session().buffers();
  const std::vector<Kind> kinds{
      {"reserve", {}, [] { return session().reserveInput(1000) == 0 ? 0.0 : 1.0; }},
      {"regular", {}, [] { return session().regularPoints(9, 2.0); }},
      {"validate", rings, [&] { return validateOutline(buffers, 2, 100); }},
      {"validate a bow", bow, [&] { return validateOutline(buffers, 1, 100); }},
      {"decompose", rings, [&] { return decomposeOutline(buffers, 2); }},
      {"simplify", rings, [&] { return simplifyOutline(buffers, 2, 1.0); }},
      {"measure", rings, [&] { return measureOutline(buffers, 2); }},
      {"hull", bow, [&] { return convexHull(buffers); }},
      {"circle", bow, [&] { return boundingCircle(buffers), 0.0; }},
      {"box", bow, [&] { return orientedBox(buffers), 0.0; }},
      {"locate", rings, [&] { return locatePoint(buffers, 2, 1.0, 1.0); }},
  };
  for (const Kind& kind : kinds) {
    test::call([&] { input(kind.arguments); });
    double expected = 0.0;
    test::call([&] { expected = kind.run(); });
    double returned = 0.0;
    const Kind keeping{kind.name, kind.arguments, [&] { return returned = kind.run(); }};
    expectNothingComesOfFailures(keeping, [&] { ASSERT_EQ(shapes.facts(), facts); });
    ASSERT_FALSE(HasFailure());
    EXPECT_EQ(returned, expected);
  }
}

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
      {"form", {}, [=] { return worldForm(world, 1, false); }},
      {"placed form", {}, [=] { return worldForm(world, 1, true); }},
      {"pieces", {}, [=] { return worldPieces(world); }},
      {"tree", {}, [=] { return worldTree(world); }},
  };
}

TEST(MemoryTest, QueriesOfAWorldThatRunOutOfItLeaveNothingBehind) {
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
      {"separate", {}, [=] { return worldSeparate(world, 5); }},
      {"setForm", {}, [=] { return worldSetForm(world, 1, of[4]), 0.0; }},
      {"reshape", {}, [=] { return worldReshape(world, 4, 2, 2, 1, 0); }},
      {"restore", words, [=] { return worldRestore(world, size); }},
  };
}

TEST(MemoryTest, AWorldThatRunsOutOfItIsAsBefore) {
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

TEST(MemoryTest, AWorldThatFindsNoneIsNotMade) {
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

TEST(MemoryTest, WhatMakesRoomNeedsNone) {
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
