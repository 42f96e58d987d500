#include "sepax/world/touches.hpp"

namespace sepax {

void Touches::update(const ContactList& contacts) {
  pairs_.swap(before_);
  ended_.clear();
  pairs_.resize(contacts.size());
  began_.resize(contacts.room());
  auto old = before_.cbegin();
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const ProxyPair pair{contacts.a()[i], contacts.b()[i]};
    for (; old != before_.cend() && *old < pair; ++old) ended_.push_back(*old);
    const bool stays = old != before_.cend() && *old == pair;
    if (stays) ++old;
    pairs_[i] = pair;
    began_[i] = stays ? 0 : 1;
  }
  ended_.insert(ended_.end(), old, before_.cend());
}

}  // namespace sepax
