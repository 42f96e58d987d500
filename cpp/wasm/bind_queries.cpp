/// JS names of the queries.
#include "bind_function.hpp"
#include "session.hpp"

namespace {

using sepax::wasm::RawHandle;
using sepax::wasm::session;

bool intersects(RawHandle a, RawHandle b) { return session().intersects(a, b); }
bool overlaps(RawHandle a, RawHandle b) { return session().overlaps(a, b); }
bool distance(RawHandle a, RawHandle b) { return session().distance(a, b); }
bool collide(RawHandle a, RawHandle b, double velocityX, double velocityY) {
  return session().collide(a, b, velocityX, velocityY);
}
std::uint32_t contacts(RawHandle a, RawHandle b) { return session().contacts(a, b); }
bool contains(RawHandle a, RawHandle b) { return session().contains(a, b); }
bool containsPoint(RawHandle shape, double x, double y) {
  return session().containsPoint(shape, x, y);
}
bool closestPoint(RawHandle shape, double x, double y) {
  return session().closestPoint(shape, x, y);
}
std::uint32_t castRay(RawHandle shape, double x, double y, double directionX, double directionY,
                      double maxFraction, bool all) {
  return session().castRay(shape, x, y, directionX, directionY, maxFraction, all);
}
std::uint32_t castSegment(RawHandle shape, double x0, double y0, double x1, double y1, bool all) {
  return session().castSegment(shape, x0, y0, x1, y1, all);
}
bool sweep(RawHandle a, RawHandle b) { return session().sweep(a, b); }
std::uint32_t traceSweep(RawHandle a, RawHandle b) { return session().traceSweep(a, b); }
std::uint32_t moveAndSlide(RawHandle shape, std::uint32_t count, std::uint32_t oneWay,
                           double motionX, double motionY, double upX, double upY, double slope,
                           double stepHeight, double snap) {
  return session().moveAndSlide(shape, count, oneWay, motionX, motionY, upX, upY, slope, stepHeight,
                                snap);
}
bool separate(RawHandle shape, std::uint32_t count) { return session().separate(shape, count); }
std::uint32_t trace(RawHandle a, RawHandle b, double velocityX, double velocityY) {
  return session().trace(a, b, velocityX, velocityY);
}

}  // namespace

using sepax::wasm::bindFunction;

SEPAX_PART(collide) {
  bindFunction("_intersects", &intersects);
  bindFunction("_overlaps", &overlaps);
  bindFunction("_collide", &collide);
}

SEPAX_PART(distance) { bindFunction("_distance", &distance); }

SEPAX_PART(contacts) { bindFunction("_contacts", &contacts); }

SEPAX_PART(contains) { bindFunction("_contains", &contains); }

SEPAX_PART(points) {
  bindFunction("_containsPoint", &containsPoint);
  bindFunction("_closestPoint", &closestPoint);
}

SEPAX_PART(casts) {
  bindFunction("_castRay", &castRay);
  bindFunction("_castSegment", &castSegment);
}

SEPAX_PART(sweep) { bindFunction("_sweep", &sweep); }

SEPAX_PART(traceSweep) { bindFunction("_traceSweep", &traceSweep); }

SEPAX_PART(slide) { bindFunction("_moveAndSlide", &moveAndSlide); }

SEPAX_PART(separate) { bindFunction("_separate", &separate); }

SEPAX_PART(trace) { bindFunction("_trace", &trace); }
