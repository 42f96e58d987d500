#include "sepax/query/settle.hpp"

#include <algorithm>
#include <vector>

#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/response.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
namespace {

/// By then a step is some thousand roundings.
constexpr int kMostCorrections = 12;

/// The gaps between a shape and what it is next to: as contacts, to be closed as others are left.
class Gaps {
 public:
  explicit Gaps(const PlacedShape& shape) : shape_(shape), box_(boundsOf(shape.pieces)) {}

  /// Takes in an obstacle. One that is touched is not to be left.
  void add(const PlacedShape& obstacle, double step) {
    const Bounds other = boundsOf(obstacle.pieces);
    const double resting = kResting * (box_.extent() + other.extent());
    if (!grown(box_, resting).overlaps(other)) return;
    const Distance gap = distance(shape_, obstacle);
    if (gap.distance > resting) return;
    const bool isOpen = gap.distance > 0.0;
    isOpen_ = isOpen_ || isOpen;
    planes_.push_back({-gap.normal, isOpen ? gap.distance + step : 0.0});
  }

  [[nodiscard]] bool isOpen() const { return isOpen_; }
  /// The shortest way that closes them all.
  [[nodiscard]] Vec2 closing() const { return resolveContacts(planes_).translation; }

 private:
  const PlacedShape& shape_;
  Bounds box_;
  std::vector<ContactPlane> planes_;
  bool isOpen_ = false;
};

}  // namespace

Vec2 settle(const Walk& walk, std::span<const WalkObstacle> obstacles, PlacedBy placedBy) {
  Vec2 settled = walk.translation;
  if (walk.walls.empty()) return settled;
  double step = 0.0;
  for (int trial = 0; trial < kMostCorrections; ++trial) {
    const PlacedShape shape = placedBy(settled);
    Gaps gaps(shape);
    for (const WalkWall& wall : walk.walls) gaps.add(obstacles[wall.obstacle].shape, step);
    if (!gaps.isOpen()) return settled + Vec2{};
    settled = settled + gaps.closing();
    step = std::max(2.0 * step, coordinateStep(boundsOf(shape.pieces)));
  }
  return walk.translation;
}

}  // namespace sepax
