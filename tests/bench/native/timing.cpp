#include "timing.hpp"

#include <cstdio>

namespace sepax::bench {

void printSamples(const std::string& figure, const std::vector<double>& samples, double parts) {
  std::printf("%s", figure.c_str());
  for (const double sample : samples) std::printf("\t%.9g", sample / parts);
  std::printf("\n");
}

}  // namespace sepax::bench
