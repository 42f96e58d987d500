#include "sepax/shape/box_tree.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/tolerance.hpp"

namespace sepax::detail {

BoxRegion::BoxRegion(Vec2 a, Vec2 b, Vec2 c)
    : sides_{Side{a, b - a}, {b, c - b}, {c, a - c}}, count_(3) {
  for (const Vec2 p : {a, b, c}) box_.include(p);
}

bool BoxRegion::reaches(const Bounds& box) const {
  if (!box_.overlaps(box)) return false;
  for (std::size_t i = 0; i < count_; ++i) {
    const Side& side = sides_[i];
    // The corner of the box that is farthest to the left.
    const Vec2 corner{side.along.y < 0.0 ? box.max.x : box.min.x,
                      side.along.x > 0.0 ? box.max.y : box.min.y};
    const double left = side.along.x * (corner.y - side.from.y);
    const double right = side.along.y * (corner.x - side.from.x);
    if (left - right < -kCrossFilter * (std::abs(left) + std::abs(right))) return false;
  }
  return true;
}

BoxTree::BoxTree(const std::vector<Bounds>& boxes)
    : count_(static_cast<Index>(boxes.size())),
      leaves_(std::bit_ceil(count_)),
      nodes_(std::size_t{2} * leaves_) {
  std::copy(boxes.begin(), boxes.end(), &nodes_[leaves_]);
  for (Index node = leaves_ - 1; node > 0; --node) enclose(node);
}

void BoxTree::enclose(Index node) {
  // Either may be empty: its least corner is at infinity.
  const Bounds& a = nodes_[std::size_t{2} * node];
  const Bounds& b = nodes_[std::size_t{2} * node + 1];
  nodes_[node] = {{std::min(a.min.x, b.min.x), std::min(a.min.y, b.min.y)},
                  {std::max(a.max.x, b.max.x), std::max(a.max.y, b.max.y)}};
}

void BoxTree::remove(Index i) {
  Index node = leaves_ + i;
  nodes_[node] = {};
  while ((node /= 2) > 0) enclose(node);
}

Index BoxTree::skip(const BoxRegion& query, Index i) const {
  // The largest subtree that begins at i, then smaller ones.
  for (Index size = Index{1} << std::countr_zero(leaves_ + i); size > 0; size /= 2) {
    if (!query.reaches(nodes_[(leaves_ + i) / size])) return size;
  }
  return 0;
}

}  // namespace sepax::detail
