#include "sepax/algorithm/simple_outline.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "sepax/algorithm/raw_rings.hpp"
#include "sepax/algorithm/ring_crossings.hpp"
#include "sepax/algorithm/ring_edges.hpp"
#include "sepax/algorithm/sweep_order.hpp"
#include "sepax/math/predicates.hpp"

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
  explicit Writer(const RawRings& raw) : raw_(raw), edges_(raw.rings), kept_(raw.rings.count()) {}

  /// Finds the corners on corners and edges, and the first crossing, if there is one.
  RingsStatus meet() {
    detail::EdgeMeetings meetings(edges_);
    while (const std::optional<detail::EdgePair> pair = meetings.next()) {
      const auto [i, j] = *pair;
      if (detail::edgesCross(edges_, i, j)) {
        return {RingsFault::kCrossing, edges_.ringOf(i), edges_.ringOf(j), raw_.places[i],
                raw_.places[j]};
      }
      const bool corners = edges_.from(i) == edges_.from(j);
      touch(i, j, corners);
      touch(j, i, corners);
    }
    return {};
  }

  PolygonRings write() {
    // By edges, and along each edge in its direction. An insertion sort suits the few there are.
    for (std::size_t k = 1; k < touches_.size(); ++k) {
      for (std::size_t s = k; s > 0 && comesBefore(touches_[s], touches_[s - 1]); --s) {
        std::swap(touches_[s], touches_[s - 1]);
      }
    }
    for (Index r = 0; r < raw_.rings.ringCount(); ++r) writeRing(r);
    return std::move(result_);
  }

 private:
  /// Notes whether the start of edge `toucher` is at that of the other edge, or within it.
  void touch(Index toucher, Index edge, bool corners) {
    const Vec2 at = edges_.from(toucher);
    const bool inside = detail::within(edges_.from(edge), edges_.to(edge), at);
    if (inside) touches_.push_back({edge, at});
    if (corners || inside) kept_[toucher] = 1;
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
        // Several corners may touch the edge in one point.
        const Vec2 at = touches_[touch_].at;
        const bool again =
            touch_ > 0 && touches_[touch_ - 1].edge == i && touches_[touch_ - 1].at == at;
        if (!again) result_.points.push_back(at);
      }
    }
    if (raw_.sense[ring] < 0) {
      std::reverse(&result_.points[start] + 1, result_.points.data() + result_.points.size());
    }
    result_.closeRing();
  }

  const RawRings& raw_;
  RingEdges edges_;
  /// Whether a corner touches another corner or an edge.
  std::vector<std::uint8_t> kept_;
  std::vector<Touch> touches_;
  std::size_t touch_ = 0;
  PolygonRings result_;
};

}  // namespace

NormalizedRings normalizePolygonRings(std::span<const std::span<const Vec2>> lists) {
  RawRings raw;
  for (const std::span<const Vec2> list : lists) {
    const RingsStatus status = raw.append(list);
    if (!status.ok()) return {status, {}};
  }
  if (lists.empty()) return {{RingsFault::kTooFewPoints}, {}};
  Writer writer(raw);
  const RingsStatus crossing = writer.meet();
  if (!crossing.ok()) return {crossing, {}};
  const std::vector<RingsStatus> misplaced = detail::misplacedHoles(raw.rings);
  if (!misplaced.empty()) return {misplaced.front(), {}};
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
