#include "sepax/algorithm/node_edges.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include "sepax/algorithm/ring_crossings.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/shape/box_tree.hpp"
#include "sepax/shape/ring_edges.hpp"
#include "sepax/shape/sweep_order.hpp"
#include "sepax/tolerance.hpp"

namespace sepax::detail {

namespace {

/// In this round and later ones the points are put on a grid,
constexpr int kFirstGridRound = 4;
/// and from the round on that finds more crossings than the one before, and more than these.
constexpr Index kManyCrossings = 64;
/// The width of the cells of the first grid, relative to the greatest coordinate: some roundings,
/// so that most crossings are found in the right cell.
constexpr double kFirstCell = 0x1p-48;
/// Each grid is so much coarser than the one before.
constexpr double kCoarser = 16.0;

/// Whether two segments cross within both. Exact.
bool crossWithin(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  return opposite(orientation(a, b, c), orientation(a, b, d)) &&
         opposite(orientation(c, d, a), orientation(c, d, b));
}

/// Where two segments that cross do so, within some roundings of the shorter one.
Vec2 crossingOf(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  if (length(b - a) > length(d - c)) {
    std::swap(a, c);
    std::swap(b, d);
  }
  // Of nearly parallel segments only exact areas say where they cross.
  const double atA = exactCross(c, d, c, a, {});
  const double atB = exactCross(c, d, c, b, {});
  const double share = atA / (atA - atB);
  return storedPoint(share < 0.5 ? a + share * (b - a) : b + (atB / (atB - atA)) * (a - b));
}

/// Cells hold their lower sides and not their upper ones.
Vec2 centreOfCell(Vec2 p, double width) {
  return storedPoint(
      {width * std::floor(p.x / width + 0.5), width * std::floor(p.y / width + 0.5)});
}

/// One round of cuts.
class Cutter {
 public:
  explicit Cutter(const PolygonRings& rings) : rings_(rings), edges_(rings), meetings_(edges_) {}

  /// Cuts edges at the corners on them, and where they cross at points rounded to doubles. Returns
  /// whether there are any.
  bool cutAtMeetings() {
    const EdgeSweep& sweep = meetings_.sweep();
    for (const auto [place, edge] : sweep.incidences()) cutAt(edge, sweep.places()[place]);
    meetings_.forEachLoosePair([&](EdgePair pair) {
      const auto [i, j] = pair;
      if (crossWithin(edges_.from(i), edges_.to(i), edges_.from(j), edges_.to(j))) {
        const Vec2 at = crossingOf(edges_.from(i), edges_.to(i), edges_.from(j), edges_.to(j));
        cutAt(i, at);
        cutAt(j, at);
        ++crossings_;
        return;
      }
      for (const auto [edge, other] : {pair, EdgePair{j, i}}) {
        for (const Vec2 end : {edges_.from(other), edges_.to(other)}) {
          if (within(edges_.from(edge), edges_.to(edge), end)) cutAt(edge, end);
        }
      }
    });
    return !cuts_.empty();
  }

  /// Pulls edges, whose ends are centres of cells of a grid, to the centres of the cells on their
  /// way in which there is a corner or a crossing.
  void pullToCells(double width) {
    std::vector<Vec2> centres = rings_.points;
    meetings_.forEachLoosePair([&](EdgePair pair) {
      const auto [i, j] = pair;
      if (!crossWithin(edges_.from(i), edges_.to(i), edges_.from(j), edges_.to(j))) return;
      centres.push_back(centreOfCell(
          crossingOf(edges_.from(i), edges_.to(i), edges_.from(j), edges_.to(j)), width));
    });
    std::vector<Vec2> places;
    forEachPlace(centres, sweepOrder(centres),
                 [&](std::span<const Index> at) { places.push_back(centres[at[0]]); });
    const std::vector<Index> order = nearbyOrder(places);
    std::vector<Bounds> cells;
    cells.reserve(order.size());
    for (const Index k : order) cells.push_back(grown({places[k], places[k]}, 0.5 * width));
    const BoxTree tree(cells);
    for (Index edge = 0; edge < edges_.count(); ++edge) {
      const Vec2 a = edges_.from(edge);
      const Vec2 b = edges_.to(edge);
      const BoxRegion region(a, b, b);
      const auto accept = [&](Index k) {
        return passesThrough(a, b, places[order[k]], 0.5 * width);
      };
      for (Index k = tree.find(region, 0, accept); k < tree.count();
           k = tree.find(region, k + 1, accept)) {
        cutAt(edge, places[order[k]]);
      }
    }
  }

  /// The rings with all cuts.
  [[nodiscard]] PolygonRings cut() {
    heapSort(cuts_, [&](const Cut& a, const Cut& b) { return comesBefore(a, b); });
    PolygonRings result;
    std::size_t next = 0;
    for (Index edge = 0; edge < edges_.count(); ++edge) {
      if (edge == rings_.starts[result.starts.size()]) result.closeRing();
      result.points.push_back(edges_.from(edge));
      for (; next < cuts_.size() && cuts_[next].edge == edge; ++next) {
        // Several edges may meet it at one point.
        if (!(cuts_[next].at == result.points.back())) result.points.push_back(cuts_[next].at);
      }
    }
    result.closeRing();
    return result;
  }

  [[nodiscard]] Index crossings() const { return crossings_; }

 private:
  struct Cut {
    Index edge;
    Vec2 at;
  };

  void cutAt(Index edge, Vec2 at) {
    if (!(at == edges_.from(edge)) && !(at == edges_.to(edge))) cuts_.push_back({edge, at});
  }

  /// By edges, and along each edge in its direction, by the coordinate in which it is longer:
  /// points that were rounded are in their order there.
  [[nodiscard]] bool comesBefore(const Cut& a, const Cut& b) const {
    if (a.edge != b.edge) return a.edge < b.edge;
    const Vec2 way = edges_.to(a.edge) - edges_.from(a.edge);
    const Vec2 step = b.at - a.at;
    const bool mostlyX = std::abs(way.x) > std::abs(way.y);
    const double first = mostlyX ? step.x : step.y;
    if (first != 0.0) return (first > 0.0) == ((mostlyX ? way.x : way.y) > 0.0);
    const double second = mostlyX ? step.y : step.x;
    return second != 0.0 && (second > 0.0) == ((mostlyX ? way.y : way.x) > 0.0);
  }

  /// Whether the segment ab, which ends in centres of cells, passes through the cell around p.
  [[nodiscard]] static bool passesThrough(Vec2 a, Vec2 b, Vec2 p, double half) {
    if (!betweenCollinear(a, p, b)) return false;
    const double side = orientation(a, b, p + Vec2{-half, -half});
    return side == 0.0 || opposite(side, orientation(a, b, p + Vec2{half, half})) ||
           opposite(side, orientation(a, b, p + Vec2{half, -half})) ||
           opposite(side, orientation(a, b, p + Vec2{-half, half}));
  }

  const PolygonRings& rings_;
  RingEdges edges_;
  EdgeMeetings meetings_;
  Index crossings_ = 0;
  std::vector<Cut> cuts_;
};

/// The edges between the centres of the cells of their ends.
std::vector<LineEdge> onGrid(const std::vector<LineEdge>& edges, double width) {
  std::vector<LineEdge> result;
  for (const LineEdge& edge : edges) {
    const Vec2 from = centreOfCell(edge.left, width);
    const Vec2 to = centreOfCell(edge.right, width);
    if (from == to) continue;
    result.push_back(sweptBefore(from, to) ? LineEdge{from, to} : LineEdge{to, from});
  }
  return result;
}

/// Edges on a grid that cross no others, but may lie on one another.
std::vector<LineEdge> pulledToCells(const std::vector<LineEdge>& edges, double width) {
  std::vector<LineEdge> centred = onGrid(edges, width);
  keepOddEdges(centred);
  if (centred.empty()) return centred;
  const PolygonRings closed = closedRings(centred);
  Cutter puller(closed);
  puller.pullToCells(width);
  return edgesOf(puller.cut());
}

/// A power of two, so that coordinates of the grid are exact.
double firstCell(const std::vector<LineEdge>& edges) {
  double size = 0.0;
  for (const auto& [a, b] : edges) {
    size = std::max({size, std::abs(a.x), std::abs(a.y), std::abs(b.x), std::abs(b.y)});
  }
  double cell = 2.0 * kSmallestCoordinate;
  while (cell < kFirstCell * size) cell *= 2.0;
  return cell;
}

}  // namespace

NodedEdges nodeEdges(const PolygonRings& rings) {
  NodedEdges noded{edgesOf(rings)};
  noded.overlaps = keepOddEdges(noded.edges);
  const std::vector<LineEdge> given = noded.edges;
  double cell = 0.0;
  Index expected = 0;
  for (int round = 1; !noded.edges.empty(); ++round) {
    const PolygonRings closed = closedRings(noded.edges);
    Cutter cutter(closed);
    if (!cutter.cutAtMeetings()) break;
    const bool multiplies = round > 1 && cutter.crossings() > std::max(expected, kManyCrossings);
    expected = cutter.crossings();
    if (round < kFirstGridRound && cell == 0.0 && !multiplies) {
      noded.edges = edgesOf(cutter.cut());
    } else {
      cell = cell == 0.0 ? firstCell(given) : kCoarser * cell;
      noded.edges = pulledToCells(given, cell);
    }
    const Index overlaps = keepOddEdges(noded.edges);
    // What comes later is of rounding.
    if (round > 1) continue;
    noded.crossings = cutter.crossings();
    noded.overlaps += overlaps;
  }
  return noded;
}

}  // namespace sepax::detail
