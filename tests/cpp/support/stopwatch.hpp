/// Time for tests of growth: the least of several runs, which other programs disturb least.
#pragma once

#include <algorithm>
#include <chrono>
#include <limits>

namespace sepax::test {

/// In seconds.
template <class Work>
[[nodiscard]] double fastestOf(int runs, Work&& work) {
  double fastest = std::numeric_limits<double>::infinity();
  for (int i = 0; i < runs; ++i) {
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    fastest = std::min(fastest, taken.count());
  }
  return fastest;
}

}  // namespace sepax::test
