/// Which contacts began and which ended.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/world/contact_list.hpp"

namespace sepax {

/// The pairs that touch, and how they changed with the last update.
class Touches {
 public:
  /// Compares the contacts with those of last time. O(contacts).
  void update(const ContactList& contacts) {
    compare(contacts);
    accept();
  }
  /// The first half of it, for which memory is needed and which changes no answer.
  void compare(const ContactList& contacts);
  /// The other half. Allocates nothing.
  void accept();

  /// After compare(): the pairs that touched last time and are not among the contacts, in order.
  [[nodiscard]] std::span<const ProxyPair> ending() const { return nextEnded_; }

  /// Gives back what compare() took. Allocates nothing.
  void forgetNext() {
    nextPairs_ = std::vector<ProxyPair>();
    nextBegan_ = std::vector<std::uint8_t>();
    nextEnded_ = std::vector<ProxyPair>();
  }

  /// The pairs that touch, in order.
  [[nodiscard]] std::span<const ProxyPair> pairs() const { return pairs_; }
  /// For each contact 1 if it is new, else 0.
  [[nodiscard]] const std::vector<std::uint8_t>& began() const { return began_; }
  /// The pairs that don't touch any more, in order, those of removed bodies among them.
  [[nodiscard]] const std::vector<ProxyPair>& ended() const { return ended_; }

  /// Has nothing be told of the end of a pair, if it touches. O(pairs). Allocates nothing.
  void forget(ProxyPair pair) {
    const auto at = std::lower_bound(pairs_.begin(), pairs_.end(), pair);
    if (at != pairs_.end() && *at == pair) pairs_.erase(at);
  }

  /// For a snapshot: the pairs that touch.
  void setPairs(std::vector<ProxyPair> pairs) { pairs_ = std::move(pairs); }

 private:
  std::vector<ProxyPair> pairs_;
  std::vector<std::uint8_t> began_;
  std::vector<ProxyPair> ended_;
  // What the next ones are to be.
  std::vector<ProxyPair> nextPairs_;
  std::vector<std::uint8_t> nextBegan_;
  std::vector<ProxyPair> nextEnded_;
};

}  // namespace sepax
