#include "sepax/world/contact_finder.hpp"

#include <algorithm>
#include <utility>

#include "sepax/list_room.hpp"
#include "sepax/world/touch.hpp"

namespace sepax {

void ContactFinder::update(std::span<const ProxyPair> pairs, const BodyStore& bodies,
                           std::span<const std::uint8_t> moved, ContactList& contacts) {
  collect(pairs, bodies.boxes(), moved);
  compare(bodies);
  replace(moved, contacts);
}

void ContactFinder::collect(std::span<const ProxyPair> pairs, std::span<const TurnedBox> boxes,
                            std::span<const std::uint8_t> moved) {
  detail::startAnew(pairs_, pairs.size());
  for (const ProxyPair pair : pairs) {
    if ((moved[pair.a] | moved[pair.b]) == 0) continue;
    if (isWithin(boxes[pair.b], limitsOf(boxes[pair.a]))) pairs_.push_back(pair);
  }
}

void ContactFinder::compare(const BodyStore& bodies) {
  detail::startAnew(found_, pairs_.size());
  for (std::size_t first = 0; first < pairs_.size(); first += BodyStore::kPeeked) {
    const auto pairs = std::span<const ProxyPair>(pairs_).subspan(
        first, std::min(BodyStore::kPeeked, pairs_.size() - first));
    peeked_ ^= bodies.peek(pairs);
    for (const ProxyPair pair : pairs) {
      const Touch touch = touchOf(bodies.placed(pair.a), bodies.placed(pair.b));
      if (touch.touching) found_.push_back({pair, touch.normal, touch.depth});
    }
  }
}

void ContactFinder::replace(std::span<const std::uint8_t> moved, ContactList& contacts) {
  next_.clear(contacts.size() + found_.size());
  // Views, since this loop is about nothing else.
  const BodyId* const a = contacts.a().data();
  const BodyId* const b = contacts.b().data();
  const std::size_t count = contacts.size();
  auto found = found_.cbegin();
  // From here on those that stay are still to be copied.
  std::size_t from = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const ProxyPair pair{a[i], b[i]};
    const bool stays = (moved[pair.a] | moved[pair.b]) == 0;
    const bool isNext = found == found_.cend() || pair < found->pair;
    if (stays && isNext) continue;
    next_.append(contacts, from, i);
    from = stays ? i : i + 1;
    for (; found != found_.cend() && found->pair < pair; ++found) next_.push(*found);
  }
  next_.append(contacts, from, contacts.size());
  for (; found != found_.cend(); ++found) next_.push(*found);
  std::swap(contacts, next_);
}

}  // namespace sepax
