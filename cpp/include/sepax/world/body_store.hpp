/// The bodies of a world: what they are and where they stand.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/broad_phase/turned_box.hpp"
#include "sepax/world/ignored_pairs.hpp"
#include "sepax/world/placed_body.hpp"

namespace sepax {

/// The number of a body. It is used again some time after the body was removed.
using BodyId = Proxy;

/// No body.
inline constexpr BodyId kNoBody = kNoIndex;

/// The bits of BodyTraits::flags.
namespace body_flag {
/// Never pushed; not compared with other static bodies.
inline constexpr std::uint32_t kStatic = 1;
/// Stops at what is in its way, however far it goes in a step.
inline constexpr std::uint32_t kFast = 2;
/// Touches, but neither stops nor pushes anything.
inline constexpr std::uint32_t kSensor = 4;
/// Takes part in nothing.
inline constexpr std::uint32_t kDisabled = 8;
/// All of them.
inline constexpr std::uint32_t kAll = 15;
}  // namespace body_flag

/// What a body is to others.
struct BodyTraits {
  /// See body_flag. Worlds leave other bits out.
  std::uint32_t flags = 0;
  /// What it is, a bit for each kind.
  std::uint32_t category = 1;
  /// What it looks for: the kinds that it meets.
  std::uint32_t mask = 0xffffffff;

  /// Whether a flag is set.
  [[nodiscard]] constexpr bool has(std::uint32_t flag) const { return (flags & flag) != 0; }
  /// Whether each looks for the other, and one of them at least may move.
  [[nodiscard]] constexpr bool meets(const BodyTraits& other) const {
    return (category & other.mask) != 0 && (other.category & mask) != 0 &&
           (flags & other.flags & body_flag::kStatic) == 0;
  }
};

/// Bodies under numbers from 0 on, each property in a list of its own.
class BodyStore {
 public:
  /// Adds a body that stands at the pose, and returns its number: the one given free last, else the
  /// first that was never used.
  BodyId add(std::shared_ptr<const Geometry> geometry, const Pose& pose, const BodyTraits& traits);
  /// The same of bodies that were placed at the poses. Allocates nothing if there is room.
  void addAll(std::span<PlacedBody::Pointer> placed, std::span<const Pose> poses,
              const BodyTraits& traits, std::span<BodyId> ids);
  /// Makes a body that is to be added, which has no place yet.
  [[nodiscard]] PlacedBody::Pointer make(std::shared_ptr<const Geometry> geometry);
  /// Places bodies that were made. See PlacedBody::placeByLanes.
  static void placeNew(std::span<const PlacedBody::Pointer> bodies, std::span<const Pose> poses);
  /// Makes room for so many more bodies. Returns what will at most be the end().
  std::size_t reserve(std::size_t more);

  /// Removes a body that is there. Its number is not used again before the end of the next update,
  /// which may have to say that its contacts ended; at once, if no update has seen the body.
  /// Allocates nothing.
  void remove(BodyId id);
  /// At the end of an update: gives the numbers of removed bodies free. All others were seen.
  /// Allocates nothing.
  void endUpdate();
  /// Whether an update has seen the body.
  [[nodiscard]] bool seen(BodyId id) const { return seen_[id] != 0; }

  /// Whether the number is that of a body.
  [[nodiscard]] bool has(BodyId id) const { return id < placed_.size() && placed_[id] != nullptr; }
  /// The number of bodies.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Above every number.
  [[nodiscard]] BodyId end() const { return static_cast<BodyId>(targets_.size()); }
  /// How many bodies had this number before.
  [[nodiscard]] std::uint32_t generation(BodyId id) const { return generations_[id]; }

  /// Where the bodies are to stand after the next update; written from outside.
  [[nodiscard]] std::vector<Pose>& targets() { return targets_; }
  /// See the other.
  [[nodiscard]] const std::vector<Pose>& targets() const { return targets_; }
  /// Where the bodies stand.
  [[nodiscard]] const std::vector<Pose>& poses() const { return poses_; }
  /// Where a body stands.
  [[nodiscard]] const Pose& pose(BodyId id) const { return poses_[id]; }
  /// What a body is to others.
  [[nodiscard]] const BodyTraits& traits(BodyId id) const { return traits_[id]; }
  /// Makes a body something else to others.
  void setTraits(BodyId id, const BodyTraits& traits) {
    traits_[id] = traits;
    traits_[id].flags &= body_flag::kAll;
    updateBox(id);
  }
  /// Whether two bodies meet: each looks for the other, and nobody has them ignore one another.
  [[nodiscard]] bool meet(ProxyPair pair) const {
    return traits_[pair.a].meets(traits_[pair.b]) && (ignored_.empty() || !ignored_.has(pair));
  }
  /// The pairs that never meet.
  [[nodiscard]] IgnoredPairs& ignored() { return ignored_; }
  /// See the other.
  [[nodiscard]] const IgnoredPairs& ignored() const { return ignored_; }
  /// The placed form of the body of a number below end(); nullptr if there is none.
  [[nodiscard]] const PlacedBody* find(BodyId id) const { return placed_[id].get(); }
  /// The placed form of a body.
  [[nodiscard]] const PlacedBody& placed(BodyId id) const { return *placed_[id]; }

  /// Reads a little of all memory that a comparison of the body needs, and returns something that
  /// depends on it. Where memory is slow, asking for that of many bodies in a row makes it come all
  /// at once rather than one after the other.
  [[nodiscard]] std::uint8_t peek(BodyId id) const {
    constexpr std::size_t kCacheLine = 64;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(placed_[id].get());
    std::uint8_t seen = 0;
    for (std::size_t i = 0; i < sizes_[id]; i += kCacheLine) seen ^= bytes[i];
    return seen;
  }

  /// The same of all bodies that come second; those that come first are the same in a row.
  [[nodiscard]] std::uint8_t peek(std::span<const ProxyPair> pairs) const {
    std::uint8_t seen = 0;
    for (const ProxyPair pair : pairs) seen ^= peek(pair.b);
    return seen;
  }
  /// For so many pairs that is done at once.
  static constexpr std::size_t kPeeked = 16;

  /// How the bodies are to be scaled, one for each number, written from outside: see
  /// World::rescale. There are none before somebody asks.
  [[nodiscard]] std::vector<Vec2>& scales();
  /// Whether somebody has asked for scales().
  [[nodiscard]] bool hasScales() const { return hasScales_; }
  /// How a body is to be scaled: as scales() says, if anybody has asked for them.
  [[nodiscard]] Vec2 scaleToTake(BodyId id) const {
    return hasScales_ ? scales_[id] : placed(id).geometry()->scale;
  }
  /// Scales a body as scales() says, where it is shown: see PlacedBody::canRescale.
  void rescale(BodyId id, const Pose& shown) {
    placed_[id]->rescale(scales_[id], shown);
    updateBox(id);
  }
  /// See peek(): of a number and those after it, what rescaling needs besides, which is far from
  /// the bodies.
  [[nodiscard]] double peekForms(BodyId first) const {
    const auto last = static_cast<BodyId>(std::min(first + kPeeked, placed_.size()));
    double seen = 0.0;
    for (BodyId id = first; id < last; ++id) {
      if (has(id)) seen += placed_[id]->geometry()->pieces.front().core.vertices().front().x;
    }
    return seen;
  }

  /// Gives a body another form, which was placed where it is shown. Allocates nothing.
  void setForm(BodyId id, PlacedBody::Pointer placed) {
    if (hasScales_) scales_[id] = placed->geometry()->scale;
    sizes_[id] = static_cast<std::uint32_t>(PlacedBody::sizeAsked(*placed->geometry()));
    placed_[id] = std::move(placed);
    updateBox(id);
  }

  /// Puts a body in another place. O(n).
  void place(BodyId id, const Pose& pose) {
    show(id, pose);
    setPose(id, pose);
  }
  /// The first half of it: only what is compared with others goes there.
  void show(BodyId id, const Pose& pose) {
    placed_[id]->place(pose);
    updateBox(id);
  }
  /// The same for many: each goes to its target. See PlacedBody::placeByLanes.
  void showAtTargets(std::span<const BodyId> ids);
  /// A box around each body where it is shown; empty for disabled ones and numbers not in use.
  [[nodiscard]] std::span<const TurnedBox> boxes() const { return boxes_; }
  /// The other half. Allocates nothing.
  void setPose(BodyId id, const Pose& pose) { poses_[id] = pose; }
  /// After a call that was left: gives back what the places of bodies took (see
  /// PlacedBody::forgetPlace), and memory that it took for more. Until a body is shown somewhere,
  /// it must not be compared.
  void recover();

  /// The free numbers, the next one last.
  [[nodiscard]] std::span<const BodyId> freeNumbers() const { return free_; }
  /// The numbers that will be free; of their traits the category is left.
  [[nodiscard]] std::span<const BodyId> removedNumbers() const { return removed_; }

  /// For a snapshot: an empty place for each number, with its generation.
  void setNumbers(std::vector<std::uint32_t> generations, std::vector<BodyId> free,
                  std::vector<BodyId> removed);
  /// For a snapshot: of what category a removed body was.
  void setCategory(BodyId id, std::uint32_t category) { traits_[id].category = category; }
  /// For a snapshot: puts a body under a number that has none, and what it is to do next. It has to
  /// be shown before it is compared.
  void put(BodyId id, std::shared_ptr<const Geometry> geometry, const Pose& pose,
           const Pose& target, const BodyTraits& traits, bool seen);

  /// Calls visit(memory) for what the lists are in.
  template <class Visit>
  void visitMemory(Visit&& visit) const {
    visit(targets_.data());
    visit(poses_.data());
    visit(traits_.data());
    visit(generations_.data());
    visit(seen_.data());
    visit(slabs_.get());
    visit(placed_.data());
    visit(boxes_.data());
    visit(sizes_.data());
    visit(free_.data());
    visit(removed_.data());
    visit(ignored_.pairs().data());
    visit(scales_.data());
  }

 private:
  void put(BodyId id, PlacedBody::Pointer placed, const Pose& pose, const Pose& target,
           const BodyTraits& traits, bool seen);
  void resize(std::size_t count);
  void updateBox(BodyId id) {
    const bool counts = !traits_[id].has(body_flag::kDisabled);
    boxes_[id] = counts ? turnedBox(placed_[id]->bounds()) : emptyTurnedBox();
  }

  std::vector<Pose> targets_;
  std::vector<Pose> poses_;
  std::vector<BodyTraits> traits_;
  std::vector<std::uint32_t> generations_;
  std::vector<std::uint8_t> seen_;
  /// What bodies are in; none before the first.
  std::unique_ptr<BodySlabs> slabs_;
  std::vector<PlacedBody::Pointer> placed_;
  std::vector<TurnedBox> boxes_;
  /// In bytes.
  std::vector<std::uint32_t> sizes_;
  std::vector<BodyId> free_;
  std::vector<BodyId> removed_;
  IgnoredPairs ignored_;
  /// See scales().
  std::vector<Vec2> scales_;
  bool hasScales_ = false;
  std::size_t size_ = 0;
};

}  // namespace sepax
