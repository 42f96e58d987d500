// Snapshots of small worlds with numbers overwritten, left out, doubled and exchanged, under a
// right checksum: each is refused and changes nothing, or is a world that keeps all the promises of
// one.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <span>
#include <vector>

#include "fuzz/bytes.hpp"
#include "sepax/world/snapshot.hpp"
#include "support/snapshots.hpp"
#include "support/watched_world.hpp"

namespace sepax {
namespace {

using Snapshot = std::vector<std::uint8_t>;

/// Magic and version, which the unit tests are about.
constexpr std::size_t kHeader = 8;
constexpr std::size_t kWord = 4;

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

/// A snapshot of a few bodies of a scene in the middle of their life.
Snapshot anySnapshot(fuzz::Bytes& bytes) {
  const std::span<const test::WorldScene> scenes = test::worldScenes();
  const test::WorldScene& scene = scenes[bytes.byte() % scenes.size()];
  test::Random random(bytes.byte());
  test::WatchedWorld watched;
  fill(watched, scene, random, bytes.byte() % 6);
  for (int acts = bytes.byte() % 16; acts > 0; --acts) act(watched, scene, random, 6);
  return takeSnapshot(watched.world);
}

/// Numbers that mean something to a snapshot, and any others.
std::uint32_t anyWord(fuzz::Bytes& bytes) {
  const std::uint8_t kind = bytes.byte() % 4;
  if (kind == 0) return bytes.byte() % 8;
  if (kind == 1) return 0xffffffffU - bytes.byte();
  std::uint32_t word = 0;
  for (int i = 0; i < 4; ++i) word = word << 8 | bytes.byte();
  return word;
}

double anyNumber(fuzz::Bytes& bytes) {
  const std::uint8_t kind = bytes.byte() % 2;
  return kind == 0 ? static_cast<double>(static_cast<std::int8_t>(bytes.byte())) / 8.0
                   : bytes.anyDouble();
}

/// A place in what is between header and checksum, where a number of `size` bytes has room.
std::size_t anyPlace(const Snapshot& snapshot, std::size_t size, fuzz::Bytes& bytes) {
  const std::size_t end = snapshot.size() - sizeof(std::uint64_t) - size;
  const std::size_t places = end < kHeader ? 1 : (end - kHeader) / kWord + 1;
  const std::size_t chosen = 256U * bytes.byte() + bytes.byte();
  return kHeader + kWord * (chosen % places);
}

template <class Number>
void overwrite(Snapshot& snapshot, Number number, fuzz::Bytes& bytes) {
  const std::size_t place = anyPlace(snapshot, sizeof number, bytes);
  if (place + sizeof number <= snapshot.size()) {
    std::memcpy(&snapshot[place], &number, sizeof number);
  }
}

void edit(Snapshot& snapshot, fuzz::Bytes& bytes) {
  const std::uint8_t kind = bytes.byte() % 8;
  if (kind <= 2) {
    overwrite(snapshot, anyWord(bytes), bytes);
  } else if (kind <= 5) {
    overwrite(snapshot, anyNumber(bytes), bytes);
  } else {
    const std::size_t from = anyPlace(snapshot, kWord, bytes);
    const std::size_t left = snapshot.size() - sizeof(std::uint64_t) - from;
    const std::size_t count = std::min<std::size_t>(left, kWord * (1U + bytes.byte() % 64));
    const auto first = snapshot.begin() + static_cast<std::ptrdiff_t>(from);
    const auto last = first + static_cast<std::ptrdiff_t>(count);
    if (kind == 6) {
      snapshot.erase(first, last);
    } else {
      const Snapshot copy(first, last);
      snapshot.insert(last, copy.begin(), copy.end());
    }
  }
}

/// What there is to know of a world that nobody watched while it came to be.
test::WorldModel modelOf(World& world) {
  test::WorldModel model;
  const BodyStore& bodies = world.bodies();
  model.bodies.resize(bodies.end());
  for (BodyId id = 0; id < bodies.end(); ++id) {
    test::WorldModel::Body& body = model.bodies[id];
    body.generation = bodies.generation(id);
    if (!bodies.has(id)) continue;
    body.live = true;
    body.seen = bodies.seen(id);
    body.geometry = bodies.placed(id).geometry();
    body.pose = bodies.pose(id);
    body.target = world.targets()[id];
    body.traits = bodies.traits(id);
    body.shape = test::shapeAt(*body.geometry, body.pose);
  }
  model.free.assign(bodies.freeNumbers().begin(), bodies.freeNumbers().end());
  model.removed.assign(bodies.removedNumbers().begin(), bodies.removedNumbers().end());
  const std::span<const ProxyPair> touching = world.touches().pairs();
  model.touching.assign(touching.begin(), touching.end());
  const std::span<const ProxyPair> ignored = bodies.ignored().pairs();
  model.ignored.assign(ignored.begin(), ignored.end());
  return model;
}

/// Targets may be anything: the first that is no place stops the update, and is mended here.
void mendTargets(World& world) {
  for (BodyId id = 0; id < world.bodies().end(); ++id) {
    Pose& target = world.targets()[id];
    if (!world.bodies().has(id) || isPlace(target)) continue;
    require(world.update().body == id, "the body without a place is told");
    target = world.bodies().pose(id);
  }
}

void live(const Snapshot& snapshot, test::WatchedWorld& watched, fuzz::Bytes& bytes) {
  require(takeSnapshot(watched.world).size() == snapshot.size(), "all was read, nothing made up");
  mendTargets(watched.world);
  watched.model = modelOf(watched.world);
  test::Random random(bytes.byte());
  watched.query(random);
  watched.reload();
  watched.update();
  watched.query(random);
  watched.separate(2);
  watched.reload();
  require(watched.fault().empty(), watched.fault().c_str());
}

void check(fuzz::Bytes bytes) {
  Snapshot snapshot = anySnapshot(bytes);
  const Snapshot whole = snapshot;
  for (int edits = 1 + bytes.byte() % 4; edits > 0; --edits) edit(snapshot, bytes);
  test::sign(snapshot);
  test::WatchedWorld watched;
  require(restoreSnapshot(whole, watched.world) == SnapshotFault::kNone, "a snapshot is one");
  if (restoreSnapshot(snapshot, watched.world) == SnapshotFault::kNone) {
    live(snapshot, watched, bytes);
  } else {
    require(takeSnapshot(watched.world) == whole, "what is refused changes nothing");
  }
}

}  // namespace
}  // namespace sepax

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  sepax::check(sepax::fuzz::Bytes(data, size));
  return 0;
}
