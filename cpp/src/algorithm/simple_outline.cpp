#include "sepax/algorithm/simple_outline.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "sepax/algorithm/raw_rings.hpp"
#include "sepax/algorithm/ring_crossings.hpp"
#include "sepax/assert.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/ring_edges.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax {

namespace {

using detail::RawRings;
using detail::RingEdges;

/// A corner within an edge.
struct Touch {
  Index edge;
  Vec2 at;
};

/// Writes rings in normal form, unless they cross.
class Writer {
 public:
  explicit Writer(const RawRings& raw)
      : raw_(raw), edges_(raw.rings), meetings_(edges_), kept_(raw.rings.count()) {
    result_.shells = raw.rings.shells;
  }

  /// The first crossing, or else the first misplaced ring, if there is one.
  RingsStatus status() {
    if (const std::optional<detail::EdgePair> pair = meetings_.firstCrossing()) {
      const auto [i, j] = *pair;
      return {RingsFault::kCrossing, edges_.ringOf(i), edges_.ringOf(j),
              raw_.places[i],        raw_.places[j],   detail::edgesOverlap(edges_, i, j)};
    }
    const std::vector<RingsStatus> misplaced =
        detail::misplacedRings(meetings_.sweep(), raw_.rings, 0);
    return misplaced.empty() ? RingsStatus{} : misplaced.front();
  }

  PolygonRings write() {
    findTouches();
    for (Index r = 0; r < raw_.rings.ringCount(); ++r) writeRing(r);
    return std::move(result_);
  }

 private:
  /// Finds the corners on corners and within edges.
  void findTouches() {
    const detail::EdgeSweep& sweep = meetings_.sweep();
    for (const auto [place, edge] : sweep.incidences()) {
      const Vec2 at = sweep.places()[place];
      if (edges_.from(edge) == at) {
        kept_[edge] = 1;
      } else if (!(edges_.to(edge) == at)) {
        touches_.push_back({edge, at});
      }
    }
    // By edges, and along each edge in its direction.
    detail::heapSort(touches_, [&](const Touch& a, const Touch& b) { return comesBefore(a, b); });
  }

  [[nodiscard]] bool comesBefore(const Touch& a, const Touch& b) const {
    if (a.edge != b.edge) return a.edge < b.edge;
    const bool rightward = detail::sweptBefore(edges_.from(a.edge), edges_.to(a.edge));
    return rightward ? detail::sweptBefore(a.at, b.at) : detail::sweptBefore(b.at, a.at);
  }

  void writeRing(Index ring) {
    const Index start = result_.count();
    for (Index i = raw_.rings.starts[ring]; i < raw_.rings.starts[ring + 1]; ++i) {
      const detail::RingCorner corner = edges_.corner(i);
      if (kept_[i] != 0 || orientation(corner.before, corner.at, corner.after) != 0.0) {
        result_.points.push_back(corner.at);
      }
      for (; touch_ < touches_.size() && touches_[touch_].edge == i; ++touch_) {
        result_.points.push_back(touches_[touch_].at);
      }
    }
    if (raw_.sense[ring] < 0) {
      std::reverse(&result_.points[start] + 1, result_.points.data() + result_.points.size());
    }
    result_.closeRing();
  }

  const RawRings& raw_;
  RingEdges edges_;
  detail::EdgeMeetings meetings_;
  /// Whether a corner touches another corner or an edge.
  std::vector<std::uint8_t> kept_;
  std::vector<Touch> touches_;
  std::size_t touch_ = 0;
  PolygonRings result_;
};

}  // namespace

NormalizedRings normalizePolygonRings(std::span<const std::span<const Vec2>> lists,
                                      std::span<const Index> shells) {
  SEPAX_ASSERT(detail::areShells(shells, lists.size()));
  RawRings raw(shells);
  for (const std::span<const Vec2> list : lists) {
    const RingsStatus status = raw.append(list);
    if (!status.ok()) return {status, {}};
  }
  if (lists.empty()) return {{RingsFault::kTooFewPoints}, {}};
  Writer writer(raw);
  const RingsStatus status = writer.status();
  if (!status.ok()) return {status, {}};
  return {{}, writer.write()};
}

SimpleOutline normalizeSimpleOutline(std::span<const Vec2> points) {
  NormalizedRings normalized = normalizePolygonRings({&points, 1});
  const RingsStatus& status = normalized.status;
  switch (status.fault) {
    case RingsFault::kNone:
      return {{}, std::move(normalized.rings.points)};
    case RingsFault::kTooFewPoints:
      return {{OutlineFault::kTooFewPoints, status.edge, status.edge}, {}};
    case RingsFault::kCollinear:
      return {{OutlineFault::kCollinear, 0, 0}, {}};
    default:
      return {{OutlineFault::kSelfCrossing, status.edge, status.otherEdge}, {}};
  }
}

}  // namespace sepax
