#include "sepax/algorithm/open_region.hpp"

#include <algorithm>
#include <utility>

namespace sepax::detail {

OpenRegion::OpenRegion(const Square& square, double tolerance)
    : centre_(square.centre), tolerance_(tolerance) {
  const double half = square.half;
  corners_ = {{-half, -half}, {half, -half}, {half, half}, {-half, half}};
}

void OpenRegion::cover(const SquareView& halfPlane) {
  // Twice the tolerance: where the line runs along a side, rounding may put their crossing anywhere
  // on it.
  const auto heightOf = [&](Vec2 corner) {
    return dot(halfPlane.normal, corner) + halfPlane.height + 2.0 * tolerance_;
  };
  rest_.clear();
  for (std::size_t i = 0; i < corners_.size(); ++i) {
    const Vec2 p = corners_[i];
    const Vec2 q = corners_[i + 1 == corners_.size() ? 0 : i + 1];
    const double heightOfP = heightOf(p);
    const double heightOfQ = heightOf(q);
    if (heightOfP >= 0.0) rest_.push_back(p);
    if ((heightOfP < 0.0) != (heightOfQ < 0.0)) {
      rest_.push_back(p + (heightOfP / (heightOfP - heightOfQ)) * (q - p));
    }
  }
  std::swap(corners_, rest_);
}

bool OpenRegion::isBefore(const SquareView& view) const {
  return std::all_of(corners_.begin(), corners_.end(), [&](Vec2 corner) {
    return dot(view.normal, corner) + view.height > 2.0 * tolerance_;
  });
}

Bounds OpenRegion::bounds() const {
  Bounds bounds;
  for (const Vec2 corner : corners_) bounds.include(centre_ + corner);
  return grown(bounds, tolerance_);
}

Interval OpenRegion::shadowOn(Vec2 axis) const {
  Interval shadow;
  for (const Vec2 corner : corners_) {
    const double place = dot(axis, centre_ + corner);
    shadow = {std::min(shadow.min, place), std::max(shadow.max, place)};
  }
  return {shadow.min - tolerance_, shadow.max + tolerance_};
}

}  // namespace sepax::detail
