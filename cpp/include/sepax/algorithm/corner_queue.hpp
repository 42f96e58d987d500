#pragma once

#include <vector>

#include "sepax/shape/outline.hpp"

namespace sepax::detail {

/// The corners of an outline in the order in which they are to go, cheapest first, while each can
/// be put off until another corner, an obstacle, is out of the way.
class CornerQueue {
 public:
  static constexpr Index kNone = 0xffffffff;

  explicit CornerQueue(Index corners) : version_(corners, 0), lastWaiting_(corners, kNone) {}

  /// Puts a corner into the queue. It must have been withdrawn since it was last in it.
  void push(Index corner, double cost);
  /// Takes a corner out of the queue, if it is in it.
  void withdraw(Index corner) { ++version_[corner]; }
  /// Takes the cheapest corner out; kNone if there is none. Of equally cheap ones the first.
  [[nodiscard]] Index pop();

  /// Notes that a corner waits for an obstacle to go.
  void wait(Index corner, Index obstacle);
  /// A corner that waits for the obstacle, which won't be told again; kNone if there is none.
  [[nodiscard]] Index wake(Index obstacle);

 private:
  struct Entry {
    double cost;
    Index corner;
    Index version;
  };
  /// An entry of the list of corners that wait for one obstacle.
  struct Waiting {
    Index corner;
    Index next;
  };

  static bool later(const Entry& a, const Entry& b) {
    return a.cost > b.cost || (a.cost == b.cost && a.corner > b.corner);
  }

  std::vector<Entry> heap_;
  std::vector<Waiting> waiting_;
  /// How often each corner was withdrawn: older entries of it are void.
  std::vector<Index> version_;
  std::vector<Index> lastWaiting_;
};

}  // namespace sepax::detail
