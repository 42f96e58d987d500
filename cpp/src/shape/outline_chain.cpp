#include "sepax/shape/outline_chain.hpp"

#include <algorithm>

#include "sepax/math/transform.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

OutlineChain withoutRepeats(std::span<const Vec2> points) {
  OutlineChain chain;
  chain.points.reserve(points.size());
  chain.places.reserve(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Vec2 point = storedPoint(points[i]);
    if (chain.size() != 0 && chain.points.back() == point) continue;
    chain.points.push_back(point);
    chain.places.push_back(static_cast<Index>(i));
  }
  while (chain.size() > 1 && chain.points.back() == chain.points.front()) {
    chain.points.pop_back();
    chain.places.pop_back();
  }
  return chain;
}

OutlineStatus checkExtent(const OutlineChain& chain) {
  const auto distinct = static_cast<Index>(chain.size());
  if (distinct < 3) return {OutlineFault::kTooFewPoints, distinct, distinct};
  const Vec2 a = chain.points[0];
  const Vec2 b = chain.points[1];
  const bool collinear = std::all_of(chain.points.begin(), chain.points.end(),
                                     [&](Vec2 p) { return orientation(a, b, p) == 0.0; });
  return {collinear ? OutlineFault::kCollinear : OutlineFault::kNone, 0, 0};
}

int windingSense(std::span<const Vec2> points) {
  // Of the edges at the leftmost point, the lowest has the inside above it: the outline runs
  // counter-clockwise if that edge leaves the point. There are more than two such edges only where
  // an outline touches itself.
  const Vec2 leftmost = *std::min_element(points.begin(), points.end(), sweptBefore);
  Vec2 lowest = leftmost;
  int sense = 0;
  const auto consider = [&](Vec2 end, int senseIfLowest) {
    const double turn = lowest == leftmost ? -1.0 : orientation(leftmost, lowest, end);
    if (turn == 0.0) sense = 0;
    if (turn >= 0.0) return;
    lowest = end;
    sense = senseIfLowest;
  };
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (!(points[i] == leftmost)) continue;
    consider(points[i + 1 == points.size() ? 0 : i + 1], 1);
    consider(points[i == 0 ? points.size() - 1 : i - 1], -1);
  }
  return sense;
}

}  // namespace sepax::detail
