#include <algorithm>
#include <array>
#include <functional>
#include <span>

#include "sepax/math/heap_sort.hpp"
#include "sepax/world/pair_batch.hpp"
#include "world_instances.hpp"
#include "world_layout.hpp"
#include "worlds.hpp"

namespace sepax::wasm {
namespace {

Buffers& buffers() { return session().buffers(); }

/// Hands over the numbers that were found.
std::uint32_t writeFound() {
  const std::vector<BodyId>& found = worldInstances().found;
  buffers().output.assign(found.begin(), found.end());
  return static_cast<std::uint32_t>(found.size());
}

BodyFilter filterOf(Bits mask, bool sensors) { return {mask, sensors, worldInstances().excluded}; }

/// Numbers of bodies in the input list, in order.
void takeBodies(std::uint32_t count, std::vector<BodyId>& ids) {
  const double* numbers = buffers().input.data();
  ids.assign(numbers, numbers + count);
  detail::heapSort(ids, std::less<>());
}

void writeHit(double* at, BodyId body, double fraction, Vec2 point, Vec2 normal) {
  at[hit::kBody] = body;
  at[hit::kFraction] = fraction + 0.0;
  put(at + hit::kPoint, point);
  put(at + hit::kNormal, normal);
}

std::uint32_t findOverlaps(RawHandle world, const ConvexPolygon& core, double radius,
                           const BodyFilter& filter) {
  ConvexInstance instance(core, radius);
  const PlacedConvex piece = instance.placed();
  worldOf(world).findOverlaps({{&piece, 1}}, filter, worldInstances().found);
  return writeFound();
}

/// The corners of a box that may be flat.
ConvexPolygon boxOf(Vec2 min, Vec2 max) {
  if (min == max) return ConvexPolygon::point(min);
  if (min.x == max.x || min.y == max.y) return ConvexPolygon::segment(min, max);
  return ConvexPolygon::ofCorners(std::array{min, Vec2{max.x, min.y}, max, Vec2{min.x, max.y}});
}

/// Has `ask` answer about pairs of numbers in the input list, and returns the place of the first
/// that is not that of a body, or -1.
template <class Ask>
double askPairs(RawHandle handle, std::uint32_t count, Ask ask) {
  const std::span<const double> ids = std::span(buffers().input).first(std::size_t{2} * count);
  const std::size_t end = ask(warmWorldOf(handle).bodies(), ids);
  return end == ids.size() ? -1.0 : static_cast<double>(end);
}

template <class Value>
void growTo(std::vector<Value>& list, std::size_t count) {
  if (list.size() < count) list.resize(count);
}

}  // namespace

std::uint32_t worldBox(RawHandle world, double minX, double minY, double maxX, double maxY,
                       Bits mask, bool sensors) {
  return findOverlaps(world, boxOf(storedPoint({minX, minY}), storedPoint({maxX, maxY})), 0.0,
                      filterOf(mask, sensors));
}

std::uint32_t worldCircle(RawHandle world, double x, double y, double radius, Bits mask,
                          bool sensors) {
  return findOverlaps(world, ConvexPolygon::point(storedPoint({x, y})), radius,
                      filterOf(mask, sensors));
}

std::uint32_t worldOverlaps(RawHandle world, RawHandle shape, Bits mask, bool sensors) {
  ShapeInstance* const found = session().findPlaced(shape);
  if (found == nullptr) return 0;
  worldOf(world).findOverlaps(found->placed(), filterOf(mask, sensors), worldInstances().found);
  return writeFound();
}

std::uint32_t worldAt(RawHandle world, double x, double y, Bits mask, bool sensors) {
  worldOf(world).findAt(storedPoint({x, y}), filterOf(mask, sensors), worldInstances().found);
  return writeFound();
}

std::uint32_t worldNearest(RawHandle world, double x, double y, std::uint32_t count,
                           double distance, Bits mask, bool sensors) {
  worldOf(world).findNearest(storedPoint({x, y}), count, distance, filterOf(mask, sensors),
                             worldInstances().found);
  return writeFound();
}

bool worldCastRay(RawHandle world, double x, double y, double directionX, double directionY,
                  double maxFraction, Bits mask, bool sensors) {
  const BodyCrossing first =
      worldOf(world).castRay(storedPoint({x, y}), storedPoint({directionX, directionY}),
                             maxFraction, filterOf(mask, sensors));
  if (first.body == kNoBody) return false;
  writeHit(buffers().record.data(), first.body, first.entry.fraction, first.entry.point,
           first.entry.normal);
  return true;
}

bool worldRayMeetsAny(RawHandle world, double x, double y, double directionX, double directionY,
                      double maxFraction, Bits mask, bool sensors) {
  return worldOf(world).rayMeetsAny(storedPoint({x, y}), storedPoint({directionX, directionY}),
                                    maxFraction, filterOf(mask, sensors));
}

std::uint32_t worldCastRayAll(RawHandle world, double x, double y, double directionX,
                              double directionY, double maxFraction, Bits mask, bool sensors) {
  std::vector<BodyCrossing> found;
  worldOf(world).castRayAll(storedPoint({x, y}), storedPoint({directionX, directionY}), maxFraction,
                            filterOf(mask, sensors), found);
  buffers().output.resize(found.size() * hit::kSize);
  for (std::size_t i = 0; i < found.size(); ++i) {
    const BoundaryCrossing& entry = found[i].entry;
    writeHit(&buffers().output[i * hit::kSize], found[i].body, entry.fraction, entry.point,
             entry.normal);
  }
  return static_cast<std::uint32_t>(found.size());
}

bool worldCastShape(RawHandle world, RawHandle shape, double wayX, double wayY, Bits mask,
                    bool sensors) {
  ShapeInstance* const found = session().findPlaced(shape);
  if (found == nullptr) return false;
  const BodyImpact first =
      worldOf(world).castShape(found->placed(), storedPoint({wayX, wayY}), filterOf(mask, sensors));
  if (first.body == kNoBody) return false;
  writeHit(buffers().record.data(), first.body, first.impact.time, first.impact.point,
           first.impact.normal);
  return true;
}

void worldCastRays(RawHandle handle, std::uint32_t count, double maxFraction, Bits mask,
                   bool sensors) {
  World& world = worldOf(handle);
  Batch& batch = worldInstances().batch;
  growTo(batch.ids, count);
  growTo(batch.numbers, count);
  growTo(batch.normals, count);
  const double* ray = buffers().input.data();
  for (std::uint32_t i = 0; i < count; ++i, ray += 4) {
    const BodyCrossing first =
        world.castRay(storedPoint({ray[0], ray[1]}), storedPoint({ray[2], ray[3]}), maxFraction,
                      filterOf(mask, sensors));
    batch.ids[i] = first.body;
    batch.numbers[i] = first.entry.fraction + 0.0;
    batch.normals[i] = first.entry.normal + Vec2{};
  }
  auto& record = buffers().record;
  record[batch::kIds] = addressOf(batch.ids.data());
  record[batch::kNumbers] = addressOf(batch.numbers.data());
  record[batch::kNormals] = addressOf(batch.normals.data());
}

double worldIntersectPairs(RawHandle world, std::uint32_t count) {
  Batch& batch = worldInstances().batch;
  growTo(batch.flags, count);
  buffers().record[batch::kFlags] = addressOf(batch.flags.data());
  return askPairs(world, count, [&](const BodyStore& bodies, std::span<const double> ids) {
    return intersectPairs(bodies, ids, batch.flags.data());
  });
}

double worldCollidePairs(RawHandle world, std::uint32_t count) {
  Batch& batch = worldInstances().batch;
  growTo(batch.numbers, count);
  growTo(batch.normals, count);
  buffers().record[batch::kNumbers] = addressOf(batch.numbers.data());
  buffers().record[batch::kNormals] = addressOf(batch.normals.data());
  return askPairs(world, count, [&](const BodyStore& bodies, std::span<const double> ids) {
    return collidePairs(bodies, ids, batch.numbers.data(), batch.normals.data());
  });
}

void excludeBodies(std::uint32_t count) { takeBodies(count, worldInstances().excluded); }

std::uint32_t worldMoveAndSlide(RawHandle handle, std::uint32_t body, double motionX,
                                double motionY, double upX, double upY, double slope,
                                double stepHeight, double snap, Bits mask, Bits oneWay,
                                std::uint32_t count) {
  World& world = worldOf(handle);
  if (!world.bodies().has(body)) return 0;
  std::vector<BodyId>& platforms = worldInstances().found;
  takeBodies(count, platforms);
  const WalkOptions options = walkOptions({upX, upY}, slope, stepHeight, snap);
  double looked = 0.0;
  const Walk walk = world.moveAndSlide(body, storedPoint({motionX, motionY}), options,
                                       filterOf(mask, false), {oneWay, platforms}, &looked);
  buffers().record[record::kLooked] = looked;
  return buffers().writeWalk(walk, options.footing);
}

std::uint32_t worldInTheWay(RawHandle handle, std::uint32_t body, double reach, Bits mask) {
  World& world = worldOf(handle);
  if (!world.bodies().has(body)) return 0;
  world.findInTheWay(body, reach, filterOf(mask, false), worldInstances().found);
  return writeFound();
}

}  // namespace sepax::wasm
