#include "sepax/world/body_store.hpp"

#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "support/worlds.hpp"

namespace sepax::body_store_test {
namespace {

using test::boxGeometry;

TEST(BodyTraitsTest, EachHasToLookForTheOther) {
  const BodyTraits any;
  const BodyTraits first{0, 1, 2};
  const BodyTraits second{0, 2, 1};
  const BodyTraits third{0, 2, 4};
  EXPECT_TRUE(any.meets(any));
  EXPECT_TRUE(first.meets(second));
  EXPECT_TRUE(second.meets(first));
  EXPECT_FALSE(first.meets(first));
  EXPECT_FALSE(first.meets(third));
  EXPECT_FALSE(third.meets(first));
  const BodyTraits last{0, 0x80000000, 0x80000000};
  EXPECT_TRUE(last.meets(last));
}

TEST(BodyTraitsTest, OneOfThemHasToBeAbleToMove) {
  const BodyTraits plain;
  const BodyTraits fixed{body_flag::kStatic | body_flag::kSensor, 1, 0xffffffff};
  EXPECT_FALSE(fixed.meets(fixed));
  EXPECT_TRUE(fixed.meets(plain));
  EXPECT_TRUE(plain.meets(fixed));
}

TEST(BodyStoreTest, NumbersAreUsedAgainLastFirst) {
  BodyStore bodies;
  const auto form = boxGeometry(1, 1);
  for (BodyId id = 0; id < 4; ++id) EXPECT_EQ(bodies.add(form, {}, {}), id);
  bodies.remove(1);
  bodies.remove(3);
  EXPECT_EQ(bodies.size(), 2U);
  EXPECT_EQ(bodies.end(), 4U);
  EXPECT_FALSE(bodies.has(3));
  EXPECT_FALSE(bodies.has(4));
  EXPECT_EQ(bodies.add(form, {}, {}), 3U) << "no update has seen the one before";
  EXPECT_EQ(bodies.add(form, {}, {}), 1U);
  EXPECT_EQ(bodies.add(form, {}, {}), 4U);
  EXPECT_EQ(bodies.generation(3), 1U);
  EXPECT_EQ(bodies.generation(4), 0U);
}

TEST(BodyStoreTest, NumbersThatAnUpdateSawWaitForTheNext) {
  BodyStore bodies;
  const auto form = boxGeometry(1, 1);
  bodies.add(form, {}, {});
  bodies.endUpdate();
  EXPECT_TRUE(bodies.seen(0));
  bodies.remove(0);
  ASSERT_EQ(bodies.removedNumbers().size(), 1U);
  EXPECT_TRUE(bodies.freeNumbers().empty());
  EXPECT_EQ(bodies.add(form, {}, {}), 1U);
  EXPECT_FALSE(bodies.seen(1));
  bodies.endUpdate();
  EXPECT_TRUE(bodies.removedNumbers().empty());
  EXPECT_EQ(bodies.add(form, {}, {}), 0U);
  EXPECT_FALSE(bodies.seen(0));
}

TEST(BodyStoreTest, ABodyStandsWhereItIsPlaced) {
  BodyStore bodies;
  const BodyId id = bodies.add(boxGeometry(2, 2), {1, 2, 0}, {body_flag::kFast, 3, 4});
  EXPECT_EQ(bodies.targets()[id], (Pose{1, 2, 0}));
  bodies.targets()[id] = {9, 9, 9};
  bodies.place(id, {5, 6, 0});
  EXPECT_EQ(bodies.pose(id), (Pose{5, 6, 0}));
  EXPECT_EQ(bodies.targets()[id], (Pose{9, 9, 9}));
  EXPECT_EQ(bodies.placed(id).bounds().min, (Vec2{4, 5}));
  EXPECT_EQ(bodies.traits(id).category, 3U);
  bodies.setTraits(id, {});
  EXPECT_EQ(bodies.traits(id).flags, 0U);
}

TEST(BodyStoreTest, PlacedBodiesStayWhereTheyAreInMemory) {
  BodyStore bodies;
  const auto form = boxGeometry(2, 2);
  bodies.add(form, {}, {});
  const PlacedBody* const first = &bodies.placed(0);
  for (int k = 0; k < 1000; ++k) bodies.add(form, {}, {});
  EXPECT_EQ(&bodies.placed(0), first);
  const BodyStore moved = std::move(bodies);
  EXPECT_EQ(&moved.placed(0), first);
}

}  // namespace
}  // namespace sepax::body_store_test
