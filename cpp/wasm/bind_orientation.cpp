/// JS names of orientation and turning.
#include "bare_queries.hpp"
#include "bind_function.hpp"

using sepax::wasm::bindFunction;

SEPAX_PART(orientation) {
  bindFunction("_orientation", &sepax::wasm::answerOrientation);
  bindFunction("_turn", &sepax::wasm::answerTurn);
  bindFunction("_steer", &sepax::wasm::answerSteer);
}
