#include "sepax/world/outline_forms.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace sepax {

namespace {

/// Memory is given back once all forms in it are unused, so that it is not too many.
constexpr std::size_t kMostForms = 64;

/// Some forms of one piece each, and all that they refer to.
struct FormChunk {
  FormChunk(std::size_t forms, std::size_t points) : corners(points), axes(points) {
    geometries.reserve(forms);
    pieces.reserve(forms);
  }

  std::vector<Geometry> geometries;
  std::vector<GeometryPiece> pieces;
  std::vector<Vec2> corners;
  std::vector<PolygonAxis> axes;
};

std::size_t cornersOf(const OutlineHead& head) { return static_cast<std::size_t>(head.corners); }

}  // namespace

std::size_t makeForms(std::span<const OutlineHead> heads, const Vec2* points,
                      std::span<std::shared_ptr<const Geometry>> forms, OutlineStatus& status) {
  std::size_t made = 0;
  while (made < heads.size()) {
    const std::size_t count = std::min(kMostForms, heads.size() - made);
    std::size_t total = 0;
    for (std::size_t i = 0; i < count; ++i) total += cornersOf(heads[made + i]);
    const auto chunk = std::make_shared<FormChunk>(count, total);
    PolygonRoom room{chunk->corners.data(), chunk->axes.data()};
    for (std::size_t i = 0; i < count; ++i, ++made) {
      const std::size_t size = cornersOf(heads[made]);
      ConvexPolygon::Result result = ConvexPolygon::createIn(room, {points, size});
      status = result.status;
      if (!result.polygon) return made;
      chunk->pieces.push_back({*std::move(result.polygon), heads[made].radius});
      Geometry& geometry = chunk->geometries.emplace_back();
      geometry.pieces = {&chunk->pieces.back(), 1};
      rescale(geometry, {1.0, 1.0});
      // Who has the form has the chunk.
      forms[made] = {chunk, &geometry};
      room.corners += size;
      room.axes += size;
      points += size;
    }
  }
  return made;
}

}  // namespace sepax
