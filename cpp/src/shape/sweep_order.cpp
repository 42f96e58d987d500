#include "sepax/shape/sweep_order.hpp"

#include <cstdint>
#include <numeric>

#include "sepax/math/heap_sort.hpp"
#include "sepax/math/morton.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax::detail {

void sortAround(Vec2 at, std::vector<Ray>& rays) {
  heapSort(rays, [at](const Ray& a, const Ray& b) {
    const bool after = sweptBefore(at, a.to);
    if (after != sweptBefore(at, b.to)) return after;
    return orientation(at, a.to, b.to) > 0.0;
  });
}

std::vector<Index> sweepOrder(std::span<const Vec2> points) {
  std::vector<Index> order(points.size());
  std::iota(order.begin(), order.end(), Index{0});
  const auto before = [&](Index i, Index j) {
    return points[i] == points[j] ? i < j : sweptBefore(points[i], points[j]);
  };
  heapSort(order, before);
  return order;
}

std::vector<Index> nearbyOrder(std::span<const Vec2> points) {
  const Bounds bounds = boundsOf(points);
  const auto cell = [&](double offset) {
    const double share = offset / bounds.extent();
    return share > 0.0 ? spreadBits(static_cast<std::uint32_t>(share * 65535.0)) : 0;
  };
  std::vector<Vec2> places;
  for (const Vec2 p : points) {
    const Vec2 offset = p - bounds.min;
    places.push_back({1.0 * (cell(offset.x) | (cell(offset.y) << 1)), 0.0});
  }
  return sweepOrder(places);
}

}  // namespace sepax::detail
