/// A segment in space.
#pragma once

#include "sepax/space3/math/predicates.hpp"

namespace sepax::space3 {

/// A closed segment: both ends belong to it. It may have no length.
struct Segment3 {
  /// The start, at time 0.
  Vec3 from;
  /// The end, at time 1.
  Vec3 to;

  /// Refers to the segment.
  [[nodiscard]] constexpr Displacement way() const& { return {from, to}; }
  Displacement way() const&& = delete;

  /// The point at a time from 0 to 1.
  [[nodiscard]] constexpr Vec3 at(double time) const {
    return time == 1.0 ? to : from + time * (to - from);
  }
};

}  // namespace sepax::space3
