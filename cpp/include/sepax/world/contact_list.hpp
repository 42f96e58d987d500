/// The contacts of a world, each property in a list of its own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "sepax/list_room.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/world/body_store.hpp"

namespace sepax {

/// A contact of two bodies.
struct BodyContact {
  /// The lesser number first.
  ProxyPair pair;
  /// A unit vector from a towards b.
  Vec2 normal;
  /// The length of the shortest translation of a that separates the two, which is against the
  /// normal. 0 or more.
  double depth = 0.0;
};

/// Contacts in the order of their pairs. The lists have room for more: the first size() elements
/// count.
class ContactList {
 public:
  /// The number of contacts.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// The length of the lists.
  [[nodiscard]] std::size_t room() const { return a_.size(); }
  /// The numbers of the first bodies.
  [[nodiscard]] const std::vector<BodyId>& a() const { return a_; }
  /// The numbers of the second bodies.
  [[nodiscard]] const std::vector<BodyId>& b() const { return b_; }
  /// See BodyContact.
  [[nodiscard]] const std::vector<Vec2>& normals() const { return normals_; }
  /// See BodyContact.
  [[nodiscard]] const std::vector<double>& depths() const { return depths_; }
  /// For each contact 1 if the bodies share no point, and it is there only since it was before;
  /// else 0. Its depth is 0 then, and its normal along the gap.
  [[nodiscard]] const std::vector<std::uint8_t>& kept() const { return kept_; }

  /// Contact number i.
  [[nodiscard]] BodyContact operator[](std::size_t i) const {
    return {{a_[i], b_[i]}, normals_[i], depths_[i]};
  }

  /// The bodies of contact number i.
  [[nodiscard]] ProxyPair pair(std::size_t i) const { return {a_[i], b_[i]}; }

  /// Starts anew, for about so many contacts: what they don't need by far is given back.
  void clear(std::size_t expected = kNoIndex) {
    if (detail::isFarTooLarge(normals_, expected)) *this = {};
    size_ = 0;
  }

  /// Whether there is room for so many contacts, and not by far too much.
  [[nodiscard]] bool fits(std::size_t count) const {
    return room() >= count && !detail::isFarTooLarge(normals_, count);
  }
  /// Takes over the contacts of another list: see detail::adopt. If they don't fit, that then has
  /// any.
  void adopt(ContactList& other) {
    if (!fits(other.size_)) {
      std::swap(size_, other.size_);
      a_.swap(other.a_);
      b_.swap(other.b_);
      normals_.swap(other.normals_);
      depths_.swap(other.depths_);
      kept_.swap(other.kept_);
      return;
    }
    size_ = 0;
    append(other, 0, other.size_);
  }

  /// Adds those from number `first` of another list up to `last`, which come after all others.
  void append(const ContactList& other, std::size_t first, std::size_t last) {
    const std::size_t size = size_ + last - first;
    if (size > room()) growFor(size);
    copy(other.a_, first, last, a_);
    copy(other.b_, first, last, b_);
    copy(other.normals_, first, last, normals_);
    copy(other.depths_, first, last, depths_);
    copy(other.kept_, first, last, kept_);
    size_ = size;
  }
  /// Adds one that comes after all others.
  void push(const BodyContact& contact, bool kept = false) {
    push(contact.pair, contact.normal, contact.depth, kept);
  }
  /// The same.
  void push(ProxyPair pair, Vec2 normal, double depth, bool kept = false) {
    if (size_ == room()) growFor(size_ + 1);
    a_[size_] = pair.a;
    b_[size_] = pair.b;
    // No zero is negative: the lists are read from outside.
    normals_[size_] = normal + Vec2{};
    depths_[size_] = depth + 0.0;
    kept_[size_] = kept ? 1 : 0;
    ++size_;
  }

 private:
  /// Not inlined, so that push() is.
  [[gnu::noinline]] void growFor(std::size_t count) {
    constexpr std::size_t kLeast = 64;
    const std::size_t room = 2 * count + kLeast;
    a_.resize(room);
    b_.resize(room);
    normals_.resize(room);
    depths_.resize(room);
    kept_.resize(room);
  }

  template <class Value>
  void copy(const std::vector<Value>& from, std::size_t first, std::size_t last,
            std::vector<Value>& to) const {
    std::copy(from.data() + first, from.data() + last, to.data() + size_);
  }

  std::size_t size_ = 0;
  std::vector<BodyId> a_;
  std::vector<BodyId> b_;
  std::vector<Vec2> normals_;
  std::vector<double> depths_;
  std::vector<std::uint8_t> kept_;
};

}  // namespace sepax
