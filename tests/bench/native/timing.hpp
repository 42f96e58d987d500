/// Samples of times, for the statistics of tests/bench/worlds/statistics.mjs.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace sepax::bench {

/// How long to warm up, how many samples, and how long each is, in milliseconds.
struct Rounds {
  double warmUp;
  int count;
  double sample;
};

/// Milliseconds of one clock.
class Stopwatch {
 public:
  /// Since it was made.
  [[nodiscard]] double milliseconds() const {
    return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start_ = Clock::now();
};

/// Milliseconds of one `run`, of which a sample takes as many as the clock needs.
template <typename Run>
std::vector<double> timeRounds(const Rounds& rounds, const Run& run) {
  const Stopwatch warmUp;
  int done = 0;
  for (; warmUp.milliseconds() < rounds.warmUp; done++) run();
  const int repeats = static_cast<int>(rounds.sample * done / rounds.warmUp) + 1;
  std::vector<double> samples;
  for (int i = 0; i < rounds.count; i++) {
    const Stopwatch sample;
    for (int k = 0; k < repeats; k++) run();
    samples.push_back(sample.milliseconds() / repeats);
  }
  return samples;
}

/// Prints a line: the figure, and milliseconds divided by `parts`.
void printSamples(const std::string& figure, const std::vector<double>& samples, double parts);

}  // namespace sepax::bench
