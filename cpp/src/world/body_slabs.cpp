#include "sepax/world/body_slabs.hpp"

#include <algorithm>
#include <bit>
#include <new>
#include <utility>

namespace sepax {

namespace {

constexpr std::uint32_t kMostPlaces = 64;
/// The first slab of a size is small: a world may have but a few bodies of it.
constexpr std::uint32_t kLeastPlaces = 4;

constexpr std::size_t roomOf(std::size_t bytes) {
  return (bytes + BodySlabs::kStep - 1) / BodySlabs::kStep * BodySlabs::kStep;
}

std::uint64_t bitOf(std::size_t place) { return std::uint64_t{1} << place; }

}  // namespace

std::byte* BodySlab::places() {
  return reinterpret_cast<std::byte*>(this) + roomOf(sizeof(BodySlab));
}

std::uint64_t BodySlab::maskOf(const void* place) {
  const auto offset = static_cast<std::size_t>(static_cast<const std::byte*>(place) - places());
  return bitOf(offset / size_);
}

void BodySlab::giveBack(const void* place) {
  const bool wasFull = free_ == 0;
  free_ |= maskOf(place);
  if (free_ == all_) {
    unlink();
    destroy();
  } else if (wasFull && owner_ != nullptr) {
    unlink();
    owner_->pushFront(this);
  }
}

void BodySlab::unlink() {
  if (owner_ == nullptr) return;
  const std::size_t kind = size_ / BodySlabs::kStep;
  (previous_ == nullptr ? owner_->first_[kind] : previous_->next_) = next_;
  (next_ == nullptr ? owner_->last_[kind] : next_->previous_) = previous_;
}

void BodySlab::destroy() {
  this->~BodySlab();
  ::operator delete(this);
}

BodySlabs::~BodySlabs() {
  for (BodySlab* slab : first_) {
    for (; slab != nullptr; slab = slab->next_) slab->owner_ = nullptr;
  }
}

BodySlabs::Place BodySlabs::take(std::size_t size) {
  const std::size_t kind = size / kStep;
  if (kind >= kSizes) return {};
  BodySlab* slab = first_[kind];
  if (slab == nullptr || slab->free_ == 0) {
    slab =
        add(size, slab == nullptr ? kLeastPlaces : std::min(2 * last_[kind]->count_, kMostPlaces));
  }
  const auto place = static_cast<std::size_t>(std::countr_zero(slab->free_));
  slab->free_ &= ~bitOf(place);
  if (slab->free_ == 0 && slab->next_ != nullptr) {
    slab->unlink();
    pushBack(slab);
  }
  return {slab->places() + place * size, slab};
}

BodySlab* BodySlabs::add(std::size_t size, std::uint32_t count) {
  void* memory = ::operator new(roomOf(sizeof(BodySlab)) + count * size);
  auto* slab = ::new (memory) BodySlab;
  slab->owner_ = this;
  slab->size_ = size;
  slab->count_ = count;
  slab->all_ = count == kMostPlaces ? ~std::uint64_t{0} : bitOf(count) - 1;
  slab->free_ = slab->all_;
  pushFront(slab);
  return slab;
}

void BodySlabs::pushFront(BodySlab* slab) {
  const std::size_t kind = slab->size_ / kStep;
  slab->previous_ = nullptr;
  slab->next_ = first_[kind];
  (slab->next_ == nullptr ? last_[kind] : slab->next_->previous_) = slab;
  first_[kind] = slab;
}

void BodySlabs::pushBack(BodySlab* slab) {
  const std::size_t kind = slab->size_ / kStep;
  slab->next_ = nullptr;
  slab->previous_ = last_[kind];
  (slab->previous_ == nullptr ? first_[kind] : slab->previous_->next_) = slab;
  last_[kind] = slab;
}

void BodySlabs::forget() {
  for (BodySlab* slab : first_) {
    for (; slab != nullptr; slab = slab->next_) slab->free_ = slab->all_;
  }
}

void BodySlabs::keep(BodySlab* slab, const void* place) { slab->free_ &= ~slab->maskOf(place); }

void BodySlabs::endForget() {
  for (BodySlab*& first : first_) {
    BodySlab* slab = std::exchange(first, nullptr);
    if (slab != nullptr) last_[slab->size_ / kStep] = nullptr;
    while (slab != nullptr) {
      BodySlab* const next = slab->next_;
      if (slab->free_ == slab->all_) {
        slab->destroy();
      } else if (slab->free_ == 0) {
        pushBack(slab);
      } else {
        pushFront(slab);
      }
      slab = next;
    }
  }
}

}  // namespace sepax
