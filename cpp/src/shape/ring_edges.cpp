#include "sepax/shape/ring_edges.hpp"

namespace sepax::detail {

RingEdges::RingEdges(const PolygonRings& rings)
    : rings_(rings),
      ring_(rings.points.size()),
      next_(rings.points.size()),
      previous_(rings.points.size()) {
  for (Index r = 0; r < rings.ringCount(); ++r) {
    Index before = rings.starts[r + 1] - 1;
    for (Index i = rings.starts[r]; i < rings.starts[r + 1]; ++i) {
      ring_[i] = r;
      previous_[i] = before;
      next_[before] = i;
      before = i;
    }
  }
}

}  // namespace sepax::detail
