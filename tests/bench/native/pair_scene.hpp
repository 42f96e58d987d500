/// The narrow-phase scenes: pairs that keep still.
#pragma once

#include "scene_file.hpp"
#include "timing.hpp"

namespace sepax::bench {

/// Reads one scene, times it and prints its lines. Returns something of all answers.
double runPairScene(SceneFile& file, const Rounds& rounds);

}  // namespace sepax::bench
