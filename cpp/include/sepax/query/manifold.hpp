/// Where two shapes touch: the one or two points that stand for the area of contact.
#pragma once

#include <array>
#include <optional>

#include "sepax/math/vec2.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/shape/placed_convex.hpp"
#include "sepax/shape/placed_shape.hpp"

namespace sepax {

/// A point of contact: the point of a that reaches deepest into b there and the opposite point of
/// b, depth apart along the normal. On the boundary of the shape whose edge gives the normal, and
/// of the other at its corners.
struct ContactPoint {
  /// The point of a.
  Vec2 pointA;
  /// The point of b.
  Vec2 pointB;
  /// Along the normal of the collision: pointA - pointB = depth * normal. The greatest depth of a
  /// manifold is that of the collision.
  double depth = 0.0;
  /// The corner of the core, in the numbering of the local polygon, that the point belongs to: what
  /// to know it again by in the next step.
  Side side = Side::kA;
  /// See `side`.
  Index vertex = 0;
  /// The piece of that shape which the corner is of.
  Index piece = 0;

  /// Halfway between the two.
  [[nodiscard]] constexpr Vec2 point() const { return 0.5 * (pointA + pointB); }
};

/// One point where a corner or a round touches, two where edges lie along one another: the ends of
/// what they have in common. In the order of quarterTurn(normal).
struct Manifold {
  /// The contacts; only the first `count` mean anything.
  std::array<ContactPoint, 2> points;
  /// 0, 1 or 2.
  Index count = 0;
};

/// The points of contact of a collision of a and b as they stand; none if they share no point.
/// After a.translate(mtv), pointA of the deepest point lies on pointB.
///
/// The edge that faces the collision is clipped by that which gives its normal (Sutherland and
/// Hodgman, "Reentrant Polygon Clipping", 1974, along one line). Ends that don't reach the other
/// shape are left out. O(n + m).
[[nodiscard]] Manifold manifold(const PlacedConvex& a, const PlacedConvex& b,
                                const Collision& collision);

/// The points in which edges across a unit normal, from a to b, meet if a is moved against it:
/// depth says by how much. None if what faces such an edge is beside it, has only an end in common
/// with it, or is not reached yet; nothing if neither shape has one. The shapes need not meet, and
/// their own push may be another. O(n + m).
[[nodiscard]] std::optional<Manifold> manifoldAlong(const PlacedConvex& a, const PlacedConvex& b,
                                                    Vec2 normal);

/// The answer of contacts.
struct Contacts {
  /// See collide.
  Collision collision;
  /// See manifold.
  Manifold manifold;
};

/// The collision of shapes of any number of pieces as they stand, and its points, on the outlines:
/// of all that pieces share along the normal the outermost two, or if neither is as deep as the
/// collision, what is and the farther one. As much work as collide, and O(p + q) more for p and q
/// pieces as a rule; where what touches far out is not in line with the normal, O(k) more for k
/// pairs that touch.
[[nodiscard]] Contacts contacts(const PlacedShape& a, const PlacedShape& b);

namespace detail {

/// See contacts; collide_compound.hpp says why it is not inlined.
[[nodiscard, gnu::noinline]] Contacts contactsCompound(const PlacedShape& a, const PlacedShape& b);

}  // namespace detail

}  // namespace sepax
