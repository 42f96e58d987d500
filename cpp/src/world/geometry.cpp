#include "sepax/world/geometry.hpp"

#include <algorithm>
#include <utility>

#include "sepax/math/transform.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

std::shared_ptr<const Geometry> makeGeometry(std::vector<GeometryPiece> pieces, Vec2 scale,
                                             Vec2 pivot) {
  auto list = std::make_shared<const std::vector<GeometryPiece>>(std::move(pieces));
  Geometry form;
  form.pieces = *list;
  std::shared_ptr<Geometry> geometry = reshaped(form, scale, pivot);
  geometry->list = std::move(list);
  return geometry;
}

std::shared_ptr<Geometry> reshaped(const Geometry& form, Vec2 scale, Vec2 pivot) {
  auto geometry = std::make_shared<Geometry>();
  geometry->pieces = form.pieces;
  geometry->pivot = pivot;
  rescale(*geometry, scale);
  return geometry;
}

void rescale(Geometry& form, Vec2 scale) {
  form.scale = scale;
  form.reach = 0.0;
  Transform transform;
  transform.scale = scale;
  transform.pivot = form.pivot;
  for (const GeometryPiece& piece : form.pieces) {
    const double margin = transform.lengthScale() * piece.radius;
    for (const Vec2 vertex : piece.core.vertices()) {
      form.reach = std::max(form.reach, length(transform.scaled(vertex)) + margin);
    }
  }
  // A few roundings of the lengths and of the turn.
  form.reach *= 1.0 + 16.0 * kRoundoff;
}

std::shared_ptr<const Geometry> geometryOf(const ShapeInstance& shape) {
  std::vector<GeometryPiece> pieces;
  pieces.reserve(shape.pieces().size());
  for (const ConvexInstance& piece : shape.pieces())
    pieces.push_back({piece.core(), piece.radius()});
  const Transform& transform = shape.transform();
  return makeGeometry(std::move(pieces), transform.scale, transform.pivot);
}

}  // namespace sepax
