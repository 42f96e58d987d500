/// Scenes of bodies of every kind, for worlds. Made of IEEE additions, multiplications, divisions
/// and roots only, so that a seed gives the same scene on every platform.
#pragma once

#include <cstdint>
#include <memory>
#include <ostream>
#include <span>

#include "sepax/shape/shape_instance.hpp"
#include "sepax/world/body_store.hpp"
#include "support/random.hpp"

namespace sepax::test {

/// What World::add takes.
struct BodySpec {
  std::shared_ptr<const Geometry> geometry;
  Pose pose;
  BodyTraits traits;
};

/// A point, a segment, a circle, a capsule, a polygon, a rounded polygon or several of them, about
/// as large as `size`; half of them scaled, mirrored or turned about a pivot elsewhere.
[[nodiscard]] std::shared_ptr<const Geometry> randomGeometry(Random& random, double size);

/// A box with the origin in its middle.
[[nodiscard]] std::shared_ptr<const Geometry> boxGeometry(double width, double height);

/// A disc around the origin.
[[nodiscard]] std::shared_ptr<const Geometry> discGeometry(double radius);

/// Mostly those of plain bodies; some static, sensors, disabled, of other kinds.
[[nodiscard]] BodyTraits randomTraits(Random& random);

/// The shape of a body, placed by other code than that of the world.
[[nodiscard]] ShapeInstance shapeAt(const Geometry& geometry, const Pose& pose);

/// A kind of worlds: how one of `count` bodies looks, and how far it moves in a frame.
struct WorldScene {
  const char* name;
  BodySpec (*make)(Random& random, int count);
  double step;
};

[[nodiscard]] std::span<const WorldScene> worldScenes();

/// Where a body may stand in the next frame.
[[nodiscard]] Pose nearby(const Pose& pose, double step, Random& random);

inline void PrintTo(const WorldScene& scene, std::ostream* out) { *out << scene.name; }

}  // namespace sepax::test
