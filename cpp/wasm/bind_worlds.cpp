/// JS names of the worlds.
#include <emscripten/bind.h>

#include "worlds.hpp"

EMSCRIPTEN_BINDINGS(sepax_worlds) {
  emscripten::function("_createWorld", &sepax::wasm::createWorld);
  emscripten::function("_destroyWorld", &sepax::wasm::destroyWorld);
  emscripten::function("_worldLists", &sepax::wasm::worldLists);
  emscripten::function("_worldAdd", &sepax::wasm::worldAdd);
  emscripten::function("_worldAddShapes", &sepax::wasm::worldAddShapes);
  emscripten::function("_worldAddOutlines", &sepax::wasm::worldAddOutlines);
  emscripten::function("_worldHas", &sepax::wasm::worldHas);
  emscripten::function("_worldRemove", &sepax::wasm::worldRemove);
  emscripten::function("_worldSetTraits", &sepax::wasm::worldSetTraits);
  emscripten::function("_worldTraits", &sepax::wasm::worldTraits);
  emscripten::function("_worldBounds", &sepax::wasm::worldBounds);
  emscripten::function("_worldNumbers", &sepax::wasm::worldNumbers);
  emscripten::function("_worldUpdate", &sepax::wasm::worldUpdate);
  emscripten::function("_worldSeparate", &sepax::wasm::worldSeparate);
  emscripten::function("_worldMoveAndSlide", &sepax::wasm::worldMoveAndSlide);
  emscripten::function("_worldManifold", &sepax::wasm::worldManifold);
  emscripten::function("_worldBox", &sepax::wasm::worldBox);
  emscripten::function("_worldCircle", &sepax::wasm::worldCircle);
  emscripten::function("_worldOverlaps", &sepax::wasm::worldOverlaps);
  emscripten::function("_worldAt", &sepax::wasm::worldAt);
  emscripten::function("_worldNearest", &sepax::wasm::worldNearest);
  emscripten::function("_worldCastRay", &sepax::wasm::worldCastRay);
  emscripten::function("_worldRayMeetsAny", &sepax::wasm::worldRayMeetsAny);
  emscripten::function("_worldCastRayAll", &sepax::wasm::worldCastRayAll);
  emscripten::function("_worldCastShape", &sepax::wasm::worldCastShape);
  emscripten::function("_worldCastRays", &sepax::wasm::worldCastRays);
  emscripten::function("_worldIntersectPairs", &sepax::wasm::worldIntersectPairs);
  emscripten::function("_worldCollidePairs", &sepax::wasm::worldCollidePairs);
  emscripten::function("_worldSnapshot", &sepax::wasm::worldSnapshot);
  emscripten::function("_worldRestore", &sepax::wasm::worldRestore);
  emscripten::function("_worldHash", &sepax::wasm::worldHash);
  emscripten::function("_worldPieces", &sepax::wasm::worldPieces);
  emscripten::function("_worldTree", &sepax::wasm::worldTree);
  emscripten::function("_worldCount", &sepax::wasm::worldCount);
}
