/// Finds the contacts among pairs of bodies whose boxes overlap.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sepax/algorithm/separating_axis.hpp"
#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/world/body_store.hpp"
#include "sepax/world/contact_list.hpp"

namespace sepax {

/// Remembers what it found about each pair: of two bodies that both stayed where they were nothing
/// is computed again. What it remembers changes no answer.
class ContactFinder {
 public:
  /// The bit of `moved` of a body that has another form than before.
  static constexpr std::uint8_t kReformed = 4;

  /// The contacts among the pairs, which are in order, and those of `known`, in order too, which
  /// count whether or not the bodies share a point. `moved` says of each body whether it was placed
  /// since the last time. O(pairs) besides the narrow phase.
  void find(std::span<const ProxyPair> pairs, std::span<const BodyContact> known,
            const BodyStore& bodies, std::span<const std::uint8_t> moved);

  /// What was found.
  [[nodiscard]] const ContactList& contacts() const { return contacts_; }
  /// The same for who takes it.
  [[nodiscard]] ContactList& contacts() { return contacts_; }

 private:
  enum class Finding : std::uint8_t { kUnknown, kApart, kTouching };

  /// What is known of a pair.
  struct State {
    ProxyPair pair;
    /// Of the contact, if they touch.
    Vec2 normal;
    /// See `normal`.
    double depth = 0.0;
    /// Whether they touch where they stand.
    Finding finding = Finding::kUnknown;
    /// The body with the edge that showed last that they are apart.
    Side owner = Side::kA;
    /// See `owner`; kNoIndex if there was none.
    Index edge = kNoIndex;
  };

  /// Pairs whose memory is asked for at once.
  static constexpr std::size_t kBlock = 16;

  const State* recall(std::span<const ProxyPair> pairs, const State* before,
                      std::span<State> states, const BodyStore& bodies,
                      std::span<const std::uint8_t> moved);
  static void compare(State& state, const BodyStore& bodies);
  const BodyContact* push(const State& state, const BodyContact* given, const BodyContact* end);
  void push(const BodyContact& contact);

  ContactList contacts_;
  std::vector<State> states_;
  std::vector<State> statesBefore_;
  /// Keeps the compiler from leaving out what BodyStore::peek reads.
  std::uint8_t peeked_ = 0;
};

}  // namespace sepax
