/// JS names of the responses to contacts.
#include "bare_queries.hpp"
#include "bind_function.hpp"

using sepax::wasm::bindFunction;

SEPAX_PART(response) {
  bindFunction("_bounce", &sepax::wasm::answerBounce);
  bindFunction("_resolveContacts", &sepax::wasm::answerContacts);
  bindFunction("_clipVelocity", &sepax::wasm::answerClip);
}
