#include "outlines.hpp"

#include <span>

#include "sepax/algorithm/bounding_circle.hpp"
#include "sepax/algorithm/convex_hull.hpp"
#include "sepax/algorithm/decompose.hpp"
#include "sepax/algorithm/measures.hpp"
#include "sepax/algorithm/oriented_box.hpp"
#include "sepax/algorithm/point_location.hpp"
#include "sepax/algorithm/simplify.hpp"
#include "sepax/algorithm/validate_outline.hpp"

namespace sepax::wasm {

namespace {

/// Adding zero turns -0 into 0, which nobody wants to see.
void put(double* at, Vec2 v) {
  at[0] = v.x + 0.0;
  at[1] = v.y + 0.0;
}

void append(std::vector<double>& list, std::span<const Vec2> points) {
  list.push_back(static_cast<double>(points.size()));
  for (const Vec2 p : points) {
    list.push_back(p.x + 0.0);
    list.push_back(p.y + 0.0);
  }
}

}  // namespace

PolygonRings readRings(const Buffers& buffers, std::uint32_t count) {
  const double* input = buffers.input.data();
  const double* coordinates = input + count;
  PolygonRings rings;
  for (std::uint32_t r = 0; r < count; ++r) {
    for (double left = input[r]; left > 0.0; left -= 1.0, coordinates += 2) {
      rings.points.push_back({coordinates[0], coordinates[1]});
    }
    rings.closeRing();
  }
  return rings;
}

std::vector<std::span<const Vec2>> listsOf(const PolygonRings& rings) {
  std::vector<std::span<const Vec2>> lists;
  for (Index r = 0; r < rings.ringCount(); ++r) lists.push_back(rings.ring(r));
  return lists;
}

std::uint32_t validateOutline(Buffers& buffers, std::uint32_t rings, std::uint32_t maxCrossings) {
  const PolygonRings raw = readRings(buffers, rings);
  const OutlineReport report = validateRings(listsOf(raw), maxCrossings);
  buffers.record[record::kWinding] = static_cast<double>(report.winding);
  buffers.record[record::kSimple] = report.simple ? 1.0 : 0.0;
  buffers.record[record::kConvex] = report.convex ? 1.0 : 0.0;
  buffers.record[record::kTruncated] = report.truncated ? 1.0 : 0.0;
  buffers.output.clear();
  for (const OutlineFinding& found : report.findings) {
    buffers.output.push_back(static_cast<double>(found.kind));
    for (const Index index : {found.ring, found.first, found.otherRing, found.second}) {
      buffers.output.push_back(index);
    }
  }
  return static_cast<std::uint32_t>(report.findings.size());
}

std::uint32_t decomposeOutline(Buffers& buffers, std::uint32_t rings) {
  const PolygonRings raw = readRings(buffers, rings);
  buffers.output.clear();
  const Decomposition cut = decomposeLists(listsOf(raw));
  for (const std::vector<Vec2>& piece : cut.pieces) append(buffers.output, piece);
  return static_cast<std::uint32_t>(cut.pieces.size());
}

std::uint32_t simplifyOutline(Buffers& buffers, std::uint32_t rings, double tolerance) {
  const PolygonRings raw = readRings(buffers, rings);
  const NormalizedRings normalized = normalizePolygonRings(listsOf(raw));
  if (!normalized.status.ok()) return 0;
  buffers.output.clear();
  const PolygonRings left = selectCorners(normalized.rings, simplify(normalized.rings, tolerance));
  for (Index r = 0; r < left.ringCount(); ++r) append(buffers.output, left.ring(r));
  return left.ringCount();
}

bool measureOutline(Buffers& buffers, std::uint32_t rings) {
  const PolygonRings raw = readRings(buffers, rings);
  const NormalizedRings normalized = normalizePolygonRings(listsOf(raw));
  if (!normalized.status.ok()) return false;
  const Measures measures = measure(normalized.rings);
  buffers.record[record::kOutlineArea] = measures.area;
  buffers.record[record::kPerimeter] = measures.perimeter;
  put(&buffers.record[record::kOutlineCentroid], measures.centroid);
  buffers.record[record::kInertia] = measures.inertia();
  return true;
}

std::uint32_t convexHull(Buffers& buffers) {
  const PolygonRings raw = readRings(buffers, 1);
  std::vector<Vec2> corners;
  for (const Index i : sepax::convexHull(raw.points)) corners.push_back(raw.points[i]);
  buffers.writePoints(corners);
  return static_cast<std::uint32_t>(corners.size());
}

void boundingCircle(Buffers& buffers) {
  const BoundingCircle circle = sepax::boundingCircle(readRings(buffers, 1).points);
  put(&buffers.record[record::kCenter], circle.center);
  buffers.record[record::kRadius] = circle.radius;
}

void orientedBox(Buffers& buffers) {
  const OrientedBox box = minimumAreaBox(readRings(buffers, 1).points);
  put(&buffers.record[record::kCenter], box.center);
  put(&buffers.record[record::kAxis], box.rotation.apply({1.0, 0.0}));
  put(&buffers.record[record::kHalfExtents], box.halfExtents);
}

std::uint32_t locatePoint(const Buffers& buffers, std::uint32_t rings, double x, double y) {
  return static_cast<std::uint32_t>(sepax::locatePoint(readRings(buffers, rings), {x, y}));
}

}  // namespace sepax::wasm
