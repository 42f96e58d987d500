/// The scenes of worlds, as worlds/measure.mjs runs them in JavaScript.
#pragma once

#include "scene_file.hpp"

namespace sepax::bench {

/// Bodies that move: a frame is to write their targets, update, and read every contact. These
/// functions read one scene, time it and print its lines; they return something of all answers.
double runFrameScene(SceneFile& file, bool quick);

/// Rays among bodies that stand.
double runRayScene(SceneFile& file, bool quick);

/// Adding many bodies, until queries can be asked.
double runBuildScene(SceneFile& file, bool quick);

}  // namespace sepax::bench
