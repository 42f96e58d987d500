/// JS names of the questions about outlines.
#include <emscripten/bind.h>

#include "outlines.hpp"
#include "session.hpp"

namespace {

using sepax::wasm::Buffers;
namespace wasm = sepax::wasm;

Buffers& buffers() { return wasm::session().buffers(); }

std::uint32_t validateOutline(std::uint32_t rings, std::uint32_t maxCrossings) {
  return wasm::validateOutline(buffers(), rings, maxCrossings);
}
std::uint32_t decomposeOutline(std::uint32_t rings) {
  return wasm::decomposeOutline(buffers(), rings);
}
std::uint32_t simplifyOutline(std::uint32_t rings, double tolerance) {
  return wasm::simplifyOutline(buffers(), rings, tolerance);
}
bool measureOutline(std::uint32_t rings) { return wasm::measureOutline(buffers(), rings); }
std::uint32_t convexHull() { return wasm::convexHull(buffers()); }
void boundingCircle() { wasm::boundingCircle(buffers()); }
void orientedBox() { wasm::orientedBox(buffers()); }
std::uint32_t locatePoint(std::uint32_t rings, double x, double y) {
  return wasm::locatePoint(buffers(), rings, x, y);
}

}  // namespace

EMSCRIPTEN_BINDINGS(sepax_outlines) {
  emscripten::function("_validateOutline", &validateOutline);
  emscripten::function("_decomposeOutline", &decomposeOutline);
  emscripten::function("_simplifyOutline", &simplifyOutline);
  emscripten::function("_measureOutline", &measureOutline);
  emscripten::function("_convexHull", &convexHull);
  emscripten::function("_boundingCircle", &boundingCircle);
  emscripten::function("_orientedBox", &orientedBox);
  emscripten::function("_locatePoint", &locatePoint);
}
