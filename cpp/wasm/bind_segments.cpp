/// JS names of the queries of two segments, and of the traces of circles.
#include "bare_queries.hpp"
#include "bind_function.hpp"

using sepax::wasm::bindFunction;

SEPAX_PART(segments) { bindFunction("_traceSegments", &sepax::wasm::answerSegments); }

SEPAX_PART(traceCircle) { bindFunction("_traceCircle", &sepax::wasm::answerCircle); }
