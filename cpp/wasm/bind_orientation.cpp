/// JS names of orientation and turning.
#include <emscripten/bind.h>

#include "bare_queries.hpp"

EMSCRIPTEN_BINDINGS(sepax_orientation) {
  emscripten::function("_orientation", &sepax::wasm::answerOrientation);
  emscripten::function("_turn", &sepax::wasm::answerTurn);
  emscripten::function("_steer", &sepax::wasm::answerSteer);
}
