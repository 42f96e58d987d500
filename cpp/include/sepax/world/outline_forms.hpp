/// Forms of many bodies, made of their outlines.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "sepax/math/vec2.hpp"
#include "sepax/shape/outline.hpp"
#include "sepax/world/geometry.hpp"

namespace sepax {

/// What comes before the corners of an outline in a list of numbers.
struct OutlineHead {
  /// How many corners it has: 1 of a point, 2 of a segment, else those of a polygon.
  double corners = 0.0;
  /// The rounding radius.
  double radius = 0.0;
};

/// Makes a form of each outline; their points follow one another. Forms share memory, some dozens
/// each: for one by one that would be seven pieces of memory a body, which takes longer than all
/// else and leaves what queries read scattered. Returns how many were made: where an outline is
/// faulty no more are, and `status` says what is wrong. O(points).
std::size_t makeForms(std::span<const OutlineHead> heads, const Vec2* points,
                      std::span<std::shared_ptr<const Geometry>> forms, OutlineStatus& status);

}  // namespace sepax
