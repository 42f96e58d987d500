/// Which stretches of a line two figures share.
#pragma once

#include <cstdint>
#include <vector>

#include "sepax/space3/shape/plane.hpp"
#include "sepax/space3/shape/polygon3.hpp"
#include "sepax/space3/shape/segment3.hpp"

namespace sepax::space3 {

/// A closed part of a line; both ends may be the same point.
struct Stretch : Segment3 {
  /// The edge of a polygon that cuts the line at `from`; none if that is a stored point.
  Index fromEdge = kNoIndex;
  /// The same for `to`.
  Index toEdge = kNoIndex;
};

/// A point of a line: a stored one, or where an edge crosses the line, rounded.
struct LinePoint {
  /// Where it is.
  Vec3 point;
  /// Whose edge crosses the line there; null for a stored point.
  const Polygon3* polygon = nullptr;
  /// Which edge; none for a stored point.
  Index edge = kNoIndex;
};

/// Where an edge meets the line in which `across` meets the plane of its polygon, given the heights
/// of its ends over `across`, of which one at most is zero and which have no common sign.
[[nodiscard]] LinePoint crossingOf(const Polygon3& polygon, Index edge, double from, double to);

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
  /// Where an edge of a figure crosses the line, it is that edge's crossingOf, to the last bit.
  void addContact(const LinePoint& point);

  /// Whether a contact was added.
  [[nodiscard]] bool hasContacts() const { return !events_.empty() && events_.front().contact; }
  /// Of at least one.
  [[nodiscard]] const Vec3& firstContact() const { return events_.front().at.point; }

  /// What both figures share, in order along `direction`. Points of the two that are one, exactly,
  /// get the same coordinates. Ends that lie no farther apart than rounding may have put them are
  /// joined, and what has no contact is an overlap by rounding and left out: contacts must include
  /// the ends of all that is shared. O(n log^2 n).
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
  /// Where on the line something is, and by how much the place may be rounded.
  struct Spot : LinePoint {
    double place = 0.0;
    double error = 0.0;
  };
  struct Event {
    Spot at;
    Changes changes[2];
    bool contact = false;
  };

  void add(Figure figure, const LinePoint& point, const Changes& changes);
  void sort();
  void unite();
  [[nodiscard]] static bool isSame(const Spot& a, const Spot& b);

  /// How many spots are looked back upon for one that is the same: of a point where two outlines
  /// have a vertex each there are as many.
  static constexpr std::size_t kNeighbors = 8;

  std::vector<Event> events_;
};

}  // namespace sepax::space3
