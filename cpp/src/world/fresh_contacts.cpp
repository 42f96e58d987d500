#include "sepax/world/fresh_contacts.hpp"

#include <algorithm>
#include <utility>

#include "sepax/list_room.hpp"
#include "sepax/world/touch.hpp"

namespace sepax {

bool FreshContacts::find(const BodyStore& bodies, ContactList& contacts) {
  if (detail::isFarTooLarge(found_, count_)) found_ = std::vector<BodyContact>();
  count_ = 0;
  if (!grid_.sort(bodies.boxes())) return false;
  grid_.visitPairs([&](std::span<const ProxyPair> pairs) { compare(pairs, bodies); });
  sort(bodies.end());
  contacts.clear(count_);
  for (const std::uint32_t i : order_) contacts.push(found_[i]);
  return true;
}

void FreshContacts::compare(std::span<const ProxyPair> pairs, const BodyStore& bodies) {
  if (found_.size() < count_ + pairs.size()) found_.resize(2 * (count_ + pairs.size()));
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    if (i % BodyStore::kPeeked == 0) {
      peeked_ ^= bodies.peek(pairs.subspan(i, std::min(BodyStore::kPeeked, pairs.size() - i)));
    }
    const ProxyPair pair{std::min(pairs[i].a, pairs[i].b), std::max(pairs[i].a, pairs[i].b)};
    if (!bodies.meet(pair)) continue;
    const Touch touch = touchOf(bodies.placed(pair.a), bodies.placed(pair.b));
    found_[count_] = {pair, touch.normal, touch.depth};
    count_ += static_cast<std::size_t>(touch.touching);
  }
}

/// By counting, first the second bodies, then the first.
void FreshContacts::sort(BodyId end) {
  order_.resize(count_);
  scratch_.resize(count_);
  for (std::size_t i = 0; i < count_; ++i) scratch_[i] = static_cast<std::uint32_t>(i);
  countingSort(scratch_, order_, end, &ProxyPair::b);
  order_.swap(scratch_);
  countingSort(scratch_, order_, end, &ProxyPair::a);
}

/// Sorts contacts by one of their bodies; those that have it in common stay in order.
void FreshContacts::countingSort(std::span<const std::uint32_t> from,
                                 std::vector<std::uint32_t>& to, BodyId end,
                                 BodyId ProxyPair::* body) {
  places_.assign(end, 0);
  for (std::size_t i = 0; i < count_; ++i) ++places_[found_[i].pair.*body];
  std::uint32_t next = 0;
  for (std::uint32_t& place : places_) next += std::exchange(place, next);
  for (const std::uint32_t i : from) to[places_[found_[i].pair.*body]++] = i;
}

}  // namespace sepax
