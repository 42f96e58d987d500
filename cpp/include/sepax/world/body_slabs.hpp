/// Memory for the bodies of a world, many in one piece.
#pragma once

#include <cstddef>
#include <cstdint>

namespace sepax {

class BodySlabs;

/// Memory for up to 64 bodies of one size.
///
/// An update reads all bodies in the order of their numbers. In memory of their own they would lie
/// where others left gaps, as they do in a game that comes to its second level; then 20,000 of them
/// take twice as long. Here those that were added one after the other lie one after the other.
class BodySlab {
 public:
  BodySlab(const BodySlab&) = delete;
  BodySlab& operator=(const BodySlab&) = delete;

  /// Takes a place back that was given by BodySlabs::take; with the last one the slab goes, too.
  void giveBack(const void* place);

 private:
  friend class BodySlabs;

  BodySlab() = default;
  ~BodySlab() = default;

  [[nodiscard]] std::byte* places();
  /// The bit of a place in `free_`.
  [[nodiscard]] std::uint64_t maskOf(const void* place);
  void unlink();
  void destroy();

  BodySlabs* owner_ = nullptr;
  BodySlab* next_ = nullptr;
  BodySlab* previous_ = nullptr;
  std::size_t size_ = 0;
  std::uint32_t count_ = 0;
  /// A bit for each place that is free, and of all places.
  std::uint64_t free_ = 0;
  std::uint64_t all_ = 0;
};

/// The slabs of a world. Those of one size are in a list, those with free places in front.
class BodySlabs {
 public:
  BodySlabs() = default;
  BodySlabs(const BodySlabs&) = delete;
  BodySlabs& operator=(const BodySlabs&) = delete;
  /// What bodies are still in stays until they go.
  ~BodySlabs();

  /// A place of a slab.
  struct Place {
    /// nullptr if the body is too large for slabs.
    void* memory = nullptr;
    /// Where the place is given back.
    BodySlab* slab = nullptr;
  };

  /// Memory for a body of so many bytes, a multiple of kStep.
  [[nodiscard]] Place take(std::size_t size);

  // Where memory ran out in the middle of a call, places that were taken are lost and slabs may be
  // about to be freed. So all that is known is what the bodies that are there are in.

  /// Forgets who has which place.
  void forget();
  /// Says that a place is taken after all.
  static void keep(BodySlab* slab, const void* place);
  /// Gives slabs back of which no place was said to be taken.
  void endForget();

  /// Sizes are multiples of this.
  static constexpr std::size_t kStep = 16;

 private:
  friend class BodySlab;

  /// Up to 2.5 kB, a polygon of some 70 corners: pairs of 32 corners that each lie somewhere take a
  /// quarter more.
  static constexpr std::size_t kSizes = 160;

  [[nodiscard]] BodySlab* add(std::size_t size, std::uint32_t count);
  void pushFront(BodySlab* slab);
  void pushBack(BodySlab* slab);

  /// The ends of the list of each size.
  BodySlab* first_[kSizes] = {};
  BodySlab* last_[kSizes] = {};
};

}  // namespace sepax
