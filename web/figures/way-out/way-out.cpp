#include "../shadows/shadows.cpp"

#include <optional>

/** The shortest way for a out of b, if they overlap. */
std::optional<Vector> wayOut(std::span<const Vector> a,
                             std::span<const Vector> b,
                             std::span<const Vector> axes) {
  double least = std::numeric_limits<double>::infinity();
  Vector normal{};
  for (const Vector axis : axes) {
    //# overlap
    const Shadow onA = shadow(a, axis);
    const Shadow onB = shadow(b, axis);
    const double depth = overlap(onA, onB);
    //# apart
    if (depth < 0) return std::nullopt;
    //# least
    if (depth >= least) continue;
    least = depth;
    //# direction
    const bool before = onA.max - onB.min <= onB.max - onA.min;
    const double side = before ? 1 : -1;
    normal = {side * axis.x, side * axis.y};
    //#
  }
  //# push
  return Vector{-least * normal.x, -least * normal.y};
  //#
}

/** A motion without its part into a wall. */
Vector slide(Vector motion, Vector normal) {
  //# slide
  const double into = motion.x * normal.x + motion.y * normal.y;
  if (into <= 0) return motion;
  return {motion.x - into * normal.x, motion.y - into * normal.y};
}
