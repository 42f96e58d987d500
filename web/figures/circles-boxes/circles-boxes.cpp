#include <algorithm>
#include <cmath>

struct Vector {
  double x, y;
};
struct Circle {
  Vector centre;
  double radius;
};
struct Box {
  Vector centre;
  double width, height, angle;
};

/** A vector turned by an angle. */
Vector turned(Vector v, double angle) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  return {c * v.x - s * v.y, s * v.x + c * v.y};
}

/** A point in the frame of a turned box. */
Vector toFrame(const Box& box, Vector point) {
  //# frame
  const double x = point.x - box.centre.x;
  const double y = point.y - box.centre.y;
  return turned({x, y}, -box.angle);
  //#
}

/** How far the outline is, and the direction to it. */
struct Way {
  double d;
  Vector n;
};

/** The way to the nearest point of the outline. */
Way outline(Vector q, double w, double h) {
  //# region
  const double inX = w - std::abs(q.x);
  const double inY = h - std::abs(q.y);
  //# nearest
  const Vector p{std::clamp(q.x, -w, w),
                 std::clamp(q.y, -h, h)};
  if (inX < 0 || inY < 0) {
    //# distance
    const double d = std::hypot(p.x - q.x, p.y - q.y);
    return {d, {(p.x - q.x) / d, (p.y - q.y) / d}};
  }
  //# nearest distance
  // Inside, the way leads to the nearest side.
  if (inX <= inY) return {-inX, {q.x < 0 ? 1.0 : -1.0, 0}};
  return {-inY, {0, q.y < 0 ? 1.0 : -1.0}};
  //#
}

/** How far a circle is from a box; less than 0: overlap. */
double separation(const Circle& circle, const Box& box) {
  const Vector q = toFrame(box, circle.centre);
  const Way way = outline(q, box.width / 2, box.height / 2);
  //# compare
  return way.d - circle.radius;
  //#
}

/** The shortest way for an overlapping circle to get out. */
Vector push(const Circle& circle, const Box& box) {
  const Vector q = toFrame(box, circle.centre);
  //# push
  const auto [d, n] = outline(q, box.width / 2, box.height / 2);
  const double m = d - circle.radius;
  return turned({m * n.x, m * n.y}, box.angle);
  //#
}

/** A box grown by the radius: too much at the corners. */
bool tooSimple(const Circle& circle, const Box& box) {
  //# grown
  const Vector q = toFrame(box, circle.centre);
  const double w = box.width / 2 + circle.radius;
  const double h = box.height / 2 + circle.radius;
  return std::abs(q.x) <= w && std::abs(q.y) <= h;
}
