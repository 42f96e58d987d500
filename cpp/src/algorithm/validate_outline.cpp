#include "sepax/algorithm/validate_outline.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "sepax/algorithm/pinches.hpp"
#include "sepax/algorithm/raw_rings.hpp"
#include "sepax/algorithm/ring_crossings.hpp"
#include "sepax/algorithm/simple_outline.hpp"
#include "sepax/assert.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/shape/outline_chain.hpp"
#include "sepax/shape/ring_edges.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

using detail::OutlineChain;
using detail::RawRings;
using detail::RingEdges;

/// Whether the start of an edge is on another one, but not its end.
bool startsOn(const RingEdges& edges, Index toucher, Index touched) {
  const Vec2 start = edges.from(toucher);
  return start == edges.from(touched) ||
         detail::within(edges.from(touched), edges.to(touched), start);
}

class Examiner {
 public:
  Examiner(std::size_t maxCrossings, std::span<const Index> shells)
      : maxCrossings_(maxCrossings), raw_(shells) {}

  OutlineReport examine(std::span<const std::span<const Vec2>> lists) {
    for (const std::span<const Vec2> list : lists) findBadNumbers(list);
    if (!report_.findings.empty()) return report_;
    bool flat = false;
    for (ring_ = 0; ring_ < lists.size(); ++ring_) flat = !examineRing(lists[ring_]) || flat;
    ring_ = 0;
    if (lists.empty()) add(FindingKind::kTooFewPoints, 0);
    if (flat || lists.empty()) return report_;
    const RingEdges edges(raw_.rings);
    detail::EdgeMeetings meetings(edges);
    findMeetings(edges, meetings);
    if (crosses_) return report_;
    findMisplacedRings(meetings.sweep());
    report_.simple = !touches_;
    // Parts that touch in a point alone have a touch there.
    if (touches_) findPinches(lists);
    report_.winding = raw_.sense[0] > 0 ? Winding::kCounterClockwise : Winding::kClockwise;
    report_.convex = !findDents(edges) && report_.simple && lists.size() == 1;
    return report_;
  }

 private:
  void add(FindingKind kind, Index first, Index second = 0) {
    report_.findings.push_back({kind, first, second, ring_, ring_});
  }

  void findBadNumbers(std::span<const Vec2> list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      const double size = std::max(std::abs(list[i].x), std::abs(list[i].y));
      const bool finite = std::isfinite(list[i].x) && std::isfinite(list[i].y);
      if (!finite) add(FindingKind::kNotFinite, static_cast<Index>(i));
      if (finite && size > kMaxCoordinate) add(FindingKind::kTooLarge, static_cast<Index>(i));
    }
    ++ring_;
  }

  /// Returns whether the ring encloses anything.
  bool examineRing(std::span<const Vec2> list) {
    const RingsStatus status = raw_.append(list);
    const OutlineChain chain = detail::withoutRepeats(list);
    if (status.fault == RingsFault::kTooFewPoints) add(FindingKind::kTooFewPoints, status.edge);
    if (status.fault == RingsFault::kCollinear) add(FindingKind::kCollinear, 0);
    findRepeats(chain, list);
    if (!status.ok()) return false;
    for (const bool spikes : {false, true}) {
      const FindingKind kind = spikes ? FindingKind::kSpike : FindingKind::kStraight;
      for (std::size_t i = 0; i < chain.size(); ++i) {
        if (chain.turn(i) == 0.0 && chain.spike(i) == spikes) add(kind, chain.places[i]);
      }
    }
    return true;
  }

  /// Every point that the chain left out repeats the kept one before it; those after the last kept
  /// point that equal the first repeat the first.
  void findRepeats(const OutlineChain& chain, std::span<const Vec2> list) {
    for (std::size_t k = 0; k < chain.size(); ++k) {
      const bool last = k + 1 == chain.size();
      const auto end = last ? static_cast<Index>(list.size()) : chain.places[k + 1];
      Index repeated = chain.places[k];
      for (Index i = repeated + 1; i < end; ++i) {
        if (!(storedPoint(list[i]) == chain.points[k])) repeated = chain.places[0];
        add(FindingKind::kRepeated, repeated, i);
      }
    }
  }

  /// Lists what pairs of edges that are not neighbours do to one another.
  void findMeetings(const RingEdges& edges, detail::EdgeMeetings& meetings) {
    std::optional<detail::EdgePair> first = meetings.firstCrossing();
    crosses_ = first.has_value();
    while (const std::optional<detail::EdgePair> pair = meetings.next()) {
      const bool isFirst = first && pair->first == first->first && pair->second == first->second;
      if (isFirst) first.reset();
      auto [i, j] = *pair;
      // Spikes are listed already.
      if (edges.neighbours(i, j)) continue;
      const bool crossing = crosses_ && detail::edgesCross(edges, i, j);
      if (!crossing && !startsOn(edges, j, i)) {
        if (!startsOn(edges, i, j)) continue;
        std::swap(i, j);
      }
      touches_ = true;
      if (listed_ >= maxCrossings_ && !isFirst) {
        report_.truncated = true;
        break;
      }
      ++listed_;
      if (crossing) {
        addCrossing(edges, i, j);
      } else {
        addMeeting(edges, FindingKind::kTouching, i, j);
      }
    }
    if (first && !edges.neighbours(first->first, first->second)) {
      addCrossing(edges, first->first, first->second);
    }
  }

  void addCrossing(const RingEdges& edges, Index i, Index j) {
    const bool overlap = detail::edgesOverlap(edges, i, j);
    addMeeting(edges, overlap ? FindingKind::kOverlappingEdges : FindingKind::kCrossing, i, j);
  }

  void addMeeting(const RingEdges& edges, FindingKind kind, Index i, Index j) {
    report_.findings.push_back(
        {kind, raw_.places[i], raw_.places[j], edges.ringOf(i), edges.ringOf(j)});
  }

  void findMisplacedRings(const detail::EdgeSweep& sweep) {
    // Without the first one the rings would seem to be right.
    const std::size_t most = std::max<std::size_t>(maxCrossings_ - listed_, 1);
    std::vector<RingsStatus> misplaced = detail::misplacedRings(sweep, raw_.rings, most);
    if (misplaced.size() > most) {
      report_.truncated = true;
      misplaced.pop_back();
    }
    for (const RingsStatus& status : misplaced) {
      report_.findings.push_back(
          {misplacementOf(status.fault), 0, 0, status.ring, status.otherRing});
    }
  }

  static FindingKind misplacementOf(RingsFault fault) {
    if (fault == RingsFault::kHoleOutside) return FindingKind::kHoleOutside;
    if (fault == RingsFault::kHoleInHole) return FindingKind::kHoleInHole;
    return FindingKind::kNestedShells;
  }

  /// Lists of each polygon the first of its points at which the inside falls apart.
  void findPinches(std::span<const std::span<const Vec2>> lists) {
    const PolygonRings& rings = raw_.rings;
    const std::vector<detail::Pinch> pinches =
        detail::findPinches(normalizePolygonRings(lists, rings.shells).rings);
    for (Index p = 0; p < rings.polygonCount(); ++p) {
      findPinch(pinches, p, rings.shell(p), rings.shell(p + 1));
    }
  }

  void findPinch(std::span<const detail::Pinch> pinches, Index polygon, Index shell, Index end) {
    for (ring_ = shell; ring_ < end; ++ring_) {
      for (Index i = raw_.rings.starts[ring_]; i < raw_.rings.starts[ring_ + 1]; ++i) {
        const detail::Pinch here{polygon, raw_.rings.points[i]};
        if (!std::binary_search(pinches.begin(), pinches.end(), here, detail::pinchBefore))
          continue;
        return add(FindingKind::kDisconnected, raw_.places[i]);
      }
    }
  }

  /// Lists the dents of the outer rings; returns whether there are any.
  bool findDents(const RingEdges& edges) {
    const std::size_t before = report_.findings.size();
    for (const Index shell : raw_.rings.shells) {
      ring_ = shell;
      for (Index i = raw_.rings.starts[shell]; i < raw_.rings.starts[shell + 1]; ++i) {
        const detail::RingCorner corner = edges.corner(i);
        const double turn = orientation(corner.before, corner.at, corner.after);
        if (turn * raw_.sense[shell] < 0.0) add(FindingKind::kConcave, raw_.places[i]);
      }
    }
    return report_.findings.size() > before;
  }

  std::size_t maxCrossings_;
  RawRings raw_;
  OutlineReport report_;
  /// The ring that is looked at.
  Index ring_ = 0;
  bool crosses_ = false;
  bool touches_ = false;
  /// How many crossings and touches were listed.
  std::size_t listed_ = 0;
};

}  // namespace

OutlineReport validateRings(std::span<const std::span<const Vec2>> lists, std::size_t maxCrossings,
                            std::span<const Index> shells) {
  SEPAX_ASSERT(detail::areShells(shells, lists.size()));
  return Examiner(maxCrossings, shells).examine(lists);
}

}  // namespace sepax
