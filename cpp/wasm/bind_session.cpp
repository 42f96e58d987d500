/// JS names of the session's memory and shapes. A leading underscore marks what only web/lib/raw
/// may call.
#include "bind_function.hpp"
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
bool measureReach(RawHandle handle) { return session().measureReach(handle); }
bool supportPoint(RawHandle handle, double x, double y) {
  return session().supportPoint(handle, x, y);
}

}  // namespace

using sepax::wasm::bindFunction;

SEPAX_CORE(session) {
  bindFunction("_recordAddress", &recordAddress);
  bindFunction("_outputAddress", &outputAddress);
  bindFunction("_reserveInput", &reserveInput);
}

SEPAX_PART(shapes) {
  bindFunction("_shapeCount", &shapeCount);
  bindFunction("_createConvex", &createConvex);
  bindFunction("_regularPoints", &regularPoints);
  bindFunction("_destroy", &destroy);
  bindFunction("_setTransform", &setTransform);
  bindFunction("_setScale", &setScale);
  bindFunction("_setPivot", &setPivot);
  bindFunction("_localPoints", &localPoints);
  bindFunction("_worldPoints", &worldPoints);
  bindFunction("_measure", &measure);
  bindFunction("_measureReach", &measureReach);
}

SEPAX_PART(pieces) {
  bindFunction("_createChain", &createChain);
  bindFunction("_createCompound", &createCompound);
  bindFunction("_pieceCount", &pieceCount);
}

SEPAX_PART(concave) { bindFunction("_createConcave", &createConcave); }

SEPAX_PART(support) { bindFunction("_supportPoint", &supportPoint); }
