#include "sepax/world/touches.hpp"

#include "sepax/list_room.hpp"

namespace sepax {

void Touches::compare(const ContactList& contacts) {
  detail::startAnew(nextPairs_, contacts.size());
  detail::startAnew(nextBegan_, contacts.size());
  detail::startAnew(nextEnded_, 0);
  nextPairs_.resize(contacts.size());
  nextBegan_.resize(contacts.size());
  auto old = pairs_.cbegin();
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const ProxyPair pair{contacts.a()[i], contacts.b()[i]};
    for (; old != pairs_.cend() && *old < pair; ++old) nextEnded_.push_back(*old);
    const bool stays = old != pairs_.cend() && *old == pair;
    if (stays) ++old;
    nextPairs_[i] = pair;
    nextBegan_[i] = stays ? 0 : 1;
  }
  for (; old != pairs_.cend(); ++old) nextEnded_.push_back(*old);
}

void Touches::accept() {
  pairs_.swap(nextPairs_);
  // These are read from outside, so they stay where they are if they can.
  detail::adopt(began_, nextBegan_);
  detail::adopt(ended_, nextEnded_);
}

}  // namespace sepax
