// Times the core natively: sepax_native_scenes <file of scenes> [quick]. A line for each figure:
// its name, and milliseconds of each sample.
#include <cstdio>
#include <string_view>

#include "pair_scene.hpp"
#include "scene_file.hpp"
#include "timing.hpp"
#include "world_scene.hpp"

namespace {

using sepax::bench::Rounds;
using sepax::bench::SceneFile;

constexpr Rounds kRounds{60.0, 60, 2.0};
constexpr Rounds kQuickRounds{20.0, 15, 1.0};

/// Of the section that comes next: a number for its kind (see worlds/scene-file.mjs), and the
/// scene.
double runSection(SceneFile& file, bool quick) {
  switch (file.count()) {
    case 0:
      return sepax::bench::runPairScene(file, quick ? kQuickRounds : kRounds);
    case 1:
      return sepax::bench::runFrameScene(file, quick);
    case 2:
      return sepax::bench::runRayScene(file, quick);
    default:
      return sepax::bench::runBuildScene(file, quick);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 1;
  const bool quick = argc > 2 && std::string_view(argv[2]) == "quick";
  SceneFile file(argv[1]);
  double sum = 0.0;
  while (!file.atEnd()) sum += runSection(file, quick);
  std::fprintf(stderr, "native checksum %.6g\n", sum);
  return 0;
}
