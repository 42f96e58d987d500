// A few bodies out of bytes, and what may happen to them in any order: all contacts and all answers
// must be those of trying every body, whatever is in the targets and in the snapshots.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "fuzz/bytes.hpp"
#include "sepax/tolerance.hpp"
#include "sepax/world/snapshot.hpp"
#include "support/snapshots.hpp"
#include "support/watched_world.hpp"

namespace sepax {
namespace {

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

constexpr std::size_t kMostBodies = 12;

/// What a world is told, out of bytes.
class Bytes : public fuzz::Bytes {
 public:
  using fuzz::Bytes::Bytes;

  double coordinate() {
    const double eighths = static_cast<double>(static_cast<std::int8_t>(byte())) / 8.0;
    return byte() % 8 == 0 ? anyDouble() : eighths;
  }

  Pose pose() {
    Pose pose;
    pose.x = coordinate();
    pose.y = coordinate();
    if (byte() % 2 == 0) pose.angle = coordinate();
    return pose;
  }

  BodyTraits traits() {
    BodyTraits traits;
    traits.flags = byte() % (body_flag::kAll + 1);
    if (byte() % 4 != 0) return traits;
    traits.category = byte();
    traits.mask = byte();
    return traits;
  }
};

void add(test::WatchedWorld& watched, Bytes& bytes) {
  if (watched.model.size() >= kMostBodies) return;
  test::Random random(bytes.byte());
  test::BodySpec spec;
  spec.geometry = test::randomGeometry(random, 2.0);
  spec.pose = bytes.pose();
  if (!isPlace(spec.pose)) spec.pose = {};
  spec.traits = bytes.traits();
  watched.add(spec);
}

/// A target that is no place stops the update, and nothing else.
void move(test::WatchedWorld& watched, BodyId id, Bytes& bytes) {
  const Pose target = bytes.pose();
  if (isPlace(target)) {
    watched.moveTo(id, target);
    return;
  }
  const Pose before = watched.world.targets()[id];
  const std::uint64_t hash = hashOf(watched.world);
  watched.world.targets()[id] = target;
  require(watched.world.update().body == id, "the body without a place is told");
  watched.world.targets()[id] = before;
  require(hashOf(watched.world) == hash, "and nothing changes");
}

/// A damaged snapshot is refused; one with a right checksum may still be a world.
void damage(const World& world, Bytes& bytes) {
  std::vector<std::uint8_t> snapshot = takeSnapshot(world);
  const std::size_t place = (256U * bytes.byte() + bytes.byte()) % snapshot.size();
  const auto change = static_cast<std::uint8_t>(1 + bytes.byte() % 255);
  snapshot[place] = static_cast<std::uint8_t>(snapshot[place] ^ change);
  World other;
  const std::uint64_t hash = hashOf(other);
  require(restoreSnapshot(snapshot, other) != SnapshotFault::kNone,
          "a damaged snapshot is refused");
  test::sign(snapshot);
  if (restoreSnapshot(snapshot, other) != SnapshotFault::kNone) {
    require(hashOf(other) == hash, "what is refused changes nothing");
    return;
  }
  const UpdateStatus status = other.update();
  require(status.ok() || other.bodies().has(status.body), "an update of a forged world");
  other.separate(2);
  const std::vector<std::uint8_t> again = takeSnapshot(other);
  require(restoreSnapshot(again, other) == SnapshotFault::kNone, "a forged world is a world");
}

void act(test::WatchedWorld& watched, Bytes& bytes) {
  const std::uint8_t kind = bytes.byte() % 16;
  test::Random random(bytes.byte());
  const BodyId id = watched.anyBody(random);
  if (kind <= 2) {
    add(watched, bytes);
  } else if (kind <= 4) {
    watched.update();
  } else if (kind == 5) {
    watched.separate(bytes.byte() % 4);
  } else if (kind == 6) {
    watched.query(random);
  } else if (kind == 7) {
    watched.reload();
  } else if (kind == 8) {
    damage(watched.world, bytes);
  } else if (id == kNoBody) {
    return;
  } else if (kind == 9) {
    watched.remove(id);
  } else if (kind == 10) {
    watched.setTraits(id, bytes.traits());
  } else {
    move(watched, id, bytes);
  }
  require(watched.fault().empty(), watched.fault().c_str());
}

void check(Bytes bytes) {
  test::WatchedWorld watched;
  while (!bytes.empty()) act(watched, bytes);
  watched.update();
  require(watched.fault().empty(), watched.fault().c_str());
}

}  // namespace
}  // namespace sepax

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sepax::check(sepax::Bytes(data, size));
  return 0;
}
