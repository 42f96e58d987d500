#include <algorithm>
#include <limits>
#include <span>

struct Vector {
  double x, y;
};
struct Shadow {
  double min, max;
};

/** The shadow of a shape on an axis. */
//# axis
Shadow shadow(std::span<const Vector> points, Vector axis) {
  //#
  constexpr double far = std::numeric_limits<double>::infinity();
  Shadow result{far, -far};
  //# corner
  for (const Vector p : points) {
    const double value = p.x * axis.x + p.y * axis.y;
    result.min = std::min(result.min, value);
    result.max = std::max(result.max, value);
  }
  //# shadow
  return result;
  //#
}

/** How far two shadows overlap; less than 0: a gap. */
//# compare
double overlap(Shadow a, Shadow b) {
  return std::min(a.max - b.min, b.max - a.min);
}
