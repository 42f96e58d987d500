/// Corners and normals of a placed polygon, two numbers at a time.
#pragma once

#include <span>

#include "sepax/math/rotation.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"

namespace sepax {

/// Puts points in their places, as Transform does, and returns the least box around them. They are
/// given as seen from the pivot, and scaled: turned and moved is all that is left. x and y share
/// each instruction.
Bounds putArms(std::span<const Vec2> arms, Vec2 position, Rotation rotation, Vec2* placed);

/// The outward unit normals of the edges of an outline of two or more corners, of which every edge
/// is at least kLeastEdge long; two of them share a square root and a division.
void putEdgeNormals(std::span<const Vec2> vertices, Vec2* normals);

/// Of such edges no square underflows.
inline constexpr double kLeastEdge = 0x1p-479;

}  // namespace sepax
