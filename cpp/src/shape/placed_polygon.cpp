#include "sepax/shape/placed_polygon.hpp"

#include <algorithm>

#include "sepax/algorithm/convex_hull.hpp"
#include "sepax/math/predicates.hpp"

namespace sepax {

void PlacedPolygon::place(std::span<const Vec2> corners, std::span<const PolygonAxis> axes,
                          const Transform& transform) {
  vertices_.resize(corners.size());
  for (std::size_t i = 0; i < vertices_.size(); ++i) vertices_[i] = transform.apply(corners[i]);
  sources_.clear();
  edgeSources_.clear();
  axes_.assign(axes.begin(), axes.end());
  if (!strictlyConvex()) {
    reduceToHull();
  } else if (count() == 2 && transform.mirrors()) {
    // The two edges of a segment are told apart by the sides that they face.
    edgeSources_ = {1, 0};
  }
  bounds_ = boundsOf(vertices_);
  normals_.resize(count() > 1 ? vertices_.size() : 0);
  for (Index i = 0; i < normals_.size(); ++i) {
    const Vec2 edge = vertices_[next(i)] - vertices_[i];
    normals_[i] = (-1.0 / length(edge)) * quarterTurn(edge);
  }
}

bool PlacedPolygon::strictlyConvex() const {
  if (count() == 1) return true;
  if (count() == 2) return !(vertices_[0] == vertices_[1]);
  for (Index i = 0; i < count(); ++i) {
    if (orientation(vertices_[previous(i)], vertices_[i], vertices_[next(i)]) <= 0.0) return false;
  }
  return true;
}

void PlacedPolygon::reduceToHull() {
  sources_ = convexHull(vertices_);
  std::rotate(sources_.begin(), std::min_element(sources_.begin(), sources_.end()), sources_.end());
  edgeSources_ = sources_;
  // Unless rounding changed even the order of the corners, an edge spans one or more local edges;
  // in the mirror they run backwards.
  const bool forwards = std::is_sorted(sources_.begin(), sources_.end());
  const bool backwards = !forwards && std::is_sorted(sources_.rbegin(), sources_.rend() - 1);
  for (std::size_t i = 0; i < sources_.size() && (forwards || backwards); ++i) {
    const Index from = sources_[i];
    const Index to = sources_[(i + 1) % sources_.size()];
    edgeSources_[i] = forwards ? longestEdge(from, to) : longestEdge(to, from);
  }
  std::vector<Vec2> corners(sources_.size());
  for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = vertices_[sources_[i]];
  vertices_ = std::move(corners);
  axes_ = polygonAxes(vertices_);
}

/// The longest of the edges between two vertices, before corners are left out.
Index PlacedPolygon::longestEdge(Index from, Index to) const {
  Index longest = from;
  double greatest = 0.0;
  for (Index i = from; i != to; i = next(i)) {
    const double size = length(vertices_[next(i)] - vertices_[i]);
    if (size > greatest) {
      greatest = size;
      longest = i;
    }
  }
  return longest;
}

}  // namespace sepax
