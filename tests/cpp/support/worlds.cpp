#include "support/worlds.hpp"

#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "sepax/world/geometry.hpp"

namespace sepax::test {
namespace {

using Points = std::vector<Vec2>;

ConvexPolygon boxOf(Vec2 half) {
  return ConvexPolygon::ofCorners(
      Points{-half, Vec2{half.x, -half.y}, half, Vec2{-half.x, half.y}});
}

/// The point of the unit circle in the direction of the point of the square that is `way`, 0 to 4,
/// along its sides.
Vec2 onCircle(double way) {
  const double side = std::floor(way);
  const double along = 2.0 * (way - side) - 1.0;
  Vec2 point{1.0, along};
  for (double k = 0.0; k < side; k += 1.0) point = quarterTurn(point);
  return (1.0 / length(point)) * point;
}

/// 3 to 8 corners on an ellipse.
ConvexPolygon randomCore(Random& random, double size) {
  const int corners = random.integer(3, 8);
  const Vec2 half{size, size * random.between(0.3, 1.0)};
  Points points;
  for (int k = 0; k < corners; ++k) {
    const Vec2 p = onCircle(4.0 * (k + random.between(0.1, 0.9)) / corners);
    points.push_back({half.x * p.x, half.y * p.y});
  }
  ConvexPolygon::Result result = ConvexPolygon::create(points);
  return result.polygon ? *result.polygon : boxOf(half);
}

GeometryPiece randomPiece(Random& random, double size) {
  const int kind = random.integer(0, 9);
  const double radius = size * random.between(0.2, 0.7);
  const Vec2 end = random.vector(size);
  if (kind == 0) return {ConvexPolygon::point({}), 0.0};
  if (kind == 1) return {ConvexPolygon::segment({}, end), 0.0};
  if (kind == 2) return {ConvexPolygon::segment({}, end), radius};
  if (kind <= 4) return {ConvexPolygon::point({}), radius};
  if (kind == 5) return {randomCore(random, size), 0.3 * radius};
  if (kind == 6) return {boxOf({size, radius}), 0.0};
  return {randomCore(random, size), 0.0};
}

GeometryPiece boxPiece(Vec2 min, Vec2 max) {
  return {ConvexPolygon::ofCorners(Points{min, {max.x, min.y}, max, {min.x, max.y}}), 0.0};
}

/// An L, a gap between two blocks, or a few pieces anywhere.
std::vector<GeometryPiece> randomPieces(Random& random, double size) {
  const int kind = random.integer(0, 2);
  const double thick = 0.4 * size;
  std::vector<GeometryPiece> pieces;
  if (kind == 0) {
    pieces.push_back(boxPiece({-size, -size}, {size, thick - size}));
    pieces.push_back(boxPiece({-size, thick - size}, {thick - size, size}));
  } else if (kind == 1) {
    pieces.push_back(boxPiece({-size, -size}, {-thick, size}));
    pieces.push_back(boxPiece({thick, -size}, {size, size}));
  } else {
    const int count = random.integer(2, 4);
    for (int k = 0; k < count; ++k) pieces.push_back(randomPiece(random, 0.7 * size));
  }
  return pieces;
}

std::shared_ptr<const Geometry> scaledAndPivoted(Random& random, std::vector<GeometryPiece> pieces,
                                                 double size) {
  Vec2 scale{random.between(0.5, 1.5), 1.0};
  scale.x *= random.sign();
  bool round = false;
  for (const GeometryPiece& piece : pieces) round = round || piece.radius > 0.0;
  scale.y = round ? std::abs(scale.x) : random.between(0.5, 1.5);
  scale.y *= random.sign();
  return makeGeometry(std::move(pieces), scale, random.vector(size));
}

/// So wide that a body of size 1 meets a few others.
double reachFor(int count) { return std::sqrt(1.0 * count); }

BodySpec bodyAt(Random& random, Vec2 place, double size) {
  BodySpec spec;
  spec.geometry = randomGeometry(random, size);
  spec.pose = {place.x, place.y, random.chance(0.3) ? 0.0 : random.angle()};
  spec.traits = randomTraits(random);
  return spec;
}

BodySpec plainBody(Random& random, int count) {
  const Vec2 place = random.vector(reachFor(count));
  return bodyAt(random, place, random.between(0.4, 1.2));
}

/// Boxes and discs of integers, so that many touch.
BodySpec latticeBody(Random& random, int count) {
  const Vec2 place = random.latticePoint(static_cast<int>(reachFor(count)) + 1);
  const double width = 2.0 * random.integer(1, 2);
  const double height = 2.0 * random.integer(1, 2);
  BodySpec spec;
  spec.geometry = random.chance(0.3) ? discGeometry(0.5 * width) : boxGeometry(width, height);
  spec.pose = {place.x, place.y, 0.0};
  spec.traits = randomTraits(random);
  return spec;
}

/// From 1 to 10,000 times as large.
BodySpec mixedBody(Random& random, int count) {
  const double size = 0.001 * std::ldexp(1.0, random.integer(0, 13));
  const Vec2 place = random.vector(0.3 * reachFor(count));
  return bodyAt(random, place, size);
}

BodySpec thinBody(Random& random, int count) {
  BodySpec spec = plainBody(random, count);
  const double length = random.between(2.0, 0.6 * reachFor(count) + 2.0);
  spec.geometry = boxGeometry(length, random.between(0.001, 0.01));
  return spec;
}

/// Everything in one spot.
BodySpec pileBody(Random& random, int /*count*/) {
  const Vec2 place = random.vector(0.01);
  return bodyAt(random, place, random.between(0.5, 1.0));
}

/// A few of them at the end of the world, or as large as it.
BodySpec farBody(Random& random, int count) {
  if (random.chance(0.9)) return plainBody(random, count);
  // One draw a statement: compilers evaluate arguments in different orders.
  const double far = std::ldexp(1.0, random.integer(0, 330));
  const Vec2 place = far * random.vector(1.0);
  return bodyAt(random, place, random.chance(0.3) ? far : 1.0);
}

/// So close that float32 can't tell.
BodySpec closeBody(Random& random, int count) {
  const Vec2 place = Vec2{1e6, -3e5} + 1e-4 * random.vector(reachFor(count));
  return bodyAt(random, place, 1e-4);
}

constexpr std::array<WorldScene, 7> kScenes{{{"Plain", plainBody, 0.2},
                                             {"Lattice", latticeBody, 1.0},
                                             {"MixedSizes", mixedBody, 0.01},
                                             {"LongAndThin", thinBody, 0.2},
                                             {"Pile", pileBody, 0.2},
                                             {"FarAway", farBody, 0.3},
                                             {"BelowFloat32", closeBody, 1e-4}}};

}  // namespace

std::shared_ptr<const Geometry> randomGeometry(Random& random, double size) {
  std::vector<GeometryPiece> pieces;
  if (random.chance(0.25)) {
    pieces = randomPieces(random, size);
  } else {
    pieces.push_back(randomPiece(random, size));
  }
  if (random.chance(0.5)) return makeGeometry(std::move(pieces));
  return scaledAndPivoted(random, std::move(pieces), size);
}

std::shared_ptr<const Geometry> boxGeometry(double width, double height) {
  return makeGeometry({{boxOf({0.5 * width, 0.5 * height}), 0.0}});
}

std::shared_ptr<const Geometry> discGeometry(double radius) {
  return makeGeometry({{ConvexPolygon::point({}), radius}});
}

BodyTraits randomTraits(Random& random) {
  BodyTraits traits;
  if (random.chance(0.2)) traits.flags |= body_flag::kStatic;
  if (random.chance(0.15)) traits.flags |= body_flag::kSensor;
  if (random.chance(0.05)) traits.flags |= body_flag::kDisabled;
  if (random.chance(0.7)) return traits;
  traits.category = 1U << random.integer(0, 3);
  traits.mask = static_cast<std::uint32_t>(random.integer(0, 15));
  return traits;
}

ShapeInstance shapeAt(const Geometry& geometry, const Pose& pose) {
  std::vector<ConvexInstance> pieces;
  for (const GeometryPiece& piece : geometry.pieces) pieces.emplace_back(piece.core, piece.radius);
  ShapeInstance shape(std::move(pieces));
  Transform transform(storedPoint(pose.position()), Rotation::fromAngle(pose.angle));
  transform.scale = geometry.scale;
  transform.pivot = geometry.pivot;
  shape.setTransform(transform);
  return shape;
}

std::span<const WorldScene> worldScenes() { return kScenes; }

Pose nearby(const Pose& pose, double step, Random& random) {
  Vec2 by = step * random.latticePoint(1);
  if (random.chance(0.5)) by = random.vector(step);
  const double turn = random.chance(0.5) ? 0.0 : random.between(-0.3, 0.3);
  return {pose.x + by.x, pose.y + by.y, pose.angle + turn};
}

}  // namespace sepax::test
