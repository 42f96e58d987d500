// How a body moves among others.
#include <algorithm>
#include <functional>

#include "sepax/assert.hpp"
#include "sepax/math/heap_sort.hpp"
#include "sepax/query/settle.hpp"
#include "sepax/tolerance.hpp"
#include "sepax/world/world.hpp"

namespace sepax {

void World::findInTheWay(BodyId id, double reach, const BodyFilter& filter,
                         std::vector<BodyId>& found) {
  SEPAX_ASSERT(bodies_.has(id));
  found.clear();
  warm();
  BodyFilter solid = filter;
  solid.sensors = false;
  visitAt(grown(bodies_.placed(id).bounds(), reach), solid, [&](BodyId other) {
    if (other != id && bodies_.meet(orderedPair(id, other))) found.push_back(other);
  });
  detail::heapSort(found, std::less<>());
}

Walk World::moveAndSlide(BodyId id, Vec2 motion, const WalkOptions& options,
                         const BodyFilter& filter, const OneWayBodies& oneWay, double* looked) {
  SEPAX_ASSERT(bodies_.has(id));
  SEPAX_ASSERT(std::is_sorted(oneWay.bodies.begin(), oneWay.bodies.end()));
  warm();
  const PlacedBody& mover = bodies_.placed(id);
  const double extent = mover.bounds().extent();
  double way = length(motion) + options.stepHeight + options.snap;
  // Beyond an edge it looks for a floor.
  if (options.stepHeight + options.snap > 0.0) way += extent;
  double reach = way + extent;
  std::vector<BodyId> others;
  while (true) {
    findInTheWay(id, reach, filter, others);
    if (looked != nullptr) *looked = reach;
    if (others.empty()) return {motion, {}, 0.0};
    std::vector<WalkObstacle> obstacles;
    for (const BodyId other : others) {
      const bool isOneWay = (bodies_.traits(other).category & oneWay.mask) != 0 ||
                            std::binary_search(oneWay.bodies.begin(), oneWay.bodies.end(), other);
      obstacles.push_back({bodies_.placed(other).shape(), isOneWay});
    }
    Walk walk = sepax::walk(mover.shape(), obstacles, motion, options);
    // A push out of something may lead to what is farther away.
    const double needed = walk.wayOut + way;
    if (needed <= reach || !(reach <= kMaxCoordinate)) {
      const Pose& start = shownAt(id);
      const PlacedBody::Pointer there = PlacedBody::make(borrowed(mover.geometry()));
      walk.translation = settle(walk, obstacles, [&](Vec2 by) {
        there->place({start.x + by.x, start.y + by.y, start.angle});
        return there->shape();
      });
      for (WalkWall& wall : walk.walls) wall.obstacle = others[wall.obstacle];
      return walk;
    }
    reach = 2.0 * needed;
  }
}

}  // namespace sepax
