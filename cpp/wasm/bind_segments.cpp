/// JS names of the queries of two segments, and of the traces of circles.
#include "bare_queries.hpp"
#include "bind_function.hpp"

using sepax::wasm::bindFunction;

EMSCRIPTEN_BINDINGS(sepax_segments) {
  bindFunction("_traceSegments", &sepax::wasm::answerSegments);
  bindFunction("_traceCircle", &sepax::wasm::answerCircle);
}
