#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

struct Vector {
  double x, y;
};
using Outline = std::span<const Vector>;
constexpr double never = std::numeric_limits<double>::infinity();

Vector add(Vector p, Vector q, double k = 1) {
  return {p.x + k * q.x, p.y + k * q.y};
}
double dot(Vector p, Vector q) { return p.x * q.x + p.y * q.y; }

/** The outward normal of an edge, of length 1. */
Vector normalOf(Vector a, Vector b) {
  const double length = std::hypot(b.x - a.x, b.y - a.y);
  return {(b.y - a.y) / length, (a.x - b.x) / length};
}

//# frames normal
/** The point of an outline that is nearest to c. */
Vector nearest(Vector c, Outline outline) {
  Vector best = outline[0];
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vector a = outline[i];
    const Vector e = add(outline[(i + 1) % outline.size()], a, -1);
    const double k = dot(add(c, a, -1), e) / dot(e, e);
    const Vector q = add(a, e, std::clamp(k, 0.0, 1.0));
    if (std::hypot(q.x - c.x, q.y - c.y) <
        std::hypot(best.x - c.x, best.y - c.y)) best = q;
  }
  return best;
}

//# line
/** When p + t v enters a convex outline; never: infinity. */
double enter(Vector p, Vector v, Outline outline) {
  double first = 0;
  double last = 1;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vector a = outline[i];
    const Vector n = normalOf(a, outline[(i + 1) % outline.size()]);
    const double away = dot(n, add(p, a, -1));
    const double speed = dot(n, v);
    if (speed == 0 && away > 0) return never;
    if (speed < 0) first = std::max(first, away / -speed);
    if (speed > 0) last = std::min(last, away / -speed);
  }
  return first <= last ? first : never;
}

//# size
/** When it enters a disc about c; never: infinity. */
double enterDisc(Vector p, Vector v, Vector c, double r) {
  const Vector d = add(p, c, -1);
  const double beyond = dot(d, d) - r * r;
  if (beyond <= 0) return 0;
  const double half = dot(d, v);
  const double root = half * half - dot(v, v) * beyond;
  if (root < 0 || half >= 0) return never;
  const double t = beyond / (std::sqrt(root) - half);
  return t <= 1 ? t : never;
}

/** When a disc first touches a convex outline; never: infinity. */
//# size impact
double impact(Vector p, Vector v, double r, Outline outline) {
  double t = enter(p, v, outline);
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vector a = outline[i];
    const Vector b = outline[(i + 1) % outline.size()];
    const Vector n = normalOf(a, b);
    const Vector side[]{b, a, add(a, n, r), add(b, n, r)};
    t = std::min({t, enter(p, v, side), enterDisc(p, v, a, r)});
  }
  return t;
}

//# advance
/** When a gap closes that shrinks by at most `speed`. */
template <class Gap>
double advance(Gap gapAt, double speed) {
  for (double t = 0; t <= 1; t += gapAt(t) / speed) {
    if (gapAt(t) < 1e-9) return t;
  }
  return never;
}

//# rest
/** What is left of the path after the impact, bounced. */
Vector rest(Vector v, double t, Vector n) {
  const Vector back = add(v, n, -2 * std::max(0.0, dot(v, n)));
  return {(1 - t) * back.x, (1 - t) * back.y};
}

//# samples
/** How many looks a frame needs, so that none can miss. */
double looks(double enters, double leaves) {
  return std::ceil(1 / (leaves - enters));
}
