/// Keeps the worst error that a test has seen and prints it when the test is over.
#pragma once

#include <cmath>
#include <cstdio>

namespace sepax::test {

class WorstError {
 public:
  explicit WorstError(const char* what) : what_(what) {}
  WorstError(const WorstError&) = delete;
  WorstError& operator=(const WorstError&) = delete;
  ~WorstError() { std::printf("%s: worst %.2g of the size\n", what_, worst_); }

  /// Takes note of a relative error and hands it back.
  double keep(double relative) {
    worst_ = std::fmax(worst_, relative);
    return relative;
  }

 private:
  const char* what_;
  double worst_ = 0.0;
};

}  // namespace sepax::test
