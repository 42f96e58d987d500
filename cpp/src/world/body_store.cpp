#include "sepax/world/body_store.hpp"

#include <algorithm>
#include <utility>

namespace sepax {

void BodyStore::resize(std::size_t count) {
  targets_.resize(count);
  poses_.resize(count);
  traits_.resize(count);
  generations_.resize(count);
  seen_.resize(count);
  placed_.resize(count);
  sizes_.resize(count);
}

BodyId BodyStore::add(std::shared_ptr<const Geometry> geometry, const Pose& pose,
                      const BodyTraits& traits) {
  BodyId id = end();
  if (free_.empty()) {
    resize(placed_.size() + 1);
  } else {
    id = free_.back();
    free_.pop_back();
  }
  put(id, std::move(geometry), pose, pose, traits, false);
  return id;
}

void BodyStore::put(BodyId id, std::shared_ptr<const Geometry> geometry, const Pose& pose,
                    const Pose& target, const BodyTraits& traits, bool seen) {
  targets_[id] = target;
  seen_[id] = seen ? 1 : 0;
  traits_[id] = traits;
  sizes_[id] = static_cast<std::uint32_t>(PlacedBody::sizeWith(*geometry));
  placed_[id] = PlacedBody::make(std::move(geometry));
  place(id, pose);
  ++size_;
}

void BodyStore::remove(BodyId id) {
  placed_[id].reset();
  targets_[id] = {};
  poses_[id] = {};
  traits_[id] = {};
  ++generations_[id];
  (seen(id) ? removed_ : free_).push_back(id);
  --size_;
}

void BodyStore::endUpdate() {
  std::fill(seen_.begin(), seen_.end(), 1);
  free_.insert(free_.end(), removed_.begin(), removed_.end());
  removed_.clear();
}

void BodyStore::setNumbers(std::vector<std::uint32_t> generations, std::vector<BodyId> free,
                           std::vector<BodyId> removed) {
  resize(generations.size());
  generations_ = std::move(generations);
  free_ = std::move(free);
  removed_ = std::move(removed);
}

}  // namespace sepax
