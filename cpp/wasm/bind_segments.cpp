/// JS names of the queries of two segments, and of the traces of circles.
#include <emscripten/bind.h>

#include "bare_queries.hpp"

EMSCRIPTEN_BINDINGS(sepax_segments) {
  emscripten::function("_traceSegments", &sepax::wasm::answerSegments);
  emscripten::function("_traceCircle", &sepax::wasm::answerCircle);
}
