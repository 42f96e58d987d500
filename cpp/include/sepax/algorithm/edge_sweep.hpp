#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sepax/algorithm/sweep_line.hpp"
#include "sepax/shape/ring_edges.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

/// What a line learns about the edges of rings as it sweeps over them (Shamos and Hoey, "Geometric
/// Intersection Problems", 1976): whether they cross, where they touch, and what is around what.
///
/// Two edges that cross inside are neighbours on the line just before. At a point where edges end,
/// the paths through it must be nested like brackets, or they cross there. Of two edges that cross
/// one is set aside, so that the sweep can go on with edges that don't; all is decided by the signs
/// of orientations of given points, so exactly. O(n log n).
class EdgeSweep {
 public:
  static constexpr Index kNone = SweepLine::kNone;

  /// The edges must outlive this.
  explicit EdgeSweep(const RingEdges& edges);

  /// Edges that were set aside: without them no two edges cross (see edgesCross). There are none
  /// only if there are no crossings at all.
  [[nodiscard]] const std::vector<Index>& aside() const { return aside_; }
  [[nodiscard]] bool isAside(Index edge) const { return isAside_[edge] != 0; }

  /// An edge that has a point at one of its ends or within.
  struct Incidence {
    /// Numbers the points that more than two edges share.
    Index place;
    Index edge;
  };
  /// Of all points that more than two edges share, one after the other in the order of the sweep,
  /// the edges, in ascending order.
  [[nodiscard]] const std::vector<Incidence>& incidences() const { return incidences_; }
  /// The points that `place` numbers.
  [[nodiscard]] const std::vector<Vec2>& places() const { return places_; }

  /// If no edges cross: the smallest ring that a ring is in, or kNone.
  [[nodiscard]] Index around(Index ring) const { return rings_[ring].around; }
  /// A corner that can be seen from another one to its right, by an edge there: where the edge
  /// starts, or where it ends.
  struct View {
    Index edge = kNone;
    bool end = false;
  };
  /// If no edges cross: what the corners at a place see of the space to their left, which must be
  /// there and to the left of the edge below. It is the latest corner on the boundary of that
  /// space: the quadrangle between the two and the edges above and below is empty (Lee and
  /// Preparata, "Location of a Point in a Planar Subdivision and Its Applications", 1977).
  [[nodiscard]] View view(Index corner) const { return views_[corner]; }

 private:
  struct Ring {
    Index around = kNone;
    bool counterClockwise = false;
    bool seen = false;
  };

  void visit(Vec2 at, std::span<const Index> corners);
  void collectRays(Vec2 at, std::span<const Index> corners, Index through);
  void untangle(Vec2 at);
  void enterRings(Vec2 at, Index lower);
  void look(std::span<const Index> corners, Index lower, Index ended);
  void share(Vec2 at);
  [[nodiscard]] Index join(Index below, Index above);
  void setAside(Index edge);

  const RingEdges& edges_;
  SweepLine line_;
  Index root_ = kNone;
  std::vector<std::uint8_t> isAside_;
  std::vector<Index> aside_;
  std::vector<Incidence> incidences_;
  std::vector<Vec2> places_;
  std::vector<Ring> rings_;
  std::vector<View> views_;
  /// Of edges that the line cuts: the latest corner on the boundary of the space above.
  std::vector<View> latest_;
  /// At the point that is visited: the ways from it, sorted around it, with the corner there or the
  /// edge that passes through as their path; the edges that go on to the right, from below, and the
  /// paths that are open between two rays.
  std::vector<Ray> rays_;
  std::vector<Index> onward_;
  std::vector<Index> open_;
  std::vector<std::uint8_t> isOpen_;
};

}  // namespace sepax::detail
