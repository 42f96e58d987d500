/// JS names of the queries.
#include <emscripten/bind.h>

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
                      double maxFraction) {
  return session().castRay(shape, x, y, directionX, directionY, maxFraction);
}
std::uint32_t castSegment(RawHandle shape, double x0, double y0, double x1, double y1) {
  return session().castSegment(shape, x0, y0, x1, y1);
}
bool sweep(RawHandle a, RawHandle b) { return session().sweep(a, b); }
std::uint32_t traceSweep(RawHandle a, RawHandle b) { return session().traceSweep(a, b); }
std::uint32_t moveAndSlide(RawHandle shape, std::uint32_t count, double motionX, double motionY,
                           double upX, double upY, double slope) {
  return session().moveAndSlide(shape, count, motionX, motionY, upX, upY, slope);
}
std::uint32_t trace(RawHandle a, RawHandle b, double velocityX, double velocityY) {
  return session().trace(a, b, velocityX, velocityY);
}

}  // namespace

EMSCRIPTEN_BINDINGS(sepax_queries) {
  emscripten::function("_intersects", &intersects);
  emscripten::function("_overlaps", &overlaps);
  emscripten::function("_distance", &distance);
  emscripten::function("_collide", &collide);
  emscripten::function("_contacts", &contacts);
  emscripten::function("_contains", &contains);
  emscripten::function("_containsPoint", &containsPoint);
  emscripten::function("_closestPoint", &closestPoint);
  emscripten::function("_castRay", &castRay);
  emscripten::function("_castSegment", &castSegment);
  emscripten::function("_sweep", &sweep);
  emscripten::function("_traceSweep", &traceSweep);
  emscripten::function("_moveAndSlide", &moveAndSlide);
  emscripten::function("_trace", &trace);
}
