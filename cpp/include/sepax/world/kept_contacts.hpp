/// Contacts that go on without a touch.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "sepax/function_ref.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/world/body_store.hpp"
#include "sepax/world/contact_list.hpp"

namespace sepax {

/// The gap between two bodies that share no point, if it is at most `slop` times the sum of the
/// longer sides of their boxes.
[[nodiscard]] std::optional<Distance> gapWithin(const PlacedBody& a, const PlacedBody& b,
                                                double slop);

/// The points of contact of two bodies. Of those that share no point the one in the middle of the
/// gap, if that is within the slop; else none.
[[nodiscard]] Manifold pointsWithin(const PlacedBody& a, const PlacedBody& b, double slop);

/// Whether a contact that was found gives way to another of the same pair.
using Yields = FunctionRef<bool(const BodyContact& found, const BodyContact& other)>;

/// All contacts found, and of the others those whose pairs were not found; both are in order. Of a
/// pair with both, the one found counts, unless it yields. Returns `found` itself if there are no
/// others, else `all`, which it puts them into. O(contacts).
[[nodiscard]] ContactList& withMore(ContactList& found, std::span<const BodyContact> others,
                                    bool kept, Yields yields, ContactList& all);

/// Keeps contacts whose bodies came apart by next to nothing. What rests on something is put there
/// by a push or a slide, which ends within rounding of a touch, on either side of it: without this
/// such a contact would begin and end all the time.
class KeptContacts {
 public:
  /// Adds to the contacts found those of the pairs that are near and still meet. The pairs are in
  /// order, and none was found. Returns `found` itself if there are none, else a list of its own.
  /// O(pairs), and O(contacts) if any is kept; besides the distances of pairs that are near.
  [[nodiscard]] ContactList& addTo(ContactList& found, std::span<const ProxyPair> pairs,
                                   const BodyStore& bodies, double slop);

 private:
  std::vector<BodyContact> kept_;
  ContactList all_;
};

}  // namespace sepax
