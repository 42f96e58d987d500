#include <cmath>
#include <functional>

#include "sepax/query/move_and_slide.hpp"
#include "sepax/query/turn.hpp"
#include "sepax/world/world.hpp"

using namespace sepax;

/** How far the hero gets, and whether he stands then. */
SlideMotion walk(const PlacedShape& hero, Vec2 motion,
                 const PlacedShape& walls) {
  //# walk ground
  return moveAndSlide(hero, walls, motion);
  //#
}

/** A bullet stops at the first thing in its way. */
BodyId fire(World& world, std::shared_ptr<const Geometry> shape,
            const Pose& place) {
  //# bullet
  return world.add(shape, place, {.flags = body_flag::kFast});
  //#
}

/** A missile turns the shorter way to its target. */
void chase(Pose& missile, Vec2 target, double maxTurn, double way) {
  //# missile
  const double angle = missile.angle;
  const Vec2 heading{std::cos(angle), std::sin(angle)};
  const Vec2 toTarget = target - missile.position();
  missile.angle += steer(heading, toTarget, maxTurn);
  missile.x += way * std::cos(missile.angle);
  missile.y += way * std::sin(missile.angle);
  //#
}

/** Once a frame, when everybody has said where to go. */
void update(World& world, const std::function<void(BodyContact)>& touched) {
  //# many play
  world.update();
  for (std::size_t i = 0; i < world.contacts().size(); ++i) {
    const BodyContact contact = world.contacts()[i];
    const auto isSensor = [&](BodyId id) {
      return world.bodies().traits(id).has(body_flag::kSensor);
    };
    //# sensor
    if (isSensor(contact.pair.a) || isSensor(contact.pair.b)) {
      touched(contact);
      continue;
    }
    //# push
    const Vec2 half = 0.5 * contact.depth * contact.normal;
    Pose& a = world.targets()[contact.pair.a];
    Pose& b = world.targets()[contact.pair.b];
    a = {a.x - half.x, a.y - half.y, a.angle};
    b = {b.x + half.x, b.y + half.y, b.angle};
    //#
  }
}
