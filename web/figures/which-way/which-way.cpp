#include <algorithm>
#include <cmath>

struct Vector {
  double x, y;
};
struct Missile {
  Vector m, h;
};
enum class Turn { left, right, ahead, behind };

double dot(Vector h, Vector d) {
  return h.x * d.x + h.y * d.y;
}

//# area sign far
/** The signed area of the parallelogram of two vectors. */
double det(Vector h, Vector d) {
  return h.x * d.y - h.y * d.x;
}
//#

/** Which way to turn, as seen on the screen. */
Turn turn(Vector h, Vector d, bool yDown) {
  //# sign
  const double area = det(h, d);
  if (area > 0) return yDown ? Turn::right : Turn::left;
  if (area < 0) return yDown ? Turn::left : Turn::right;
  //# ahead
  return dot(h, d) > 0 ? Turn::ahead : Turn::behind;
  //#
}

/** The turn of one frame; positive from x towards y. */
double steer(Vector h, Vector d, double maxTurn) {
  //# angle
  // Straight behind, -0 would choose the other way round.
  const double area = det(h, d) + 0.0;
  const double angle = std::atan2(area, dot(h, d));
  //# limit
  return std::clamp(angle, -maxTurn, maxTurn);
  //#
}

/** One frame: turn the heading, then fly along it. */
Missile fly(Missile missile, Vector target,
            double maxTurn, double speed) {
  const auto [m, h] = missile;
  //# vectors
  const Vector d{target.x - m.x, target.y - m.y};
  //# fly wrong
  const double angle = steer(h, d, maxTurn);
  const double cos = std::cos(angle);
  const double sin = std::sin(angle);
  const double x = h.x * cos - h.y * sin;
  const double y = h.x * sin + h.y * cos;
  //# fly
  const double k = speed / std::hypot(x, y);
  return {{m.x + k * x, m.y + k * y}, {x, y}};
  //#
}
