#include "sepax/shape/placed_polygon.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/math/predicates.hpp"
#include "sepax/shape/convex_hull.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// The least box around the corners, which are put in their places.
Bounds putCorners(std::span<const Vec2> corners, const Transform& transform, Vec2* placed) {
  Bounds bounds;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    placed[i] = transform.apply(corners[i]);
    bounds.include(placed[i]);
  }
  return bounds;
}

void putNormals(std::span<const Vec2> vertices, Vec2* normals) {
  Vec2 next = vertices.front();
  for (std::size_t i = vertices.size(); i-- > 0;) {
    const Vec2 edge = next - vertices[i];
    normals[i] = (-1.0 / length(edge)) * quarterTurn(edge);
    next = vertices[i];
  }
}

}  // namespace

// Let u be kRoundoff, r the greatest |x| + |y| of a corner as seen from the pivot and scaled, and p
// that of the position. Placing a corner rounds each coordinate by at most e = 6 u (r + p): the
// arm and its scaling by u each, the two products and their sum by u each, the sum with the
// position by u; and coordinates next to zero become zero, which adds kSmallestCoordinate. A corner
// moves by d = sqrt(2) e at most. Twice the area of a triangle of perimeter P, whose corners move
// by d, changes by no more than P d + 3 d^2: by d times the opposite side for each, and by the
// cross products of the shifts. So the corner stays if twice the area over P, the margin m, is more
// than d + 3 d^2 / P; and as P is at least 10 m, 2 d is enough, which is 17 u (r + p). Scaling
// multiplies areas by both factors and perimeters by the greater at most, so m by the lesser at
// least. The margin may be too great by a factor of 2, which makes it 34.
bool cornersStay(const CornerMargin& margin, const Transform& transform) {
  if (transform.mirrors()) return false;
  const Vec2 scale{std::abs(transform.scale.x), std::abs(transform.scale.y)};
  const Vec2 pivot = transform.pivot;
  const double arm = margin.reach + std::abs(pivot.x) + std::abs(pivot.y);
  const double size = std::max(scale.x, scale.y) * arm + std::abs(transform.position.x) +
                      std::abs(transform.position.y);
  return std::min(scale.x, scale.y) * margin.least >
         kCornerFilter * size + 8.0 * kSmallestCoordinate;
}

PlacedPolygon& PlacedPolygon::operator=(const PlacedPolygon& other) {
  if (this == &other) return *this;
  Storage& own = storage();
  own.vertices.assign(other.vertices_, other.vertices_ + other.count_);
  own.normals.assign(other.normals_, other.normals_ + (other.count_ > 1 ? other.count_ : 0));
  own.axes.assign(other.axes_, other.axes_ + other.axisCount_);
  own.sources = other.own_ == nullptr ? std::vector<Index>{} : other.own_->sources;
  own.edgeSources = other.own_ == nullptr ? std::vector<Index>{} : other.own_->edgeSources;
  referTo({own.vertices.data(), own.normals.data()}, own.axes, other.count_);
  bounds_ = other.bounds_;
  return *this;
}

void PlacedPolygon::place(std::span<const Vec2> corners, std::span<const PolygonAxis> axes,
                          const Transform& transform, const CornerMargin& margin) {
  Storage& own = storage();
  own.vertices.resize(corners.size());
  own.normals.resize(corners.size());
  if (own.axes.size() != axes.size()) own.axes = std::vector<PolygonAxis>(axes.size());
  std::copy(axes.begin(), axes.end(), own.axes.begin());
  placeIn({own.vertices.data(), own.normals.data()}, corners, own.axes, transform, margin);
}

void PlacedPolygon::placeIn(PlacedRoom room, std::span<const Vec2> corners,
                            std::span<const PolygonAxis> axes, const Transform& transform,
                            const CornerMargin& margin) {
  if (own_ != nullptr) {
    own_->sources.clear();
    own_->edgeSources.clear();
  }
  referTo(room, axes, static_cast<Index>(corners.size()));
  bounds_ = putCorners(corners, transform, room.vertices);
  if (count() == 1) return;
  if (!cornersStay(margin, transform) && !strictlyConvex()) {
    reduceToHull();
    bounds_ = boundsOf(vertices());
    room.normals = own_->normals.data();
  } else if (count() == 2 && transform.mirrors()) {
    // The two edges of a segment are told apart by the sides that they face.
    std::vector<Index>& edgeSources = storage().edgeSources;
    edgeSources.assign(2, 0);
    edgeSources[0] = 1;
  }
  if (count() > 1) putNormals(vertices(), room.normals);
}

PlacedPolygon::Storage& PlacedPolygon::storage() {
  if (own_ == nullptr) own_ = std::make_unique<Storage>();
  return *own_;
}

void PlacedPolygon::referTo(PlacedRoom room, std::span<const PolygonAxis> axes, Index count) {
  vertices_ = room.vertices;
  normals_ = room.normals;
  axes_ = axes.data();
  axisCount_ = static_cast<Index>(axes.size());
  count_ = count;
}

bool PlacedPolygon::strictlyConvex() const {
  if (count() == 2) return !(vertices_[0] == vertices_[1]);
  for (Index i = 0; i < count(); ++i) {
    if (orientation(vertices_[previous(i)], vertices_[i], vertices_[next(i)]) <= 0.0) return false;
  }
  return true;
}

void PlacedPolygon::reduceToHull() {
  Storage& own = storage();
  std::vector<Index>& sources = own.sources;
  const std::vector<Index> hull = convexHull(vertices());
  // std::rotate would weigh more than all of the rest.
  const Index* place = &*std::min_element(hull.begin(), hull.end());
  sources.resize(hull.size());
  for (Index& source : sources) {
    source = *place;
    place = place == &hull.back() ? hull.data() : place + 1;
  }
  own.edgeSources = sources;
  // Unless rounding changed even the order of the corners, an edge spans one or more local edges;
  // in the mirror they run backwards.
  const bool forwards = std::is_sorted(sources.begin(), sources.end());
  const bool backwards = !forwards && std::is_sorted(sources.rbegin(), sources.rend() - 1);
  for (std::size_t i = 0; i < sources.size() && (forwards || backwards); ++i) {
    const Index from = sources[i];
    const Index to = sources[(i + 1) % sources.size()];
    own.edgeSources[i] = forwards ? longestEdge(from, to) : longestEdge(to, from);
  }
  std::vector<Vec2> corners(sources.size());
  for (std::size_t i = 0; i < corners.size(); ++i) corners[i] = vertices_[sources[i]];
  own.vertices = std::move(corners);
  own.normals.resize(own.vertices.size());
  own.axes = polygonAxes(own.vertices);
  referTo({own.vertices.data(), own.normals.data()}, own.axes,
          static_cast<Index>(own.vertices.size()));
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
