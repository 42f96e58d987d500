/// The epsilons of the 3D part: their names, units and reasons. Bounds on what one function rounds
/// stand beside it.
#pragma once

#include "sepax/tolerance.hpp"

namespace sepax::space3 {

/// Coordinates nearer to zero than this (about 1e-92) are stored as zero. Every stored coordinate
/// is then a multiple of 2^-358, every product of three of them a multiple of 2^-1074, the smallest
/// double: products can't lose bits to underflow, and the exact predicates stay exact. In the
/// plane, where products have two factors, kSmallestCoordinate does the same.
inline constexpr double kSmallestCoordinate3 = 0x1p-306;

/// Error bound of the determinant of three rounded differences, relative to the sum of the
/// magnitudes of its six products (Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast
/// Robust Geometric Predicates", 1997, bound A of orient3d).
inline constexpr double kTripleFilter = (7.0 + 56.0 * kRoundoff) * kRoundoff;

/// A rounded value that is this many times greater than its error bound is right to 12 digits.
/// Where the value matters and not only its sign, smaller ones are computed exactly.
inline constexpr double kPrecise = 0x1p40;

/// Error bound of a component of the cross product of two rounded differences, relative to the
/// product of their greatest components: 3 roundings of each of two products.
inline constexpr double kCrossFilter3 = 6.0 * kRoundoff;

/// Error bound of the dot product of a stored vector with a rounded difference, relative to the sum
/// of the magnitudes of its three products: 1 rounding for the difference, 1 for the product, 2 for
/// the sums; 5 leaves room for the second order.
inline constexpr double kDotFilter = 5.0 * kRoundoff;

/// Error bound of the difference of two squared lengths, relative to their sum: 2 roundings for
/// each squared difference, 1 for its product, 2 for the sum of the three, 1 for the difference; 8
/// leaves room.
inline constexpr double kSquaredGapFilter = 8.0 * kRoundoff;

/// Error bound of a box separation in floating point, relative to the product of the greatest
/// components of the two edges and the sum of all components of the way and the half edges. Each
/// component of the axis is at most twice that product; 2 roundings for the axis, 1 for the
/// difference of the centers, 3 for a dot product, 5 for the sum over the half edges, all twice: 32
/// leaves room.
inline constexpr double kBoxFilter = 32.0 * kRoundoff;

/// A Newell sum smaller than this, relative to the sum of the magnitudes of its terms, is not used:
/// above it, four roundings of the terms leave 12 digits.
inline constexpr double kNewellFilter = 0x1p-8;

/// How far the vertices of a polygon may lie off their common plane, relative to the polygon's
/// size. A polygon with float32 coordinates misses its plane by up to 1e-7 after it was rotated;
/// ten times that is a mistake in the model.
inline constexpr double kPlanarity = 1e-6;

/// The same in units of the last place of the greatest coordinate: far from the origin coordinates
/// themselves are that coarse.
inline constexpr double kPlanarityUlps = 8.0 * kRoundoff;

/// Error bound of the place where an edge crosses a line, relative to its distance from the nearer
/// end of the edge, besides the rounding of the coordinates: the heights of both ends are right to
/// 12 digits (kPrecise).
inline constexpr double kCrossingError = 2.0 / kPrecise;

/// How long a quaternion or an axis must be at least to have a direction.
inline constexpr double kShortestDirection = 1e-75;

}  // namespace sepax::space3
