#include "outlines.hpp"

#include <optional>
#include <span>

#include "sepax/algorithm/bounding_circle.hpp"
#include "sepax/algorithm/decompose.hpp"
#include "sepax/algorithm/measures.hpp"
#include "sepax/algorithm/oriented_box.hpp"
#include "sepax/algorithm/point_location.hpp"
#include "sepax/algorithm/repair.hpp"
#include "sepax/algorithm/simplify.hpp"
#include "sepax/algorithm/triangulate.hpp"
#include "sepax/algorithm/validate_outline.hpp"
#include "sepax/shape/convex_hull.hpp"

namespace sepax::wasm {

namespace {

void append(std::vector<double>& list, std::span<const Vec2> points) {
  list.push_back(static_cast<double>(points.size()));
  for (const Vec2 p : points) {
    list.push_back(p.x + 0.0);
    list.push_back(p.y + 0.0);
  }
}

void appendPolygons(std::vector<double>& list, const PolygonRings& rings) {
  for (Index p = 0; p < rings.polygonCount(); ++p) {
    list.push_back(rings.shell(p + 1) - rings.shell(p));
    for (Index r = rings.shell(p); r < rings.shell(p + 1); ++r) append(list, rings.ring(r));
  }
}

void append(std::vector<double>& list, const OutlineFinding& found) {
  list.push_back(static_cast<double>(found.kind));
  for (const Index index : {found.ring, found.first, found.otherRing, found.second}) {
    list.push_back(index);
  }
}

}  // namespace

PolygonRings readPolygons(const Buffers& buffers, std::uint32_t count) {
  const double* input = buffers.input.data();
  PolygonRings polygons;
  for (std::uint32_t p = 0; p < count; ++p) {
    polygons.startPolygon();
    for (double rings = *input++; rings > 0.0; rings -= 1.0) {
      for (double points = *input++; points > 0.0; points -= 1.0, input += 2) {
        polygons.points.push_back({input[0], input[1]});
      }
      polygons.closeRing();
    }
  }
  return polygons;
}

std::vector<std::span<const Vec2>> listsOf(const PolygonRings& rings) {
  std::vector<std::span<const Vec2>> lists;
  for (Index r = 0; r < rings.ringCount(); ++r) lists.push_back(rings.ring(r));
  return lists;
}

std::uint32_t validateOutline(Buffers& buffers, std::uint32_t polygons,
                              std::uint32_t maxCrossings) {
  const PolygonRings raw = readPolygons(buffers, polygons);
  const OutlineReport report = validateRings(listsOf(raw), maxCrossings, raw.shells);
  buffers.record[record::kWinding] = static_cast<double>(report.winding);
  buffers.record[record::kSimple] = report.simple ? 1.0 : 0.0;
  buffers.record[record::kConvex] = report.convex ? 1.0 : 0.0;
  buffers.record[record::kTruncated] = report.truncated ? 1.0 : 0.0;
  buffers.output.clear();
  for (const OutlineFinding& found : report.findings) append(buffers.output, found);
  return static_cast<std::uint32_t>(report.findings.size());
}

std::uint32_t firstError(Buffers& buffers, std::uint32_t polygons) {
  const PolygonRings raw = readPolygons(buffers, polygons);
  buffers.output.clear();
  const std::optional<OutlineFinding> found = sepax::firstError(listsOf(raw), raw.shells);
  if (!found) return 0;
  append(buffers.output, *found);
  return 1;
}

std::uint32_t decomposeOutline(Buffers& buffers, std::uint32_t polygons) {
  const PolygonRings raw = readPolygons(buffers, polygons);
  buffers.output.clear();
  const Decomposition cut = decomposeLists(listsOf(raw), raw.shells);
  for (const std::vector<Vec2>& piece : cut.pieces) append(buffers.output, piece);
  return static_cast<std::uint32_t>(cut.pieces.size());
}

std::uint32_t triangulateOutline(Buffers& buffers, std::uint32_t polygons) {
  const PolygonRings raw = readPolygons(buffers, polygons);
  const Triangulation cut = triangulateLists(listsOf(raw), raw.shells);
  buffers.output.clear();
  for (const Triangle& triangle : cut.triangles) {
    for (const Index corner : triangle) buffers.output.push_back(corner);
  }
  return static_cast<std::uint32_t>(cut.triangles.size());
}

std::uint32_t simplifyOutline(Buffers& buffers, std::uint32_t polygons, double tolerance) {
  const PolygonRings raw = readPolygons(buffers, polygons);
  const NormalizedRings normalized = normalizePolygonRings(listsOf(raw), raw.shells);
  if (!normalized.status.ok()) return 0;
  buffers.output.clear();
  appendPolygons(buffers.output,
                 selectCorners(normalized.rings, simplify(normalized.rings, tolerance)));
  return polygons;
}

std::uint32_t repairOutline(Buffers& buffers, std::uint32_t polygons) {
  const PolygonRings raw = readPolygons(buffers, polygons);
  const RepairedOutline repaired = repair(listsOf(raw));
  const RepairCounts& counts = repaired.counts;
  double* place = &buffers.record[record::kRepairs];
  for (const Index count : {counts.repeated, counts.flat, counts.spikes, counts.crossings,
                            counts.overlaps, counts.straight}) {
    *place++ = count;
  }
  buffers.output.clear();
  for (const PolygonRings& polygon : repaired.polygons) appendPolygons(buffers.output, polygon);
  return static_cast<std::uint32_t>(repaired.polygons.size());
}

bool measureOutline(Buffers& buffers, std::uint32_t polygons) {
  const PolygonRings raw = readPolygons(buffers, polygons);
  const NormalizedRings normalized = normalizePolygonRings(listsOf(raw), raw.shells);
  if (!normalized.status.ok()) return false;
  const Measures measures = measure(normalized.rings);
  buffers.record[record::kOutlineArea] = measures.area;
  buffers.record[record::kPerimeter] = measures.perimeter;
  put(&buffers.record[record::kOutlineCentroid], measures.centroid);
  buffers.record[record::kInertia] = measures.inertia();
  return true;
}

std::uint32_t convexHull(Buffers& buffers) {
  const PolygonRings raw = readPolygons(buffers, 1);
  std::vector<Vec2> corners;
  for (const Index i : sepax::convexHull(raw.points)) corners.push_back(raw.points[i]);
  buffers.writePoints(corners);
  return static_cast<std::uint32_t>(corners.size());
}

void boundingCircle(Buffers& buffers) {
  const BoundingCircle circle = sepax::boundingCircle(readPolygons(buffers, 1).points);
  put(&buffers.record[record::kCenter], circle.center);
  buffers.record[record::kRadius] = circle.radius;
}

void orientedBox(Buffers& buffers) {
  const OrientedBox box = minimumAreaBox(readPolygons(buffers, 1).points);
  put(&buffers.record[record::kCenter], box.center);
  put(&buffers.record[record::kAxis], box.rotation.apply({1.0, 0.0}));
  put(&buffers.record[record::kHalfExtents], box.halfExtents);
}

std::uint32_t locatePoint(const Buffers& buffers, std::uint32_t polygons, double x, double y) {
  return static_cast<std::uint32_t>(sepax::locatePoint(readPolygons(buffers, polygons), {x, y}));
}

}  // namespace sepax::wasm
