/// The contacts of many bodies that moved.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sepax/broad_phase/cell_grid.hpp"
#include "sepax/world/body_store.hpp"
#include "sepax/world/contact_list.hpp"

namespace sepax {

/// Finds all contacts anew, whatever was before: where many bodies moved, that takes less than to
/// find out what is still as it was. Pairs come from a grid, cell by cell, and are compared at
/// once; in the end the contacts are sorted, which are far fewer.
class FreshContacts {
 public:
  /// Puts the contacts of all bodies that are shown into the list. False if bodies stand so that a
  /// grid is no good; then the list stays. O(n + pairs) besides the narrow phase.
  [[nodiscard]] bool find(const BodyStore& bodies, ContactList& contacts);

 private:
  void compare(std::span<const ProxyPair> pairs, const BodyStore& bodies);
  void sort(BodyId end);

  void countingSort(std::span<const std::uint32_t> from, std::vector<std::uint32_t>& to, BodyId end,
                    BodyId ProxyPair::* body);

  CellGrid grid_;
  /// Of the first count_.
  std::vector<BodyContact> found_;
  std::size_t count_ = 0;
  /// The numbers of the contacts found, in the order of the pairs.
  std::vector<std::uint32_t> order_;
  std::vector<std::uint32_t> scratch_;
  std::vector<std::uint32_t> places_;
  /// Nobody reads it, but the compiler can't know.
  std::uint8_t peeked_ = 0;
};

}  // namespace sepax
