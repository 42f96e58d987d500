#include "sepax/world/snapshot.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <functional>
#include <utility>

#include "sepax/math/heap_sort.hpp"
#include "sepax/tolerance.hpp"
#include "sepax/world/hash.hpp"

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
  void add(double number) override { hash_.add(std::bit_cast<std::uint64_t>(number)); }

  [[nodiscard]] std::uint64_t value() const { return hash_.value(); }

 private:
  Hash hash_;
};

/// Which bodies have the form of one with a lesser number.
class SharedForms {
 public:
  explicit SharedForms(const BodyStore& bodies) {
    for (BodyId id = 0; id < bodies.end(); ++id) {
      if (bodies.has(id)) users_.push_back({bodies.placed(id).geometry().get(), id});
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

void write(Sink& sink, const Geometry& geometry) {
  write(sink, geometry.scale);
  write(sink, geometry.pivot);
  sink.add(static_cast<std::uint32_t>(geometry.pieces.size()));
  for (const GeometryPiece& piece : geometry.pieces) {
    sink.add(piece.radius);
    sink.add(static_cast<std::uint32_t>(piece.core.vertices().size()));
    for (const Vec2 vertex : piece.core.vertices()) write(sink, vertex);
  }
}

/// With no `forms`, as if none were shared.
void writeBody(Sink& sink, const BodyStore& bodies, BodyId id, const SharedForms* forms) {
  const BodyTraits& traits = bodies.traits(id);
  sink.add(traits.flags);
  sink.add(traits.category);
  sink.add(traits.mask);
  sink.add(std::uint32_t{bodies.seen(id) ? 1U : 0U});
  write(sink, bodies.pose(id));
  write(sink, bodies.targets()[id]);
  const Geometry& geometry = *bodies.placed(id).geometry();
  const BodyId first = forms == nullptr ? id : forms->firstWith(&geometry);
  sink.add(first);
  if (first == id) write(sink, geometry);
}

void writeNumbers(Sink& sink, std::span<const BodyId> numbers) {
  sink.add(static_cast<std::uint32_t>(numbers.size()));
  for (const BodyId id : numbers) sink.add(id);
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
  const std::span<const ProxyPair> touching = world.touches().pairs();
  sink.add(static_cast<std::uint32_t>(touching.size()));
  for (const ProxyPair pair : touching) {
    sink.add(pair.a);
    sink.add(pair.b);
  }
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

bool isCoordinate(double x) { return std::abs(x) <= kMaxCoordinate; }
bool isPoint(Vec2 p) { return isCoordinate(p.x) && isCoordinate(p.y); }
bool isPose(const Pose& pose) {
  return isPoint(pose.position()) && std::abs(pose.angle) <= kMaxAngle;
}

bool isScale(double factor) { return std::isfinite(factor) && factor != 0.0; }

/// Reads the numbers of a world and checks that it can exist. Stops at the first that is wrong.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  /// Returns whether all was well.
  bool read(World::State& state) {
    return readBodies(state.bodies) && readTouching(state.touching) && readImpacts(state.impacts) &&
           readSlop(state.slop) && rest_.empty();
  }

 private:
  template <class Number>
  bool take(Number& number) {
    if (rest_.size() < sizeof number) return false;
    std::memcpy(&number, rest_.data(), sizeof number);
    rest_ = rest_.subspan(sizeof number);
    return true;
  }
  bool take(Vec2& p) { return take(p.x) && take(p.y); }
  bool take(Pose& pose) { return take(pose.x) && take(pose.y) && take(pose.angle); }
  bool take(ProxyPair& pair) { return take(pair.a) && take(pair.b); }

  /// A number of things of which each takes some bytes at least.
  bool takeCount(std::uint32_t& count, std::size_t least) {
    return take(count) && count <= rest_.size() / least;
  }

  bool readBodies(BodyStore& bodies) {
    constexpr std::size_t kLeast = 2 * sizeof(std::uint32_t);
    if (!takeCount(end_, kLeast)) return false;
    const std::span<const std::uint8_t> start = rest_;
    // The bodies need the lists of the numbers, which come after them: so they are read twice.
    std::vector<std::uint32_t> generations(end_);
    if (!eachBody(generations, nullptr)) return false;
    std::vector<BodyId> free;
    std::vector<BodyId> removed;
    used_.assign(live_.begin(), live_.end());
    if (!readNumbers(free) || !readNumbers(removed)) return false;
    if (std::find(used_.begin(), used_.end(), 0) != used_.end()) return false;
    bodies.setNumbers(generations, std::move(free), std::move(removed));
    const std::span<const std::uint8_t> after = rest_;
    rest_ = start;
    const bool whole = eachBody(generations, &bodies);
    rest_ = after;
    return whole;
  }

  bool eachBody(std::vector<std::uint32_t>& generations, BodyStore* bodies) {
    forms_.assign(end_, nullptr);
    live_.assign(end_, 0);
    for (BodyId id = 0; id < end_; ++id) {
      std::uint32_t live = 0;
      if (!take(generations[id]) || !take(live) || live > 1) return false;
      live_[id] = static_cast<std::uint8_t>(live);
      if (live == 1 && !readBody(id, bodies)) return false;
    }
    return true;
  }

  bool readBody(BodyId id, BodyStore* bodies) {
    BodyTraits traits;
    std::uint32_t seen = 0;
    Pose pose;
    Pose target;
    BodyId first = 0;
    if (!take(traits.flags) || !take(traits.category) || !take(traits.mask) || !take(seen)) {
      return false;
    }
    if (!take(pose) || !take(target) || !take(first)) return false;
    if ((traits.flags & ~body_flag::kAll) != 0 || seen > 1 || !isPose(pose) || first > id) {
      return false;
    }
    forms_[id] = first == id ? readGeometry() : forms_[first];
    if (!forms_[id]) return false;
    if (bodies != nullptr) bodies->put(id, forms_[id], pose, target, traits, seen == 1);
    return true;
  }

  std::shared_ptr<const Geometry> readGeometry() {
    constexpr std::size_t kLeastPiece = 3 * sizeof(double);
    Vec2 scale;
    Vec2 pivot;
    std::uint32_t count = 0;
    if (!take(scale) || !take(pivot) || !takeCount(count, kLeastPiece) || count == 0) return {};
    if (!isPoint(pivot) || !isScale(scale.x) || !isScale(scale.y)) return {};
    std::vector<GeometryPiece> pieces;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (!readPiece(pieces)) return {};
    }
    const bool uniform = std::abs(scale.x) == std::abs(scale.y);
    const auto rounded = [](const GeometryPiece& piece) { return piece.radius > 0.0; };
    if (!uniform && std::any_of(pieces.begin(), pieces.end(), rounded)) return {};
    std::shared_ptr<const Geometry> geometry = makeGeometry(std::move(pieces), scale, pivot);
    return geometry->reach <= 2.0 * kMaxCoordinate ? geometry : nullptr;
  }

  bool readPiece(std::vector<GeometryPiece>& pieces) {
    double radius = 0.0;
    std::uint32_t count = 0;
    if (!take(radius) || !takeCount(count, sizeof(Vec2)) || count == 0) return false;
    if (!(radius >= 0.0 && radius <= kMaxCoordinate)) return false;
    std::vector<Vec2> corners(count);
    for (Vec2& corner : corners) {
      if (!take(corner) || !isPoint(corner)) return false;
    }
    if (count == 2 && corners[0] == corners[1]) return false;
    if (count > 2) {
      // Strictly convex already: nothing to put right.
      const ConvexPolygon::Result result = ConvexPolygon::create(corners);
      if (!result.polygon || result.polygon->vertices() != corners) return false;
    }
    pieces.push_back({ConvexPolygon::ofCorners(corners), radius});
    return true;
  }

  /// Numbers without a body, none of them twice.
  bool readNumbers(std::vector<BodyId>& numbers) {
    std::uint32_t count = 0;
    if (!takeCount(count, sizeof(BodyId))) return false;
    numbers.resize(count);
    for (BodyId& id : numbers) {
      if (!take(id) || id >= end_ || used_[id] != 0) return false;
      used_[id] = 1;
    }
    return true;
  }

  bool readTouching(std::vector<ProxyPair>& touching) {
    std::uint32_t count = 0;
    if (!takeCount(count, sizeof(ProxyPair))) return false;
    touching.resize(count);
    const ProxyPair* before = nullptr;
    for (ProxyPair& pair : touching) {
      if (!take(pair) || !isPairAfter(before, pair)) return false;
      before = &pair;
    }
    return true;
  }

  bool readImpacts(std::vector<BodyContact>& impacts) {
    std::uint32_t count = 0;
    if (!takeCount(count, sizeof(BodyContact))) return false;
    impacts.resize(count);
    const ProxyPair* before = nullptr;
    for (BodyContact& impact : impacts) {
      if (!take(impact.pair) || !take(impact.normal) || !take(impact.depth)) return false;
      if (!isPairAfter(before, impact.pair) || !isPoint(impact.normal)) return false;
      if (live_[impact.pair.a] == 0 || live_[impact.pair.b] == 0) return false;
      if (!(impact.depth >= 0.0 && impact.depth <= kMaxCoordinate)) return false;
      before = &impact.pair;
    }
    return true;
  }

  bool readSlop(double& slop) { return take(slop) && slop >= 0.0 && slop <= kMostSlop; }

  [[nodiscard]] bool isPairAfter(const ProxyPair* before, const ProxyPair& pair) const {
    return pair.a < pair.b && pair.b < end_ && (before == nullptr || *before < pair);
  }

  std::span<const std::uint8_t> rest_;
  BodyId end_ = 0;
  std::vector<std::uint8_t> live_;
  std::vector<std::uint8_t> used_;
  std::vector<std::shared_ptr<const Geometry>> forms_;
};

}  // namespace

std::vector<std::uint8_t> takeSnapshot(const World& world) {
  ByteSink sink;
  sink.add(kMagic);
  sink.add(kSnapshotVersion);
  const SharedForms forms(world.bodies());
  writeWorld(sink, world, &forms);
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
  if (!Reader(content.subspan(kHeader)).read(state)) return SnapshotFault::kDamaged;
  world.restore(std::move(state));
  return SnapshotFault::kNone;
}

std::uint64_t hashOf(const World& world) {
  HashSink sink;
  writeWorld(sink, world, nullptr);
  return sink.value();
}

}  // namespace sepax
