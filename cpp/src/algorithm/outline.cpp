#include "sepax/algorithm/outline.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "sepax/math/interval.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/math/transform.hpp"

namespace sepax {

namespace {

/// A closed chain of points with the places that they had in the caller's list.
struct Chain {
  std::vector<Vec2> points;
  std::vector<Index> places;

  [[nodiscard]] std::size_t size() const { return points.size(); }
  [[nodiscard]] std::size_t next(std::size_t i) const { return i + 1 == size() ? 0 : i + 1; }
  [[nodiscard]] std::size_t previous(std::size_t i) const { return i == 0 ? size() - 1 : i - 1; }
  [[nodiscard]] double turn(std::size_t i) const {
    return orientation(points[previous(i)], points[i], points[next(i)]);
  }

  void push(Vec2 point, Index place) {
    points.push_back(point);
    places.push_back(place);
  }
  void pop() {
    points.pop_back();
    places.pop_back();
  }
};

/// Leaves out points that repeat the one before.
Chain withoutRepeats(std::span<const Vec2> points) {
  Chain chain;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 point = storedPoint(points[i]);
    if (chain.size() == 0 || !(chain.points.back() == point)) {
      chain.push(point, static_cast<Index>(i));
    }
  }
  while (chain.size() > 1 && chain.points.back() == chain.points.front()) chain.pop();
  return chain;
}

bool allCollinear(const Chain& chain) {
  const Vec2 a = chain.points[0];
  const Vec2 b = chain.points[1];
  return std::all_of(chain.points.begin(), chain.points.end(),
                     [&](Vec2 p) { return orientation(a, b, p) == 0.0; });
}

/// Whether two closed segments share a point. Exact.
bool segmentsMeet(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
  const double abc = orientation(a, b, c);
  const double abd = orientation(a, b, d);
  const double cda = orientation(c, d, a);
  const double cdb = orientation(c, d, b);
  const auto opposite = [](double s, double t) {
    return (s > 0.0 && t < 0.0) || (s < 0.0 && t > 0.0);
  };
  if (opposite(abc, abd) && opposite(cda, cdb)) return true;
  return (abc == 0.0 && betweenCollinear(a, c, b)) || (abd == 0.0 && betweenCollinear(a, d, b)) ||
         (cda == 0.0 && betweenCollinear(c, a, d)) || (cdb == 0.0 && betweenCollinear(c, b, d));
}

/// Whether the edges i and j of the chain, i < j, share more than the corner between neighbours.
bool edgesCross(const Chain& chain, std::size_t i, std::size_t j) {
  const Vec2 a = chain.points[i];
  const Vec2 b = chain.points[chain.next(i)];
  const Vec2 c = chain.points[j];
  const Vec2 d = chain.points[chain.next(j)];
  const auto foldsBack = [](Vec2 before, Vec2 corner, Vec2 after) {
    return orientation(before, corner, after) == 0.0 && !betweenCollinear(before, corner, after);
  };
  if (chain.next(i) == j) return foldsBack(a, b, d);
  if (chain.next(j) == i) return foldsBack(c, d, b);
  return segmentsMeet(a, b, c, d);
}

/// The first pair of edges, in the order of the list, that cross. Sweeps over the edges sorted by
/// their least x and compares only those that overlap in x.
OutlineStatus findCrossing(const Chain& chain) {
  const auto extent = [&](Index edge) {
    const double x0 = chain.points[edge].x;
    const double x1 = chain.points[chain.next(edge)].x;
    return Interval{std::min(x0, x1), std::max(x0, x1)};
  };
  const auto before = [&](Index i, Index j) {
    const double left = extent(i).min;
    const double right = extent(j).min;
    return left < right || (left == right && i < j);
  };
  std::vector<Index> edges(chain.size());
  std::iota(edges.begin(), edges.end(), Index{0});
  // A heap sort: a tenth of the code of std::sort, and faults are off the hot path.
  std::make_heap(edges.begin(), edges.end(), before);
  std::sort_heap(edges.begin(), edges.end(), before);
  const auto none = static_cast<Index>(chain.size());
  std::pair<Index, Index> first{none, none};
  for (std::size_t s = 0; s < edges.size(); ++s) {
    const double end = extent(edges[s]).max;
    for (std::size_t t = s + 1; t < edges.size() && extent(edges[t]).min <= end; ++t) {
      const std::pair<Index, Index> pair = std::minmax(edges[s], edges[t]);
      if (pair < first && edgesCross(chain, pair.first, pair.second)) first = pair;
    }
  }
  if (first.first == none) return {};
  return {OutlineFault::kSelfCrossing, chain.places[first.first], chain.places[first.second]};
}

/// The first corner that turns against the sense of the outline, which is that of the turn at the
/// lowest of the leftmost corners.
OutlineStatus findDent(const Chain& chain) {
  std::size_t extreme = 0;
  for (std::size_t i = 1; i < chain.size(); ++i) {
    const Vec2 p = chain.points[i];
    const Vec2 q = chain.points[extreme];
    if (p.x < q.x || (p.x == q.x && p.y < q.y)) extreme = i;
  }
  const double sense = chain.turn(extreme);
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const double turn = chain.turn(i);
    if ((turn > 0.0 && sense < 0.0) || (turn < 0.0 && sense > 0.0)) {
      return {OutlineFault::kConcave, chain.places[i], chain.places[i]};
    }
  }
  return {};
}

/// Whether the outline turns one way only, once around, and never back.
bool convex(const Chain& chain) {
  bool left = false;
  bool right = false;
  int reversals = 0;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const Vec2 before = chain.points[chain.previous(i)];
    const Vec2 at = chain.points[i];
    const Vec2 after = chain.points[chain.next(i)];
    const double turn = orientation(before, at, after);
    if (turn == 0.0 && !betweenCollinear(before, at, after)) return false;
    left = left || turn > 0.0;
    right = right || turn < 0.0;
    const bool ahead = before.x < at.x || (before.x == at.x && before.y < at.y);
    const bool stillAhead = at.x < after.x || (at.x == after.x && at.y < after.y);
    if (ahead != stillAhead) ++reversals;
  }
  return left != right && reversals == 2;
}

}  // namespace

ConvexOutline normalizeConvexOutline(std::span<const Vec2> points) {
  const Chain chain = withoutRepeats(points);
  const auto distinct = static_cast<Index>(chain.size());
  if (distinct < 3) return {{OutlineFault::kTooFewPoints, distinct, distinct}, {}};
  if (allCollinear(chain)) return {{OutlineFault::kCollinear, 0, 0}, {}};
  if (!convex(chain)) {
    const OutlineStatus crossing = findCrossing(chain);
    return {crossing.ok() ? findDent(chain) : crossing, {}};
  }
  ConvexOutline outline;
  bool clockwise = false;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const double turn = chain.turn(i);
    if (turn != 0.0) outline.corners.push_back(chain.points[i]);
    clockwise = clockwise || turn < 0.0;
  }
  if (clockwise) std::reverse(outline.corners.begin() + 1, outline.corners.end());
  return outline;
}

}  // namespace sepax
