#include "sepax/algorithm/even_odd_faces.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "sepax/algorithm/sweep_line.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

namespace {

constexpr Index kNone = SweepLine::kNone;

/// Edges have the inside on one side and the outside on the other: they run so that the inside is
/// to their left.
class Tracer {
 public:
  explicit Tracer(std::span<const LineEdge> edges)
      : edges_(edges),
        line_(edges),
        insideAbove_(edges_.size()),
        below_(edges_.size(), kNone),
        next_(edges_.size(), kNone),
        straightEnd_(edges_.size()),
        startPlace_(edges_.size()),
        loopOf_(edges_.size(), kNone) {}

  EvenOddFaces run() {
    sweep();
    for (Index edge = 0; edge < edges_.size(); ++edge) {
      if (loopOf_[edge] == kNone) trace(edge);
    }
    nest();
    return std::move(faces_);
  }

 private:
  /// A simple ring: a part of the list of their edges.
  struct Loop {
    /// Its first edge in the order of the sweep: the lower one from its leftmost corner.
    Index leader;
    Index first;
    Index last;
    Index polygon = kNone;
  };

  [[nodiscard]] Vec2 start(Index edge) const {
    return insideAbove_[edge] != 0 ? edges_[edge].left : edges_[edge].right;
  }

  void sweep() {
    // 2 i and 2 i + 1 are the ends of edge i.
    std::vector<Vec2> ends;
    for (const LineEdge& edge : edges_) {
      ends.push_back(edge.left);
      ends.push_back(edge.right);
    }
    forEachPlace(ends, sweepOrder(ends),
                 [&](std::span<const Index> at) { visit(ends[at[0]], at); });
  }

  void visit(Vec2 at, std::span<const Index> ends) {
    const SweepLine::Parts parts = line_.split(root_, at);
    around_.clear();
    Index lower = line_.highest(parts.below);
    bool inside = lower != kNone && insideAbove_[lower] != 0;
    Index onward = kNone;
    for (const Index end : ends) {
      if (end % 2 == 1) continue;
      const Index edge = end / 2;
      inside = !inside;
      insideAbove_[edge] = inside ? 1 : 0;
      below_[edge] = std::exchange(lower, edge);
      around_.push_back({edge, inside});
      onward = line_.merge(onward, line_.only(edge));
    }
    for (Index rest = parts.through; rest != kNone; rest = line_.withoutHighest(rest)) {
      const Index edge = line_.highest(rest);
      around_.push_back({edge, insideAbove_[edge] == 0});
    }
    root_ = line_.merge(line_.merge(parts.below, onward), parts.above);
    joinAroundSectors(at);
    ++places_;
  }

  /// The inside lies to the left of an edge that leaves, up to the next edge, which arrives.
  void joinAroundSectors(Vec2 at) {
    const Way* before = &around_.back();
    for (const Way& way : around_) {
      if (way.leaves) {
        startPlace_[way.edge] = places_;
      } else {
        next_[way.edge] = before->edge;
      }
      before = &way;
    }
    if (around_.size() > 2) return;
    const auto [in, out] = around_[0].leaves ? std::pair{around_[1].edge, around_[0].edge}
                                             : std::pair{around_[0].edge, around_[1].edge};
    const bool straight = orientation(start(in), at, farEnd(out, at)) == 0.0;
    straightEnd_[in] = straight ? 1 : 0;
    if (straight) ++faces_.straight;
  }

  [[nodiscard]] Vec2 farEnd(Index edge, Vec2 at) const {
    return edges_[edge].left == at ? edges_[edge].right : edges_[edge].left;
  }

  /// Follows a boundary, and cuts off a ring whenever it comes to a place that it has passed.
  void trace(Index first) {
    onPath_.resize(places_, kNone);
    Index edge = first;
    do {
      onPath_[startPlace_[edge]] = static_cast<Index>(path_.size());
      path_.push_back(edge);
      edge = next_[edge];
      const Index passed = onPath_[startPlace_[edge]];
      if (passed != kNone) cutOff(passed);
    } while (!path_.empty());
  }

  void cutOff(Index from) {
    Loop loop{kNone, static_cast<Index>(loopEdges_.size()), 0};
    for (Index k = from; k < path_.size(); ++k) {
      onPath_[startPlace_[path_[k]]] = kNone;
      loopOf_[path_[k]] = static_cast<Index>(loops_.size());
      loop.leader = std::min(loop.leader, path_[k]);
      loopEdges_.push_back(path_[k]);
    }
    loop.last = static_cast<Index>(loopEdges_.size());
    loops_.push_back(loop);
    path_.resize(from);
  }

  /// A ring with the inside above its leader is the outer ring of a polygon. Another one is a hole
  /// of the polygon that is right below its leader: of the edge below, which is before it.
  void nest() {
    std::vector<Index> order;
    for (Index edge = 0; edge < edges_.size(); ++edge) {
      if (loops_[loopOf_[edge]].leader == edge) order.push_back(loopOf_[edge]);
    }
    for (const Index number : order) {
      Loop& loop = loops_[number];
      if (insideAbove_[loop.leader] != 0) {
        loop.polygon = static_cast<Index>(faces_.polygons.size());
        faces_.polygons.emplace_back();
      } else {
        loop.polygon = loops_[loopOf_[below_[loop.leader]]].polygon;
      }
      write(loop);
    }
  }

  /// From the leftmost corner on.
  void write(const Loop& loop) {
    PolygonRings& rings = faces_.polygons[loop.polygon];
    const Index count = loop.last - loop.first;
    Index k = loop.first;
    while (loopEdges_[k] != loop.leader) ++k;
    // Of a hole the leader is the last edge.
    k = insideAbove_[loop.leader] != 0 ? k : k + 1;
    Index before = loopEdges_[k == loop.first ? loop.last - 1 : k - 1];
    for (Index i = 0; i < count; ++i, ++k) {
      const Index edge = loopEdges_[k < loop.last ? k : k - count];
      if (straightEnd_[before] == 0) rings.points.push_back(start(edge));
      before = edge;
    }
    rings.closeRing();
  }

  /// A way from the point that is visited: along an edge that leaves it or arrives in it.
  struct Way {
    Index edge;
    bool leaves;
  };

  EvenOddFaces faces_;
  std::span<const LineEdge> edges_;
  SweepLine line_;
  Index root_ = kNone;
  std::vector<std::uint8_t> insideAbove_;
  /// The edge right below the left end.
  std::vector<Index> below_;
  std::vector<Index> next_;
  /// Whether the edge and the next one are in one line, and nothing touches where they meet.
  std::vector<std::uint8_t> straightEnd_;
  /// The number of the place where an edge starts.
  std::vector<Index> startPlace_;
  Index places_ = 0;
  std::vector<Way> around_;
  /// The edges that are followed, and where on that path places are.
  std::vector<Index> path_;
  std::vector<Index> onPath_;
  std::vector<Loop> loops_;
  std::vector<Index> loopEdges_;
  std::vector<Index> loopOf_;
};

}  // namespace

EvenOddFaces evenOddFaces(std::span<const LineEdge> edges) { return Tracer(edges).run(); }

}  // namespace sepax::detail
