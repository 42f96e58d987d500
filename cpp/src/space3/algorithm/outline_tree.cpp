#include "sepax/space3/algorithm/outline_tree.hpp"

namespace sepax::space3 {

OutlineTree::OutlineTree(const Polygon3& polygon)
    : view_(polygon.axis()), leaves_(polygon.count()), boxes_(2 * leaves_) {
  for (std::size_t i = boxes_.size(); --i > 0;) {
    if (i >= leaves_) {
      boxes_[i] = boxOf(polygon.edge(static_cast<Index>(i - leaves_)));
    } else {
      boxes_[i] = boxes_[2 * i];
      boxes_[i].add(boxes_[2 * i + 1].min);
      boxes_[i].add(boxes_[2 * i + 1].max);
    }
  }
}

Aabb3 OutlineTree::boxOf(const Segment3& segment) const {
  Aabb3 box;
  for (const Vec3& p : {segment.from, segment.to}) box.add(p - p[view_] * unitVector(view_));
  return box;
}

}  // namespace sepax::space3
