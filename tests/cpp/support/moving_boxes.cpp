#include "support/moving_boxes.hpp"

#include <array>
#include <cmath>

namespace sepax::test {
namespace {

Bounds boxAt(Vec2 centre, Vec2 half) { return {centre - half, centre + half}; }

/// So wide that a box of extent 1 meets a few others.
double reachFor(int count) { return std::sqrt(0.5 * count); }

Bounds plainBox(Random& random, int count) {
  const Vec2 centre = random.vector(reachFor(count));
  const double width = random.between(0.2, 0.8);
  return boxAt(centre, {width, random.between(0.2, 0.8)});
}

/// Of integers, so that many touch.
Bounds latticeBox(Random& random, int count) {
  const Vec2 min = random.latticePoint(static_cast<int>(reachFor(count)) + 1);
  const Vec2 size{1.0 * random.integer(0, 2), 1.0 * random.integer(0, 2)};
  return {min, min + size};
}

/// From 1 to 10,000 times as large.
Bounds mixedBox(Random& random, int count) {
  const double size = 0.001 * std::ldexp(1.0, random.integer(0, 13));
  const Vec2 centre = random.vector(0.3 * reachFor(count));
  return boxAt(centre, {size, size * random.between(0.5, 2.0)});
}

Bounds thinBox(Random& random, int count) {
  const Vec2 centre = random.vector(reachFor(count));
  const double length = random.between(1.0, 0.3 * reachFor(count) + 1.0);
  const double thickness = random.between(0.0, 0.01);
  return random.chance(0.5) ? boxAt(centre, {length, thickness})
                            : boxAt(centre, {thickness, length});
}

Bounds pointBox(Random& random, int /*count*/) {
  const Vec2 point = random.latticePoint(6);
  return {point, point};
}

/// Everything in one spot.
Bounds pileBox(Random& random, int /*count*/) {
  const Vec2 centre = random.vector(0.01);
  return boxAt(centre, {random.between(0.5, 1.0), random.between(0.5, 1.0)});
}

/// Heaps far from one another.
Bounds clusterBox(Random& random, int /*count*/) {
  const Vec2 heap = 1e6 * random.latticePoint(2);
  const Vec2 centre = heap + random.vector(3.0);
  return boxAt(centre, {random.between(0.1, 0.4), random.between(0.1, 0.4)});
}

/// Some of them at the end of the world, some as large as it.
Bounds farBox(Random& random, int count) {
  if (random.chance(0.9)) return plainBox(random, count);
  // One draw a statement: compilers evaluate arguments in different orders.
  double far = random.between(0.5, 1.0);
  far = std::ldexp(far, random.integer(0, 332));
  Vec2 centre = random.vector(1.0);
  centre = far * centre;
  const double half = random.chance(0.3) ? far : random.between(0.1, 1.0);
  return boxAt(centre, {half, half});
}

/// So close that float32 can't tell.
Bounds closeBox(Random& random, int /*count*/) {
  const Vec2 min = Vec2{1e6, -3e5} + 1e-4 * random.latticePoint(10);
  const Vec2 size{1e-4 * random.integer(0, 2), 1e-4 * random.integer(0, 2)};
  return {min, min + size};
}

constexpr std::array<BoxScene, 9> kScenes{{{"Plain", plainBox, 0.1},
                                           {"Lattice", latticeBox, 1.0},
                                           {"MixedSizes", mixedBox, 0.01},
                                           {"LongAndThin", thinBox, 0.2},
                                           {"Points", pointBox, 1.0},
                                           {"Pile", pileBox, 0.1},
                                           {"Clusters", clusterBox, 0.05},
                                           {"FarAway", farBox, 0.2},
                                           {"BelowFloat32", closeBox, 1e-4}}};

}  // namespace

std::span<const BoxScene> boxScenes() { return kScenes; }

Bounds moved(const Bounds& box, const BoxScene& scene, Random& random) {
  const Vec2 by =
      random.chance(0.5) ? scene.step * random.latticePoint(1) : random.vector(scene.step);
  return translated(box, by);
}

std::vector<ProxyPair> allOverlaps(const std::vector<Bounds>& boxes,
                                   const std::vector<bool>& live) {
  std::vector<ProxyPair> pairs;
  for (Proxy a = 0; a < boxes.size(); ++a) {
    for (Proxy b = a + 1; b < boxes.size() && live[a]; ++b) {
      if (live[b] && boxes[a].overlaps(boxes[b])) pairs.push_back({a, b});
    }
  }
  return pairs;
}

}  // namespace sepax::test
