/// JS names of the responses to contacts.
#include <emscripten/bind.h>

#include "bare_queries.hpp"

EMSCRIPTEN_BINDINGS(sepax_response) {
  emscripten::function("_bounce", &sepax::wasm::answerBounce);
  emscripten::function("_resolveContacts", &sepax::wasm::answerContacts);
  emscripten::function("_clipVelocity", &sepax::wasm::answerClip);
}
