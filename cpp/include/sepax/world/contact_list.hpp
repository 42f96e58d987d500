/// The contacts of a world, each property in a list of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

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

/// Contacts in the order of their pairs. The lists only grow: the first size() elements count.
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

  /// Contact number i.
  [[nodiscard]] BodyContact operator[](std::size_t i) const {
    return {{a_[i], b_[i]}, normals_[i], depths_[i]};
  }

  /// Starts anew.
  void clear() { size_ = 0; }

  /// Adds one that comes after all others.
  void push(ProxyPair pair, Vec2 normal, double depth) {
    if (size_ == a_.size()) grow();
    a_[size_] = pair.a;
    b_[size_] = pair.b;
    // No zero is negative: the lists are read from outside.
    normals_[size_] = normal + Vec2{};
    depths_[size_] = depth + 0.0;
    ++size_;
  }

 private:
  void grow() {
    constexpr std::size_t kLeast = 64;
    const std::size_t room = 2 * size_ + kLeast;
    a_.resize(room);
    b_.resize(room);
    normals_.resize(room);
    depths_.resize(room);
  }

  std::size_t size_ = 0;
  std::vector<BodyId> a_;
  std::vector<BodyId> b_;
  std::vector<Vec2> normals_;
  std::vector<double> depths_;
};

}  // namespace sepax
