/// What is wrong with polygons with holes, by looking at every pair of edges, exactly. Crossings
/// in corners are found by the order of the edges around the point, unlike in the library.
#pragma once

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "oracle/exact_rings.hpp"
#include "sepax/algorithm/simple_outline.hpp"

namespace sepax::oracle {

class PlainRings {
 public:
  explicit PlainRings(std::span<const std::span<const Vec2>> lists,
                      std::span<const Index> shells = kOneShell)
      : shells_(shells.begin(), shells.end()) {
    ExactFrame frame;
    for (const std::span<const Vec2> list : lists) frame.include(list);
    for (const std::span<const Vec2> list : lists) {
      ExactPolygon ring;
      std::vector<Index> places;
      for (std::size_t i = 0; i < list.size(); ++i) {
        // Eighths of a unit, so that points between have integer coordinates.
        const ExactPoint p = frame.point(list[i]);
        const ExactPoint fine{p.x.shiftedLeft(3), p.y.shiftedLeft(3)};
        if (!ring.empty() && ring.back() == fine) continue;
        ring.push_back(fine);
        places.push_back(static_cast<Index>(i));
      }
      while (ring.size() > 1 && ring.back() == ring.front()) {
        ring.pop_back();
        places.pop_back();
      }
      rings_.push_back(ring);
      places_.push_back(places);
    }
  }

  [[nodiscard]] RingsStatus status() const {
    for (Index r = 0; r < rings_.size(); ++r) {
      const auto count = static_cast<Index>(rings_[r].size());
      if (count < 3) return {RingsFault::kTooFewPoints, r, r, count, count};
      if (hullOf(rings_[r]).size() < 3) return {RingsFault::kCollinear, r, r, 0, 0};
    }
    for (Index r = 0; r < rings_.size(); ++r) {
      for (std::size_t i = 0; i < rings_[r].size(); ++i) {
        const RingsStatus crossing = firstCrossingOf(r, i);
        if (!crossing.ok()) return crossing;
      }
    }
    return misplacedRing();
  }

  /// Whether ring 0 is no point and no line.
  [[nodiscard]] bool encloses() const {
    return rings_[0].size() >= 3 && hullOf(rings_[0]).size() >= 3;
  }

  /// All pairs of edges of ring 0 that share a stretch, or else cross, and are not neighbours, by
  /// their places.
  [[nodiscard]] std::vector<std::pair<Index, Index>> conflicts(bool overlaps) const {
    std::vector<std::pair<Index, Index>> pairs;
    forEachPair([&](std::size_t i, std::size_t j) {
      if (!conflict(0, i, 0, j)) return;
      if (overlap(at(0, i), at(0, i + 1), at(0, j), at(0, j + 1)) != overlaps) return;
      pairs.emplace_back(places_[0][i], places_[0][j]);
    });
    return pairs;
  }

  /// In how many ways ring 0 has a corner on a corner or within an edge without crossing there.
  [[nodiscard]] std::size_t touches() const {
    std::size_t count = 0;
    forEachPair([&](std::size_t i, std::size_t j) {
      if (conflict(0, i, 0, j)) return;
      const bool corners = at(0, i) == at(0, j);
      const bool onFirst = within(at(0, i), at(0, i + 1), at(0, j));
      const bool onSecond = within(at(0, j), at(0, j + 1), at(0, i));
      if (corners || onFirst || onSecond) ++count;
    });
    return count;
  }

  /// Whether the ring that the status names is where the status says.
  [[nodiscard]] bool misplaced(const RingsStatus& status) const {
    const Index ring = status.ring;
    const Index other = status.otherRing;
    if (status.fault == RingsFault::kHoleOutside) {
      return ring != other && shellOf(ring) == other && reaches(ring, other, false);
    }
    if (status.fault == RingsFault::kHoleInHole) {
      return shellOf(ring) == shellOf(other) && shellOf(ring) != ring && shellOf(ring) != other &&
             reaches(ring, other, true);
    }
    return status.fault == RingsFault::kNestedShells && shellOf(ring) == ring &&
           shellOf(other) == other && ring != other && reachesPolygon(ring, other);
  }

 private:
  [[nodiscard]] const ExactPoint& at(Index r, std::size_t i) const {
    return rings_[r][i % rings_[r].size()];
  }

  /// Pairs of edges of ring 0 that are not neighbours.
  template <class Visitor>
  void forEachPair(Visitor visit) const {
    const std::size_t count = rings_[0].size();
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t j = i + 2; j < count; ++j) {
        if (i != 0 || j + 1 != count) visit(i, j);
      }
    }
  }

  [[nodiscard]] RingsStatus firstCrossingOf(Index r, std::size_t i) const {
    for (Index s = r; s < rings_.size(); ++s) {
      for (std::size_t j = s == r ? i + 1 : 0; j < rings_[s].size(); ++j) {
        if (conflict(r, i, s, j)) {
          return {RingsFault::kCrossing, r, s, places_[r][i], places_[s][j]};
        }
      }
    }
    return {};
  }

  /// A path through a point: where it comes from and where it goes to.
  struct Path {
    ExactPoint from;
    ExactPoint to;
  };

  /// Which quarter of the plane a direction is in, counted from the x axis.
  static int quarter(const ExactPoint& d) {
    if (d.y.sign() >= 0 && d.x.sign() > 0) return 0;
    if (d.y.sign() > 0) return 1;
    return d.x.sign() < 0 ? 2 : 3;
  }

  /// Whether direction d comes before e, counter-clockwise from the x axis; equal ones don't.
  static bool before(const ExactPoint& d, const ExactPoint& e) {
    if (quarter(d) != quarter(e)) return quarter(d) < quarter(e);
    return oracle::cross(d, e).sign() > 0;
  }

  /// Whether two paths through p cross there: whether their four directions, in order around p,
  /// differ and alternate.
  static bool pathsCross(const ExactPoint& p, const Path& a, const Path& b) {
    struct Arm {
      ExactPoint direction;
      int path;
    };
    std::vector<Arm> arms{{a.from - p, 0}, {a.to - p, 0}, {b.from - p, 1}, {b.to - p, 1}};
    std::sort(arms.begin(), arms.end(),
              [](const Arm& s, const Arm& t) { return before(s.direction, t.direction); });
    for (std::size_t k = 0; k < 4; ++k) {
      const Arm& s = arms[k];
      const Arm& t = arms[(k + 1) % 4];
      if (s.path != t.path && !before(s.direction, t.direction) &&
          !before(t.direction, s.direction)) {
        return false;
      }
    }
    return arms[0].path == arms[2].path;
  }

  [[nodiscard]] Path corner(Index r, std::size_t i) const {
    return {at(r, i + rings_[r].size() - 1), at(r, i + 1)};
  }

  /// p is within the segment ab.
  static bool within(const ExactPoint& a, const ExactPoint& b, const ExactPoint& p) {
    return !(p == a) && !(p == b) && segmentsMeet(a, b, p, p);
  }

  /// Whether two segments are on one line and share more than a point: an end is within, or both
  /// ends are common.
  static bool overlap(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c,
                      const ExactPoint& d) {
    if (turn(a, b, c) != 0 || turn(a, b, d) != 0) return false;
    if (within(a, b, c) || within(a, b, d) || within(c, d, a) || within(c, d, b)) return true;
    return (a == c && b == d) || (a == d && b == c);
  }

  [[nodiscard]] bool conflict(Index r, std::size_t i, Index s, std::size_t j) const {
    const ExactPoint& a = at(r, i);
    const ExactPoint& b = at(r, i + 1);
    const ExactPoint& c = at(s, j);
    const ExactPoint& d = at(s, j + 1);
    const std::size_t size = rings_[r].size();
    if (r == s && j == i + 1) return foldsBack(a, b, d);
    if (r == s && i == 0 && j + 1 == size) return foldsBack(c, d, b);
    if (!segmentsMeet(a, b, c, d)) return false;
    const int turns[] = {turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)};
    if (turns[0] * turns[1] < 0 && turns[2] * turns[3] < 0) return true;
    if (overlap(a, b, c, d)) return true;
    if (a == c) return pathsCross(a, corner(r, i), corner(s, j));
    if (within(a, b, c)) return pathsCross(c, {a, b}, corner(s, j));
    if (within(c, d, a)) return pathsCross(a, {c, d}, corner(r, i));
    return false;
  }

  static bool foldsBack(const ExactPoint& p, const ExactPoint& q, const ExactPoint& r) {
    const ExactPoint in = q - p;
    const ExactPoint out = r - q;
    return oracle::cross(in, out).sign() == 0 && (in.x * out.x + in.y * out.y).sign() < 0;
  }

  /// The outer ring of the polygon that a ring belongs to.
  [[nodiscard]] Index shellOf(Index ring) const {
    Index shell = 0;
    for (const Index each : shells_) {
      if (each <= ring) shell = each;
    }
    return shell;
  }

  /// Whether `accepts` does so for some of eight points of each edge of a ring.
  template <class Accepts>
  [[nodiscard]] bool anyPoint(Index ring, Accepts accepts) const {
    for (std::size_t i = 0; i < rings_[ring].size(); ++i) {
      for (int eighth = 0; eighth < 8; ++eighth) {
        const ExactPoint& p = at(ring, i);
        const ExactPoint& q = at(ring, i + 1);
        const auto between = [&](const BigInteger& u, const BigInteger& v) {
          return u + (v - u).dividedBy(8) * BigInteger(eighth);
        };
        if (accepts(ExactPoint{between(p.x, q.x), between(p.y, q.y)})) return true;
      }
    }
    return false;
  }

  /// Whether a point of the ring is strictly inside (or outside) of the other ring.
  [[nodiscard]] bool reaches(Index ring, Index other, bool inside) const {
    return anyPoint(ring, [&](const ExactPoint& p) {
      return !onBoundary(rings_[other], p) && holdsInside(rings_[other], p) == inside;
    });
  }

  /// Whether a point of the ring is strictly inside of the polygon with that outer ring, whose
  /// holes outside of it don't count.
  [[nodiscard]] bool reachesPolygon(Index ring, Index shell) const {
    return anyPoint(ring, [&](const ExactPoint& p) {
      for (Index r = shell; r < rings_.size() && shellOf(r) == shell; ++r) {
        if (r != shell && reaches(r, shell, false)) continue;
        if (onBoundary(rings_[r], p) || holdsInside(rings_[r], p) != (r == shell)) return false;
      }
      return true;
    });
  }

  [[nodiscard]] RingsStatus misplacedRing() const {
    for (Index r = 0; r < rings_.size(); ++r) {
      const Index shell = shellOf(r);
      if (reaches(r, shell, false)) return {RingsFault::kHoleOutside, r, shell};
      for (Index other = 0; other < rings_.size(); ++other) {
        const Index otherShell = shellOf(other);
        if (r != shell && other != r && other != otherShell && otherShell == shell &&
            reaches(r, other, true)) {
          return {RingsFault::kHoleInHole, r, other};
        }
        if (r == shell && other == otherShell && other != r && reachesPolygon(r, other)) {
          return {RingsFault::kNestedShells, r, other};
        }
      }
    }
    return {};
  }

  std::vector<Index> shells_;
  std::vector<ExactPolygon> rings_;
  std::vector<std::vector<Index>> places_;
};

}  // namespace sepax::oracle
