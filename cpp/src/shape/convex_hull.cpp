#include "sepax/shape/convex_hull.hpp"

#include <algorithm>

#include "sepax/math/predicates.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax {

namespace {

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
  std::vector<Index> order = detail::sweepOrder(points);
  const auto equal = [&](Index i, Index j) { return points[i] == points[j]; };
  order.erase(std::unique(order.begin(), order.end(), equal), order.end());
  if (order.size() <= 1) return order;
  std::vector<Index> hull;
  appendChain(points, order.begin(), order.end(), hull);
  appendChain(points, order.rbegin(), order.rend(), hull);
  return hull;
}

}  // namespace sepax
