#include "sepax/algorithm/raw_rings.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "sepax/shape/outline_chain.hpp"

namespace sepax::detail {

RingsStatus RawRings::append(std::span<const Vec2> points) {
  const Index ring = rings.ringCount();
  const OutlineChain chain = withoutRepeats(points);
  const OutlineStatus extent = checkExtent(chain);
  if (extent.fault == OutlineFault::kTooFewPoints) {
    return {RingsFault::kTooFewPoints, ring, ring, extent.first, extent.first};
  }
  if (!extent.ok()) return {RingsFault::kCollinear, ring, ring, 0, 0};
  for (const Vec2 point : chain.points) rings.points.push_back(point);
  for (const Index place : chain.places) places.push_back(place);
  rings.closeRing();
  const int winding = windingSense(chain.points);
  const bool shell = std::binary_search(rings.shells.begin(), rings.shells.end(), ring);
  sense.push_back(shell ? winding : -winding);
  return {};
}

namespace {

/// Which rings are in which, of rings that don't cross: a forest, walked once, so that frames in
/// frames in frames cost no more than squares side by side.
class Nesting {
 public:
  Nesting(const EdgeSweep& sweep, const PolygonRings& rings)
      : rings_(rings),
        inShell_(rings.ringCount(), 0),
        holeAround_(rings.ringCount(), EdgeSweep::kNone) {
    walk(insideOut(sweep));
  }

  [[nodiscard]] bool isShell(Index ring) const { return shellOf(ring) == ring; }
  [[nodiscard]] Index shellOf(Index ring) const { return rings_.shell(rings_.polygonOf(ring)); }

  /// Whether a hole is inside the outer ring of its polygon.
  [[nodiscard]] bool inShell(Index hole) const { return inShell_[hole] != 0; }

  /// The innermost hole of the same polygon that a hole is in, or kNone.
  [[nodiscard]] Index holeAround(Index hole) const { return holeAround_[hole]; }

 private:
  /// The rings right inside of each ring, as lists; those in none are right inside of the one after
  /// the last.
  struct Inside {
    std::vector<Index> first;
    std::vector<Index> next;
  };

  [[nodiscard]] Inside insideOut(const EdgeSweep& sweep) const {
    const Index count = rings_.ringCount();
    Inside inside{std::vector<Index>(count + 1, EdgeSweep::kNone), std::vector<Index>(count)};
    for (Index ring = 0; ring < count; ++ring) {
      const Index around = sweep.around(ring);
      Index& first = inside.first[around == EdgeSweep::kNone ? count : around];
      inside.next[ring] = std::exchange(first, ring);
    }
    return inside;
  }

  /// Of each polygon, whether the walk is in its outer ring, and in which hole.
  struct Open {
    std::vector<std::uint8_t> shell;
    std::vector<Index> hole;
  };

  void enter(Index ring, Open& open) {
    const Index polygon = rings_.polygonOf(ring);
    inShell_[ring] = open.shell[polygon];
    holeAround_[ring] = open.hole[polygon];
    if (isShell(ring)) {
      open.shell[polygon] = 1;
    } else {
      open.hole[polygon] = ring;
    }
  }

  void leave(Index ring, Open& open) const {
    const Index polygon = rings_.polygonOf(ring);
    if (isShell(ring)) {
      open.shell[polygon] = 0;
    } else {
      open.hole[polygon] = holeAround_[ring];
    }
  }

  void walk(const Inside& inside) {
    Open open{std::vector<std::uint8_t>(rings_.polygonCount(), 0),
              std::vector<Index>(rings_.polygonCount(), EdgeSweep::kNone)};
    std::vector<Index> way;
    Index ring = inside.first.back();
    while (ring != EdgeSweep::kNone || !way.empty()) {
      if (ring != EdgeSweep::kNone) {
        enter(ring, open);
        way.push_back(ring);
        ring = inside.first[ring];
      } else {
        leave(way.back(), open);
        ring = inside.next[way.back()];
        way.pop_back();
      }
    }
  }

  const PolygonRings& rings_;
  std::vector<std::uint8_t> inShell_;
  std::vector<Index> holeAround_;
};

}  // namespace

std::vector<RingsStatus> misplacedRings(const EdgeSweep& sweep, const PolygonRings& rings,
                                        std::size_t most) {
  const Nesting nesting(sweep, rings);
  std::vector<RingsStatus> misplaced;
  const auto forEachRing = [&](bool shells, auto visit) {
    for (Index ring = 0; ring < rings.ringCount() && misplaced.size() <= most; ++ring) {
      if (nesting.isShell(ring) == shells) visit(ring);
    }
  };
  forEachRing(false, [&](Index hole) {
    if (nesting.inShell(hole)) return;
    misplaced.push_back({RingsFault::kHoleOutside, hole, nesting.shellOf(hole)});
  });
  forEachRing(false, [&](Index hole) {
    const Index around = nesting.holeAround(hole);
    if (around == EdgeSweep::kNone) return;
    misplaced.push_back({RingsFault::kHoleInHole, hole, around});
  });
  // What is right inside of a hole is no part of its polygon.
  forEachRing(true, [&](Index shell) {
    const Index around = sweep.around(shell);
    if (around == EdgeSweep::kNone || !nesting.isShell(around)) return;
    misplaced.push_back({RingsFault::kNestedShells, shell, around});
  });
  return misplaced;
}

}  // namespace sepax::detail
