// What must not be asked of the core, and that programs are told of it where they are debugged.
#include "sepax/assert.hpp"

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/algorithm/decompose.hpp"
#include "sepax/algorithm/validate_outline.hpp"
#include "sepax/query/turn.hpp"
#include "sepax/shape/shape_instance.hpp"
#include "sepax/world/snapshot.hpp"
#include "sepax/world/world.hpp"
#include "support/worlds.hpp"

namespace sepax::assert_test {
namespace {

TEST(AssertTest, LooksOnlyWhereItChecks) {
  int looked = 0;
  SEPAX_ASSERT(++looked > 0);
  EXPECT_EQ(looked, SEPAX_ASSERTS);
}

TEST(AssertTest, KnowsTheFormsThatWorldsCanBeRestoredWith) {
  const auto point = [](Vec2 p, Vec2 scale, double radius = 0.0) {
    return makeGeometry({{ConvexPolygon::point(p), radius}}, scale);
  };
  EXPECT_FALSE(isBodyForm(nullptr));
  EXPECT_FALSE(isBodyForm(std::make_shared<Geometry>()));
  EXPECT_TRUE(isBodyForm(point({kMaxCoordinate, 0}, {-1, 2})));
  EXPECT_TRUE(isBodyForm(point({1, 0}, {-2, 2}, 1.0)));
  EXPECT_FALSE(isBodyForm(point({1, 0}, {1, 2}, 1.0)));
  EXPECT_FALSE(isBodyForm(point({kMaxCoordinate, 0}, {3, 1})));
  EXPECT_FALSE(isBodyForm(makeGeometry({{ConvexPolygon::point({})}}, {1, 1}, {2e100, 0})));
  // World::add asks no less than restoreSnapshot.
  World world;
  world.add(point({kMaxCoordinate, 0}, {-1, 1}), {}, {});
  World other;
  EXPECT_EQ(restoreSnapshot(takeSnapshot(world), other), SnapshotFault::kNone);
}

#if SEPAX_ASSERTS && GTEST_HAS_DEATH_TEST

using test::boxGeometry;

constexpr BodyTraits kPlain;
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// A world whose numbers 0 and 2 are those of bodies, and 1 was that of one.
World threeLessOne() {
  World world;
  for (int k = 0; k < 3; ++k) world.add(boxGeometry(2, 2), {1.0 * k, 0, 0}, kPlain);
  world.update();
  world.remove(1);
  return world;
}

TEST(AssertDeathTest, NumbersAreThoseOfBodies) {
  for (const BodyId id : {BodyId{1}, BodyId{99}, kNoBody}) {
    World world = threeLessOne();
    EXPECT_DEATH(world.remove(id), "has\\(id\\)");
    EXPECT_DEATH(world.setTraits(id, kPlain), "has\\(id\\)");
    EXPECT_DEATH(world.setForm(id, boxGeometry(1, 1)), "has\\(id\\)");
    EXPECT_DEATH(world.reshape(id, {1, 1}, {}), "has\\(id\\)");
    EXPECT_DEATH(static_cast<void>(world.moveAndSlide(id, {1, 0})), "has\\(id\\)");
    std::vector<BodyId> found;
    EXPECT_DEATH(world.findInTheWay(id, 1, {}, found), "has\\(id\\)");
    EXPECT_DEATH(world.ignore({0, id}, true), "has\\(pair.b\\)");
  }
  World world = threeLessOne();
  EXPECT_DEATH(world.ignore({2, 0}, true), "pair.a <= pair.b");
  EXPECT_DEATH(static_cast<void>(world.nearerBy(0, 99, {1, 0})), "bodies_.end\\(\\)");
}

TEST(AssertDeathTest, BodiesHaveFormsAndPlaces) {
  World world = threeLessOne();
  EXPECT_DEATH(world.add(nullptr, {}, kPlain), "isBodyForm");
  EXPECT_DEATH(world.setForm(0, nullptr), "isBodyForm");
  EXPECT_DEATH(world.reshape(0, {1e100, 1e100}, {1e100, 0}), "isBodyForm");
  EXPECT_DEATH(world.reshape(0, {0, 1}, {}), "isScale");
  EXPECT_DEATH(world.add(boxGeometry(1, 1), {kNan, 0, 0}, kPlain), "checkTarget");
  EXPECT_DEATH(world.add(boxGeometry(1, 1), {0, 0, 1e16}, kPlain), "checkTarget");
  EXPECT_DEATH(world.setSlop(kNan), "slop");
  EXPECT_DEATH(world.setSlop(-1), "slop");
}

TEST(AssertDeathTest, ListsOfBodiesAreAsLongAsOneAnother) {
  World world = threeLessOne();
  const std::vector<std::shared_ptr<const Geometry>> forms(2, boxGeometry(1, 1));
  const std::vector<Pose> poses(3);
  std::vector<BodyId> ids(3);
  EXPECT_DEATH(world.addMany(forms, poses, kPlain, ids), "forms.size\\(\\)");
  ids.resize(2);
  EXPECT_DEATH(world.addMany(std::span(forms).first(1), poses, kPlain, ids), "ids.size\\(\\)");
}

TEST(AssertDeathTest, WhatIsLeftOutIsInOrder) {
  World world = threeLessOne();
  const std::vector<BodyId> excluded{2, 0};
  const BodyFilter filter{.excluded = excluded};
  std::vector<BodyId> found;
  std::vector<BodyCrossing> crossings;
  ShapeInstance shape({ConvexInstance(ConvexPolygon::point({}))});
  EXPECT_DEATH(world.findAt({}, filter, found), "isInOrder");
  EXPECT_DEATH(world.findOverlaps(shape.placed(), filter, found), "isInOrder");
  EXPECT_DEATH(world.findNearest({}, 1, 1, filter, found), "isInOrder");
  EXPECT_DEATH(world.castRayAll({}, {1, 0}, 1, filter, crossings), "isInOrder");
  EXPECT_DEATH(static_cast<void>(world.castShape(shape.placed(), {1, 0}, filter)), "isInOrder");
  EXPECT_DEATH(static_cast<void>(world.moveAndSlide(0, {1, 0}, {}, filter)), "isInOrder");
  EXPECT_DEATH(static_cast<void>(world.moveAndSlide(0, {1, 0}, {}, {}, {0, excluded})), "oneWay");
}

TEST(AssertDeathTest, ShapesHaveSomeExtentAndNoneBelowZero) {
  EXPECT_DEATH(static_cast<void>(makeGeometry({})), "pieces");
  EXPECT_DEATH(static_cast<void>(ConvexPolygon::ofCorners({})), "corners");
  ConvexPolygon taken = ConvexPolygon::point({});
  const ConvexPolygon moved = std::move(taken);
  EXPECT_DEATH(static_cast<void>(ConvexInstance(moved, -1.0)), "radius");
  EXPECT_DEATH(static_cast<void>(ConvexInstance(moved, kNan)), "radius");
  EXPECT_DEATH(static_cast<void>(makeGeometry({{moved, -1.0}})), "isPiece");
  EXPECT_DEATH(static_cast<void>(makeGeometry({{moved, 1.0}}, {1, 0})), "isScale");
  EXPECT_DEATH(ShapeInstance(std::vector<ConvexInstance>{}), "pieces");
  Transform flat;
  flat.scale = {1, 0};
  ConvexInstance instance(moved);
  EXPECT_DEATH(instance.setTransform(flat), "scale");
}

TEST(AssertDeathTest, OuterRingsAreAmongTheLists) {
  const std::vector<Vec2> square{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  const std::vector<std::span<const Vec2>> lists{square, square};
  for (const std::vector<Index>& shells :
       std::vector<std::vector<Index>>{{5}, {}, {1}, {0, 0}, {0, 2}}) {
    EXPECT_DEATH(static_cast<void>(decomposeLists(lists, shells)), "areShells");
    EXPECT_DEATH(static_cast<void>(validateRings(lists, 1, shells)), "areShells");
  }
}

TEST(AssertDeathTest, OthersHaveLimits) {
  std::vector<std::uint8_t> bytes(5);
  EXPECT_DEATH(sealSnapshot(bytes), "bytes.size\\(\\)");
  EXPECT_DEATH(static_cast<void>(steer({1, 0}, {0, 1}, -1.0)), "maxTurn");
}

#endif

}  // namespace
}  // namespace sepax::assert_test
