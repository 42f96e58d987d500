/// A straight way between two points, of which one may be given by what leads to it.
#pragma once

#include "sepax/math/predicates.hpp"
#include "sepax/math/vec2.hpp"

namespace sepax {

/// The way from `origin` to `end` + `shift`: both its ends are exact, and so are decisions about
/// it. Either `shift` is zero or `end` is the origin.
struct StraightWay {
  /// From one point to another.
  [[nodiscard]] static constexpr StraightWay between(Vec2 from, Vec2 to) { return {from, to, {}}; }
  /// From a point by a vector; the exact sum of the two is the end.
  [[nodiscard]] static constexpr StraightWay along(Vec2 from, Vec2 by) { return {from, from, by}; }

  /// Where the way starts.
  Vec2 origin;
  /// Where it ends, less `shift`.
  Vec2 end;
  /// What leads from the start to the end, if that was given; else zero.
  Vec2 shift;

  /// From the origin to the end, rounded.
  [[nodiscard]] constexpr Vec2 vector() const { return (end - origin) + shift; }

  /// On which side of the line p lies: positive on the left, zero on the line. Exact sign.
  [[nodiscard]] double sideOf(Vec2 p) const {
    return crossOfDifferences(lineStart(), lineEnd(), origin, p);
  }

  /// On which side of the line from p to q the end lies. Exact sign.
  [[nodiscard]] double endSideOf(Vec2 p, Vec2 q) const {
    return standing() ? orientation(p, q, end) : crossOfShiftedDifferences(p, q, p, end, shift);
  }

  /// Whether p lies before the start, seen along the way. Exact.
  [[nodiscard]] bool startsBeyond(Vec2 p) const {
    return crossOfDifferences(lineStart(), lineEnd(), quarterTurn(origin), quarterTurn(p)) < 0.0;
  }

  /// Whether p lies beyond the end, seen along the way. Exact.
  [[nodiscard]] bool endsBefore(Vec2 p) const {
    return crossOfShiftedDifferences(lineStart(), lineEnd(), quarterTurn(p), quarterTurn(end),
                                     quarterTurn(shift)) < 0.0;
  }

 private:
  [[nodiscard]] constexpr bool standing() const { return shift == Vec2{}; }
  [[nodiscard]] constexpr Vec2 lineStart() const { return standing() ? origin : Vec2{}; }
  [[nodiscard]] constexpr Vec2 lineEnd() const { return standing() ? end : shift; }
};

}  // namespace sepax
