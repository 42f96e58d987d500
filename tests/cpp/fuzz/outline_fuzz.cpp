/// Feeds outlines made of arbitrary bytes to everything that takes outlines, and compares with what
/// looking at every pair of edges gives, exactly. To build it:
///   clang++ -std=c++20 -g -O1 -ffp-contract=off -fsanitize=fuzzer,address,undefined -Icpp/include
///       -Itests/cpp tests/cpp/fuzz/outline_fuzz.cpp cpp/src/algorithm/*.cpp cpp/src/math/*.cpp
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "fuzz/bytes.hpp"
#include "oracle/exact_rings.hpp"
#include "oracle/plain_rings.hpp"
#include "sepax/algorithm/decompose.hpp"
#include "sepax/algorithm/measures.hpp"
#include "sepax/algorithm/point_location.hpp"
#include "sepax/algorithm/repair.hpp"
#include "sepax/algorithm/simplify.hpp"
#include "sepax/algorithm/triangulate.hpp"
#include "sepax/algorithm/validate_outline.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace {

using sepax::Index;
using sepax::Vec2;
using sepax::fuzz::Bytes;

/// More points than this are not compared with the oracle, which is slow.
constexpr std::size_t kMaxCompared = 24;

void require(bool condition) {
  if (!condition) std::abort();
}

using Lists = std::vector<std::vector<Vec2>>;

/// The first byte says of what kind the coordinates are: of a small grid, of the same within a few
/// roundings of a slanted line, or any doubles.
Lists readLists(Bytes& bytes) {
  const std::uint8_t kind = bytes.byte();
  const int reach = 2 + kind / 8 % 16;
  const auto grid = [&] { return static_cast<double>(bytes.byte() % reach); };
  const auto point = [&]() -> Vec2 {
    if (kind % 4 == 3) {
      const double x = bytes.anyDouble();
      return {x, bytes.anyDouble()};
    }
    const double x = grid();
    const Vec2 p{x, grid()};
    if (kind % 4 < 2) return p;
    return {1.0 + 0x1p-52 * p.x, 1.5 + x / 3.0 + 0x1p-52 * p.y};
  };
  Lists lists{{}};
  while (!bytes.empty()) {
    if (kind % 4 == 1 && bytes.byte() % 8 == 0 && lists.size() < 5) lists.emplace_back();
    lists.back().push_back(point());
  }
  return lists;
}

std::vector<std::span<const Vec2>> spansOf(const Lists& lists) {
  return {lists.begin(), lists.end()};
}

bool hasError(const sepax::OutlineReport& report) {
  using Kind = sepax::FindingKind;
  for (const sepax::OutlineFinding& found : report.findings) {
    if (found.kind != Kind::kRepeated && found.kind != Kind::kStraight &&
        found.kind != Kind::kTouching && found.kind != Kind::kDisconnected &&
        found.kind != Kind::kConcave) {
      return true;
    }
  }
  return false;
}

void compareStatus(const sepax::RingsStatus& status, const sepax::oracle::PlainRings& plain) {
  const sepax::RingsStatus expected = plain.status();
  using Fault = sepax::RingsFault;
  if (expected.fault == Fault::kHoleOutside || expected.fault == Fault::kHoleInHole) {
    // Which of several misplaced holes is named is open.
    return require(plain.misplaced(status));
  }
  require(status.fault == expected.fault && status.ring == expected.ring &&
          status.otherRing == expected.otherRing && status.edge == expected.edge &&
          status.otherEdge == expected.otherEdge);
}

template <class Piece>
void checkCover(const sepax::PolygonRings& rings, Index count, bool strict, Piece piece) {
  sepax::oracle::Cover cover(rings);
  for (Index k = 0; k < count; ++k) require(cover.add(piece(k), strict));
  require(cover.complete());
}

void checkAccepted(const sepax::PolygonRings& rings) {
  const sepax::ConvexPieces pieces = sepax::decompose(rings);
  checkCover(rings, pieces.count(), true, [&](Index k) { return pieces.piece(k); });
  const std::vector<sepax::Triangle> triangles = sepax::triangulate(rings);
  checkCover(rings, static_cast<Index>(triangles.size()), true,
             [&](Index k) { return std::span<const Index>(triangles[k]); });

  const sepax::Bounds bounds = sepax::boundsOf(rings.points);
  const sepax::Measures measures = sepax::measure(rings);
  require(measures.area >= 0.0 && measures.perimeter > 0.0);
  require(measures.gyrationRadius <= 2.0 * bounds.extent());
  for (const Vec2 p : rings.points) {
    require(sepax::locatePoint(rings, p) == sepax::PointLocation::kBoundary);
  }

  const std::vector<Index> kept = sepax::simplify(rings, 0.3 * bounds.extent());
  const sepax::PolygonRings fewer = sepax::selectCorners(rings, kept);
  std::vector<std::span<const Vec2>> lists;
  for (Index r = 0; r < fewer.ringCount(); ++r) lists.push_back(fewer.ring(r));
  require(sepax::oracle::PlainRings(lists).status().ok());
}

/// Whether edges of the lists cross the way from p to the right an odd number of times.
bool encloses(const Lists& lists, const sepax::oracle::ExactFrame& frame, Vec2 p) {
  bool inside = false;
  for (const std::vector<Vec2>& list : lists) {
    if (sepax::oracle::holdsInside(frame.polygon(list), frame.point(p))) inside = !inside;
  }
  return inside;
}

/// What repair makes of any lists is good; of a small grid, where crossings are not near corners,
/// the points between the grid lines are on their side.
void checkRepaired(const Lists& lists, bool grid) {
  Lists rings;
  for (const sepax::PolygonRings& polygon : sepax::repair(spansOf(lists)).polygons) {
    Lists own;
    for (Index r = 0; r < polygon.ringCount(); ++r) {
      own.emplace_back(polygon.ring(r).begin(), polygon.ring(r).end());
    }
    require(sepax::normalizePolygonRings(spansOf(own)).status.ok());
    rings.insert(rings.end(), own.begin(), own.end());
  }
  if (!grid) return;
  sepax::oracle::ExactFrame frame;
  for (const std::vector<Vec2>& ring : rings) frame.include(ring);
  for (double x = 0.0; x < 4.0; x += 1.0) {
    // No edge between points of the grid is as near to it as roundings.
    const Vec2 p{x + 0.5 + 0x1p-12, 2.5 + 0x1p-20};
    frame.include(p);
    require(encloses(rings, frame, p) == encloses(lists, frame, p));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  Lists lists = readLists(bytes);
  const sepax::OutlineReport report = sepax::validateRings(spansOf(lists));
  std::size_t points = 0;
  for (std::vector<Vec2>& list : lists) {
    points += list.size();
    for (Vec2& p : list) {
      const bool good =
          std::abs(p.x) <= sepax::kMaxCoordinate && std::abs(p.y) <= sepax::kMaxCoordinate;
      if (!good) return 0;
      p = sepax::storedPoint(p);
    }
  }
  const sepax::NormalizedRings normalized = sepax::normalizePolygonRings(spansOf(lists));
  require(normalized.status.ok() == !hasError(report));
  checkRepaired(lists, size > 0 && data[0] % 4 < 2);
  if (points > kMaxCompared) return 0;
  compareStatus(normalized.status, sepax::oracle::PlainRings(spansOf(lists)));
  if (normalized.status.ok()) checkAccepted(normalized.rings);
  return 0;
}
