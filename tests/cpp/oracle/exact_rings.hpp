/// Polygons with holes in exact integers, by looking at everything.
#pragma once

#include <algorithm>
#include <map>
#include <span>
#include <vector>

#include "oracle/exact_polygons.hpp"
#include "sepax/shape/polygon_rings.hpp"

namespace sepax::oracle {

[[nodiscard]] inline BigInteger twiceArea(const ExactPolygon& polygon) {
  BigInteger sum;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const ExactPoint& origin = polygon.front();
    sum = sum + cross(polygon[i] - origin, polygon[(i + 1) % polygon.size()] - origin);
  }
  return sum;
}

using ExactRings = std::vector<ExactPolygon>;

[[nodiscard]] inline ExactRings exactRings(const PolygonRings& rings, const ExactFrame& frame) {
  ExactRings exact;
  for (Index r = 0; r < rings.ringCount(); ++r) exact.push_back(frame.polygon(rings.ring(r)));
  return exact;
}

[[nodiscard]] inline BigInteger twiceArea(const ExactRings& rings) {
  BigInteger sum;
  for (const ExactPolygon& ring : rings) sum = sum + twiceArea(ring);
  return sum;
}

[[nodiscard]] inline bool onBoundary(const ExactPolygon& ring, const ExactPoint& p) {
  for (std::size_t i = 0; i < ring.size(); ++i) {
    if (segmentsMeet(ring[i], ring[(i + 1) % ring.size()], p, p)) return true;
  }
  return false;
}

/// 1 inside, 0 on the boundary, -1 outside: by how many rings enclose the point.
[[nodiscard]] inline int locate(const ExactRings& rings, const ExactPoint& p) {
  bool inside = false;
  for (const ExactPolygon& ring : rings) {
    if (onBoundary(ring, p)) return 0;
    if (holdsInside(ring, p)) inside = !inside;
  }
  return inside ? 1 : -1;
}

/// Whether pieces, given by indices into the points of rings, cover the polygon exactly: their
/// areas are positive and add up, and their sides, cut at the corners on them, cancel but for the
/// edges of the polygon. `strict` asks for pieces without straight corners.
class Cover {
 public:
  explicit Cover(const PolygonRings& rings) : rings_(rings) {
    frame_.include(rings.points);
    points_ = frame_.polygon(rings.points);
    const auto before = [](const ExactPoint& a, const ExactPoint& b) {
      const int order = compare(a.x, b.x);
      return order < 0 || (order == 0 && a.y < b.y);
    };
    std::vector<Index> order(points_.size());
    for (Index i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](Index i, Index j) { return before(points_[i], points_[j]); });
    place_.resize(points_.size());
    for (std::size_t k = 0; k < order.size(); ++k) {
      const bool same = k > 0 && points_[order[k]] == points_[order[k - 1]];
      place_[order[k]] = same ? place_[order[k - 1]] : order[k];
    }
    for (Index r = 0; r < rings.ringCount(); ++r) {
      for (Index i = rings.starts[r]; i < rings.starts[r + 1]; ++i) {
        const Index next = i + 1 == rings.starts[r + 1] ? rings.starts[r] : i + 1;
        addSide(next, i);
      }
    }
    area_ = -twiceArea(exactRings(rings, frame_));
  }

  /// Returns whether the piece is convex, counter-clockwise and, if `strict`, has no straight
  /// corner.
  bool add(std::span<const Index> piece, bool strict) {
    bool good = piece.size() >= 3;
    ExactPolygon polygon;
    for (std::size_t k = 0; k < piece.size(); ++k) {
      const Index a = piece[k];
      const Index b = piece[(k + 1) % piece.size()];
      const Index c = piece[(k + 2) % piece.size()];
      const int sense = turn(points_[a], points_[b], points_[c]);
      good = good && (strict ? sense > 0 : sense >= 0);
      polygon.push_back(points_[a]);
      addCutSide(a, b);
    }
    const BigInteger area = twiceArea(polygon);
    area_ = area_ + area;
    return good && area.sign() > 0;
  }

  /// Whether all pieces together are the polygon.
  [[nodiscard]] bool complete() const { return area_.sign() == 0 && open_.empty(); }

 private:
  void addSide(Index a, Index b) {
    const std::pair<Index, Index> reverse{place_[b], place_[a]};
    const auto found = open_.find(reverse);
    if (found == open_.end()) {
      ++open_[{place_[a], place_[b]}];
    } else if (--found->second == 0) {
      open_.erase(found);
    }
  }

  /// Adds the parts of a side between the corners on it.
  void addCutSide(Index a, Index b) {
    const Vec2 p = rings_.points[a];
    const Vec2 q = rings_.points[b];
    std::vector<Index> cuts;
    for (Index i = 0; i < rings_.count(); ++i) {
      const Vec2 r = rings_.points[i];
      if (r.x < std::min(p.x, q.x) || r.x > std::max(p.x, q.x) || r.y < std::min(p.y, q.y) ||
          r.y > std::max(p.y, q.y) || place_[i] != i || r == p || r == q) {
        continue;
      }
      if (turn(points_[a], points_[b], points_[i]) == 0) cuts.push_back(i);
    }
    const bool alongX = p.x != q.x;
    std::sort(cuts.begin(), cuts.end(), [&](Index i, Index j) {
      const Vec2 r = rings_.points[i];
      const Vec2 s = rings_.points[j];
      if (alongX) return p.x < q.x ? r.x < s.x : s.x < r.x;
      return p.y < q.y ? r.y < s.y : s.y < r.y;
    });
    Index from = a;
    for (const Index cut : cuts) {
      addSide(from, cut);
      from = cut;
    }
    addSide(from, b);
  }

  const PolygonRings& rings_;
  ExactFrame frame_;
  ExactPolygon points_;
  /// The first of the corners at the same place.
  std::vector<Index> place_;
  /// Twice the area of the pieces less that of the polygon.
  BigInteger area_;
  /// Directed sides without a partner, and how often; at first the edges of the polygon, reversed.
  std::map<std::pair<Index, Index>, int> open_;
};

}  // namespace sepax::oracle
