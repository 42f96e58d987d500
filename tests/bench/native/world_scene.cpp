#include "world_scene.hpp"

#include <cmath>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "sepax/world/outline_forms.hpp"
#include "sepax/world/world.hpp"
#include "timing.hpp"

namespace sepax::bench {
namespace {

struct Bodies {
  std::vector<OutlineHead> heads;
  std::vector<Vec2> points;
  std::vector<Pose> poses;
};

Bodies readBodies(SceneFile& file) {
  Bodies bodies;
  const std::size_t count = file.count();
  for (std::size_t i = 0; i < count; i++) {
    const GeometryPiece form = file.form();
    const auto corners = form.core.vertices();
    bodies.heads.push_back({static_cast<double>(corners.size()), form.radius});
    bodies.points.insert(bodies.points.end(), corners.begin(), corners.end());
    Pose pose;
    pose.x = file.number();
    pose.y = file.number();
    pose.angle = file.number();
    bodies.poses.push_back(pose);
  }
  return bodies;
}

/// Outlines are checked as those of JavaScript are.
World makeWorld(const Bodies& bodies) {
  const std::size_t count = bodies.heads.size();
  std::vector<std::shared_ptr<const Geometry>> forms(count);
  std::vector<BodyId> ids(count);
  OutlineStatus status;
  makeForms(bodies.heads, bodies.points.data(), forms, status);
  World world;
  world.addMany(forms, bodies.poses, {}, ids);
  return world;
}

/// Moves bodies as web/site/race/scene/motion.mjs does.
class Motion {
 public:
  Motion(SceneFile& file, std::vector<Pose> poses, double side, std::size_t moving)
      : poses_(std::move(poses)), side_(side) {
    for (std::size_t i = 0; i < moving; i++) moving_.push_back(i * poses_.size() / moving);
    for (std::size_t i = 0; i < poses_.size(); i++) {
      Pose velocity;
      velocity.x = file.number();
      velocity.y = file.number();
      velocity.angle = file.number();
      velocities_.push_back(velocity);
    }
  }

  void step() {
    for (const std::size_t i : moving_) {
      advance(poses_[i].x, velocities_[i].x);
      advance(poses_[i].y, velocities_[i].y);
      poses_[i].angle += velocities_[i].angle;
    }
  }

  void writeTo(std::span<Pose> targets) const {
    for (const std::size_t i : moving_) targets[i] = poses_[i];
  }

 private:
  void advance(double& place, double& velocity) const {
    const double next = place + velocity;
    if (next < 0.0 || next > side_) velocity = -velocity;
    place += velocity;
  }

  std::vector<Pose> poses_;
  std::vector<Pose> velocities_;
  std::vector<std::size_t> moving_;
  double side_;
};

double readContacts(const ContactList& contacts) {
  double sum = 0.0;
  for (std::size_t i = 0; i < contacts.size(); i++) {
    const BodyContact contact = contacts[i];
    sum += contact.pair.a + contact.pair.b + contact.normal.x + contact.normal.y + contact.depth;
  }
  return sum;
}

std::size_t fewer(std::size_t frames, bool quick) { return quick ? (frames + 3) / 4 : frames; }

}  // namespace

double runFrameScene(SceneFile& file, bool quick) {
  const std::string name = file.text();
  const Bodies bodies = readBodies(file);
  const double side = file.number();
  const std::size_t moving = file.count();
  const std::size_t warmUp = fewer(file.count(), quick);
  const std::size_t timed = fewer(file.count(), quick);
  Motion motion(file, bodies.poses, side, moving);
  World world = makeWorld(bodies);
  std::vector<double> samples;
  double sum = 0.0;
  for (std::size_t frame = 0; frame < warmUp + timed; frame++) {
    motion.step();
    const Stopwatch watch;
    motion.writeTo(world.targets());
    world.update();
    sum += readContacts(world.contacts());
    if (frame >= warmUp) samples.push_back(watch.milliseconds());
  }
  printSamples(name, samples, 1.0);
  return sum;
}

double runRayScene(SceneFile& file, bool quick) {
  const std::string name = file.text();
  World world = makeWorld(readBodies(file));
  std::vector<double> rays(4 * file.count());
  for (double& number : rays) number = file.number();
  double sum = 0.0;
  const auto castAll = [&] {
    for (std::size_t i = 0; i < rays.size(); i += 4) {
      const Vec2 from{rays[i], rays[i + 1]};
      sum += world.castRay(from, {rays[i + 2], rays[i + 3]}, 1.0, {}).entry.fraction;
    }
  };
  const Rounds rounds{50.0, quick ? 3 : 11, 1.0};
  printSamples(name, timeRounds(rounds, castAll), static_cast<double>(rays.size()) / 4.0);
  return sum;
}

double runBuildScene(SceneFile& file, bool quick) {
  const std::string name = file.text();
  const Bodies bodies = readBodies(file);
  std::vector<double> samples;
  std::vector<BodyId> found;
  double sum = 0.0;
  for (int i = 0; i < (quick ? 4 : 10); i++) {
    const Stopwatch watch;
    World world = makeWorld(bodies);
    world.findAt({}, {}, found);
    samples.push_back(watch.milliseconds());
    sum += static_cast<double>(found.size());
  }
  printSamples(name, samples, 1.0);
  return sum;
}

}  // namespace sepax::bench
