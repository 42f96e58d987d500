/// JS names of the questions about outlines.
#include "bind_function.hpp"
#include "outlines.hpp"
#include "session.hpp"

namespace {

using sepax::wasm::Buffers;
namespace wasm = sepax::wasm;

Buffers& buffers() { return wasm::session().buffers(); }

std::uint32_t validateOutline(std::uint32_t polygons, std::uint32_t maxCrossings) {
  return wasm::validateOutline(buffers(), polygons, maxCrossings);
}
std::uint32_t firstError(std::uint32_t polygons) { return wasm::firstError(buffers(), polygons); }
std::uint32_t decomposeOutline(std::uint32_t polygons) {
  return wasm::decomposeOutline(buffers(), polygons);
}
std::uint32_t triangulateOutline(std::uint32_t polygons) {
  return wasm::triangulateOutline(buffers(), polygons);
}
std::uint32_t simplifyOutline(std::uint32_t polygons, double tolerance) {
  return wasm::simplifyOutline(buffers(), polygons, tolerance);
}
std::uint32_t repairOutline(std::uint32_t polygons) {
  return wasm::repairOutline(buffers(), polygons);
}
bool measureOutline(std::uint32_t polygons) { return wasm::measureOutline(buffers(), polygons); }
std::uint32_t convexHull() { return wasm::convexHull(buffers()); }
void boundingCircle() { wasm::boundingCircle(buffers()); }
void orientedBox() { wasm::orientedBox(buffers()); }
std::uint32_t locatePoint(std::uint32_t polygons, double x, double y) {
  return wasm::locatePoint(buffers(), polygons, x, y);
}

}  // namespace

using sepax::wasm::bindFunction;

SEPAX_PART(rings) { bindFunction("_firstError", &firstError); }

SEPAX_PART(validate) { bindFunction("_validateOutline", &validateOutline); }

SEPAX_PART(decompose) { bindFunction("_decomposeOutline", &decomposeOutline); }

SEPAX_PART(triangulate) { bindFunction("_triangulateOutline", &triangulateOutline); }

SEPAX_PART(simplify) { bindFunction("_simplifyOutline", &simplifyOutline); }

SEPAX_PART(repair) { bindFunction("_repairOutline", &repairOutline); }

SEPAX_PART(measures) {
  bindFunction("_measureOutline", &measureOutline);
  bindFunction("_locatePoint", &locatePoint);
}

SEPAX_PART(enclosing) {
  bindFunction("_convexHull", &convexHull);
  bindFunction("_boundingCircle", &boundingCircle);
  bindFunction("_orientedBox", &orientedBox);
}
