#include "sepax/world/geometry.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "sepax/assert.hpp"
#include "sepax/math/transform.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {
namespace {

using detail::isPoint;
using detail::isScale;

bool isPiece(const GeometryPiece& piece) {
  const std::span<const Vec2> corners = piece.core.vertices();
  return !corners.empty() && std::all_of(corners.begin(), corners.end(), isPoint) &&
         piece.radius >= 0.0 && detail::isCoordinate(piece.radius);
}

bool isPieceOfBody(const GeometryPiece& piece) {
  return isPiece(piece) && detail::isRadius(piece.radius);
}

}  // namespace

bool isBodyForm(const std::shared_ptr<const Geometry>& geometry) {
  if (!geometry || geometry->pieces.empty()) return false;
  const auto& [pieces, list, scale, pivot, reach] = *geometry;
  const auto rounded = [](const GeometryPiece& piece) { return piece.radius > 0.0; };
  return std::all_of(pieces.begin(), pieces.end(), isPieceOfBody) && isPoint(pivot) &&
         isScale(scale.x) && isScale(scale.y) &&
         (detail::isUniform(scale) || std::none_of(pieces.begin(), pieces.end(), rounded)) &&
         reach <= 2.0 * kMaxCoordinate;
}

std::shared_ptr<const Geometry> makeGeometry(std::vector<GeometryPiece> pieces, Vec2 scale,
                                             Vec2 pivot) {
  SEPAX_ASSERT(!pieces.empty() && std::all_of(pieces.begin(), pieces.end(), isPiece));
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
  SEPAX_ASSERT(isScale(scale.x) && isScale(scale.y));
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
