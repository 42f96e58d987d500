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

/** A point in the frame of a box that is turned. */
Vector toFrame(const Box& box, Vector point) {
  //# frame
  const double x = point.x - box.centre.x;
  const double y = point.y - box.centre.y;
  const double cos = std::cos(box.angle);
  const double sin = std::sin(box.angle);
  return {cos * x + sin * y, cos * y - sin * x};
  //#
}

/** How far a circle is from a box; less than 0: overlap. */
double separation(const Circle& circle, const Box& box) {
  const Vector q = toFrame(box, circle.centre);
  const double w = box.width / 2;
  const double h = box.height / 2;
  //# region
  const double inX = w - std::abs(q.x);
  const double inY = h - std::abs(q.y);
  const bool inside = inX > 0 && inY > 0;
  //# nearest
  const Vector p{std::clamp(q.x, -w, w),
                 std::clamp(q.y, -h, h)};
  const double toSide = std::min(inX, inY);
  //# distance
  const double outside = std::hypot(q.x - p.x, q.y - p.y);
  const double d = inside ? -toSide : outside;
  //# compare push
  return d - circle.radius;
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
