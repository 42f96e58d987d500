#include "sepax/algorithm/way_out.hpp"
#include "sepax/query/closest_point.hpp"

namespace sepax {

namespace {

ClosestPoint nearestOfPieces(const PlacedShape& shape, Vec2 point) {
  ClosestPoint nearest;
  for (Index i = 0; i < shape.pieces.size(); ++i) {
    ClosestPoint own = closestPoint(shape.pieces[i], point);
    own.piece = i;
    if (i == 0 || own.distance < nearest.distance) nearest = own;
  }
  return nearest;
}

}  // namespace

ClosestPoint closestPoint(const PlacedShape& shape, Vec2 point) {
  if (shape.convex()) return closestPoint(shape.pieces[0], point);
  return detail::closestPointCompound(shape, point);
}

ClosestPoint detail::closestPointCompound(const PlacedShape& shape, Vec2 point) {
  ClosestPoint nearest = nearestOfPieces(shape, point);
  if (!nearest.inside()) return nearest;
  // Out of one piece it may go into another.
  PlacedPolygon place;
  place.place(ConvexPolygon::point(point), {});
  const PlacedConvex asShape{place};
  const WayOut way = nearestWayOut({{&asShape, 1}}, shape);
  if (!way.needed) return nearest;
  const double depth = length(way.translation);
  nearest.point = point + way.translation;
  nearest.distance = -depth;
  nearest.piece = way.pieceOfB;
  nearest.edge = way.edge.side == Side::kB ? way.edge.edge : kNoIndex;
  if (depth > 0.0) nearest.normal = (1.0 / depth) * way.translation;
  return nearest;
}

}  // namespace sepax
