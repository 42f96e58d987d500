/// Pairs of boxes, kept in order from frame to frame.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sepax/algorithm/outline.hpp"

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
  friend constexpr bool operator==(ProxyPair p, ProxyPair q) { return p.a == q.a && p.b == q.b; }
  /// The order of the pairs: by a, then by b.
  friend constexpr bool operator<(ProxyPair p, ProxyPair q) {
    return p.a != q.a ? p.a < q.a : p.b < q.b;
  }
};

/// The pair of two different boxes in either order.
[[nodiscard]] constexpr ProxyPair pairOf(Proxy p, Proxy q) {
  return p < q ? ProxyPair{p, q} : ProxyPair{q, p};
}

namespace detail {

/// A sorted set of pairs.
class CandidatePairs {
 public:
  [[nodiscard]] std::span<const ProxyPair> pairs() const { return pairs_; }

  /// Notes a pair that is to be in the set from the next merge() or replace() on.
  void add(ProxyPair pair) { added_.push_back(pair); }

  /// The pairs noted take the place of the old ones. `proxies` is above every number.
  /// O(pairs + proxies): by counting, first the b's, then the a's.
  void replace(Proxy proxies);

  /// Drops the pairs with a box that is marked, and takes in those noted. O(pairs + k log k) for k
  /// new ones.
  void merge(const std::vector<std::uint8_t>& marked);

 private:
  std::vector<ProxyPair> pairs_;
  std::vector<ProxyPair> added_;
  std::vector<ProxyPair> scratch_;
  std::vector<std::uint32_t> places_;
};

}  // namespace detail

}  // namespace sepax
