#include "sepax/algorithm/ring_crossings.hpp"

#include <utility>

#include "sepax/math/heap_sort.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

namespace {

/// Whether two segments on one line share more than a point.
bool overlapCollinear(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const Vec2 lowAb = sweptBefore(a, b) ? a : b;
  const Vec2 highAb = sweptBefore(a, b) ? b : a;
  const Vec2 lowCd = sweptBefore(c, d) ? c : d;
  const Vec2 highCd = sweptBefore(c, d) ? d : c;
  return sweptBefore(lowAb, highCd) && sweptBefore(lowCd, highAb);
}

/// Whether two paths through one point change sides there. Those that share an edge don't: they
/// overlap.
bool cornersCross(const RingCorner& a, const RingCorner& b) {
  return sideOf(a, b.before) * sideOf(a, b.after) == -1;
}

/// The point on an edge as a straight corner.
RingCorner passing(const RingEdges& edges, Index edge, Vec2 at) {
  return {edges.from(edge), at, edges.to(edge)};
}

}  // namespace

bool within(Vec2 a, Vec2 b, Vec2 p) {
  return !(p == a) && !(p == b) && orientation(a, b, p) == 0.0 && betweenCollinear(a, p, b);
}

bool edgesOverlap(const RingEdges& edges, Index i, Index j) {
  const Vec2 a = edges.from(i);
  const Vec2 b = edges.to(i);
  const Vec2 c = edges.from(j);
  const Vec2 d = edges.to(j);
  return orientation(a, b, c) == 0.0 && orientation(a, b, d) == 0.0 && overlapCollinear(a, b, c, d);
}

bool edgesCross(const RingEdges& edges, Index i, Index j) {
  if (edges.neighbours(i, j)) return true;
  const Vec2 a = edges.from(i);
  const Vec2 b = edges.to(i);
  const Vec2 c = edges.from(j);
  const Vec2 d = edges.to(j);
  if (opposite(orientation(a, b, c), orientation(a, b, d)) &&
      opposite(orientation(c, d, a), orientation(c, d, b))) {
    return true;
  }
  if (edgesOverlap(edges, i, j)) return true;
  if (a == c) return cornersCross(edges.corner(i), edges.corner(j));
  if (within(a, b, c)) return cornersCross(passing(edges, i, c), edges.corner(j));
  return within(c, d, a) && cornersCross(passing(edges, j, a), edges.corner(i));
}

EdgeMeetings::EdgeMeetings(const RingEdges& edges)
    : edges_(edges),
      sweep_(edges),
      all_(boxes(true)),
      aside_(boxes(false)),
      lastOf_(edges.count(), EdgeSweep::kNone) {
  for (const EdgeSweep::Incidence& incidence : sweep_.incidences()) {
    const auto number = static_cast<Index>(before_.size());
    before_.push_back(std::exchange(lastOf_[incidence.edge], number));
  }
}

std::vector<Bounds> EdgeMeetings::boxes(bool all) const {
  std::vector<Bounds> boxes(cross() ? edges_.count() : 0);
  for (Index i = 0; i < boxes.size(); ++i) {
    if (all || sweep_.isAside(i)) boxes[i] = edges_.bounds(i);
  }
  return boxes;
}

Index EdgeMeetings::find(Index i, Index from, bool crossing) const {
  if (!cross()) return edges_.count();
  return (sweep_.isAside(i) ? all_ : aside_).find(BoxRegion(all_.box(i)), from, [&](Index j) {
    return edgesMeet(edges_, i, j) && (!crossing || edgesCross(edges_, i, j));
  });
}

void EdgeMeetings::findPartners(Index i) {
  partners_.clear();
  partner_ = 0;
  for (Index j = find(i, i + 1, false); j < edges_.count(); j = find(i, j + 1, false)) {
    partners_.push_back(j);
  }
  if (sweep_.isAside(i)) return;
  const std::vector<EdgeSweep::Incidence>& incidences = sweep_.incidences();
  for (Index k = lastOf_[i]; k != EdgeSweep::kNone; k = before_[k]) {
    // Those at one place are in ascending order.
    for (Index l = k + 1; l < incidences.size() && incidences[l].place == incidences[k].place;
         ++l) {
      const Index j = incidences[l].edge;
      if (!sweep_.isAside(j) && !edges_.neighbours(i, j)) partners_.push_back(j);
    }
  }
  sortAscending(partners_);
}

std::optional<EdgePair> EdgeMeetings::next() {
  if (!cross() && before_.empty()) return std::nullopt;
  while (partner_ == partners_.size()) {
    if (next_ == edges_.count()) return std::nullopt;
    findPartners(next_++);
  }
  return EdgePair{next_ - 1, partners_[partner_++]};
}

std::optional<EdgePair> EdgeMeetings::firstCrossing() const {
  for (Index i = 0; cross() && i < edges_.count(); ++i) {
    const Index j = find(i, i + 1, true);
    if (j < edges_.count()) return EdgePair{i, j};
  }
  return std::nullopt;
}

}  // namespace sepax::detail
