#include "sepax/query/walk.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "sepax/algorithm/contact_feature.hpp"
#include "sepax/algorithm/nearest_feature.hpp"
#include "sepax/query/edge_of_floor.hpp"
#include "sepax/query/move_and_slide.hpp"
#include "sepax/query/obstacle_pieces.hpp"
#include "sepax/query/one_way.hpp"

namespace sepax {

namespace {

/// How deep in a floor a shape may stand, of the skin, and walk on to the next. A slide looks at
/// each piece less the skin: of a slope of angle s there is then, at a depth of (1 - sin s) / cos s
/// of the skin, a corner below, which is in the way of what comes along the floor. For 76 degrees
/// that is an eighth.
constexpr double kWalkingDepth = 0.125;

/// What stops a shape on a straight way, and how far it gets.
struct Stop {
  Vec2 translation;
  WalkWall wall;
};

class Walker {
 public:
  Walker(const PlacedShape& shape, std::span<const WalkObstacle> obstacles,
         const WalkOptions& options)
      : a_(shape), obstacles_(obstacles), options_(options), box_(boundsOf(shape)) {
    for (Index i = 0; i < obstacles.size(); ++i) {
      const Bounds box = boundsOf(obstacles[i].shape);
      around_.include(box);
      resting_.push_back(kResting * (box_.extent() + box.extent()));
      if (!obstacles[i].oneWay) solid_.add(obstacles[i].shape, i);
    }
    extent_ = slideSize(box_, around_, Vec2{});
    isAllSolid_ = std::none_of(obstacles.begin(), obstacles.end(),
                               [](const WalkObstacle& one) { return one.oneWay; });
  }

  [[nodiscard]] Walk go(Vec2 motion);

 private:
  /// How a walk begins.
  struct Setting {
    StartOfSlide start;
    /// What it is pushed out of.
    std::vector<WalkWall> pushes;
    /// What it stands on.
    std::optional<WalkWall> floor;
    /// What is left of the motion, led along the floor.
    Vec2 way;
    /// Whether it was.
    bool walking;
  };

  [[nodiscard]] const Footing& footing() const { return options_.footing; }
  [[nodiscard]] Vec2 up() const { return options_.footing.up; }
  [[nodiscard]] double resting() const { return kResting * extent_; }
  [[nodiscard]] double sizeWith(Vec2 motion) const { return slideSize(box_, around_, motion); }

  [[nodiscard]] const ObstaclePieces& inTheWay(Vec2 from, Vec2 way) {
    return inTheWay(from, way, way);
  }
  [[nodiscard]] const ObstaclePieces& inTheWay(Vec2 from, Vec2 way, Vec2 led);
  [[nodiscard]] WalkWall wallOf(const ObstaclePieces& b, const SlideWall& wall) const;
  [[nodiscard]] std::optional<WalkWall> support(Vec2 from);
  [[nodiscard]] std::optional<Stop> firstStop(Vec2 from, Vec2 way, double skin = 0.0);
  [[nodiscard]] Vec2 slideBy(Vec2 from, Vec2 way);
  [[nodiscard]] std::optional<Vec2> slideToFloor(Vec2 from, Vec2 way);
  [[nodiscard]] double highestStep(Vec2 from) const;
  [[nodiscard]] bool hasFloorBeyond(Vec2 from, Vec2 edge, Vec2 level, Vec2 drop, double highest);
  [[nodiscard]] std::optional<WalkWall> ground(Vec2 from, Vec2 level);
  [[nodiscard]] std::optional<Stop> climb(Vec2 from, Vec2 slid, Vec2 motion);
  [[nodiscard]] std::optional<Stop> stepDown(Vec2 from, Vec2 forward, Vec2 level, Vec2 drop);
  [[nodiscard]] std::optional<WalkWall> followGround(Walk& walk, Vec2 level, double depth);
  [[nodiscard]] Setting settingOff(Vec2 motion);
  [[nodiscard]] Slide slideOn(const PlacedShape& b, const Setting& setting, double size) const;
  void endOnGround(Walk& walk, const Setting& setting);
  void endOnFloor(Walk& walk, const StartOfSlide& start);
  [[nodiscard]] bool isMereTouch(Vec2 motion, double tolerance) const;

  const PlacedShape& a_;
  std::span<const WalkObstacle> obstacles_;
  const WalkOptions& options_;
  Bounds box_;
  /// Of all obstacles.
  Bounds around_;
  /// Of the shape and of all obstacles.
  double extent_ = 0.0;
  /// How far from an obstacle a shape rests on it.
  std::vector<double> resting_;
  bool isAllSolid_ = true;
  ObstaclePieces solid_;
  /// The solid ones, and those of the others that are in the way at hand.
  ObstaclePieces pieces_;
};

/// What stops a way from there, or the way that it is led along a floor. Valid until it is asked
/// for again.
const ObstaclePieces& Walker::inTheWay(Vec2 from, Vec2 way, Vec2 led) {
  if (isAllSolid_) return solid_;
  pieces_.assign(solid_);
  for (Index i = 0; i < obstacles_.size(); ++i) {
    const WalkObstacle& one = obstacles_[i];
    if (!one.oneWay) continue;
    const auto stops = [&](Vec2 motion) {
      return stopsFromAbove(a_, one.shape, from, motion, footing(), resting_[i]);
    };
    if (stops(way) || (led != way && stops(led))) pieces_.add(one.shape, i);
  }
  return pieces_;
}

WalkWall Walker::wallOf(const ObstaclePieces& b, const SlideWall& wall) const {
  const PlacedConvex& ofA = a_.pieces[wall.pieceOfA];
  const PlacedConvex& ofB = b.shape().pieces[wall.pieceOfB];
  const Obstacle obstacle(ofA.core, ofB.core);
  const NearestFeature nearest = nearestOnBoundary(obstacle, wall.at);
  const ContactPoints points =
      contactPoints(ofA, ofB, obstacle, nearest.corner, nearest.fraction, -wall.normal);
  const bool isInEdge = nearest.fraction > 0.0 && nearest.fraction < 1.0;
  const bool side = isInEdge && contactEdge(ofA, ofB, obstacle, nearest.corner).side == Side::kB;
  return {wall.normal + Vec2{}, points.pointB + Vec2{}, b.ownerOf(wall.pieceOfB),
          footing().isFloor(wall.normal), side};
}

/// What the shape rests on: of several things the most level.
std::optional<WalkWall> Walker::support(Vec2 from) {
  const ObstaclePieces& b = inTheWay(from, -resting() * up());
  std::optional<SlideWall> best;
  const Bounds moves = grown({from, from}, 2.0 * resting());
  PiecePairs(a_, b.shape()).visit(moves, [&](Index i, Index j) {
    const Vec2 little = resting_[b.ownerOf(j)] * up();
    const auto entry =
        GrownObstacle(a_.pieces[i], b.shape().pieces[j]).enter(from + little, -2.0 * little, 0.0);
    if (!entry || !footing().rises(entry->normal)) return true;
    if (!best || dot(entry->normal, up()) > dot(best->normal, up())) {
      best = SlideWall{entry->normal, i, j, from};
    }
    return true;
  });
  return best ? std::optional(wallOf(b, *best)) : std::nullopt;
}

/// What a straight way meets first. With a skin, what it slides along by a rounding too deep stops
/// nothing.
std::optional<Stop> Walker::firstStop(Vec2 from, Vec2 way, double skin) {
  const ObstaclePieces& b = inTheWay(from, way);
  PiecePairs pairs(a_, b.shape());
  const auto entry = firstEntry(a_, b.shape(), pairs, from, way, skin);
  if (!entry) return std::nullopt;
  return Stop{entry->time * way + skin * entry->wall.normal, wallOf(b, entry->wall)};
}

/// Where a motion ends that slides along all it meets.
Vec2 Walker::slideBy(Vec2 from, Vec2 way) {
  const ObstaclePieces& b = inTheWay(from, way);
  return slideAlong(a_, b.shape(), from, way, sizeWith(way)).end;
}

/// Where a motion that slides along all it meets comes to a floor.
std::optional<Vec2> Walker::slideToFloor(Vec2 from, Vec2 way) {
  const ObstaclePieces& b = inTheWay(from, way);
  for (const SlideWall& wall : slideAlong(a_, b.shape(), from, way, sizeWith(way)).walls) {
    if (footing().isFloor(wall.normal)) return wall.at;
  }
  return std::nullopt;
}

/// How far up there may be something to step on, along the axis.
double Walker::highestStep(Vec2 from) const {
  return dot(from, up()) - reachOf(box_, -up()) + options_.stepHeight + resting();
}

/// Whether a shape that rests on an edge comes to a floor that is not too high when it goes
/// straight on: until its middle is past the edge, until all of it is, or by as much as it is wide.
/// On stairs whose treads are no wider than itself, what is farther is the next edge: there the
/// edge itself tells.
bool Walker::hasFloorBeyond(Vec2 from, Vec2 edge, Vec2 level, Vec2 drop, double highest) {
  const double size = length(level);
  if (size == 0.0) return false;
  const Vec2 ahead = (1.0 / size) * level;
  const PlacedShape b = inTheWay(from, drop).shape();
  if (isEdgeOfFloor(b, edge, ahead, footing(), extent_)) return true;
  const double front = reachOf(box_, ahead);
  const double back = reachOf(box_, -ahead);
  const double toEdge = dot(edge - from, ahead) + resting();
  for (const double distance : {toEdge - 0.5 * (front - back), toEdge + back, front + back}) {
    if (distance <= 0.0 || distance > front + back) continue;
    const Vec2 way = distance * ahead;
    const std::optional<Stop> blocked = firstStop(from, way);
    const Vec2 beyond = from + (blocked ? blocked->translation : way);
    const std::optional<Stop> stop = firstStop(beyond, drop);
    if (stop && stop->wall.floor && dot(stop->wall.point, up()) <= highest) return true;
  }
  return false;
}

/// What the shape stands on: a floor, or, on its way to one, the edge of it.
std::optional<WalkWall> Walker::ground(Vec2 from, Vec2 level) {
  std::optional<WalkWall> found = support(from);
  if (!found || found->floor) return found;
  const double depth = std::max(options_.snap, options_.stepHeight);
  // A side that is too steep is no edge of a floor.
  if (options_.snap == 0.0 || found->side) return std::nullopt;
  if (!hasFloorBeyond(from, found->point, level, -depth * up(), highestStep(from))) {
    return std::nullopt;
  }
  found->floor = true;
  return found;
}

/// The way over a step: lifted by the height at most, on along the floor, and down. What comes to a
/// next step that is too high goes half as far, again and again. Nothing if that leads no farther
/// than where a wall stopped it.
std::optional<Stop> Walker::climb(Vec2 from, Vec2 slid, Vec2 motion) {
  constexpr int kTrials = 7;
  const Vec2 level = footing().level(motion);
  const Vec2 lifted = slideBy(from, options_.stepHeight * up());
  // As far as it was lifted, and as far down as it was to go.
  const double fall = dot(lifted - from, up()) - std::min(dot(motion, up()), 0.0);
  const double least = dot(slid, level) + kResting * dot(level, level);
  Vec2 ahead = level;
  for (int trial = 0; trial < kTrials; ++trial, ahead = 0.5 * ahead) {
    const Vec2 forward = slideBy(lifted, ahead);
    if (dot(forward, level) <= least) return std::nullopt;
    const auto landing = stepDown(from, forward, level, -fall * up());
    if (landing && dot(landing->translation, level) > least) return landing;
  }
  return std::nullopt;
}

/// The end of a way over a step: straight down until something stops it, a floor or the edge of
/// one. Nothing if there is neither.
///
/// What is round below meets the edge of a step with its side, however low the step: there the
/// normal says nothing. But then there is a floor within reach ahead; beyond a steep slope there is
/// none.
std::optional<Stop> Walker::stepDown(Vec2 from, Vec2 forward, Vec2 level, Vec2 drop) {
  // It may have come to the side of the next step.
  std::optional<Stop> landing = firstStop(forward, drop, kSlideSkin * sizeWith(drop));
  if (!landing) return landing;
  landing->translation = forward + landing->translation;
  WalkWall& wall = landing->wall;
  const double highest = highestStep(from);
  if (dot(wall.point, up()) > highest) return std::nullopt;
  wall.floor = wall.floor || hasFloorBeyond(forward, wall.point, level, drop, highest);
  return wall.floor ? landing : std::nullopt;
}

/// Puts a shape down on ground that has fallen away by up to a depth, if there is some. What is
/// stopped by the edge of the next step, beside itself, comes down along that.
std::optional<WalkWall> Walker::followGround(Walk& walk, Vec2 level, double depth) {
  const Vec2 drop = -depth * up();
  const std::optional<Stop> stop = firstStop(walk.translation, drop);
  if (!stop) return std::nullopt;
  Vec2 end = walk.translation + stop->translation;
  std::optional<WalkWall> found = ground(end, level);
  if (!found) {
    const std::optional<Vec2> landing = slideToFloor(walk.translation, drop);
    if (!landing) return std::nullopt;
    end = *landing;
    found = support(end);
    if (!found || !found->floor) return std::nullopt;
  }
  // What stands already is not moved by a rounding.
  if (length(end - walk.translation) > resting_[found->obstacle]) walk.translation = end + Vec2{};
  return found;
}

/// Whether every obstacle on its own, or every piece of it, is as good as only touched. The way out
/// of all together is far where two of them hold the shape so: what it stopped at is no reason to
/// throw it over one of them.
bool Walker::isMereTouch(Vec2 motion, double tolerance) const {
  return std::all_of(obstacles_.begin(), obstacles_.end(), [&](const WalkObstacle& one) {
    return one.oneWay || !startOfSlide(a_, one.shape, motion, tolerance).wall ||
           touchesPieces(a_, one.shape, tolerance);
  });
}

/// What is done with a motion before it slides.
Walker::Setting Walker::settingOff(Vec2 motion) {
  const bool upright = up() != Vec2{};
  const ObstaclePieces& b = inTheWay({}, motion);
  const double skin = kSlideSkin * sizeWith(motion);
  Setting setting{startOfSlide(a_, b.shape(), motion, upright ? skin : 0.0), {}, {}, {}, false};
  if (length(setting.start.out) > skin && isMereTouch(motion, skin)) {
    setting.start = {{}, {}, motion, {}};
  }
  for (const SlideWall& wall : wallsLeft(a_, b.shape(), setting.start)) {
    setting.pushes.push_back(wallOf(b, wall));
  }
  const Vec2 rest = setting.start.rest;
  setting.way = rest;
  if (!upright || footing().rises(rest)) return setting;
  if (options_.snap == 0.0 && !footing().rises(-rest)) return setting;
  const Vec2 level = footing().level(rest);
  setting.floor = ground(setting.start.out, level);
  if (!setting.floor) return setting;
  const Vec2 led = ledAlong(level, setting.floor->normal);
  setting.walking = options_.snap > 0.0 || dot(led, up()) >= 0.0;
  if (setting.walking) setting.way = led;
  return setting;
}

/// The ground at the end of a walk, if it is not in the air.
void Walker::endOnGround(Walk& walk, const Setting& setting) {
  std::optional<WalkWall> found = setting.floor;
  if (setting.way != Vec2{}) {
    if (options_.snap > 0.0) {
      found = followGround(walk, footing().level(setting.start.rest), options_.snap);
    } else {
      found = support(walk.translation);
    }
  }
  walk.standOn(found);
}

/// Whether what has come to a floor still stands on one, and on which: it may have slid on to the
/// next, or off. From round ground who slides on comes off at once: there it goes on down as far as
/// it was to go.
void Walker::endOnFloor(Walk& walk, const StartOfSlide& start) {
  const Vec2 level = footing().level(start.rest);
  std::optional<WalkWall> found = ground(walk.translation, level);
  if (!(found && found->floor) && !footing().rises(start.rest)) {
    const double fall = dot(walk.translation - start.out - start.rest, up());
    found = followGround(walk, level, std::max(options_.snap, fall));
  }
  walk.standOn(found);
}

/// The slide of a walk. From a place that is a rounding too deep (see kWalkingDepth) it is tried
/// from the surface, too.
Slide Walker::slideOn(const PlacedShape& b, const Setting& setting, double size) const {
  const Vec2 from = setting.start.out;
  Slide slide = slideAlong(a_, b, from, setting.way, size, footing(), setting.walking);
  const Vec2 depth = setting.start.wayOut.translation - from;
  if (!setting.walking || slide.walls.empty() ||
      length(depth) <= kWalkingDepth * kSlideSkin * size) {
    return slide;
  }
  Slide higher = slideAlong(a_, b, from + depth, setting.way, size, footing(), true);
  const double gain = dot(higher.end - slide.end, setting.way);
  return gain > resting() * length(setting.way) ? higher : slide;
}

Walk Walker::go(Vec2 motion) {
  const Setting setting = settingOff(motion);
  const Vec2 from = setting.start.out;
  Walk walk;
  walk.wayOut = length(from);
  walk.walls = setting.pushes;
  const ObstaclePieces& b = inTheWay(from, motion, setting.way);
  const Slide slide = slideOn(b.shape(), setting, sizeWith(motion));
  bool onWall = false;
  bool onFloor = setting.walking;
  for (const SlideWall& wall : slide.walls) {
    walk.walls.push_back(wallOf(b, wall));
    const bool isFloor = footing().isFloor(wall.normal);
    onFloor = onFloor || isFloor;
    onWall = onWall || !(isFloor || footing().isCeiling(wall.normal));
  }
  walk.translation = slide.end + Vec2{};
  if (up() == Vec2{}) return walk;
  const Vec2 rest = setting.start.rest;
  const bool climbs = onWall && options_.stepHeight > 0.0 && !footing().rises(rest);
  if (climbs && (onFloor || support(from))) {
    const std::optional<Stop> step = climb(from, slide.end, rest);
    if (step) return {step->translation + Vec2{}, {step->wall}, walk.wayOut, true};
  }
  if (setting.walking) endOnGround(walk, setting);
  if (!walk.standing && walk.lastFloor() != nullptr) endOnFloor(walk, setting.start);
  return walk;
}

}  // namespace

Walk walk(const PlacedShape& shape, std::span<const WalkObstacle> obstacles, Vec2 motion,
          const WalkOptions& options) {
  return Walker(shape, obstacles, options).go(motion);
}

}  // namespace sepax
