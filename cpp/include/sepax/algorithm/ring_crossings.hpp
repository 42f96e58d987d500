#pragma once

#include <optional>

#include "sepax/algorithm/box_tree.hpp"
#include "sepax/algorithm/ring_edges.hpp"

namespace sepax::detail {

/// Two edges, by their places among those of all rings.
struct EdgePair {
  Index first;
  Index second;
};

/// Whether two edges that meet (see EdgeMeetings) cross: share a stretch, or a point in which the
/// rings cross. Neighbours that meet do. A crossing in a corner counts for the edges that start
/// there, and for an edge that passes through the corner and the one that starts there. Exact.
[[nodiscard]] bool edgesCross(const RingEdges& edges, Index i, Index j);

/// Whether p lies within the segment ab, without its ends. Exact.
[[nodiscard]] bool within(Vec2 a, Vec2 b, Vec2 p);

/// The pairs of edges that meet, first < second, one by one in lexicographic order: neighbours that
/// share more than their common corner, others that share any point. All exact.
///
/// By a tree of bounding boxes: O(n log n) for outlines whose edges are short or few of which are
/// near one another, O(n^2) at worst.
class EdgeMeetings {
 public:
  explicit EdgeMeetings(const RingEdges& edges);

  [[nodiscard]] std::optional<EdgePair> next();

 private:
  const RingEdges& edges_;
  BoxTree boxes_;
  EdgePair at_{0, 0};
};

}  // namespace sepax::detail
