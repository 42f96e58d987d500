/// Which edges of rings meet where they must not.
#pragma once

#include <optional>

#include "sepax/shape/ring_edges.hpp"

namespace sepax::detail {

/// Two edges, by their places among those of all rings.
struct EdgePair {
  Index first;
  Index second;
};

/// Whether two edges meet: neighbours if they share more than their common corner, others if they
/// share any point. Exact.
[[nodiscard]] bool edgesMeet(const RingEdges& edges, Index i, Index j);

/// The first pair that meets, first < second, in lexicographic order, by a tree of bounding boxes
/// alone: a tenth of the code of EdgeMeetings, for those who need no more of rings. O(n log n)
/// where few boxes overlap, O(n^2) at worst.
[[nodiscard]] std::optional<EdgePair> firstMeeting(const RingEdges& edges);

}  // namespace sepax::detail
