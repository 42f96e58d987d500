/// Pairs of bodies that never meet.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "sepax/broad_phase/candidate_pairs.hpp"

namespace sepax {

/// A set of pairs, as a list in order: most worlds have none.
class IgnoredPairs {
 public:
  /// Whether there are none.
  [[nodiscard]] bool empty() const { return pairs_.empty(); }
  /// Whether a pair is among them. O(log n).
  [[nodiscard]] bool has(ProxyPair pair) const;
  /// Adds a pair, unless it is a body and itself. O(n).
  void add(ProxyPair pair);
  /// Takes a pair out, if it is there. O(n). Allocates nothing.
  void remove(ProxyPair pair);
  /// Takes out all pairs with a body. O(n). Allocates nothing.
  void removeAllOf(Proxy body);

  /// All of them, in order.
  [[nodiscard]] std::span<const ProxyPair> pairs() const { return pairs_; }
  /// For a snapshot: these, which are in order.
  void set(std::vector<ProxyPair> pairs) { pairs_ = std::move(pairs); }

 private:
  std::vector<ProxyPair> pairs_;
};

}  // namespace sepax
