#include <algorithm>
#include <optional>

struct Vector {
  double x, y;
};
struct Segment {
  Vector start, end;
};

/** On which side of the line through a and b is c? */
double side(Vector a, Vector b, Vector c) {
  //# sidesA sidesB rounded zoom
  const double left = (b.x - a.x) * (c.y - a.y);
  const double right = (b.y - a.y) * (c.x - a.x);
  return left - right;
  //#
}

bool straddle(double p, double q) {
  return !(p > 0 && q > 0) && !(p < 0 && q < 0);
}

bool reach(double p, double q, double r, double s) {
  return std::max(p, q) >= std::min(r, s) &&
         std::max(r, s) >= std::min(p, q);
}

/** Do two segments meet? Signs only, and no division. */
bool meet(Segment s, Segment o) {
  const auto [a, b] = s;
  const auto [c, d] = o;
  //# parallel collinear
  // On one line, only their order on it counts.
  if (!reach(a.x, b.x, c.x, d.x)) return false;
  if (!reach(a.y, b.y, c.y, d.y)) return false;
  //# sidesB beside crossing touching collinear
  if (!straddle(side(a, b, c), side(a, b, d))) return false;
  //# sidesA beside crossing touching collinear
  return straddle(side(c, d, a), side(c, d, b));
  //#
}

/** Where their lines cross; nothing: nowhere, or everywhere. */
std::optional<Vector> crossing(Segment s, Segment o) {
  //# matrix
  const Vector p{s.end.x - s.start.x, s.end.y - s.start.y};
  const Vector q{o.start.x - o.end.x, o.start.y - o.end.y};
  const Vector r{o.start.x - s.start.x, o.start.y - s.start.y};
  //# determinant parallel
  const double det = p.x * q.y - p.y * q.x;
  if (det == 0) return std::nullopt;
  //# parameters
  const double t = (r.x * q.y - r.y * q.x) / det;
  //# parameters crossing rounded
  return Vector{s.start.x + t * p.x, s.start.y + t * p.y};
}
