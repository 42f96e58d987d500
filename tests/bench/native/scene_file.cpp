#include "scene_file.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <utility>

#include "sepax/math/rotation.hpp"
#include "sepax/math/transform.hpp"

namespace sepax::bench {
namespace {

[[noreturn]] void fail(const char* message) {
  std::fprintf(stderr, "%s\n", message);
  std::exit(1);
}

}  // namespace

SceneFile::SceneFile(const char* path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  if (!file) fail("no file of scenes");
  const std::streamoff size = file.tellg();
  numbers_.resize(static_cast<std::size_t>(size) / sizeof(double));
  file.seekg(0);
  file.read(reinterpret_cast<char*>(numbers_.data()), size);
  if (!file) fail("the file of scenes cannot be read");
}

double SceneFile::number() {
  if (atEnd()) fail("the file of scenes ends too early");
  return numbers_[next_++];
}

std::size_t SceneFile::count() { return static_cast<std::size_t>(number()); }

std::string SceneFile::text() {
  std::string text(count(), ' ');
  for (char& letter : text) letter = static_cast<char>(number());
  return text;
}

GeometryPiece SceneFile::form() {
  const double radius = number();
  std::vector<Vec2> corners(count());
  for (Vec2& corner : corners) {
    corner.x = number();
    corner.y = number();
  }
  return {ConvexPolygon::ofCorners(corners), radius};
}

ShapeInstance SceneFile::shape() {
  GeometryPiece piece = form();
  std::vector<ConvexInstance> pieces;
  pieces.emplace_back(std::move(piece.core), piece.radius);
  ShapeInstance shape(std::move(pieces));
  const double x = number();
  const double y = number();
  shape.setTransform(Transform({x, y}, Rotation::fromAngle(number())));
  return shape;
}

}  // namespace sepax::bench
