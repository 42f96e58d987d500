#include "sepax/world/snapshot_reader.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/world/snapshot.hpp"
#include "support/cases.hpp"
#include "support/snapshots.hpp"

namespace sepax::snapshot_reader_test {
namespace {

using test::boxGeometry;
using test::discGeometry;
using test::makeFullWorld;
using test::Random;
using test::sign;
using Bytes = std::vector<std::uint8_t>;

constexpr BodyTraits kPlain;
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// Where the numbers of a world of one body of one piece are.
namespace at {
constexpr std::size_t kVersion = 4;
constexpr std::size_t kEnd = 8;
constexpr std::size_t kLive = 16;
constexpr std::size_t kFlags = 20;
constexpr std::size_t kSeen = 32;
constexpr std::size_t kPoseX = 36;
constexpr std::size_t kPoseAngle = 52;
constexpr std::size_t kTargetX = 60;
constexpr std::size_t kTargetAngle = 76;
constexpr std::size_t kForm = 84;
constexpr std::size_t kScaleX = 88;
constexpr std::size_t kScaleY = 96;
constexpr std::size_t kPivotX = 104;
constexpr std::size_t kPieces = 120;
constexpr std::size_t kRadius = 124;
constexpr std::size_t kCorners = 132;
constexpr std::size_t kFirstCorner = 136;
}  // namespace at

template <class Number>
Bytes forged(Bytes bytes, std::size_t place, Number number) {
  std::memcpy(&bytes[place], &number, sizeof number);
  sign(bytes);
  return bytes;
}

template <class Number>
SnapshotFault faultOf(const Bytes& bytes, std::size_t place, Number number) {
  World world;
  return restoreSnapshot(forged(bytes, place, number), world);
}

Bytes snapshotOfOne(std::shared_ptr<const Geometry> geometry) {
  World world;
  world.add(std::move(geometry), {1, 2, 3}, kPlain);
  return takeSnapshot(world);
}

TEST(SnapshotReaderTest, EveryTruncationIsRefused) {
  World source;
  makeFullWorld(source);
  const Bytes bytes = takeSnapshot(source);
  World world;
  world.add(discGeometry(1), {}, kPlain);
  world.update();
  const std::uint64_t before = hashOf(world);
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    Bytes part(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
    ASSERT_NE(restoreSnapshot(part, world), SnapshotFault::kNone);
    if (size < 16) continue;
    sign(part);
    ASSERT_EQ(restoreSnapshot(part, world), SnapshotFault::kDamaged) << "even with a checksum";
  }
  EXPECT_EQ(hashOf(world), before);
  EXPECT_EQ(restoreSnapshot(bytes, world), SnapshotFault::kNone);
}

TEST(SnapshotReaderTest, EveryChangedByteIsRefused) {
  World source;
  makeFullWorld(source);
  Bytes bytes = takeSnapshot(source);
  World world;
  world.add(discGeometry(1), {}, kPlain);
  const std::uint64_t before = hashOf(world);
  for (std::size_t k = 0; k < bytes.size(); ++k) {
    for (const int change : {0x01, 0x80, 0xff}) {
      bytes[k] = static_cast<std::uint8_t>(bytes[k] ^ change);
      const SnapshotFault fault = restoreSnapshot(bytes, world);
      const SnapshotFault expected = k < at::kVersion ? SnapshotFault::kForeign
                                     : k < at::kEnd   ? SnapshotFault::kVersion
                                                      : SnapshotFault::kDamaged;
      ASSERT_EQ(fault, expected) << k;
      bytes[k] = static_cast<std::uint8_t>(bytes[k] ^ change);
    }
  }
  EXPECT_EQ(hashOf(world), before);
}

TEST(SnapshotReaderTest, PairsThatIgnoreOneAnotherAreOfBodiesThatAreThere) {
  World source;
  source.add(boxGeometry(2, 2), {}, kPlain);
  source.add(boxGeometry(2, 2), {}, kPlain);
  const std::uint64_t without = hashOf(source);
  source.ignore({0, 1}, true);
  EXPECT_NE(hashOf(source), without);
  const Bytes bytes = takeSnapshot(source);
  // The pair is the last thing before the checksum.
  const std::size_t pair = bytes.size() - 16;
  EXPECT_EQ(faultOf(bytes, pair, std::uint32_t{0}), SnapshotFault::kNone);
  EXPECT_EQ(faultOf(bytes, pair, std::uint32_t{1}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(bytes, pair + 4, std::uint32_t{2}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(bytes, pair - 4, std::uint32_t{2}), SnapshotFault::kDamaged);
  World world;
  EXPECT_EQ(restoreSnapshot(bytes, world), SnapshotFault::kNone);
  EXPECT_EQ(hashOf(world), hashOf(source));
  world.update();
  EXPECT_EQ(world.contacts().size(), 0U);
  world.ignore({0, 1}, false);
  world.update();
  EXPECT_EQ(world.contacts().size(), 1);
}

TEST(SnapshotReaderTest, OfWhatCategoryARemovedBodyWasIsKept) {
  World source;
  source.add(boxGeometry(2, 2), {}, {.category = 6});
  source.update();
  source.remove(0);
  World world;
  ASSERT_EQ(restoreSnapshot(takeSnapshot(source), world), SnapshotFault::kNone);
  EXPECT_EQ(world.bodies().traits(0).category, 6U);
  EXPECT_EQ(takeSnapshot(world), takeSnapshot(source));
}

TEST(SnapshotReaderTest, BytesThatFollowAreRefused) {
  Bytes bytes = snapshotOfOne(boxGeometry(2, 2));
  bytes.insert(bytes.end() - 8, 4, 0);
  sign(bytes);
  World world;
  EXPECT_EQ(restoreSnapshot(bytes, world), SnapshotFault::kDamaged);
}

TEST(SnapshotReaderTest, ForgedNumbersThatNoWorldHasAreRefused) {
  const Bytes box = snapshotOfOne(boxGeometry(2, 2));
  ASSERT_EQ(faultOf(box, at::kFlags, std::uint32_t{15}), SnapshotFault::kNone);
  EXPECT_EQ(faultOf(box, at::kEnd, std::uint32_t{2}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kEnd, std::uint32_t{0xffffffff}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kLive, std::uint32_t{2}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kFlags, std::uint32_t{16}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kSeen, std::uint32_t{2}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kForm, std::uint32_t{1}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kPieces, std::uint32_t{0}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kPieces, std::uint32_t{0xffffffff}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kCorners, std::uint32_t{0}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kCorners, std::uint32_t{3}), SnapshotFault::kDamaged);
  for (const double bad : {kNan, kInfinity, -kInfinity, 1e101}) {
    for (const std::size_t place :
         {at::kPoseX, at::kPoseAngle, at::kTargetX, at::kTargetAngle, at::kScaleX, at::kScaleY,
          at::kPivotX, at::kRadius, at::kFirstCorner}) {
      EXPECT_EQ(faultOf(box, place, bad), SnapshotFault::kDamaged) << place << ' ' << bad;
    }
  }
  EXPECT_EQ(faultOf(box, at::kScaleX, 0.0), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kScaleX, 1e-101), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kScaleX, -1e-100), SnapshotFault::kNone);
  EXPECT_EQ(faultOf(box, at::kRadius, -1.0), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kRadius, 1e-101), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kRadius, 1e-100), SnapshotFault::kNone);
  EXPECT_EQ(faultOf(box, at::kPoseAngle, 1e16), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(box, at::kFirstCorner, 3.0), SnapshotFault::kDamaged) << "not convex";
  const Bytes disc = snapshotOfOne(discGeometry(1));
  EXPECT_EQ(faultOf(disc, at::kScaleX, 2.0), SnapshotFault::kDamaged) << "an ellipse";
  EXPECT_EQ(faultOf(disc, at::kScaleX, -1.0), SnapshotFault::kNone);
  for (const double bad : {kNan, kInfinity, -kInfinity, 1e300}) {
    Bytes both = forged(disc, at::kScaleX, bad);
    EXPECT_EQ(faultOf(both, at::kScaleY, bad), SnapshotFault::kDamaged) << bad;
  }
}

TEST(SnapshotReaderTest, ANumberThatIsFreeTwiceIsRefused) {
  World source;
  const auto form = boxGeometry(2, 2);
  for (int k = 0; k < 2; ++k) source.add(form, {}, kPlain);
  for (BodyId id = 0; id < 2; ++id) source.remove(id);
  Bytes bytes = takeSnapshot(source);
  constexpr std::size_t kFreeCount = 28;
  constexpr std::size_t kFree = 32;
  EXPECT_EQ(faultOf(bytes, kFree, std::uint32_t{1}), SnapshotFault::kDamaged);
  EXPECT_EQ(faultOf(bytes, kFree, std::uint32_t{2}), SnapshotFault::kDamaged);
  bytes.insert(bytes.begin() + kFree, 4, 0);
  EXPECT_EQ(faultOf(bytes, kFreeCount, std::uint32_t{3}), SnapshotFault::kDamaged);
}

/// What can be asked of any world that exists.
void exercise(World& world) {
  world.update();
  world.separate(2);
  std::vector<BodyId> found;
  world.findNearest({}, 3, 1e200, {}, found);
  for (const BodyId id : found) {
    const Bounds& box = world.bodies().placed(id).bounds();
    ASSERT_TRUE(box.min.x <= box.max.x && box.min.y <= box.max.y);
    ASSERT_TRUE(std::isfinite(box.extent()));
  }
  std::vector<BodyCrossing> crossings;
  world.castRayAll({-100, 0.5}, {1, 0}, 1e200, {}, crossings);
  world.findOverlaps(test::shapeAt(*discGeometry(5), {}).placed(), {}, found);
  for (BodyId id = 0; id < world.bodies().end(); ++id) {
    if (!world.bodies().has(id)) continue;
    world.targets()[id] = world.bodies().pose(id);
    world.targets()[id].x += 1.0;
  }
  world.update();
  for (const BodyId id : found) world.remove(id);
  const BodyId added = world.add(boxGeometry(1, 1), {}, kPlain);
  ASSERT_TRUE(world.bodies().has(added));
  world.update();
  const Bytes bytes = takeSnapshot(world);
  ASSERT_EQ(restoreSnapshot(bytes, world), SnapshotFault::kNone);
  ASSERT_EQ(takeSnapshot(world), bytes);
}

TEST(SnapshotReaderTest, WhateverIsForgedIsRefusedOrAWorld) {
  World source;
  makeFullWorld(source);
  const Bytes bytes = takeSnapshot(source);
  std::uint64_t accepted = 0;
  const auto tryOut = [&](const Bytes& changed) {
    World world;
    world.add(discGeometry(1), {}, kPlain);
    const std::uint64_t before = hashOf(world);
    if (restoreSnapshot(changed, world) != SnapshotFault::kNone) {
      ASSERT_EQ(hashOf(world), before);
      return;
    }
    ++accepted;
    ASSERT_NO_FATAL_FAILURE(exercise(world));
  };
  for (std::size_t place = at::kEnd; place + 16 <= bytes.size(); place += 4) {
    SCOPED_TRACE(place);
    for (const std::uint32_t number : {0U, 1U, 2U, 3U, 8U, 100U, 0x7fffffffU, 0xffffffffU}) {
      ASSERT_NO_FATAL_FAILURE(tryOut(forged(bytes, place, number)));
    }
    for (const double number :
         {0.0, -0.0, 1.0, -1.0, 1e-320, 1e-200, 1e99, 1e101, kInfinity, kNan}) {
      ASSERT_NO_FATAL_FAILURE(tryOut(forged(bytes, place, number)));
    }
  }
  for (std::uint64_t i = 0; i < std::max<std::uint64_t>(1, test::cases(3000)); ++i) {
    SCOPED_TRACE(i);
    Random random(3, i);
    Bytes changed = bytes;
    for (int k = random.integer(1, 3); k > 0; --k) {
      const int last = static_cast<int>(bytes.size()) - 9;
      changed[static_cast<std::size_t>(random.integer(8, last))] =
          static_cast<std::uint8_t>(random.integer(0, 255));
    }
    sign(changed);
    ASSERT_NO_FATAL_FAILURE(tryOut(changed));
  }
  EXPECT_GT(accepted, 100U);
}

}  // namespace
}  // namespace sepax::snapshot_reader_test
