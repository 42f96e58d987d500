/// What to do about contacts: slide, bounce, or get out of several at once. Pure functions of a
/// velocity and of what collide tells: normals point from a, the mover, towards b, the obstacle.
/// They may have any length, the direction counts; one of length zero is in nobody's way.
#pragma once

#include <span>

#include "sepax/math/vec2.hpp"

namespace sepax {

/// `velocity` without its part into the obstacle: a keeps sliding along it. A velocity that does
/// not go into the obstacle stays as it is, to the bit. O(1).
[[nodiscard]] Vec2 slide(Vec2 velocity, Vec2 normal);

/// `velocity` after an impact on an obstacle that stands. `restitution`, 0 to 1, is how much of the
/// speed into the obstacle comes back. `friction` >= 0 is Coulomb's coefficient: the impact takes
/// off the speed along the obstacle at most friction (1 + restitution) times the speed into it, and
/// no more than there is. A velocity that does not go into the obstacle stays as it is, to the bit.
/// O(1).
[[nodiscard]] Vec2 bounce(Vec2 velocity, Vec2 normal, double restitution = 1.0,
                          double friction = 0.0);

/// One contact of a with some obstacle: a has to move by `depth` >= 0 against `normal` to leave it.
struct ContactPlane {
  /// A unit vector from the mover towards the obstacle.
  Vec2 normal;
  /// How far the mover has to go against the normal. 0 or more.
  double depth = 0.0;
};

/// The answer of resolveContacts.
struct ContactResolution {
  /// What to move a by.
  Vec2 translation;
  /// The greatest depth that is left after that. Of rounding alone, unless squeezed.
  double remaining = 0.0;
  /// Whether no translation leaves all obstacles: they oppose one another.
  bool squeezed = false;
};

/// The shortest translation t of a that leaves all contacts at once: t . (-normal) >= depth for
/// each. Not the sum of the minimum translation vectors, which goes too far wherever two normals
/// have something in common: twice the way for two tiles of one floor.
///
/// If a is squeezed between obstacles that oppose one another, t is the best compromise: the one
/// with the least greatest remaining depth, and of those the shortest. Between two opposite walls
/// that is the middle. Normals that are opposite within kParallelSine count as opposite.
///
/// Every depth is left within 1e-12 of |t|. Least distance from a point to an intersection of half-
/// planes, plane by plane, after Seidel ("Small-Dimensional Linear Programming and Convex Hulls
/// Made Easy", 1991), whose argument holds for every convex objective. O(n^2), and some 60 times
/// that if squeezed.
[[nodiscard]] ContactResolution resolveContacts(std::span<const ContactPlane> contacts);

/// The velocity nearest to `velocity` that goes into none of the obstacles with these normals: it
/// is kept, or slides along one of them, or stops in the corner of two. O(n^2).
[[nodiscard]] Vec2 clipVelocity(Vec2 velocity, std::span<const Vec2> normals);

}  // namespace sepax
