#include "sepax/shape/place_lanes.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "sepax/math/pair.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

Bounds putArms(std::span<const Vec2> arms, Vec2 position, Rotation rotation, Vec2* placed) {
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

void putEdgeNormals(std::span<const Vec2> vertices, Vec2* normals) {
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

}  // namespace sepax
