#include "sepax/query/closest_point.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/contains.hpp"
#include "sepax/query/contains_point.hpp"
#include "sepax/query/distance.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/manifold.hpp"
#include "sepax/query/move_and_slide.hpp"
#include "sepax/query/overlaps.hpp"
#include "sepax/query/ray_cast.hpp"
#include "sepax/query/separate.hpp"
#include "sepax/query/settle.hpp"
#include "sepax/query/sweep.hpp"
#include "sepax/query/trace.hpp"
#include "sepax/query/trace_sweep.hpp"
#include "session.hpp"

namespace sepax::wasm {

bool Session::intersects(RawHandle a, RawHandle b) {
  ShapeInstance* first = findPlaced(a);
  ShapeInstance* second = findPlaced(b);
  if (first == nullptr || second == nullptr) return false;
  SEPAX_WITHOUT_CALLS return sepax::intersects(first->placed(), second->placed());
}

bool Session::overlaps(RawHandle a, RawHandle b) {
  ShapeInstance* first = findPlaced(a);
  ShapeInstance* second = findPlaced(b);
  return first != nullptr && second != nullptr &&
         sepax::overlaps(first->placed(), second->placed());
}

bool Session::distance(RawHandle a, RawHandle b) {
  ShapeInstance* first = findPlaced(a);
  ShapeInstance* second = findPlaced(b);
  if (first == nullptr || second == nullptr) return false;
  buffers_.writeDistance(sepax::distance(first->placed(), second->placed()));
  return true;
}

bool Session::collide(RawHandle a, RawHandle b, double velocityX, double velocityY) {
  ShapeInstance* first = findPlaced(a);
  ShapeInstance* second = findPlaced(b);
  if (first == nullptr || second == nullptr) return false;
  SEPAX_WITHOUT_CALLS buffers_.writeCollision(
      sepax::collide(first->placed(), second->placed(), storedPoint({velocityX, velocityY})));
  return true;
}

std::uint32_t Session::contacts(RawHandle a, RawHandle b) {
  ShapeInstance* first = findPlaced(a);
  ShapeInstance* second = findPlaced(b);
  if (first == nullptr || second == nullptr) return 0;
  const auto [collision, manifold] = sepax::contacts(first->placed(), second->placed());
  buffers_.writeCollision(collision);
  buffers_.writeManifold(manifold);
  return manifold.count;
}

bool Session::contains(RawHandle a, RawHandle b) {
  ShapeInstance* first = findPlaced(a);
  ShapeInstance* second = findPlaced(b);
  return first != nullptr && second != nullptr &&
         sepax::contains(first->placed(), second->placed());
}

bool Session::containsPoint(RawHandle shape, double x, double y) {
  ShapeInstance* found = findPlaced(shape);
  return found != nullptr && sepax::containsPoint(found->placed(), storedPoint({x, y}));
}

bool Session::closestPoint(RawHandle shape, double x, double y) {
  ShapeInstance* found = findPlaced(shape);
  if (found == nullptr) return false;
  buffers_.writeClosestPoint(sepax::closestPoint(found->placed(), storedPoint({x, y})));
  return true;
}

std::uint32_t Session::castRay(RawHandle shape, double x, double y, double directionX,
                               double directionY, double maxFraction, bool all) {
  ShapeInstance* found = findPlaced(shape);
  if (found == nullptr) return 0;
  const Vec2 from = storedPoint({x, y});
  const Vec2 direction = storedPoint({directionX, directionY});
  const PlacedShape placed = found->placed();
  if (!placed.convex()) {
    return buffers_.writeCasts(sepax::castRay(from, direction, placed, maxFraction));
  }
  const PlacedConvex& convex = placed.pieces.front();
  if (all) return buffers_.writeCast(sepax::castRay(from, direction, convex, maxFraction));
  return buffers_.writeEntry(rayEntry(from, direction, convex, maxFraction));
}

std::uint32_t Session::castSegment(RawHandle shape, double x0, double y0, double x1, double y1,
                                   bool all) {
  ShapeInstance* found = findPlaced(shape);
  if (found == nullptr) return 0;
  const Vec2 from = storedPoint({x0, y0});
  const Vec2 to = storedPoint({x1, y1});
  const PlacedShape placed = found->placed();
  if (!placed.convex()) return buffers_.writeCasts(sepax::castSegment(from, to, placed));
  const PlacedConvex& convex = placed.pieces.front();
  if (all) return buffers_.writeCast(sepax::castSegment(from, to, convex));
  return buffers_.writeEntry(segmentEntry(from, to, convex));
}

bool Session::sweep(RawHandle a, RawHandle b) {
  ShapeInstance* first = findPlaced(a);
  ShapeInstance* second = findPlaced(b);
  if (first == nullptr || second == nullptr) return false;
  buffers_.writeImpact(
      sepax::sweep(first->placed(), second->placed(), motionOf(*first, 0), motionOf(*second, 3)));
  return true;
}

std::uint32_t Session::traceSweep(RawHandle a, RawHandle b) {
  ShapeInstance* first = findPlaced(a);
  ShapeInstance* second = findPlaced(b);
  if (first == nullptr || second == nullptr) return 0;
  const SweepTrace trace =
      sepax::traceSweep(first->placed().pieces.front(), second->placed().pieces.front(),
                        motionOf(*first, 0), motionOf(*second, 3));
  buffers_.writeSweepTrace(trace);
  return static_cast<std::uint32_t>(trace.log.stops.size());
}

Motion Session::motionOf(const ShapeInstance& shape, std::size_t at) const {
  const double* numbers = &buffers_.input[at];
  return {storedPoint({numbers[0], numbers[1]}), numbers[2], shape.transform().position};
}

std::uint32_t Session::moveAndSlide(RawHandle shape, std::uint32_t count, std::uint32_t oneWay,
                                    double motionX, double motionY, double upX, double upY,
                                    double slope, double stepHeight, double snap) {
  ShapeInstance* mover = findPlaced(shape);
  if (mover == nullptr) return 0;
  for (std::uint32_t i = 0; i < count; ++i) static_cast<void>(findPlaced(buffers_.input[i]));
  std::vector<WalkObstacle> obstacles(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    ShapeInstance* obstacle = find(buffers_.input[i]);
    if (obstacle == nullptr || obstacle == mover) continue;
    obstacles[i] = {obstacle->placed(), i >= count - oneWay};
  }
  const WalkOptions options = walkOptions({upX, upY}, slope, stepHeight, snap);
  Walk walk = sepax::walk(mover->placed(), obstacles, storedPoint({motionX, motionY}), options);
  ShapeInstance there(*mover);
  Transform transform = mover->transform();
  const Vec2 start = transform.position;
  walk.translation = settle(walk, obstacles, [&](Vec2 by) {
    transform.position = storedPoint(start + by);
    there.setTransform(transform);
    return there.placed();
  });
  return buffers_.writeWalk(walk, options.footing);
}

bool Session::separate(RawHandle shape, std::uint32_t count) {
  ShapeInstance* mover = findPlaced(shape);
  if (mover == nullptr) return false;
  const std::vector<PlacedConvex> obstacles = takeObstacles(count, mover);
  buffers_.writeTranslation(sepax::separate(*mover, PlacedShape{obstacles}));
  return true;
}

std::vector<PlacedConvex> Session::takeObstacles(std::uint32_t count, const ShapeInstance* except) {
  for (std::uint32_t i = 0; i < count; ++i) static_cast<void>(findPlaced(buffers_.input[i]));
  std::vector<PlacedConvex> obstacles;
  for (std::uint32_t i = 0; i < count; ++i) {
    ShapeInstance* obstacle = find(buffers_.input[i]);
    if (obstacle == nullptr || obstacle == except) continue;
    for (const PlacedConvex& piece : obstacle->placed().pieces) obstacles.push_back(piece);
  }
  return obstacles;
}

std::uint32_t Session::trace(RawHandle a, RawHandle b, double velocityX, double velocityY) {
  ShapeInstance* first = findPlaced(a);
  ShapeInstance* second = findPlaced(b);
  if (first == nullptr || second == nullptr) return 0;
  const Trace trace =
      sepax::trace(first->placed().pieces.front().core, second->placed().pieces.front().core,
                   storedPoint({velocityX, velocityY}));
  buffers_.writeTrace(trace);
  return static_cast<std::uint32_t>(trace.steps.size());
}

}  // namespace sepax::wasm
