/// Corners and normals of a placed polygon, two numbers at a time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>

#include "sepax/math/pair.hpp"
#include "sepax/math/rotation.hpp"
#include "sepax/math/vec2.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

/// Puts points in their places, as Transform does, and returns the least box around them. They are
/// given as seen from the pivot, and scaled: turned and moved is all that is left. x and y share
/// each instruction. Inline, as all that places a body: in WebAssembly what a call gives back goes
/// through memory, and this is less work than four calls for each body that moved.
[[gnu::always_inline]] inline Bounds putArms(std::span<const Vec2> arms, Vec2 position,
                                             Rotation rotation, Vec2* placed) {
  const Pair at = pairOf(position);
  const Pair alongX{rotation.cosine, rotation.sine};
  const Pair alongY{-rotation.sine, rotation.cosine};
  Pair low = bothOf(std::numeric_limits<double>::infinity());
  Pair high = -low;
  for (std::size_t i = 0; i < arms.size(); ++i) {
    const Pair exact = at + (arms[i].x * alongX + arms[i].y * alongY);
    const Pair point = kept(magnitudesOf(exact) >= bothOf(kSmallestCoordinate), exact);
    placed[i] = vectorOf(point);
    low = lesserOf(low, point);
    high = greaterOf(high, point);
  }
  return {vectorOf(low), vectorOf(high)};
}

/// The outward unit normals of the edges of an outline of two or more corners, of which every edge
/// is at least kLeastEdge long; two of them share a square root and a division.
[[gnu::always_inline]] inline void putEdgeNormals(std::span<const Vec2> vertices, Vec2* normals) {
  const std::size_t last = vertices.size() - 1;
  const auto edgeFrom = [&](std::size_t i) {
    return pairOf(vertices[i == last ? 0 : i + 1]) - pairOf(vertices[i]);
  };
  for (std::size_t i = 0; i <= last; i += 2) {
    const std::size_t k = std::min(i + 1, last);
    const Pair one = edgeFrom(i);
    const Pair other = edgeFrom(k);
    const Pair squareOfOne = one * one;
    const Pair squareOfOther = other * other;
    const Pair squares =
        firstsOf(squareOfOne, squareOfOther) + secondsOf(squareOfOne, squareOfOther);
    const Pair inverses = -1.0 / rootsOf(squares);
    normals[i] = {inverses[0] * -one[1], inverses[0] * one[0]};
    normals[k] = {inverses[1] * -other[1], inverses[1] * other[0]};
  }
}

/// Of such edges no square underflows.
inline constexpr double kLeastEdge = 0x1p-479;

}  // namespace sepax
