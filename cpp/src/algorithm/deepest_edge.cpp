#include "sepax/algorithm/deepest_edge.hpp"

#include <limits>

#include "sepax/algorithm/support_vertex.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

using Verdict = DeepestEdge::Verdict;

/// Of polygons with so few corners all are looked at for the nearest one, without a branch: faster
/// than a climb, whose turns no processor can foresee.
constexpr Index kScannedCorners = 8;

/// How far the polygon is in front of the line through `anchor`, by looking at every vertex.
double leastHeight(const PlacedPolygon& polygon, Vec2 anchor, Vec2 normal) {
  double least = dot(normal, polygon.vertex(0) - anchor);
  for (Index i = 1; i < polygon.count(); ++i) {
    const double height = dot(normal, polygon.vertex(i) - anchor);
    least = height < least ? height : least;
  }
  return least;
}

class Search {
 public:
  Search(const PlacedPolygon& a, const PlacedPolygon& b) {
    const double extents = a.bounds().extent() + b.bounds().extent();
    rounding_ = kSeparationFilter * extents;
    tie_ = kSeparationTie * extents;
    deepest_.separation = -std::numeric_limits<double>::infinity();
    deepest_.verdict = Verdict::kOverlapping;
  }

  /// Returns whether the polygons may still overlap clearly.
  bool addEdges(Side owner, const PlacedPolygon& own, const PlacedPolygon& other) {
    SupportVertex front{other};
    SupportVertex behind{other};
    for (const PolygonAxis axis : own.axes()) {
      if (!add(owner, axis.edge, separation(own, axis.edge, other, front))) return false;
      if (axis.opposite == kNoIndex) continue;
      if (!add(owner, axis.opposite, separation(own, axis.opposite, other, behind))) return false;
    }
    return true;
  }

  [[nodiscard]] const DeepestEdge& deepest() const { return deepest_; }

 private:
  /// `nearest` is where the last climb ended on the same side.
  [[nodiscard]] double separation(const PlacedPolygon& own, Index edge, const PlacedPolygon& other,
                                  SupportVertex& nearest) const {
    const Vec2 anchor = own.vertex(edge);
    const Vec2 normal = own.normal(edge);
    if (other.count() <= kScannedCorners) return leastHeight(other, anchor, normal);
    nearest.climbLeftOf(anchor, own.vertex(own.next(edge)), normal, rounding_);
    return dot(normal, nearest.point() - anchor);
  }

  bool add(Side owner, Index edge, double separation) {
    // The boxes overlap, so that no vertex is farther from a line than three times the extents.
    const double clear = 3.0 * rounding_;
    if (separation > -clear) {
      deepest_.verdict = separation > clear ? Verdict::kApart : Verdict::kUnclear;
      return false;
    }
    if (separation - deepest_.separation > tie_) {
      deepest_.owner = owner;
      deepest_.edge = edge;
      deepest_.separation = separation;
    }
    return true;
  }

  double rounding_;
  double tie_;
  DeepestEdge deepest_;
};

}  // namespace

DeepestEdge deepestEdge(const PlacedPolygon& a, const PlacedPolygon& b) {
  if (a.count() < 3 || b.count() < 3 || !a.bounds().overlaps(b.bounds())) return {};
  Search search(a, b);
  if (search.addEdges(Side::kA, a, b)) search.addEdges(Side::kB, b, a);
  return search.deepest();
}

}  // namespace sepax
