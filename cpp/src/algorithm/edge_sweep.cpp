#include "sepax/algorithm/edge_sweep.hpp"

#include <algorithm>

#include "sepax/math/heap_sort.hpp"
#include "sepax/math/predicates.hpp"

namespace sepax::detail {

EdgeSweep::EdgeSweep(const RingEdges& edges)
    : edges_(edges),
      line_(edges),
      isAside_(edges.count()),
      rings_(edges.ringCount()),
      views_(edges.count()),
      latest_(edges.count()),
      isOpen_(edges.count()) {
  forEachPlace(edges.points(), sweepOrder(edges.points()),
               [&](std::span<const Index> corners) { visit(edges.point(corners[0]), corners); });
}

void EdgeSweep::visit(Vec2 at, std::span<const Index> corners) {
  const SweepLine::Parts parts = line_.split(root_, at);
  const Index lower = line_.highest(parts.below);
  const Index ended = line_.lowest(parts.through);
  collectRays(at, corners, parts.through);
  untangle(at);
  enterRings(at, lower);
  look(corners, lower, ended);
  if (rays_.size() > 2) share(at);
  Index onward = kNone;
  for (const Index edge : onward_) onward = line_.merge(onward, line_.only(edge));
  root_ = join(join(parts.below, onward), parts.above);
}

void EdgeSweep::collectRays(Vec2 at, std::span<const Index> corners, Index through) {
  rays_.clear();
  for (const Index corner : corners) {
    const Index before = edges_.previous(corner);
    rays_.push_back({edges_.to(corner), corner, corner});
    rays_.push_back({edges_.from(before), before, corner});
  }
  for (; through != kNone; through = line_.withoutLowest(through)) {
    const Index edge = line_.lowest(through);
    if (line_.right(edge) == at) continue;
    rays_.push_back({line_.right(edge), edge, edge});
    rays_.push_back({line_.left(edge), edge, edge});
  }
  sortAround(at, rays_);
}

/// Sets aside what crosses in a point, and lists the edges that go on from it.
void EdgeSweep::untangle(Vec2 at) {
  onward_.clear();
  for (std::size_t k = 0; k < rays_.size(); ++k) {
    const Ray& ray = rays_[k];
    const bool goesOn = sweptBefore(at, ray.to);
    if (k > 0 && goesOn == sweptBefore(at, rays_[k - 1].to) &&
        orientation(at, rays_[k - 1].to, ray.to) == 0.0) {
      // Edges on one another.
      setAside(ray.edge);
      setAside(ray.path);
    }
    if (goesOn) onward_.push_back(ray.edge);
  }
  open_.clear();
  for (const Ray& ray : rays_) {
    if (isAside_[ray.path] != 0) continue;
    if (isOpen_[ray.path] == 0) {
      isOpen_[ray.path] = 1;
      open_.push_back(ray.path);
    } else if (open_.back() == ray.path) {
      open_.pop_back();
    } else {
      // Others have begun since, and go on: this one crosses them.
      setAside(ray.path);
      open_.erase(std::find(open_.begin(), open_.end(), ray.path));
    }
  }
  for (const Ray& ray : rays_) isOpen_[ray.path] = 0;
  std::erase_if(onward_, [&](Index edge) { return isAside(edge); });
}

/// Notes which rings begin in a point, and the rings around them. The lowest edge from the leftmost
/// point of a ring has on its lower side what is on the upper side of the edge right below.
void EdgeSweep::enterRings(Vec2 at, Index lower) {
  for (const Index edge : onward_) {
    const Index ring = edges_.ringOf(edge);
    if (!rings_[ring].seen) {
      Index around = kNone;
      if (lower != kNone) {
        around = edges_.ringOf(lower);
        const bool rightward = edges_.from(lower) == line_.left(lower);
        if (rightward != rings_[around].counterClockwise) around = rings_[around].around;
      }
      rings_[ring] = {around, edges_.from(edge) == at, true};
    }
    lower = edge;
  }
}

/// Notes what is seen to the left, and what will be seen from the right. `ended` is the lowest edge
/// to the left, if there is one.
void EdgeSweep::look(std::span<const Index> corners, Index lower, Index ended) {
  if (lower != kNone) {
    for (const Index corner : corners) views_[corner] = latest_[lower];
    // The space above the edge below is on the left of the next edge above, which runs leftward.
    latest_[lower] = onward_.empty() ? View{ended, false} : View{onward_.front(), true};
  }
  for (const Index edge : onward_) latest_[edge] = {edge, false};
}

/// Lists the edges that have a point in common.
void EdgeSweep::share(Vec2 at) {
  const auto place = static_cast<Index>(places_.size());
  places_.push_back(at);
  std::vector<Index> sharing;
  for (const Ray& ray : rays_) {
    if (!isAside(ray.edge)) sharing.push_back(ray.edge);
  }
  // Edges that pass through have two rays.
  sortAscending(sharing);
  sharing.erase(std::unique(sharing.begin(), sharing.end()), sharing.end());
  for (const Index edge : sharing) incidences_.push_back({place, edge});
}

/// Joins two trees, without edges that cross where they meet.
Index EdgeSweep::join(Index below, Index above) {
  for (;;) {
    const Index a = line_.highest(below);
    const Index b = line_.lowest(above);
    if (a == kNone || b == kNone) break;
    const Vec2 al = line_.left(a);
    const Vec2 ar = line_.right(a);
    const Vec2 bl = line_.left(b);
    const Vec2 br = line_.right(b);
    const bool cross = opposite(orientation(al, ar, bl), orientation(al, ar, br)) &&
                       opposite(orientation(bl, br, al), orientation(bl, br, ar));
    if (!cross) break;
    // The longer one is likely to cross more.
    if (length(ar - al) > length(br - bl)) {
      setAside(a);
      below = line_.withoutHighest(below);
    } else {
      setAside(b);
      above = line_.withoutLowest(above);
    }
  }
  return line_.merge(below, above);
}

void EdgeSweep::setAside(Index edge) {
  if (isAside_[edge] == 0) aside_.push_back(edge);
  isAside_[edge] = 1;
}

}  // namespace sepax::detail
