// Times the broad phase with each index, in ms a frame:
//   mkdir -p build && g++ -std=c++20 -O2 -ffp-contract=off -I cpp/include -o build/broad-phase
//     tests/bench/broad_phase.cpp cpp/src/broad_phase/*.cpp cpp/src/math/radix_sort.cpp
//   build/broad-phase [part of the name of a scene]
// A frame moves the boxes and asks for the pairs. Every frame is timed in several runs, of which
// the least counts. The checksum is that of all pairs of all frames: the same for every index.
#include "sepax/broad_phase/broad_phase.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "sepax/broad_phase/bvh.hpp"
#include "sepax/broad_phase/row_grid.hpp"
#include "sepax/broad_phase/sorted_sweep.hpp"

namespace {

using sepax::Bounds;
using sepax::Proxy;
using sepax::Vec2;

/// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
 public:
  double unit() {
    state_ += 0x9e3779b97f4a7c15;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return static_cast<double>((z ^ (z >> 31)) >> 11) * 0x1p-53;
  }
  double between(double low, double high) { return low + (high - low) * unit(); }

 private:
  std::uint64_t state_ = 1;
};

enum class Kind { kPlain, kMixed, kThin, kPile, kClusters };

struct Scene {
  const char* name;
  Kind kind;
  std::size_t count;
  /// The share of boxes that move, and how far in a frame, in units of their size.
  double moving;
  double speed;
};

constexpr Scene kScenes[] = {
    {"1,000 moving", Kind::kPlain, 1000, 1.0, 0.05},
    {"5,000 moving", Kind::kPlain, 5000, 1.0, 0.05},
    {"20,000 moving", Kind::kPlain, 20000, 1.0, 0.05},
    {"20,000 moving slowly", Kind::kPlain, 20000, 1.0, 0.005},
    {"20,000 moving fast", Kind::kPlain, 20000, 1.0, 0.5},
    {"20,000, 10 % moving", Kind::kPlain, 20000, 0.1, 0.05},
    {"20,000, 1 % moving", Kind::kPlain, 20000, 0.01, 0.05},
    {"20,000, sizes 1 to 10,000", Kind::kMixed, 20000, 1.0, 0.05},
    {"5,000, one in ten long, thin", Kind::kThin, 5000, 1.0, 0.05},
    {"20,000 in 50 clusters", Kind::kClusters, 20000, 1.0, 0.02},
    {"1,000 in one spot", Kind::kPile, 1000, 1.0, 0.002},
};

struct Body {
  Vec2 centre;
  Vec2 half;
  Vec2 velocity;

  [[nodiscard]] Bounds bounds() const { return {centre - half, centre + half}; }
};

class Stage {
 public:
  explicit Stage(const Scene& scene) : scene_(scene) {
    // A box of size 1 then meets about three others.
    reach_ = 0.55 * std::sqrt(static_cast<double>(scene.count));
    for (std::size_t i = 0; i < scene.count; ++i) bodies_.push_back(body(i));
  }

  [[nodiscard]] const std::vector<Body>& bodies() const { return bodies_; }

  template <class Move>
  void step(Move move) {
    const auto moving =
        static_cast<std::size_t>(scene_.moving * static_cast<double>(bodies_.size()));
    for (std::size_t i = 0; i < moving; ++i) {
      // Spread over all of them.
      const std::size_t k = i * bodies_.size() / moving;
      Body& body = bodies_[k];
      body.centre = body.centre + body.velocity;
      if (scene_.kind != Kind::kClusters) {
        if (std::abs(body.centre.x) > reach_) body.velocity.x = -body.velocity.x;
        if (std::abs(body.centre.y) > reach_) body.velocity.y = -body.velocity.y;
      }
      move(static_cast<Proxy>(k), body.bounds());
    }
  }

 private:
  Body body(std::size_t i) {
    Body body;
    const double x = random_.between(-reach_, reach_);
    body.centre = {x, random_.between(-reach_, reach_)};
    const double width = random_.between(0.25, 0.75);
    body.half = {width, random_.between(0.25, 0.75)};
    double size = 1.0;
    if (scene_.kind == Kind::kMixed) {
      // The more, the smaller.
      size = 0.05 / std::pow(random_.between(1e-4, 1.0), 0.8);
      if (i % 5000 == 0) size = 500.0;
      body.half = size * body.half;
    } else if (scene_.kind == Kind::kThin && i % 10 == 0) {
      body.half = {10.0 * body.half.x, 0.1 * body.half.y};
      if (i % 20 == 0) std::swap(body.half.x, body.half.y);
    } else if (scene_.kind == Kind::kPile) {
      body.centre = 0.01 * body.centre;
    } else if (scene_.kind == Kind::kClusters) {
      const auto cluster = static_cast<double>(i % 50);
      body.centre =
          0.14 * body.centre + 100.0 * Vec2{cluster - 25.0, std::fmod(7.0 * cluster, 50.0)};
    }
    const double angle = random_.between(0.0, 6.28318);
    body.velocity = scene_.speed * std::min(size, 20.0) * Vec2{std::cos(angle), std::sin(angle)};
    return body;
  }

  const Scene& scene_;
  double reach_;
  Random random_;
  std::vector<Body> bodies_;
};

struct Result {
  double mean;
  double worst;
  double pairs;
  std::uint64_t checksum;
};

constexpr std::size_t kWarmUp = 10;
constexpr std::size_t kFrames = 60;

template <class Index>
void timeFrames(const Scene& scene, std::vector<double>& least, Result& result) {
  using Clock = std::chrono::steady_clock;
  Stage stage(scene);
  sepax::BroadPhase<Index> phase;
  Proxy next = 0;
  for (const Body& body : stage.bodies()) phase.add(next++, body.bounds());
  std::vector<std::pair<Proxy, Bounds>> moves;
  result.checksum = 0;
  for (std::size_t frame = 0; frame < kWarmUp + kFrames; ++frame) {
    // The bodies are moved before the clock starts.
    moves.clear();
    stage.step([&](Proxy proxy, const Bounds& bounds) { moves.emplace_back(proxy, bounds); });
    const auto start = Clock::now();
    for (const auto& [proxy, bounds] : moves) phase.move(proxy, bounds);
    const auto pairs = phase.update();
    const std::chrono::duration<double, std::milli> time = Clock::now() - start;
    if (frame < kWarmUp) continue;
    double& best = least[frame - kWarmUp];
    best = std::min(best, time.count());
    for (const sepax::ProxyPair pair : pairs) {
      result.checksum = (result.checksum ^ pair.a) * 0x100000001b3 + pair.b;
    }
    result.pairs = static_cast<double>(pairs.size());
  }
}

template <class Index>
Result run(const Scene& scene) {
  constexpr int kRuns = 5;
  std::vector<double> least(kFrames, 1e9);
  Result result{};
  for (int i = 0; i < kRuns; ++i) timeFrames<Index>(scene, least, result);
  for (const double time : least) result.mean += time / static_cast<double>(kFrames);
  result.worst = *std::max_element(least.begin(), least.end());
  return result;
}

struct QueryTimes {
  double box = 0.0;
  double ray = 0.0;
  double nearest = 0.0;
};

/// In microseconds a query, among boxes that have moved for some frames: a box as large as a tenth
/// of the world, a ray across it that ends at the first box, and the nearest box.
template <class Index>
QueryTimes timeQueries(const Scene& scene) {
  using Clock = std::chrono::steady_clock;
  Stage stage(scene);
  sepax::BroadPhase<Index> phase;
  Proxy next = 0;
  for (const Body& body : stage.bodies()) phase.add(next++, body.bounds());
  for (int frame = 0; frame < 5; ++frame) {
    phase.update();
    stage.step([&](Proxy proxy, const Bounds& bounds) { phase.move(proxy, bounds); });
  }
  phase.update();
  const double reach = 0.55 * std::sqrt(static_cast<double>(scene.count));
  constexpr int kQueries = 2000;
  std::uint64_t found = 0;
  const auto time = [&](auto query) {
    double least = 1e9;
    for (int run = 0; run < 5; ++run) {
      Random random;
      const auto start = Clock::now();
      for (int i = 0; i < kQueries; ++i) {
        const double x = random.between(-reach, reach);
        const Vec2 p{x, random.between(-reach, reach)};
        const double angle = random.between(0.0, 6.28318);
        query(p, Vec2{reach * std::cos(angle), reach * std::sin(angle)});
      }
      const std::chrono::duration<double, std::micro> spent = Clock::now() - start;
      least = std::min(least, spent.count() / kQueries);
    }
    return least;
  };
  QueryTimes times;
  times.box = time([&](Vec2 p, Vec2) {
    const Vec2 half{0.1 * reach, 0.1 * reach};
    phase.visitBox({p - half, p + half}, [&](Proxy) { return ++found > 0; });
  });
  times.ray = time([&](Vec2 p, Vec2 way) {
    double nearest = 1.0;
    phase.visitRay(p, way, 1.0, [&](Proxy proxy) {
      ++found;
      // Its middle stands for the shape in it.
      const Bounds& box = phase.bounds(proxy);
      const Vec2 centre = 0.5 * (box.min + box.max);
      const double t = sepax::dot(centre - p, way) / sepax::dot(way, way);
      return nearest = t >= 0.0 ? std::min(nearest, t) : nearest;
    });
  });
  times.nearest = time([&](Vec2 p, Vec2) {
    double nearest = 1e9;
    phase.visitNearest(p, nearest, [&](Proxy proxy) {
      ++found;
      const Bounds& box = phase.bounds(proxy);
      return nearest = std::min(nearest, sepax::length(0.5 * (box.min + box.max) - p));
    });
  });
  // Something must depend on what was found.
  if (found == 0) std::printf("nothing found\n");
  return times;
}

void printQueries() {
  std::printf("\n%-30s %8s %8s %8s\n", "us a query, 20,000 boxes", "box", "ray", "nearest");
  const auto print = [](const char* name, const QueryTimes& times) {
    std::printf("%-30s %8.2f %8.2f %8.2f\n", name, times.box, times.ray, times.nearest);
  };
  const Scene scene{"", Kind::kPlain, 20000, 1.0, 0.05};
  print("Bvh", timeQueries<sepax::Bvh>(scene));
  print("RowGrid", timeQueries<sepax::RowGrid>(scene));
  print("SortedSweep", timeQueries<sepax::SortedSweep>(scene));
}

}  // namespace

int main(int argc, char** argv) {
  std::printf("%-30s %8s %17s %17s %17s\n", "ms a frame: mean, worst", "pairs", "Bvh", "RowGrid",
              "SortedSweep");
  for (const Scene& scene : kScenes) {
    if (argc > 1 && std::strstr(scene.name, argv[1]) == nullptr) continue;
    const Result bvh = run<sepax::Bvh>(scene);
    const Result grid = run<sepax::RowGrid>(scene);
    const Result sweep = run<sepax::SortedSweep>(scene);
    std::printf("%-30s %8.0f", scene.name, bvh.pairs);
    for (const Result& result : {bvh, grid, sweep}) {
      std::printf(" %8.3f %8.3f", result.mean, result.worst);
      if (result.checksum != bvh.checksum) std::printf(" DIFFERENT PAIRS");
    }
    std::printf("\n");
  }
  printQueries();
  return 0;
}
