#include "sepax/world/body_store.hpp"

#include <algorithm>
#include <utility>

#include "sepax/assert.hpp"
#include "sepax/list_room.hpp"

namespace sepax {

void BodyStore::resize(std::size_t count) {
  targets_.resize(count);
  poses_.resize(count);
  traits_.resize(count);
  generations_.resize(count);
  seen_.resize(count);
  placed_.resize(count);
  boxes_.resize(count, emptyTurnedBox());
  sizes_.resize(count);
  if (hasScales_) scales_.resize(count, {1.0, 1.0});
}

std::size_t BodyStore::reserve(std::size_t more) {
  const std::size_t count = placed_.size() + (more > free_.size() ? more - free_.size() : 0);
  // Each number may become free, and be removed.
  detail::growAllFor(count, targets_, poses_, traits_, generations_, seen_, placed_, boxes_, sizes_,
                     free_, removed_);
  if (hasScales_) detail::growFor(scales_, count);
  return count;
}

PlacedBody::Pointer BodyStore::make(std::shared_ptr<const Geometry> geometry) {
  if (!slabs_) slabs_ = std::make_unique<BodySlabs>();
  return PlacedBody::make(std::move(geometry), slabs_.get());
}

void BodyStore::recover() {
  if (slabs_) slabs_->forget();
  for (const PlacedBody::Pointer& body : placed_) {
    if (body == nullptr) continue;
    body->forgetPlace();
    body->keepMemory();
  }
  if (slabs_) slabs_->endForget();
}

BodyId BodyStore::add(std::shared_ptr<const Geometry> geometry, const Pose& pose,
                      const BodyTraits& traits) {
  PlacedBody::Pointer placed = make(std::move(geometry));
  placed->place(pose);
  reserve(1);
  BodyId id = 0;
  addAll({&placed, 1}, {&pose, 1}, traits, {&id, 1});
  return id;
}

void BodyStore::addAll(std::span<PlacedBody::Pointer> placed, std::span<const Pose> poses,
                       const BodyTraits& traits, std::span<BodyId> ids) {
  BodyId next = end();
  resize(placed_.size() + placed.size() - std::min(placed.size(), free_.size()));
  for (std::size_t i = 0; i < placed.size(); ++i) {
    BodyId id = next;
    if (free_.empty()) {
      ++next;
    } else {
      id = free_.back();
      free_.pop_back();
    }
    put(id, std::move(placed[i]), poses[i], poses[i], traits, false);
    ids[i] = id;
  }
}

void BodyStore::put(BodyId id, std::shared_ptr<const Geometry> geometry, const Pose& pose,
                    const Pose& target, const BodyTraits& traits, bool seen) {
  put(id, make(std::move(geometry)), pose, target, traits, seen);
}

void BodyStore::put(BodyId id, PlacedBody::Pointer placed, const Pose& pose, const Pose& target,
                    const BodyTraits& traits, bool seen) {
  targets_[id] = target;
  poses_[id] = pose;
  seen_[id] = seen ? 1 : 0;
  sizes_[id] = static_cast<std::uint32_t>(PlacedBody::sizeAsked(*placed->geometry()));
  if (hasScales_) scales_[id] = placed->geometry()->scale;
  placed_[id] = std::move(placed);
  setTraits(id, traits);
  ++size_;
}

void BodyStore::remove(BodyId id) {
  SEPAX_ASSERT(has(id));
  placed_[id].reset();
  boxes_[id] = emptyTurnedBox();
  targets_[id] = {};
  poses_[id] = {};
  // What it was is asked when its contacts end.
  traits_[id] = {.category = traits_[id].category};
  ++generations_[id];
  (seen(id) ? removed_ : free_).push_back(id);
  if (!ignored_.empty()) ignored_.removeAllOf(id);
  --size_;
}

std::vector<Vec2>& BodyStore::scales() {
  if (hasScales_) return scales_;
  detail::growFor(scales_, placed_.capacity());
  scales_.resize(placed_.size(), {1.0, 1.0});
  for (BodyId id = 0; id < end(); ++id) {
    if (has(id)) scales_[id] = placed(id).geometry()->scale;
  }
  hasScales_ = true;
  return scales_;
}

void BodyStore::endUpdate() {
  std::fill(seen_.begin(), seen_.end(), 1);
  for (const BodyId id : removed_) free_.push_back(id);
  removed_.clear();
}

void BodyStore::setNumbers(std::vector<std::uint32_t> generations, std::vector<BodyId> free,
                           std::vector<BodyId> removed) {
  resize(generations.size());
  generations_ = std::move(generations);
  free_ = std::move(free);
  removed_ = std::move(removed);
  reserve(0);
}

}  // namespace sepax
