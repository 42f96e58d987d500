#include "pair_scene.hpp"

#include <utility>

#include "sepax/query/collide.hpp"
#include "sepax/query/intersects.hpp"

namespace sepax::bench {
namespace {

using Pair = std::pair<ShapeInstance, ShapeInstance>;

std::vector<Pair> readPairs(SceneFile& file) {
  std::vector<Pair> pairs;
  const std::size_t count = file.count();
  pairs.reserve(count);
  for (std::size_t i = 0; i < count; i++) {
    ShapeInstance a = file.shape();
    pairs.emplace_back(std::move(a), file.shape());
  }
  return pairs;
}

}  // namespace

double runPairScene(SceneFile& file, const Rounds& rounds) {
  const std::string name = file.text();
  std::vector<Pair> pairs = readPairs(file);
  const double parts = static_cast<double>(pairs.size());
  double sum = 0.0;
  const auto yes = [&] {
    for (auto& [a, b] : pairs) sum += intersects(a.placed(), b.placed()) ? 1.0 : 0.0;
  };
  const auto depth = [&] {
    for (auto& [a, b] : pairs) sum += collide(a.placed(), b.placed()).depth;
  };
  printSamples(name + ", boolean", timeRounds(rounds, yes), parts);
  printSamples(name + ", mtv", timeRounds(rounds, depth), parts);
  return sum;
}

}  // namespace sepax::bench
