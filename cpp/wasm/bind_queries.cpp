/// JS names of the queries.
#include <emscripten/bind.h>

#include "session.hpp"

namespace {

using sepax::wasm::RawHandle;
using sepax::wasm::session;

bool intersects(RawHandle a, RawHandle b) { return session().intersects(a, b); }
bool collide(RawHandle a, RawHandle b, double velocityX, double velocityY) {
  return session().collide(a, b, velocityX, velocityY);
}
std::uint32_t trace(RawHandle a, RawHandle b, double velocityX, double velocityY) {
  return session().trace(a, b, velocityX, velocityY);
}

}  // namespace

EMSCRIPTEN_BINDINGS(sepax_queries) {
  emscripten::function("_intersects", &intersects);
  emscripten::function("_collide", &collide);
  emscripten::function("_trace", &trace);
}
