#include "sepax/query/settle.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/response.hpp"
#include "sepax/shape/piece_tree.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
namespace {

/// By then a step is some thousand roundings.
constexpr int kMostCorrections = 12;

/// The gaps between a shape and what it is next to: as contacts, to be closed as others are left.
class Gaps {
 public:
  explicit Gaps(const PlacedShape& shape) : shape_(shape), box_(boundsOf(shape)) {}

  /// Takes in an obstacle. One that is touched is not to be left.
  void add(const PlacedShape& obstacle, double step) {
    const Bounds other = boundsOf(obstacle);
    const double resting = kResting * (box_.extent() + other.extent());
    if (!grown(box_, resting).overlaps(other)) return;
    const bool convex = shape_.convex() && obstacle.convex();
    if (!convex && intersects(shape_, obstacle)) {
      touched_.push_back({planes_.size(), &obstacle});
      planes_.push_back({});
      return;
    }
    const Distance gap = distance(shape_, obstacle);
    if (gap.distance > resting) return;
    const bool isOpen = gap.distance > 0.0;
    isOpen_ = isOpen_ || isOpen;
    planes_.push_back({-gap.normal, isOpen ? gap.distance + step : 0.0});
  }

  [[nodiscard]] bool isOpen() const { return isOpen_; }
  /// Of the shape.
  [[nodiscard]] double size() const { return box_.extent(); }
  /// The shortest way that closes them all.
  [[nodiscard]] Vec2 closing() {
    for (const Touched& one : touched_) {
      planes_[one.plane].normal = -distance(shape_, *one.obstacle).normal;
    }
    return resolveContacts(planes_).translation;
  }

 private:
  /// Of many pieces that share a point, the direction is that of the way out, which takes as long
  /// as all of the walk: it is looked for if there is another gap to close.
  struct Touched {
    std::size_t plane;
    const PlacedShape* obstacle;
  };

  const PlacedShape& shape_;
  Bounds box_;
  std::vector<ContactPlane> planes_;
  std::vector<Touched> touched_;
  bool isOpen_ = false;
};

/// The obstacles that the walls are of, each once.
std::vector<const PlacedShape*> obstaclesOf(const Walk& walk,
                                            std::span<const WalkObstacle> obstacles) {
  std::vector<const PlacedShape*> found;
  for (const WalkWall& wall : walk.walls) {
    const PlacedShape* const obstacle = &obstacles[wall.obstacle].shape;
    if (std::find(found.begin(), found.end(), obstacle) == found.end()) found.push_back(obstacle);
  }
  return found;
}

/// Whether a shape is deeper in something solid than a slide leaves it.
bool isDeepInside(const PlacedShape& shape, std::span<const WalkObstacle> obstacles) {
  const Bounds box = boundsOf(shape);
  return std::any_of(obstacles.begin(), obstacles.end(), [&](const WalkObstacle& one) {
    const Bounds other = boundsOf(one.shape);
    const double skin = kSlideSkin * (box.extent() + other.extent());
    return !one.oneWay && box.overlaps(other) && distance(shape, one.shape).distance < -2.0 * skin;
  });
}

}  // namespace

Vec2 settle(const Walk& walk, std::span<const WalkObstacle> obstacles, PlacedBy placedBy) {
  Vec2 settled = walk.translation;
  if (walk.walls.empty()) return settled;
  const std::vector<const PlacedShape*> beside = obstaclesOf(walk, obstacles);
  double step = 0.0;
  for (int trial = 0; trial < kMostCorrections; ++trial) {
    const PlacedShape shape = placedBy(settled);
    Gaps gaps(shape);
    for (const PlacedShape* obstacle : beside) gaps.add(*obstacle, step);
    if (!gaps.isOpen()) {
      // Two things may be so close together that the gap to one is closed by going into the other.
      const bool hardly = length(settled - walk.translation) <= kSlideSkin * gaps.size();
      return hardly || !isDeepInside(shape, obstacles) ? settled + Vec2{} : walk.translation;
    }
    settled = settled + gaps.closing();
    step = std::max(2.0 * step, coordinateStep(boundsOf(shape)));
  }
  return walk.translation;
}

}  // namespace sepax
