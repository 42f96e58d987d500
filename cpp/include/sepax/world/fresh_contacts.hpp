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
  /// The contacts of all bodies that are shown, and those of `known`, which are in order and count
  /// whether or not the bodies share a point. False if bodies stand so that a grid is no good; then
  /// nothing was found. O(n + pairs) besides the narrow phase.
  [[nodiscard]] bool find(const BodyStore& bodies, std::span<const BodyContact> known);

  /// What was found.
  [[nodiscard]] const ContactList& contacts() const { return contacts_; }
  /// The same for who takes it.
  [[nodiscard]] ContactList& contacts() { return contacts_; }

 private:
  void compare(std::span<const ProxyPair> pairs, const BodyStore& bodies);
  void sort(BodyId end);
  void write(std::span<const BodyContact> known);

  void countingSort(std::span<const std::uint32_t> from, std::vector<std::uint32_t>& to, BodyId end,
                    BodyId ProxyPair::* body);

  ContactList contacts_;
  CellGrid grid_;
  /// Of the first count_.
  std::vector<BodyContact> found_;
  std::size_t count_ = 0;
  /// The numbers of the contacts found, in the order of the pairs.
  std::vector<std::uint32_t> order_;
  std::vector<std::uint32_t> scratch_;
  std::vector<std::uint32_t> places_;
};

}  // namespace sepax
