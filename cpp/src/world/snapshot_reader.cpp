#include "sepax/world/snapshot_reader.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "sepax/tolerance.hpp"

namespace sepax::detail {
namespace {

/// Reads the numbers of a world and checks that it can exist. Stops at the first that is wrong.
class Reader {
 public:
  explicit Reader(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

  /// Returns whether all was well.
  bool read(World::State& state) {
    return readBodies(state.bodies) && readPairs(state.touching) && readImpacts(state.impacts) &&
           readSlop(state.slop) && readIgnored(state.bodies) && readCategories(state.bodies) &&
           rest_.empty();
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
    if ((traits.flags & ~body_flag::kAll) != 0 || seen > 1) return false;
    if (!isPlace(pose) || !isPlace(target) || first > id) return false;
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
    const auto rounded = [](const GeometryPiece& piece) { return piece.radius > 0.0; };
    if (!isUniform(scale) && std::any_of(pieces.begin(), pieces.end(), rounded)) return {};
    std::shared_ptr<const Geometry> geometry = makeGeometry(std::move(pieces), scale, pivot);
    return geometry->reach <= 2.0 * kMaxCoordinate ? geometry : nullptr;
  }

  bool readPiece(std::vector<GeometryPiece>& pieces) {
    double radius = 0.0;
    std::uint32_t count = 0;
    if (!take(radius) || !takeCount(count, sizeof(Vec2)) || count == 0) return false;
    if (!detail::isRadius(radius)) return false;
    std::vector<Vec2> corners(count);
    for (Vec2& corner : corners) {
      if (!take(corner) || !isPoint(corner)) return false;
    }
    if (count == 2 && corners[0] == corners[1]) return false;
    if (count > 2) {
      // Strictly convex already: nothing to put right.
      const ConvexPolygon::Result result = ConvexPolygon::create(corners);
      if (!result.polygon) return false;
      const std::span<const Vec2> found = result.polygon->vertices();
      if (!std::equal(found.begin(), found.end(), corners.begin(), corners.end())) return false;
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

  bool readCategories(BodyStore& bodies) {
    for (const BodyId id : bodies.removedNumbers()) {
      std::uint32_t category = 0;
      if (!take(category)) return false;
      bodies.setCategory(id, category);
    }
    return true;
  }

  bool readPairs(std::vector<ProxyPair>& pairs) {
    std::uint32_t count = 0;
    if (!takeCount(count, sizeof(ProxyPair))) return false;
    pairs.resize(count);
    const ProxyPair* before = nullptr;
    for (ProxyPair& pair : pairs) {
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

  /// Of bodies that are there.
  bool readIgnored(BodyStore& bodies) {
    std::vector<ProxyPair> pairs;
    if (!readPairs(pairs)) return false;
    for (const ProxyPair pair : pairs) {
      if (live_[pair.a] == 0 || live_[pair.b] == 0) return false;
    }
    bodies.ignored().set(std::move(pairs));
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

bool readWorld(std::span<const std::uint8_t> content, World::State& state) {
  return Reader(content).read(state);
}

}  // namespace sepax::detail
