#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

using Vector = std::array<double, 3>;

Vector minus(Vector p, Vector q) {
  return {p[0] - q[0], p[1] - q[1], p[2] - q[2]};
}
double dot(Vector p, Vector q) {
  return p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
}

//# plane
/** A normal of an outline, with dents too: Newell. */
Vector normalOf(std::span<const Vector> corners) {
  Vector n{};
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vector p = corners[i];
    const Vector q = corners[(i + 1) % corners.size()];
    n[0] += (p[1] - q[1]) * (p[2] + q[2]);
    n[1] += (p[2] - q[2]) * (p[0] + q[0]);
    n[2] += (p[0] - q[0]) * (p[1] + q[1]);
  }
  return n;
}

//# winding answer
/** Whether an outline goes around a point, or through it. */
bool covers(Vector x, std::span<const Vector> corners, int u, int v) {
  const auto on = [&x](Vector p, Vector q, int k) {
    const auto [least, most] = std::minmax(p[k], q[k]);
    return x[k] >= least && x[k] <= most;
  };
  int turns = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vector p = corners[i];
    const Vector q = corners[(i + 1) % corners.size()];
    const double ex = q[u] - p[u];
    const double ey = q[v] - p[v];
    const double side = ex * (x[v] - p[v]) - ey * (x[u] - p[u]);
    // The outline belongs to the polygon.
    if (side == 0 && on(p, q, u) && on(p, q, v)) return true;
    if (p[v] <= x[v] && q[v] > x[v] && side > 0) ++turns;
    if (q[v] <= x[v] && p[v] > x[v] && side < 0) --turns;
  }
  return turns != 0;
}

//#
/** Where a segment meets a polygon; nothing if nowhere. */
std::optional<Vector> hit(Vector p, Vector q,
                          std::span<const Vector> corners) {
  //# plane
  const Vector n = normalOf(corners);
  //# sides
  const double dp = dot(n, minus(p, corners[0]));
  const double dq = dot(n, minus(q, corners[0]));
  // Signs, as the product of tiny numbers would be 0.
  if ((dp > 0 && dq > 0) || (dp < 0 && dq < 0)) return std::nullopt;
  if (dp == dq) return std::nullopt;
  //# hit
  const double t = dp / (dp - dq);
  const Vector along = minus(q, p);
  const Vector x{p[0] + t * along[0], p[1] + t * along[1],
                 p[2] + t * along[2]};
  //# drop
  std::array<int, 3> axes{0, 1, 2};
  std::ranges::sort(axes, {}, [&n](int a) { return std::abs(n[a]); });
  //# winding answer
  if (!covers(x, corners, axes[0], axes[1])) return std::nullopt;
  return x;
  //#
}

/** Not to be used: wrong where the outline has a dent. */
//# angles
double angleSum(Vector x, std::span<const Vector> corners) {
  double sum = 0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vector a = minus(corners[i], x);
    const Vector b = minus(corners[(i + 1) % corners.size()], x);
    sum += std::acos(dot(a, b) / std::sqrt(dot(a, a) * dot(b, b)));
  }
  return sum;
}
