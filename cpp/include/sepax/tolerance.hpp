/// The epsilons of the library: their names, units and reasons. Bounds on what one function rounds
/// stand beside it.
#pragma once

namespace sepax {

/// Half the distance from 1 to the next double, 2^-53: the relative error of one rounded operation.
inline constexpr double kRoundoff = 0x1p-53;

/// The greatest magnitude of a coordinate. Its fourth power still fits a double, so no product or
/// sum that a query forms can overflow.
inline constexpr double kMaxCoordinate = 1e100;
/// The least magnitude of a scale, and of a radius that is not 0.
inline constexpr double kMinSize = 1e-100;

/// Coordinates nearer to zero than this (about 1e-146) are stored as zero. Every stored coordinate
/// is then a multiple of 2^-537, every product of two of them a multiple of 2^-1074, the smallest
/// double: products can't lose bits to underflow, and the exact predicates stay exact.
inline constexpr double kSmallestCoordinate = 0x1p-485;

/// The greatest magnitude of an angle in radians. Beyond it neighbouring doubles are further apart
/// than 1/8 rad, and the angle says nothing.
inline constexpr double kMaxAngle = 1e15;

/// Error bound of the cross product of two rounded differences, relative to the sum of the
/// magnitudes of its two products (Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast
/// Robust Geometric Predicates", 1997, bound A of the orientation test).
inline constexpr double kCrossFilter = (3.0 + 16.0 * kRoundoff) * kRoundoff;

/// The same with a translation subtracted from the second difference: one more rounding in it.
inline constexpr double kShiftedCrossFilter = (6.0 + 32.0 * kRoundoff) * kRoundoff;

/// Separations below this, relative to the summed extents of the pair and the distance of the two
/// vertices, are decided exactly. The unit normal and the dot product are off by at most 4
/// roundings of the distance each; 32 leaves room.
inline constexpr double kSeparationFilter = 32.0 * kRoundoff;

/// Distances that differ from a reach by less than this, relative to the sizes involved, are
/// compared exactly. The corners of the Minkowski difference, the foot on the nearest feature and
/// its distance are off by a few roundings each; 64 leaves room.
inline constexpr double kReachFilter = 64.0 * kRoundoff;

/// What a corner must have more than, relative to the coordinates that it is placed with, so that
/// rounding can't make it flat: 34 roundings can (see cornersStay in placed_polygon.cpp).
inline constexpr double kCornerFilter = 64.0 * kRoundoff;

/// Sine of the angle below which two edges count as parallel. Edges that are parallel on paper are
/// this close after their ends were rotated and rounded. Decisions don't depend on it.
inline constexpr double kParallelSine = 1e-12;

/// Separations that differ by less than this, relative to the size of the pair, are a tie: both are
/// the same number within the rounding of the coordinates.
inline constexpr double kSeparationTie = 1e-13;

/// How much deeper than the surface a sliding shape may get, relative to the sizes and the way: the
/// rounding of its place must not make it hit the seams of what it slides along.
inline constexpr double kSlideSkin = 1e-12;

/// How far bodies whose contact has begun may come apart before it ends, relative to their sizes,
/// unless a world has it otherwise. Pushes and slides end within kSlideSkin of a touch, of sizes
/// that may be those of a whole level; this is a million times that, and no more than a hundredth
/// of a pixel where a hero stands on a floor that is as long as some screens.
inline constexpr double kContactSlop = 1e-6;
/// The greatest that a world can have.
inline constexpr double kMostSlop = 1.0;

/// Crossings on a way that are nearer than this, relative to their fraction and to the length of
/// the way, are one: the same seam, computed from the pieces on its two sides, differs by a few
/// roundings.
inline constexpr double kSeamFraction = 1e-13;

/// A gap between obstacles through which fewer directions lead than this, in quarter turns, is a
/// seam between pieces that belong together: rounding opens gaps of a few roundings between them.
inline constexpr double kOpenDirections = 1e-9;
/// A plane of a contact that is missed by less than this, relative to the depth and to the length
/// of the translation, is met: unit normals and translations are off by a few roundings each.
inline constexpr double kContactSlack = 64.0 * kRoundoff;
/// A slope counts as one of the steepest floors if the cosine of its angle is less by no more than
/// this: of slopes of 45 degrees, the usual limit, rounding makes some a little steeper.
inline constexpr double kSlopeSlack = 1e-9;
/// How far apart shapes may be, relative to their sizes, of which one stands on the other. A slide
/// leaves them in contact within kSlideSkin.
inline constexpr double kResting = 1e-9;
/// How near turning shapes must come for an impact, relative to their reach from their pivots. Safe
/// steps never quite get there; this is far above rounding and far below what can be seen.
inline constexpr double kSweepTolerance = 1e-10;

/// Unit normals whose dot product is above this, less than 0.09 degrees apart, count as one: what
/// is touched in the same way is not told twice. Whether anything is touched does not depend on it.
inline constexpr double kSameNormal = 1.0 - 1e-6;

}  // namespace sepax
