#include "sepax/world/snapshot.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <functional>
#include <utility>

#include "sepax/assert.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/world/hash.hpp"
#include "sepax/world/snapshot_reader.hpp"

namespace sepax {
namespace {

static_assert(std::endian::native == std::endian::little, "snapshots are little-endian");

/// "SPXW".
constexpr std::uint32_t kMagic = 0x57585053;
constexpr std::size_t kChecksumSize = sizeof(std::uint64_t);

/// Takes the numbers of a world, one after the other.
class Sink {
 public:
  virtual void add(std::uint32_t number) = 0;
  virtual void add(double number) = 0;

 protected:
  ~Sink() = default;
};

/// Takes numbers as bytes.
class ByteSink final : public Sink {
 public:
  void add(std::uint32_t number) override { append(&number, sizeof number); }
  void add(double number) override { append(&number, sizeof number); }
  void add(std::uint64_t number) { append(&number, sizeof number); }

  [[nodiscard]] std::vector<std::uint8_t>& bytes() { return bytes_; }

 private:
  void append(const void* number, std::size_t size) {
    const std::size_t at = bytes_.size();
    bytes_.resize(at + size);
    std::memcpy(&bytes_[at], number, size);
  }

  std::vector<std::uint8_t> bytes_;
};

/// Takes numbers into a hash.
class HashSink final : public Sink {
 public:
  void add(std::uint32_t number) override { hash_.add(number); }
  /// Adding zero turns -0 into 0: the two are the same place, and plain data may have lost the
  /// sign.
  void add(double number) override { hash_.add(std::bit_cast<std::uint64_t>(number + 0.0)); }

  [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

 private:
  Hash hash_;
};

/// Whether a body is to be scaled in another way than its form is. Then it has a form of its own.
bool isToBeScaled(const BodyStore& bodies, BodyId id) {
  return bodies.scaleToTake(id) != bodies.placed(id).geometry()->scale;
}

/// Which bodies have the form of one with a lesser number.
class SharedForms {
 public:
  explicit SharedForms(const BodyStore& bodies) {
    for (BodyId id = 0; id < bodies.end(); ++id) {
      if (!bodies.has(id) || isToBeScaled(bodies, id)) continue;
      users_.push_back({bodies.placed(id).geometry().get(), id});
    }
    detail::heapSort(users_, Before());
  }

  /// The least number of a body with this form.
  [[nodiscard]] BodyId firstWith(const Geometry* geometry) const {
    return std::lower_bound(users_.begin(), users_.end(), User{geometry, 0}, Before())->id;
  }

 private:
  struct User {
    const Geometry* geometry;
    BodyId id;
  };
  struct Before {
    bool operator()(const User& p, const User& q) const {
      return p.geometry == q.geometry ? p.id < q.id : std::less<>()(p.geometry, q.geometry);
    }
  };
  std::vector<User> users_;
};

void write(Sink& sink, Vec2 vector) {
  sink.add(vector.x);
  sink.add(vector.y);
}

void write(Sink& sink, const Pose& pose) {
  sink.add(pose.x);
  sink.add(pose.y);
  sink.add(pose.angle);
}

void write(Sink& sink, const Geometry& geometry, Vec2 scale) {
  write(sink, scale);
  write(sink, geometry.pivot);
  sink.add(static_cast<std::uint32_t>(geometry.pieces.size()));
  for (const GeometryPiece& piece : geometry.pieces) {
    sink.add(piece.radius);
    sink.add(static_cast<std::uint32_t>(piece.core.vertices().size()));
    for (const Vec2 vertex : piece.core.vertices()) write(sink, vertex);
  }
}

/// With no `forms`, as if none were shared, and as bodies are scaled now.
void writeBody(Sink& sink, const BodyStore& bodies, BodyId id, const SharedForms* forms) {
  const BodyTraits& traits = bodies.traits(id);
  sink.add(traits.flags);
  sink.add(traits.category);
  sink.add(traits.mask);
  sink.add(std::uint32_t{bodies.seen(id) ? 1U : 0U});
  write(sink, bodies.pose(id));
  write(sink, bodies.targets()[id]);
  const Geometry& geometry = *bodies.placed(id).geometry();
  const bool own = forms == nullptr || isToBeScaled(bodies, id);
  const BodyId first = own ? id : forms->firstWith(&geometry);
  sink.add(first);
  if (first == id) {
    write(sink, geometry, forms == nullptr ? geometry.scale : bodies.scaleToTake(id));
  }
}

void writeNumbers(Sink& sink, std::span<const BodyId> numbers) {
  sink.add(static_cast<std::uint32_t>(numbers.size()));
  for (const BodyId id : numbers) sink.add(id);
}

void writePairs(Sink& sink, std::span<const ProxyPair> pairs) {
  sink.add(static_cast<std::uint32_t>(pairs.size()));
  for (const ProxyPair pair : pairs) {
    sink.add(pair.a);
    sink.add(pair.b);
  }
}

void writeWorld(Sink& sink, const World& world, const SharedForms* forms) {
  const BodyStore& bodies = world.bodies();
  sink.add(bodies.end());
  for (BodyId id = 0; id < bodies.end(); ++id) {
    sink.add(bodies.generation(id));
    sink.add(std::uint32_t{bodies.has(id) ? 1U : 0U});
    if (bodies.has(id)) writeBody(sink, bodies, id, forms);
  }
  writeNumbers(sink, bodies.freeNumbers());
  writeNumbers(sink, bodies.removedNumbers());
  writePairs(sink, world.touches().pairs());
  sink.add(static_cast<std::uint32_t>(world.impacts().size()));
  for (const BodyContact& impact : world.impacts()) {
    sink.add(impact.pair.a);
    sink.add(impact.pair.b);
    write(sink, impact.normal);
    sink.add(impact.depth);
  }
  sink.add(world.slop());
}

std::uint64_t checksum(std::span<const std::uint8_t> bytes) {
  Hash hash;
  hash.add(bytes.size());
  for (std::size_t at = 0; at < bytes.size(); at += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, &bytes[at], std::min(sizeof word, bytes.size() - at));
    hash.add(word);
  }
  return hash.value();
}

}  // namespace

void sealSnapshot(std::span<std::uint8_t> bytes) {
  SEPAX_ASSERT(bytes.size() >= sizeof kMagic + sizeof kSnapshotVersion + kChecksumSize);
  std::memcpy(bytes.data(), &kMagic, sizeof kMagic);
  std::memcpy(&bytes[sizeof kMagic], &kSnapshotVersion, sizeof kSnapshotVersion);
  const std::size_t content = bytes.size() - kChecksumSize;
  const std::uint64_t sum = checksum(bytes.first(content));
  std::memcpy(&bytes[content], &sum, sizeof sum);
}

std::vector<std::uint8_t> takeSnapshot(const World& world) {
  ByteSink sink;
  sink.add(kMagic);
  sink.add(kSnapshotVersion);
  const SharedForms forms(world.bodies());
  writeWorld(sink, world, &forms);
  writePairs(sink, world.bodies().ignored().pairs());
  // For those who are told of ends of contacts: not in the hash, since the bodies have it no more.
  for (const BodyId id : world.bodies().removedNumbers()) {
    sink.add(world.bodies().traits(id).category);
  }
  sink.add(checksum(sink.bytes()));
  return std::move(sink.bytes());
}

SnapshotFault restoreSnapshot(std::span<const std::uint8_t> bytes, World& world) {
  constexpr std::size_t kHeader = 2 * sizeof(std::uint32_t);
  if (bytes.size() < kHeader) return SnapshotFault::kForeign;
  std::uint32_t magic = 0;
  std::uint32_t version = 0;
  std::memcpy(&magic, bytes.data(), sizeof magic);
  std::memcpy(&version, &bytes[sizeof magic], sizeof version);
  if (magic != kMagic) return SnapshotFault::kForeign;
  if (version != kSnapshotVersion) return SnapshotFault::kVersion;
  if (bytes.size() < kHeader + kChecksumSize) return SnapshotFault::kDamaged;
  const std::span<const std::uint8_t> content = bytes.first(bytes.size() - kChecksumSize);
  std::uint64_t sum = 0;
  std::memcpy(&sum, &bytes[content.size()], sizeof sum);
  if (sum != checksum(content)) return SnapshotFault::kDamaged;
  World::State state;
  if (!detail::readWorld(content.subspan(kHeader), state)) return SnapshotFault::kDamaged;
  world.restore(std::move(state));
  return SnapshotFault::kNone;
}

std::uint64_t hashOf(const World& world) {
  HashSink sink;
  writeWorld(sink, world, nullptr);
  // Most worlds have none, and the hashes that they had before there were such pairs.
  const std::span<const ProxyPair> ignored = world.bodies().ignored().pairs();
  if (!ignored.empty()) writePairs(sink, ignored);
  return sink.value();
}

}  // namespace sepax
