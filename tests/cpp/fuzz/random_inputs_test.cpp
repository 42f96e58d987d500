// A short run of a fuzz target without a fuzzer, on random bytes: linked to each in turn.
#include <cstddef>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>

#include "support/random.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace sepax {
namespace {

TEST(FuzzTargetTest, HoldsForRandomBytes) {
  for (std::uint64_t i = 0; i < 1000; ++i) {
    test::Random random(1, i);
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(random.integer(0, 250)));
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.integer(0, 255));
    LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  }
}

}  // namespace
}  // namespace sepax
