#include <algorithm>
#include <array>
#include <cmath>

struct Circle {
  double x, y, radius;
};
struct Upright {
  double minX, minY, maxX, maxY;
};

/** Circles meet if their centres are near enough. */
//# circle
bool meet(Circle a, Circle b) {
  const double x = b.x - a.x;
  const double y = b.y - a.y;
  const double radii = a.radius + b.radius;
  return x * x + y * y <= radii * radii;
}
//#

/** Upright boxes meet if both pairs of shadows do. */
//# upright
bool meet(Upright a, Upright b) {
  return a.minX <= b.maxX && b.minX <= a.maxX &&
         a.minY <= b.maxY && b.minY <= a.maxY;
}
//#

/** A point of the plane (N = 2) or of space (N = 3). */
template <std::size_t N>
using Vector = std::array<double, N>;

template <std::size_t N>
double dot(const Vector<N>& p, const Vector<N>& q) {
  double sum = 0;
  for (std::size_t i = 0; i < N; ++i) sum += p[i] * q[i];
  return sum;
}

template <std::size_t N>
Vector<N> subtract(Vector<N> p, const Vector<N>& q) {
  for (std::size_t i = 0; i < N; ++i) p[i] -= q[i];
  return p;
}

Vector<3> cross(const Vector<3>& p, const Vector<3>& q) {
  return {p[1] * q[2] - p[2] * q[1],
          p[2] * q[0] - p[0] * q[2],
          p[0] * q[1] - p[1] * q[0]};
}

//# turned
/** A box at any angle: its axes have length 1. */
template <std::size_t N>
struct Box {
  Vector<N> center;
  std::array<Vector<N>, N> axes;
  Vector<N> halves;
};
//#

/** Whether a point is in a box: too little for two boxes. */
template <std::size_t N>
//# corners
bool holds(const Box<N>& box, const Vector<N>& point) {
  const Vector<N> p = subtract(point, box.center);
  for (std::size_t i = 0; i < N; ++i) {
    const double along = dot(p, box.axes[i]);
    if (std::abs(along) > box.halves[i]) return false;
  }
  return true;
}
//#

/** How far a box reaches from its centre along an axis. */
template <std::size_t N>
//# turned axis
double reach(const Box<N>& box, const Vector<N>& n) {
  double sum = 0;
  for (std::size_t i = 0; i < N; ++i) {
    sum += box.halves[i] * std::abs(dot(box.axes[i], n));
  }
  return sum;
}
//#

/** Whether the shadows on an axis are apart. */
template <std::size_t N>
//# axis
bool separates(const Vector<N>& n, const Box<N>& a,
               const Box<N>& b) {
  const double way = dot(subtract(b.center, a.center), n);
  return std::abs(way) > reach(a, n) + reach(b, n);
}
//#

/** Turned boxes: in the plane, these axes are all. */
template <std::size_t N>
//# apart together faces
bool meet(const Box<N>& a, const Box<N>& b) {
  const auto parts = [&](const Vector<N>& n) {
    return separates(n, a, b);
  };
  return std::ranges::none_of(a.axes, parts) &&
         std::ranges::none_of(b.axes, parts);
}
//#

/** Below this square of a sine, edges count as parallel. */
constexpr double kParallel = 1e-20;

/** The same in space, where an edge may pass an edge. */
bool solidsMeet(const Box<3>& a, const Box<3>& b) {
  //# faces
  if (!meet(a, b)) return false;
  //# edges
  for (const auto& u : a.axes) {
    for (const auto& v : b.axes) {
      const Vector<3> n = cross(u, v);
      if (dot(n, n) < kParallel) continue;
      if (separates(n, a, b)) return false;
    }
  }
  return true;
  //#
}
