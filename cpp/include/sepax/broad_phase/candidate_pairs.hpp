/// Pairs of boxes, kept in order from frame to frame.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sepax/shape/outline.hpp"

namespace sepax {

/// The number of a box in a broad phase. Those of removed boxes are used again.
using Proxy = Index;

/// Two boxes.
struct ProxyPair {
  /// The lesser number.
  Proxy a = 0;
  /// The greater number.
  Proxy b = 0;

  /// Whether both numbers are equal.
  friend constexpr bool operator==(ProxyPair p, ProxyPair q) { return p.order() == q.order(); }
  /// The order of the pairs: by a, then by b.
  friend constexpr bool operator<(ProxyPair p, ProxyPair q) { return p.order() < q.order(); }

  /// Both numbers in one, so that no branch depends on the first: lists of pairs are walked through
  /// side by side in each frame.
  [[nodiscard]] constexpr std::uint64_t order() const { return (std::uint64_t{a} << 32U) | b; }
};

/// Two boxes in order.
[[nodiscard]] constexpr ProxyPair orderedPair(Proxy p, Proxy q) {
  return p < q ? ProxyPair{p, q} : ProxyPair{q, p};
}

namespace detail {

/// A sorted set of pairs.
class CandidatePairs {
 public:
  [[nodiscard]] std::span<const ProxyPair> pairs() const { return pairs_; }

  /// If `counts`, notes a pair of two different boxes that is to be in the set from the next
  /// merge() or replace() on. No branch depends on `counts`: in the loops that call this about
  /// every other pair counts, and none could be foreseen.
  void addIf(bool counts, Proxy p, Proxy q) {
    if (added_.size() == count_) added_.resize(2 * count_ + kLeast);
    added_[count_] = {std::min(p, q), std::max(p, q)};
    count_ += static_cast<std::size_t>(counts);
  }

  /// Of the pairs noted, keeps those for which accepts(pair) is true.
  template <class Accepts>
  void keep(Accepts& accepts) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      added_[kept] = added_[i];
      kept += static_cast<std::size_t>(accepts(added_[i]));
    }
    count_ = kept;
  }

  /// The pairs noted take the place of the old ones. `proxies` is above every number.
  /// O(pairs + proxies): by counting, first the b's, then the a's.
  void replace(Proxy proxies);

  /// Drops the pairs with a box that is marked, and takes in those noted. O(pairs + k log k) for k
  /// new ones.
  void merge(const std::vector<std::uint8_t>& marked);

 private:
  static constexpr std::size_t kLeast = 64;

  std::vector<ProxyPair> pairs_;
  /// The first count_ are those noted.
  std::vector<ProxyPair> added_;
  std::size_t count_ = 0;
  std::vector<ProxyPair> scratch_;
  std::vector<std::uint32_t> places_;
};

}  // namespace detail

}  // namespace sepax
