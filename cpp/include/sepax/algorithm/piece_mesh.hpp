#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/polygon_rings.hpp"
#include "sepax/shape/ring_corner.hpp"

namespace sepax::detail {

/// Polygons in normal form and the pieces that diagonals cut them into. Every edge of a piece is a
/// half-edge, with the piece to its left; a diagonal is two of them. A half-edge also stands for
/// the corner of the piece where it starts.
class PieceMesh {
 public:
  static constexpr Index kNone = 0xffffffff;

  /// Without diagonals: half-edge i is the edge that starts at corner i of the rings. Where rings
  /// touch, edges are joined so that each corner is the boundary of one sector of the inside: hole
  /// and outer ring become one where they touch, and parts of the polygon that share but a point
  /// become separate. The rings must outlive this. O(n log n).
  explicit PieceMesh(const PolygonRings& rings);

  [[nodiscard]] Index size() const { return static_cast<Index>(from_.size()); }
  /// Corners of the rings.
  [[nodiscard]] Index from(Index half) const { return from_[half]; }
  [[nodiscard]] Vec2 point(Index half) const { return points_[from_[half]]; }
  /// Around the piece.
  [[nodiscard]] Index next(Index half) const { return next_[half]; }
  [[nodiscard]] Index previous(Index half) const { return previous_[half]; }
  /// The same edge in the neighbouring piece, the other way round; kNone for edges of the polygon.
  [[nodiscard]] Index twin(Index half) const { return twin_[half]; }
  [[nodiscard]] RingCorner corner(Index half) const {
    return {point(previous_[half]), point(half), point(next_[half])};
  }
  /// The exact sign of the turn at a corner: positive if it is convex.
  [[nodiscard]] double turn(Index half) const;

  /// Puts a diagonal between two corners of one piece, which becomes two, or of two boundaries of a
  /// piece, which become one. Returns its half from p to q; the next number is its twin.
  Index connect(Index p, Index q);

  /// Joins the two pieces beside a diagonal. Neither half is used any more: next() of an unused
  /// half is kNone.
  void disconnect(Index diagonal);

 private:
  void joinAroundSectors(std::span<const Index> corners);
  void link(Index half, Index next) {
    next_[half] = next;
    previous_[next] = half;
  }

  std::span<const Vec2> points_;
  std::vector<Index> from_;
  std::vector<Index> next_;
  std::vector<Index> previous_;
  std::vector<Index> twin_;
};

/// Connects every hole that touches no other ring to the rest by a diagonal, so that each part of
/// the polygon has one boundary. O(n log n).
void bridgeHoles(PieceMesh& mesh, const PolygonRings& rings);

/// Cuts the parts of a polygon, without holes, into triangles.
void cutEars(PieceMesh& mesh);

/// Cuts a polygon in normal form into triangles.
[[nodiscard]] PieceMesh triangleMesh(const PolygonRings& rings);

}  // namespace sepax::detail
