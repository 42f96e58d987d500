/// The memory through which numbers cross between wasm and JS. The layouts here are mirrored, name
/// for name, by web/lib/raw/layout.ts; tests/js/contract.test.ts compares the two.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "sepax/math/vec2.hpp"
#include "sepax/query/collide.hpp"
#include "sepax/query/trace.hpp"

namespace sepax::wasm {

/// Places in the result record, in doubles.
namespace record {
inline constexpr std::size_t kIntersects = 0;
inline constexpr std::size_t kWillIntersect = 1;
inline constexpr std::size_t kNormal = 2;
inline constexpr std::size_t kDepth = 4;
inline constexpr std::size_t kMtv = 5;
inline constexpr std::size_t kSide = 7;
inline constexpr std::size_t kEdge = 8;
inline constexpr std::size_t kEnter = 9;
inline constexpr std::size_t kExit = 10;
inline constexpr std::size_t kDecidedBy = 11;
inline constexpr std::size_t kNormalStep = 12;
/// The same record, as constructors fill it.
inline constexpr std::size_t kFault = 0;
inline constexpr std::size_t kFaultFirst = 1;
inline constexpr std::size_t kFaultSecond = 2;
/// The same record, as measures fill it.
inline constexpr std::size_t kArea = 0;
inline constexpr std::size_t kCentroid = 1;
inline constexpr std::size_t kBounds = 3;
inline constexpr std::size_t kSize = 16;
}  // namespace record

/// Places in a step of a trace, in doubles.
namespace step {
inline constexpr std::size_t kSource = 0;
inline constexpr std::size_t kEdge = 1;
inline constexpr std::size_t kNormal = 2;
inline constexpr std::size_t kDuplicateOf = 4;
inline constexpr std::size_t kA = 5;
inline constexpr std::size_t kB = 9;
inline constexpr std::size_t kOverlap = 13;
inline constexpr std::size_t kApart = 14;
inline constexpr std::size_t kSwept = 15;
inline constexpr std::size_t kApartThroughout = 17;
inline constexpr std::size_t kTime = 18;
inline constexpr std::size_t kLeastOverlap = 20;
inline constexpr std::size_t kLeastOverlapStep = 21;
inline constexpr std::size_t kCommonTime = 22;
inline constexpr std::size_t kSize = 24;
}  // namespace step

/// One record for answers of fixed size, one list for answers of any size, one list for arguments.
struct Buffers {
  std::array<double, record::kSize> record{};
  std::vector<double> output;
  std::vector<double> input;

  void writeCollision(const Collision& collision);
  void writeTrace(const Trace& trace);
  void writePoints(const std::vector<Vec2>& points);
};

}  // namespace sepax::wasm
