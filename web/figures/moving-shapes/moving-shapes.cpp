#include "../shadows/shadows.cpp"

#include <optional>

struct Times {
  double enter;
  double exit;
};

constexpr double kEver = std::numeric_limits<double>::infinity();

/** When two shadows overlap, if a has this speed. */
std::optional<Times> times(Shadow a, Shadow b, double speed) {
  //# times miss
  if (speed == 0) {
    if (overlap(a, b) < 0) return std::nullopt;
    return Times{-kEver, kEver};
  }
  const double meet = (b.min - a.max) / speed;
  const double part = (b.max - a.min) / speed;
  return speed > 0 ? Times{meet, part} : Times{part, meet};
  //#
}

/** When a touches b in a frame, 0 to 1; nothing: never. */
std::optional<double> impact(std::span<const Vector> a,
                             std::span<const Vector> b,
                             std::span<const Vector> axes, Vector v) {
  //# frames
  double enter = 0;
  double exit = 1;
  //#
  for (const Vector axis : axes) {
    //# times
    const double speed = v.x * axis.x + v.y * axis.y;
    const Shadow onA = shadow(a, axis);
    const auto on = times(onA, shadow(b, axis), speed);
    //# times miss
    if (!on) return std::nullopt;
    //# common
    enter = std::max(enter, on->enter);
    exit = std::min(exit, on->exit);
    //# common miss
    if (enter > exit) return std::nullopt;
    //#
  }
  //# hit
  return enter;
  //#
}

/** The classic test, which says yes too often. */
bool classic(std::span<const Vector> a, std::span<const Vector> b,
             std::span<const Vector> axes, Vector v) {
  //# classic
  return std::all_of(axes.begin(), axes.end(), [&](Vector axis) {
    const double speed = v.x * axis.x + v.y * axis.y;
    const Shadow s = shadow(a, axis);
    const Shadow stretched{s.min + std::min(0.0, speed),
                           s.max + std::max(0.0, speed)};
    return overlap(stretched, shadow(b, axis)) >= 0;
  });
}

/** How far to move a that hits b: its step, and the push back. */
Vector stepAndPush(Vector v, Vector mtv) {
  //# push
  return Vector{v.x + mtv.x, v.y + mtv.y};
}
