#include "sepax/algorithm/square_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/tolerance.hpp"

namespace sepax::detail {

namespace {

/// Half of the shadow of a square on a line.
double shadowOf(const Square& square, Vec2 direction) {
  return square.half * (std::abs(direction.x) + std::abs(direction.y));
}

/// Whether unit normals differ by less than what could be a gap between obstacles.
bool isSameNormal(Vec2 a, Vec2 b) {
  return dot(a, b) > 0.0 && std::abs(cross(a, b)) <= 0.1 * kOpenDirections;
}

/// The edges of a Minkowski difference that a square is not behind.
class FacingEdges {
 public:
  FacingEdges(const Square& square, double clearance) : square_(square), clearance_(clearance) {}

  /// Looks at the edges that are those of one piece. Those of b have the sign 1; those of a, which
  /// count the other way round, -1.
  void look(const PlacedPolygon& owner, const PlacedPolygon& other, double sign) {
    if (owner.count() == 1) return;
    for (Index i = 0; i < owner.count(); ++i) {
      // Of the other piece over the edge, when a has moved by the centre: that is the height of the
      // centre over the edge of the difference.
      const Vec2 start = owner.vertex(i) - sign * square_.centre;
      double height = std::numeric_limits<double>::infinity();
      Vec2 nearest;
      for (const Vec2 p : other.vertices()) {
        const double own = dot(owner.normal(i), p - start);
        if (own >= height) continue;
        height = own;
        nearest = p;
      }
      const double shadow = shadowOf(square_, owner.normal(i));
      clear_ = std::max(clear_, height - shadow);
      if (height + shadow < -clearance_) continue;
      const Vec2 from = sign * (start - nearest);
      const Vec2 to = sign * (owner.vertex(owner.next(i)) - sign * square_.centre - nearest);
      take(sign * owner.normal(i), height, from, to);
    }
  }

  /// How many there are.
  [[nodiscard]] Index count() const { return count_; }
  /// The outward unit normal of the one that the centre is highest over, and how high.
  [[nodiscard]] Vec2 normal() const { return normal_; }
  [[nodiscard]] double height() const { return height_; }
  /// Whether that one goes all along the square.
  [[nodiscard]] bool allAlong() const {
    const Vec2 along = quarterTurn(normal_);
    const double shadow = shadowOf(square_, along) + clearance_;
    return dot(along, from_) <= -shadow && dot(along, to_) >= shadow;
  }
  /// How far all of the square is in front of an edge at least.
  [[nodiscard]] double clear() const { return clear_; }

 private:
  void take(Vec2 normal, double height, Vec2 from, Vec2 to) {
    // Parallel edges of the two pieces are parts of one.
    if (count_ > 0 && isSameNormal(normal, normal_) && std::abs(height - height_) <= clearance_) {
      const Vec2 along = quarterTurn(normal_);
      if (dot(along, from) < dot(along, from_)) from_ = from;
      if (dot(along, to) > dot(along, to_)) to_ = to;
      height_ = std::max(height_, height);
      return;
    }
    ++count_;
    if (count_ > 1 && height <= height_) return;
    normal_ = normal;
    height_ = height;
    from_ = from;
    to_ = to;
  }

  Square square_;
  double clearance_;
  Index count_ = 0;
  double clear_ = -std::numeric_limits<double>::infinity();
  double height_ = 0.0;
  Vec2 normal_;
  Vec2 from_;
  Vec2 to_;
};

/// Places of the square whose centre is so high over the edges of a round obstacle's core.
SquareView viewOfRound(const Square& square, const PlacedConvex& a, const PlacedConvex& b,
                       double height, double tolerance) {
  const double radius = a.radius + b.radius;
  const double reach = length({square.half, square.half}) + tolerance;
  const Obstacle core(a.core, b.core);
  SquareView view;
  double distance = 0.0;
  if (height > 0.0) {
    const NearestFeature nearest = nearestFromOutside(core, square.centre);
    distance = nearest.distance;
    view.normal = -nearest.normal;
  } else if (height >= -tolerance) {
    // In line with a core that is a line, beyond its end, the centre is over no edge.
    const NearestFeature nearest = nearestOnBoundary(core, square.centre);
    if (nearest.distance > tolerance) {
      distance = nearest.distance;
      view.normal = (1.0 / distance) * (square.centre - nearest.point);
    }
  }
  view.discRadius = radius;
  view.height = distance - radius;
  if (view.height > reach) view.place = Place::kOutside;
  if (view.height < -reach) view.place = Place::kInside;
  return view;
}

/// Whether the obstacle of two pieces has no inside.
bool isFlat(const PlacedConvex& a, const PlacedConvex& b) {
  if (a.radius + b.radius > 0.0 || a.core.count() > 2 || b.core.count() > 2) return false;
  return a.core.count() == 1 || b.core.count() == 1 ||
         crossOfDifferences(a.core.vertex(0), a.core.vertex(1), b.core.vertex(0),
                            b.core.vertex(1)) == 0.0;
}

}  // namespace

SquareView viewFrom(const Square& square, const PlacedConvex& a, const PlacedConvex& b,
                    double tolerance) {
  if (isFlat(a, b)) return {Place::kOutside};
  const double radius = a.radius + b.radius;
  FacingEdges facing(square, tolerance);
  facing.look(b.core, a.core, 1.0);
  if (facing.clear() <= radius + tolerance) facing.look(a.core, b.core, -1.0);
  if (facing.clear() > radius + tolerance) return {Place::kOutside};
  const bool points = a.core.count() == 1 && b.core.count() == 1;
  if (facing.count() == 0 && !points) return {Place::kInside};
  if (radius > 0.0 && (facing.count() != 1 || !facing.allAlong())) {
    return viewOfRound(square, a, b, facing.height(), tolerance);
  }
  SquareView view{Place::kBoundary, facing.normal(), facing.height() - radius};
  view.isHalfPlane = facing.count() == 1;
  if (view.height + shadowOf(square, view.normal) < -tolerance) view.place = Place::kInside;
  return view;
}

bool isHidden(const SquareView& one, const SquareView& other, const Square& square,
              double tolerance) {
  if (!other.isHalfPlane) return false;
  // The corner of `one` in the square that is the farthest in front of the line of `other`.
  double farthest = -std::numeric_limits<double>::infinity();
  const double half = square.half;
  const std::array<Vec2, 4> corners{{{-half, -half}, {half, -half}, {half, half}, {-half, half}}};
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec2 p = corners[i];
    const Vec2 q = corners[(i + 1) % corners.size()];
    const double heightOfP = dot(one.normal, p) + one.height;
    const double heightOfQ = dot(one.normal, q) + one.height;
    if (heightOfP <= 0.0) farthest = std::max(farthest, dot(other.normal, p));
    if ((heightOfP < 0.0) != (heightOfQ < 0.0)) {
      const Vec2 crossing = p + (heightOfP / (heightOfP - heightOfQ)) * (q - p);
      farthest = std::max(farthest, dot(other.normal, crossing));
    }
  }
  // Between lines of different directions there may be a way out: not even rounding may hide it.
  const bool same = isSameNormal(one.normal, other.normal);
  return farthest + other.height <= (same ? tolerance : -tolerance);
}

bool isInDisc(const PlacedConvex& a, const PlacedConvex& b, const SquareView& other,
              const Square& square) {
  // What has no disc has its line in the square, and so too near, too.
  const double distance = other.height + other.discRadius;
  if (distance < 2.0 * square.half) return false;
  // A place of the square that lies in a direction n from the middle of the disc is no farther from
  // it than from the core of the obstacle and what that reaches from the middle along n. So it is
  // enough that nothing reaches farther than the radii differ, along any n that leads to the
  // square. Of the angle between n and the way to the centre the sine is less than this, 3/4 at
  // most, as the square is in a circle of less than 1.5 of its half; so the cosine is more than a
  // half.
  const double sine = 1.5 * square.half / distance;
  const Vec2 middle = square.centre - distance * other.normal;
  const double room = other.discRadius - (a.radius + b.radius);
  for (const Vec2 q : b.core.vertices()) {
    for (const Vec2 p : a.core.vertices()) {
      const Vec2 corner = q - p - middle;
      const double along = dot(other.normal, corner);
      const double across = std::abs(cross(other.normal, corner));
      if (std::max(along, 0.5 * along) + sine * across > room) return false;
    }
  }
  return true;
}

}  // namespace sepax::detail
