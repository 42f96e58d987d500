/// Scenes of moving boxes of every kind, for the broad phase.
#pragma once

#include <cstdint>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "sepax/broad_phase/candidate_pairs.hpp"
#include "sepax/shape/bounds.hpp"
#include "support/random.hpp"

namespace sepax::test {

/// A kind of boxes: how one of `count` looks, and how far it moves in a frame.
struct BoxScene {
  const char* name;
  Bounds (*make)(Random& random, int count);
  double step;
};

[[nodiscard]] std::span<const BoxScene> boxScenes();

/// The box in the next frame.
[[nodiscard]] Bounds moved(const Bounds& box, const BoxScene& scene, Random& random);

/// All pairs that overlap, in order, by trying each.
[[nodiscard]] std::vector<ProxyPair> allOverlaps(const std::vector<Bounds>& boxes,
                                                 const std::vector<bool>& live);

inline void PrintTo(const BoxScene& scene, std::ostream* out) { *out << scene.name; }

}  // namespace sepax::test
