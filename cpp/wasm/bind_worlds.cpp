/// JS names of the worlds.
#include "bind_function.hpp"
#include "worlds.hpp"

using sepax::wasm::bindFunction;

SEPAX_PART(world) {
  bindFunction("_createWorld", &sepax::wasm::createWorld);
  bindFunction("_destroyWorld", &sepax::wasm::destroyWorld);
  bindFunction("_worldLists", &sepax::wasm::worldLists);
  bindFunction("_worldSlop", &sepax::wasm::worldSlop);
  bindFunction("_worldSetSlop", &sepax::wasm::worldSetSlop);
  bindFunction("_worldAdd", &sepax::wasm::worldAdd);
  bindFunction("_worldAddShapes", &sepax::wasm::worldAddShapes);
  bindFunction("_worldAddOutlines", &sepax::wasm::worldAddOutlines);
  bindFunction("_worldHas", &sepax::wasm::worldHas);
  bindFunction("_worldRemove", &sepax::wasm::worldRemove);
  bindFunction("_worldSetTraits", &sepax::wasm::worldSetTraits);
  bindFunction("_worldTraits", &sepax::wasm::worldTraits);
  bindFunction("_worldBounds", &sepax::wasm::worldBounds);
  bindFunction("_worldSetForm", &sepax::wasm::worldSetForm);
  bindFunction("_worldReshape", &sepax::wasm::worldReshape);
  bindFunction("_worldScales", &sepax::wasm::worldScales);
  bindFunction("_worldRescale", &sepax::wasm::worldRescale);
  bindFunction("_worldIgnore", &sepax::wasm::worldIgnore);
  bindFunction("_worldIgnores", &sepax::wasm::worldIgnores);
  bindFunction("_excludeBodies", &sepax::wasm::excludeBodies);
  bindFunction("_worldForm", &sepax::wasm::worldForm);
  bindFunction("_worldNumbers", &sepax::wasm::worldNumbers);
  bindFunction("_worldUpdate", &sepax::wasm::worldUpdate);
  bindFunction("_worldForgetTouch", &sepax::wasm::worldForgetTouch);
  bindFunction("_worldSeparate", &sepax::wasm::worldSeparate);
  bindFunction("_worldRefresh", &sepax::wasm::worldRefresh);
  bindFunction("_worldRefreshAll", &sepax::wasm::worldRefreshAll);
  bindFunction("_worldNearerBy", &sepax::wasm::worldNearerBy);
  bindFunction("_worldCount", &sepax::wasm::worldCount);
}

SEPAX_PART(worldQueries) {
  bindFunction("_worldBox", &sepax::wasm::worldBox);
  bindFunction("_worldCircle", &sepax::wasm::worldCircle);
  bindFunction("_worldOverlaps", &sepax::wasm::worldOverlaps);
  bindFunction("_worldAt", &sepax::wasm::worldAt);
  bindFunction("_worldNearest", &sepax::wasm::worldNearest);
  bindFunction("_worldCastRay", &sepax::wasm::worldCastRay);
  bindFunction("_worldRayMeetsAny", &sepax::wasm::worldRayMeetsAny);
  bindFunction("_worldCastRayAll", &sepax::wasm::worldCastRayAll);
  bindFunction("_worldCastShape", &sepax::wasm::worldCastShape);
  bindFunction("_worldCastRays", &sepax::wasm::worldCastRays);
  bindFunction("_worldIntersectPairs", &sepax::wasm::worldIntersectPairs);
  bindFunction("_worldCollidePairs", &sepax::wasm::worldCollidePairs);
  bindFunction("_worldPieces", &sepax::wasm::worldPieces);
  bindFunction("_worldTree", &sepax::wasm::worldTree);
}

SEPAX_PART(worldContacts) { bindFunction("_worldManifold", &sepax::wasm::worldManifold); }

SEPAX_PART(worldSlide) {
  bindFunction("_worldInTheWay", &sepax::wasm::worldInTheWay);
  bindFunction("_worldMoveAndSlide", &sepax::wasm::worldMoveAndSlide);
}

SEPAX_PART(worldSnapshots) {
  bindFunction("_worldHash", &sepax::wasm::worldHash);
  bindFunction("_worldSnapshot", &sepax::wasm::worldSnapshot);
  bindFunction("_worldRestore", &sepax::wasm::worldRestore);
  bindFunction("_sealSnapshot", &sepax::wasm::sealInput);
}
