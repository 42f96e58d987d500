#include "sepax/algorithm/disc_contact.hpp"

namespace sepax::detail {

namespace {

/// A walk along the outline to what is nearest to a point outside.
class Walk {
 public:
  Walk(Vec2 center, const PlacedPolygon& polygon) : center_(center), polygon_(polygon) {}

  /// From the edge with the greatest separation it takes no step, unless corners are so flat, or so
  /// close together, that rounding hides which edge that is.
  [[nodiscard]] DiscContact from(Index edge) const {
    Index at = edge;
    if (isBefore(at)) {
      while (isBefore(at) && at != polygon_.next(edge)) at = polygon_.previous(at);
      return isBeyond(at) ? corner(polygon_.next(at)) : face(at);
    }
    while (isBeyond(at) && at != polygon_.previous(edge)) at = polygon_.next(at);
    return isBefore(at) ? corner(at) : face(at);
  }

 private:
  [[nodiscard]] bool isBefore(Index edge) const {
    const Vec2 start = polygon_.vertex(edge);
    return dot(center_ - start, polygon_.vertex(polygon_.next(edge)) - start) <= 0.0;
  }

  [[nodiscard]] bool isBeyond(Index edge) const {
    const Vec2 end = polygon_.vertex(polygon_.next(edge));
    return dot(center_ - end, end - polygon_.vertex(edge)) >= 0.0;
  }

  [[nodiscard]] DiscContact face(Index edge) const {
    DiscContact contact;
    contact.edge = edge;
    contact.outward = polygon_.normal(edge);
    contact.separation = dot(contact.outward, center_ - polygon_.vertex(edge));
    return contact;
  }

  [[nodiscard]] DiscContact corner(Index vertex) const {
    DiscContact contact;
    const Vec2 way = center_ - polygon_.vertex(vertex);
    contact.separation = length(way);
    contact.outward = (1.0 / contact.separation) * way;
    return contact;
  }

  Vec2 center_;
  const PlacedPolygon& polygon_;
};

}  // namespace

DiscContact walkToNearest(Vec2 center, const PlacedPolygon& polygon, Index edge) {
  return Walk(center, polygon).from(edge);
}

}  // namespace sepax::detail
