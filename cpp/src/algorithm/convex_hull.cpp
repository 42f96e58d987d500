#include "sepax/algorithm/convex_hull.hpp"

#include <algorithm>
#include <numeric>

#include "sepax/math/predicates.hpp"

namespace sepax {

namespace {

bool lexicographicallyLess(Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

/// Appends the chain of left turns through the sorted points; `base` of the chain is kept.
template <class Iterator>
void appendChain(std::span<const Vec2> points, Iterator first, Iterator last,
                 std::vector<Index>& chain) {
  const std::size_t base = chain.size();
  for (; first != last; ++first) {
    while (chain.size() >= base + 2 && orientation(points[chain[chain.size() - 2]],
                                                   points[chain.back()], points[*first]) <= 0.0) {
      chain.pop_back();
    }
    chain.push_back(*first);
  }
  chain.pop_back();
}

}  // namespace

std::vector<Index> convexHull(std::span<const Vec2> points) {
  std::vector<Index> order(points.size());
  std::iota(order.begin(), order.end(), Index{0});
  // A heap sort: a tenth of the code of std::sort, and hulls are off the hot path.
  const auto before = [&](Index i, Index j) {
    return points[i] == points[j] ? i < j : lexicographicallyLess(points[i], points[j]);
  };
  std::make_heap(order.begin(), order.end(), before);
  std::sort_heap(order.begin(), order.end(), before);
  const auto equal = [&](Index i, Index j) { return points[i] == points[j]; };
  order.erase(std::unique(order.begin(), order.end(), equal), order.end());
  if (order.size() <= 1) return order;
  std::vector<Index> hull;
  appendChain(points, order.begin(), order.end(), hull);
  appendChain(points, order.rbegin(), order.rend(), hull);
  return hull;
}

}  // namespace sepax
