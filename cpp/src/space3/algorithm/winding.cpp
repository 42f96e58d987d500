#include "sepax/space3/algorithm/winding.hpp"

namespace sepax::space3 {

namespace {

/// What the edge from u to v adds; the heights are those over the plane of the line and the ray.
EdgeWinding windingOf(const LineOfSight& line, const Vec3& u, const Vec3& v, double heightU,
                      double heightV) {
  const bool up = heightU < 0.0 && heightV >= 0.0;
  const bool down = heightU >= 0.0 && heightV < 0.0;
  if (heightU == 0.0 && heightV == 0.0) {
    // In the plane of the ray: whether the line passes between the ends.
    const SpannedPlane across{line.direction, Displacement::along(line.aside), line.point};
    return {0, signOf(height(across, u)) * signOf(height(across, v)) <= 0};
  }
  if (!up && !down && heightU != 0.0 && heightV != 0.0) return {};
  const double side = tripleProduct(line.direction, {line.point, u}, {line.point, v});
  if (side == 0.0) return {0, true};
  return {(up && side > 0.0) - (down && side < 0.0), false};
}

}  // namespace

LineOfSight::LineOfSight(const Vec3& through, const Displacement& along)
    : point(through), direction(along) {
  const Vec3 size = absolute(along.rounded());
  // The least component gives the ray: then the line is parallel neither to the ray nor, thanks to
  // its greatest component, to the plane of ray and aside.
  const Axis steep = dominantAxis(size);
  const Axis second = nextAxis(steep);
  const Axis third = nextAxis(second);
  ray = size[second] <= size[third] ? second : third;
  aside = ray == second ? third : second;
}

Location locate(const Polygon3& polygon, const LineOfSight& line, std::vector<EdgeWinding>* edges) {
  const SpannedPlane half{line.direction, Displacement::along(line.ray), line.point};
  double heightU = height(half, polygon.points()[0]);
  int winding = 0;
  bool touches = false;
  for (Index i = 0; i < polygon.count(); ++i) {
    const Segment3 side = polygon.edge(i);
    const double heightV = height(half, side.to);
    const EdgeWinding edge = windingOf(line, side.from, side.to, heightU, heightV);
    winding += edge.crossing;
    touches = touches || edge.touches;
    if (edges != nullptr) edges->push_back(edge);
    heightU = heightV;
  }
  if (touches) return Location::kBoundary;
  return winding == 0 ? Location::kOutside : Location::kInside;
}

Location pointInPolygon(const Vec3& point, const Polygon3& polygon) {
  return locate(polygon, {point, Displacement::along(polygon.axis())});
}

}  // namespace sepax::space3
