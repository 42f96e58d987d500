#include "sepax/algorithm/part_crossings.hpp"

#include <algorithm>
#include <cmath>

#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

/// Whether a point of the line of an edge is on the edge.
bool onEdge(const BoundaryPart& edge, Vec2 point, double tolerance) {
  const Vec2 along = quarterTurn(edge.firstNormal);
  return dot(along, point - edge.start) >= -tolerance && dot(along, edge.end - point) >= -tolerance;
}

void crossEdges(const BoundaryPart& a, const BoundaryPart& b, double tolerance,
                std::vector<PartCrossing>& crossings) {
  const double sine = cross(a.firstNormal, b.firstNormal);
  if (std::abs(sine) <= kParallelSine) return;
  const Vec2 along = quarterTurn(a.firstNormal);
  const double way = dot(b.firstNormal, b.start - a.start) / dot(b.firstNormal, along);
  const Vec2 point = a.start + way * along;
  if (onEdge(a, point, tolerance) && onEdge(b, point, tolerance)) {
    crossings.push_back({point, a.firstNormal, b.firstNormal});
  }
}

void addRoundCrossing(const BoundaryPart& edge, const BoundaryPart& arc, double radius, Vec2 point,
                      bool edgeFirst, double tolerance, std::vector<PartCrossing>& crossings) {
  const Vec2 normal = (1.0 / radius) * (point - arc.start);
  if (!onEdge(edge, point, tolerance) || !hasNormal(arc, normal)) return;
  crossings.push_back(edgeFirst ? PartCrossing{point, edge.firstNormal, normal}
                                : PartCrossing{point, normal, edge.firstNormal});
}

void crossEdgeWithArc(const BoundaryPart& edge, const BoundaryPart& arc, double radius,
                      bool edgeFirst, double tolerance, std::vector<PartCrossing>& crossings) {
  const double height = dot(edge.firstNormal, edge.start - arc.start);
  // Where they are tangent, rounding may part them.
  if (std::abs(height) > radius + tolerance) return;
  const double chord = std::max(0.0, (radius - height) * (radius + height));
  const Vec2 foot = arc.start + height * edge.firstNormal;
  const Vec2 half = std::sqrt(chord) * quarterTurn(edge.firstNormal);
  addRoundCrossing(edge, arc, radius, foot + half, edgeFirst, tolerance, crossings);
  addRoundCrossing(edge, arc, radius, foot - half, edgeFirst, tolerance, crossings);
}

void crossArcs(const BoundaryPart& a, double radiusA, const BoundaryPart& b, double radiusB,
               double tolerance, std::vector<PartCrossing>& crossings) {
  const Vec2 between = b.start - a.start;
  const double distance = length(between);
  if (distance == 0.0) return;
  const Vec2 along = (1.0 / distance) * between;
  // Where the chord that the circles share cuts the line of their centres.
  const double foot = 0.5 * (distance + (radiusA - radiusB) * ((radiusA + radiusB) / distance));
  if (std::abs(foot) > radiusA + tolerance) return;
  const double chord = std::max(0.0, (radiusA - foot) * (radiusA + foot));
  const Vec2 half = std::sqrt(chord) * quarterTurn(along);
  for (const double side : {1.0, -1.0}) {
    const Vec2 fromA = foot * along + side * half;
    const Vec2 normalA = (1.0 / radiusA) * fromA;
    const Vec2 normalB = (1.0 / radiusB) * (fromA - between);
    if (!hasNormal(a, normalA) || !hasNormal(b, normalB)) continue;
    crossings.push_back({a.start + fromA, normalA, normalB});
  }
}

}  // namespace

bool hasNormal(const BoundaryPart& part, Vec2 normal) {
  if (part.firstNormal == Vec2{}) return true;
  return cross(part.firstNormal, normal) >= -kParallelSine &&
         cross(normal, part.lastNormal) >= -kParallelSine &&
         dot(normal, part.firstNormal + part.lastNormal) >= -kParallelSine;
}

void appendCrossings(const BoundaryPart& a, double radiusA, const BoundaryPart& b, double radiusB,
                     double tolerance, std::vector<PartCrossing>& crossings) {
  if (a.round && b.round) {
    crossArcs(a, radiusA, b, radiusB, tolerance, crossings);
  } else if (b.round) {
    crossEdgeWithArc(a, b, radiusB, true, tolerance, crossings);
  } else if (a.round) {
    crossEdgeWithArc(b, a, radiusA, false, tolerance, crossings);
  } else {
    crossEdges(a, b, tolerance, crossings);
  }
}

}  // namespace sepax
