#include "sepax/shape/edge_meeting.hpp"

#include <vector>

#include "sepax/math/predicates.hpp"
#include "sepax/shape/box_tree.hpp"

namespace sepax::detail {

namespace {

/// Whether two segments ab and cd, closed sets, share a point.
bool segmentsMeet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const double abc = orientation(a, b, c);
  const double abd = orientation(a, b, d);
  if ((abc > 0.0 && abd > 0.0) || (abc < 0.0 && abd < 0.0)) return false;
  const double cda = orientation(c, d, a);
  const double cdb = orientation(c, d, b);
  if (opposite(abc, abd) && opposite(cda, cdb)) return true;
  return (abc == 0.0 && betweenCollinear(a, c, b)) || (abd == 0.0 && betweenCollinear(a, d, b)) ||
         (cda == 0.0 && betweenCollinear(c, a, d)) || (cdb == 0.0 && betweenCollinear(c, b, d));
}

}  // namespace

bool edgesMeet(const RingEdges& edges, Index i, Index j) {
  if (!edges.neighbours(i, j)) {
    return segmentsMeet(edges.from(i), edges.to(i), edges.from(j), edges.to(j));
  }
  // Whether the path turns back along the way it came.
  const RingCorner at = edges.corner(edges.next(i) == j ? j : i);
  return orientation(at.before, at.at, at.after) == 0.0 &&
         !betweenCollinear(at.before, at.at, at.after);
}

std::optional<EdgePair> firstMeeting(const RingEdges& edges) {
  std::vector<Bounds> boxes(edges.count());
  for (Index i = 0; i < edges.count(); ++i) boxes[i] = edges.bounds(i);
  const BoxTree tree(boxes);
  for (Index i = 0; i < edges.count(); ++i) {
    const Index j = tree.find(BoxRegion(boxes[i]), i + 1,
                              [&](Index other) { return edgesMeet(edges, i, other); });
    if (j < edges.count()) return EdgePair{i, j};
  }
  return std::nullopt;
}

}  // namespace sepax::detail
