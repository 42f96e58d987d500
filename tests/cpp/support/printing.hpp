/// How GoogleTest shows our types when a test fails. Included wherever they are compared, since
/// every translation unit must agree on it.
#pragma once

#include <iomanip>
#include <limits>
#include <ostream>

#include "sepax/math/interval.hpp"
#include "sepax/math/vec2.hpp"

namespace sepax {

inline void PrintTo(const Vec2& v, std::ostream* out) {
  *out << std::setprecision(std::numeric_limits<double>::max_digits10);
  *out << "{" << v.x << ", " << v.y << "}";
}

inline void PrintTo(const Interval& interval, std::ostream* out) {
  *out << std::setprecision(std::numeric_limits<double>::max_digits10);
  *out << "[" << interval.min << ", " << interval.max << "]";
}

}  // namespace sepax
