/// JS names of the questions about outlines.
#include "bind_function.hpp"
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

using sepax::wasm::bindFunction;

SEPAX_PART(validate) { bindFunction("_validateOutline", &validateOutline); }

SEPAX_PART(decompose) { bindFunction("_decomposeOutline", &decomposeOutline); }

SEPAX_PART(simplify) { bindFunction("_simplifyOutline", &simplifyOutline); }

SEPAX_PART(measures) {
  bindFunction("_measureOutline", &measureOutline);
  bindFunction("_locatePoint", &locatePoint);
}

SEPAX_PART(enclosing) {
  bindFunction("_convexHull", &convexHull);
  bindFunction("_boundingCircle", &boundingCircle);
  bindFunction("_orientedBox", &orientedBox);
}
