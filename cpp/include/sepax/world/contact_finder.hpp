/// The contacts of many bodies of which few moved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/world/body_store.hpp"
#include "sepax/world/contact_list.hpp"

namespace sepax {

/// Brings contacts up to date: nothing is computed of two bodies that both stayed what and where
/// they were. What takes time then is to read the pairs and to write the contacts, so the former is
/// a look at two bytes for each, and of the latter long runs are copied as they are. The contacts
/// are those that FreshContacts finds, whatever was before.
class ContactFinder {
 public:
  /// Takes out of the contacts, which were all there were, those of bodies that changed, and puts
  /// in those that there are now. `pairs` are all that may touch, in order, and some more; `moved`
  /// says of each number whether its body is another, is elsewhere or meets others since then.
  /// O(pairs + contacts) besides the narrow phase.
  void update(std::span<const ProxyPair> pairs, const BodyStore& bodies,
              std::span<const std::uint8_t> moved, ContactList& contacts);

 private:
  void collect(std::span<const ProxyPair> pairs, std::span<const TurnedBox> boxes,
               std::span<const std::uint8_t> moved);
  void compare(const BodyStore& bodies);
  void replace(std::span<const std::uint8_t> moved, ContactList& contacts);

  /// Those to be compared.
  std::vector<ProxyPair> pairs_;
  /// Those of them that touch.
  std::vector<BodyContact> found_;
  ContactList next_;
  /// Keeps the compiler from leaving out what BodyStore::peek reads.
  std::uint8_t peeked_ = 0;
};

}  // namespace sepax
