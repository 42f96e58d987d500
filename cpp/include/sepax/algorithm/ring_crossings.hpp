#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "sepax/algorithm/edge_sweep.hpp"
#include "sepax/shape/box_tree.hpp"
#include "sepax/shape/edge_meeting.hpp"
#include "sepax/shape/ring_edges.hpp"

namespace sepax::detail {

/// Whether two edges that meet (see edgesMeet) cross: share a stretch, or a point in which the
/// rings change sides. Neighbours that meet do. A crossing in a corner counts for the edges that
/// start there, and for an edge that passes through the corner and the one that starts there.
/// Exact.
[[nodiscard]] bool edgesCross(const RingEdges& edges, Index i, Index j);

/// Whether two edges share more than a point. Exact.
[[nodiscard]] bool edgesOverlap(const RingEdges& edges, Index i, Index j);

/// Whether p lies within the segment ab, without its ends. Exact.
[[nodiscard]] bool within(Vec2 a, Vec2 b, Vec2 p);

/// The pairs of edges that meet (see edgesMeet), first < second, in lexicographic order. All exact.
///
/// A sweep finds the edges that cross, and the points in which others touch: O(n log n). What the
/// few edges do that it sets aside is looked up in trees of bounding boxes: O(n) for each at worst.
class EdgeMeetings {
 public:
  /// The edges must outlive this.
  explicit EdgeMeetings(const RingEdges& edges);

  /// What the sweep has learnt.
  [[nodiscard]] const EdgeSweep& sweep() const { return sweep_; }
  /// Whether any two edges cross.
  [[nodiscard]] bool cross() const { return !sweep_.aside().empty(); }

  /// The next pair, from the first one on. Between two calls O(n) at worst.
  [[nodiscard]] std::optional<EdgePair> next();
  /// Visits pairs that meet, first < second, among them all that cross: those of which the sweep
  /// has set one edge aside.
  template <class Visitor>
  void forEachLoosePair(Visitor visit) const {
    for (Index i = 0; cross() && i < edges_.count(); ++i) {
      for (Index j = find(i, i + 1, false); j < edges_.count(); j = find(i, j + 1, false)) {
        visit(EdgePair{i, j});
      }
    }
  }
  /// The first pair that crosses.
  [[nodiscard]] std::optional<EdgePair> firstCrossing() const;

 private:
  /// The boxes of edges: of those that were set aside, or of all. Without crossings none.
  [[nodiscard]] std::vector<Bounds> boxes(bool all) const;
  /// The first edge from `from` on that meets edge i, and that the sweep has not compared with it,
  /// and that crosses it, if asked for; count() if there is none.
  [[nodiscard]] Index find(Index i, Index from, bool crossing) const;
  void findPartners(Index i);

  const RingEdges& edges_;
  EdgeSweep sweep_;
  BoxTree all_;
  BoxTree aside_;
  /// The last incidence of each edge in the list of the sweep, and of each the one before it.
  std::vector<Index> lastOf_;
  std::vector<Index> before_;
  /// The edges before this have been looked at. Of the last one, the later edges that it meets.
  Index next_ = 0;
  std::vector<Index> partners_;
  std::size_t partner_ = 0;
};

}  // namespace sepax::detail
