// Random operations on worlds for a number of minutes: every answer must be that of trying every
// body, and memory must not grow.
//   build/native-asan/tests/cpp/fuzz/world_soak 10
//   node build/wasm-debug/tests/cpp/fuzz/world_soak.cjs 10
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>

#include <malloc.h>

#include "support/watched_world.hpp"

namespace {

std::size_t liveBytes = 0;

void release(void* memory) {
  if (memory != nullptr) liveBytes -= malloc_usable_size(memory);
  std::free(memory);
}

}  // namespace

// Counts what is allocated: to the byte, whatever the allocator keeps for itself. All that anybody
// calls: tests have an allocator of their own, which would come along with what is missing here.
void* operator new(std::size_t size) {
  void* memory = std::malloc(size);
  if (memory == nullptr) std::abort();
  liveBytes += malloc_usable_size(memory);
  return memory;
}
void* operator new[](std::size_t size) { return ::operator new(size); }
void operator delete(void* memory) noexcept { release(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { release(memory); }
void operator delete[](void* memory) noexcept { release(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { release(memory); }

namespace sepax {
namespace {

using Clock = std::chrono::steady_clock;
using test::Random;
using test::WatchedWorld;
using test::WorldScene;

constexpr int kMostBodies = 40;
constexpr int kOperations = 300;

void operate(WatchedWorld& watched, const WorldScene& scene, Random& random) {
  const BodyId id = watched.anyBody(random);
  const int kind = random.integer(0, 49);
  if (kind == 0) {
    watched.reload();
  } else if (kind == 1) {
    watched.separate(3);
  } else if (kind <= 3) {
    watched.query(random);
  } else if (kind == 4 && id != kNoBody) {
    BodyTraits traits = test::randomTraits(random);
    traits.flags |= body_flag::kFast;
    watched.setTraits(id, traits);
  } else {
    test::act(watched, scene, random, kMostBodies);
  }
}

/// Returns whether all answers were right.
bool operateOn(WatchedWorld& watched, const WorldScene& scene, std::uint64_t round) {
  Random random(1, round);
  for (int k = 0; k < kOperations; ++k) operate(watched, scene, random);
  watched.update();
  if (watched.fault().empty()) return true;
  std::printf("round %llu, %s: %s\n", static_cast<unsigned long long>(round), scene.name,
              watched.fault().c_str());
  return false;
}

/// A world from its first body to its end. Returns whether all went well.
bool liveAndDie(const WorldScene& scene, std::uint64_t round) {
  const std::size_t before = liveBytes;
  {
    const auto watched = std::make_unique<WatchedWorld>();
    if (!operateOn(*watched, scene, round)) return false;
  }
  if (liveBytes == before) return true;
  std::printf("round %llu, %s: %zu bytes are left of a world\n",
              static_cast<unsigned long long>(round), scene.name, liveBytes - before);
  return false;
}

int soak(double minutes) {
  const auto scenes = test::worldScenes();
  const auto start = Clock::now();
  const std::chrono::duration<double> length(60.0 * minutes);
  WatchedWorld lasting;
  // The most that was in use in the first and in the second half of the time.
  std::size_t first = 0;
  std::size_t second = 0;
  std::uint64_t round = 0;
  for (; Clock::now() - start < length; ++round) {
    if (!liveAndDie(scenes[round % scenes.size()], round)) return EXIT_FAILURE;
    if (!operateOn(lasting, scenes.front(), round)) return EXIT_FAILURE;
    std::size_t& most = Clock::now() - start < 0.5 * length ? first : second;
    most = std::max(most, liveBytes);
  }
  std::printf("%llu rounds; %zu bytes at most in the first half, %zu in the second; %u numbers\n",
              static_cast<unsigned long long>(round), first, second, lasting.world.bodies().end());
  // Lists double; nothing else may.
  return second <= first + first / 2 ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace sepax

int main(int argc, char** argv) { return sepax::soak(argc > 1 ? std::atof(argv[1]) : 0.02); }
