/// JS names of the session's memory and shapes. A leading underscore marks what only web/lib/raw
/// may call.
#include <emscripten/bind.h>

#include "session.hpp"

namespace {

using sepax::wasm::RawHandle;
using sepax::wasm::session;

std::uintptr_t recordAddress() { return session().recordAddress(); }
std::uintptr_t outputAddress() { return session().outputAddress(); }
std::uintptr_t reserveInput(std::uint32_t count) { return session().reserveInput(count); }
std::uint32_t shapeCount() { return session().shapeCount(); }
RawHandle createPolygon(std::uint32_t count) { return session().createPolygon(count); }
std::uint32_t regularPoints(std::uint32_t sides, double radius) {
  return session().regularPoints(sides, radius);
}
bool destroy(RawHandle handle) { return session().destroy(handle); }
bool setTransform(RawHandle handle, double x, double y, double angle) {
  return session().setTransform(handle, x, y, angle);
}
std::uint32_t localPoints(RawHandle handle) { return session().localPoints(handle); }
std::uint32_t worldPoints(RawHandle handle) { return session().worldPoints(handle); }
bool measure(RawHandle handle) { return session().measure(handle); }

}  // namespace

EMSCRIPTEN_BINDINGS(sepax_session) {
  emscripten::function("_recordAddress", &recordAddress);
  emscripten::function("_outputAddress", &outputAddress);
  emscripten::function("_reserveInput", &reserveInput);
  emscripten::function("_shapeCount", &shapeCount);
  emscripten::function("_createPolygon", &createPolygon);
  emscripten::function("_regularPoints", &regularPoints);
  emscripten::function("_destroy", &destroy);
  emscripten::function("_setTransform", &setTransform);
  emscripten::function("_localPoints", &localPoints);
  emscripten::function("_worldPoints", &worldPoints);
  emscripten::function("_measure", &measure);
}
