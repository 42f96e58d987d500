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
RawHandle createConvex(std::uint32_t count, double radius) {
  return session().createConvex(count, radius);
}
RawHandle createConcave(std::uint32_t count, double radius) {
  return session().createConcave(count, radius);
}
RawHandle createChain(std::uint32_t count, bool closed, double radius) {
  return session().createChain(count, closed, radius);
}
RawHandle createCompound(std::uint32_t count, bool placed) {
  return session().createCompound(count, placed);
}
std::uint32_t regularPoints(std::uint32_t sides, double radius) {
  return session().regularPoints(sides, radius);
}
bool destroy(RawHandle handle) { return session().destroy(handle); }
bool setTransform(RawHandle handle, double x, double y, double angle) {
  return session().setTransform(handle, x, y, angle);
}
std::uint32_t setScale(RawHandle handle, double x, double y) {
  return static_cast<std::uint32_t>(session().setScale(handle, x, y));
}
std::uint32_t setPivot(RawHandle handle, double x, double y) {
  return static_cast<std::uint32_t>(session().setPivot(handle, x, y));
}
std::uint32_t pieceCount(RawHandle handle) { return session().pieceCount(handle); }
std::uint32_t localPoints(RawHandle handle, std::uint32_t piece) {
  return session().localPoints(handle, piece);
}
std::uint32_t worldPoints(RawHandle handle, std::uint32_t piece) {
  return session().worldPoints(handle, piece);
}
bool measure(RawHandle handle) { return session().measure(handle); }

}  // namespace

EMSCRIPTEN_BINDINGS(sepax_session) {
  emscripten::function("_recordAddress", &recordAddress);
  emscripten::function("_outputAddress", &outputAddress);
  emscripten::function("_reserveInput", &reserveInput);
  emscripten::function("_shapeCount", &shapeCount);
  emscripten::function("_createConvex", &createConvex);
  emscripten::function("_createConcave", &createConcave);
  emscripten::function("_createChain", &createChain);
  emscripten::function("_createCompound", &createCompound);
  emscripten::function("_regularPoints", &regularPoints);
  emscripten::function("_destroy", &destroy);
  emscripten::function("_setTransform", &setTransform);
  emscripten::function("_setScale", &setScale);
  emscripten::function("_setPivot", &setPivot);
  emscripten::function("_pieceCount", &pieceCount);
  emscripten::function("_localPoints", &localPoints);
  emscripten::function("_worldPoints", &worldPoints);
  emscripten::function("_measure", &measure);
}
