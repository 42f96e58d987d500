/// Which stretches of a line two figures share.
#pragma once

#include <cstdint>
#include <vector>

#include "sepax/space3/shape/plane.hpp"
#include "sepax/space3/shape/polygon3.hpp"
#include "sepax/space3/shape/segment3.hpp"

namespace sepax::space3 {

/// A closed part of a line; both ends may be the same point.
using Stretch = Segment3;

/// Collects what begins and ends along a line and then walks along it once. What happens is exact,
/// where it happens is rounded.
class LineSweep {
 public:
  /// Which of the two figures.
  enum Figure : std::uint8_t { kFirst, kSecond };

  /// The polygon as a figure, on the line in which `across` meets its plane. O(n).
  void addPolygon(Figure figure, const Polygon3& polygon, const SpannedPlane& across);
  /// A segment of the line as a figure.
  void addSegment(Figure figure, const Segment3& segment);
  /// A point that is known to be in both. Rounding can't lose it. Contacts come before figures.
  void addContact(const Vec3& point);

  /// Whether a contact was added.
  [[nodiscard]] bool hasContacts() const { return !events_.empty() && events_.front().contact; }
  /// Of at least one.
  [[nodiscard]] const Vec3& firstContact() const { return events_.front().point; }

  /// What both figures share, in order along `direction`. Ends that are one place within kSamePlace
  /// are joined, and what has no contact is an overlap by rounding and left out: contacts must
  /// include the ends of all that is shared. O(n log^2 n).
  [[nodiscard]] std::vector<Stretch> shared(const Vec3& direction);

  /// The line's direction, up to signs, as its points show it: planes may be so nearly parallel
  /// that their normals don't. Enough to put the points in order.
  [[nodiscard]] Vec3 direction() const;

 private:
  /// Changes in whether the line, moved a little to either side, is in a figure, and whether it
  /// runs along the outline. The first two differ where the outline has a vertex or an edge on the
  /// line.
  struct Changes {
    int above = 0;
    int below = 0;
    int along = 0;
  };
  struct Event {
    Vec3 point;
    Changes changes[2];
    bool contact = false;
    double place = 0.0;
  };

  void add(Figure figure, const Vec3& point, const Changes& changes);
  void sort();

  std::vector<Event> events_;
};

}  // namespace sepax::space3
