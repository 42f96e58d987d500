#include "sepax/query/collide_compound.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "sepax/algorithm/piece_pairs.hpp"
#include "sepax/query/intersects.hpp"
#include "sepax/query/move_and_slide.hpp"
#include "sepax/tolerance.hpp"

namespace sepax::detail {

namespace {

/// Whether a pair of pieces is the better one to name: the first to touch; of those that already
/// do, the deepest; of equals the first.
bool namesContact(const Collision& pair, const Collision& other) {
  if (pair.time.min != other.time.min) return pair.time.min < other.time.min;
  if (pair.intersects != other.intersects) return pair.intersects;
  if (pair.intersects && pair.depth != other.depth) return pair.depth > other.depth;
  return pair.pieceOfA != other.pieceOfA ? pair.pieceOfA < other.pieceOfA
                                         : pair.pieceOfB < other.pieceOfB;
}

/// What rounding may hide of places of the two, and of a way.
double slackOf(const PiecePairs& pairs, Vec2 way) {
  Bounds all = pairs.boundsOfA();
  all.include(pairs.boundsOfB());
  return kReachFilter * std::max({std::abs(all.min.x), std::abs(all.min.y), std::abs(all.max.x),
                                  std::abs(all.max.y), std::abs(way.x), std::abs(way.y)});
}

/// The moves of a, grown by what rounding may hide of them.
Bounds movesOfStep(const PiecePairs& pairs, Vec2 velocity) {
  if (velocity == Vec2{}) return kNoMove;
  return grown(swept(kNoMove, velocity), slackOf(pairs, velocity));
}

/// The answers of all pairs of pieces as one, but for the push. With `timesOnly` it need not say
/// which pieces touch, nor how.
Collision collidePieces(const PlacedShape& a, const PlacedShape& b, Vec2 velocity,
                        bool timesOnly = false) {
  Collision whole;
  const PiecePairs pairs(a, b);
  pairs.visit(movesOfStep(pairs, velocity), [&](Index i, Index j) {
    Collision pair = collide(a.pieces[i], b.pieces[j], velocity);
    if (!pair.willIntersect) return true;
    pair.pieceOfA = i;
    pair.pieceOfB = j;
    const Interval time{std::min(pair.time.min, whole.time.min),
                        std::max(pair.time.max, whole.time.max)};
    const bool intersects = pair.intersects || whole.intersects;
    if (!whole.willIntersect || namesContact(pair, whole)) whole = pair;
    whole.intersects = intersects;
    whole.time = time;
    return !(timesOnly && intersects && time.max == 1.0);
  });
  return whole;
}

void push(Collision& collision, Vec2 mtv) {
  collision.depth = length(mtv);
  collision.mtv = mtv + Vec2{};
  if (collision.depth > 0.0) collision.normal = (-1.0 / collision.depth) * mtv;
}

/// Names the edge and the pieces that a shape leaves another over.
void name(Collision& collision, const WayOut& out) {
  collision.side = out.edge.side;
  collision.edge = out.edge.edge;
  collision.pieceOfA = out.pieceOfA;
  collision.pieceOfB = out.pieceOfB;
}

/// The distance of the nearest pieces of shapes that don't meet, and which they are.
struct NearestPieces {
  Distance distance;
  Index pieceOfA = 0;
  Index pieceOfB = 0;
};

/// Nothing if the shapes meet and nobody asks for more then.
std::optional<NearestPieces> nearestPieces(const PlacedShape& a, const PlacedShape& b,
                                           bool unlessTheyMeet = false) {
  NearestPieces nearest;
  double& least = nearest.distance.distance;
  least = std::numeric_limits<double>::max();
  PiecePairs pairs(a, b);
  // Of pieces at the same distance the first count, whatever rounding says of their boxes.
  const double slack = slackOf(pairs, {});
  double limit = least;
  bool meet = false;
  // So many pairs are looked at before shadows are worth the while.
  std::size_t left = 8 * (a.pieces.size() + b.pieces.size()) + 1;
  const auto look = [&](Index i, Index j) {
    meet = unlessTheyMeet && intersects(a.pieces[i], b.pieces[j]);
    if (meet) return false;
    const Distance between = distance(a.pieces[i], b.pieces[j]);
    const bool before = i != nearest.pieceOfA ? i < nearest.pieceOfA : j < nearest.pieceOfB;
    if (between.distance < least || (between.distance == least && before)) {
      nearest = {between, i, j};
      limit = least + slack;
    }
    return --left > 0;
  };
  if (!pairs.visit(kNoMove, limit, look) && !meet) {
    // Many boxes overlap: what is near across the nearest so far is left.
    left = ~std::size_t{0};
    pairs.visitNear(nearest.distance.normal, limit, look);
  }
  if (meet) return std::nullopt;
  return nearest;
}

}  // namespace

bool intersectsCompound(const PlacedShape& a, const PlacedShape& b) {
  return !PiecePairs(a, b).visitMeeting(
      [&](Index i, Index j) { return !intersects(a.pieces[i], b.pieces[j]); });
}

CompoundCollision collideCompound(const PlacedShape& a, const PlacedShape& b, Vec2 velocity) {
  if (intersects(a, b)) {
    const SlideEnd motion = endOfSlide(a, b, velocity);
    const Vec2 mtv = motion.translation - velocity;
    const bool pushed = motion.wayOut.needed && !(mtv == Vec2{});
    // A standing pair is in touch all the time.
    const bool standing = velocity == Vec2{};
    Collision collision;
    if (pushed && standing) {
      collision.intersects = true;
      collision.willIntersect = true;
      collision.time = {0.0, 1.0};
    } else {
      collision = collidePieces(a, b, velocity, pushed);
    }
    if (motion.wayOut.needed) name(collision, motion.wayOut);
    push(collision, mtv);
    return {collision, motion.wayOut};
  }
  Collision collision = collidePieces(a, b, velocity);
  if (!collision.willIntersect) {
    const NearestPieces nearest = *nearestPieces(a, b);
    collision.normal = nearest.distance.normal;
    collision.pieceOfA = nearest.pieceOfA;
    collision.pieceOfB = nearest.pieceOfB;
    return {collision, {}};
  }
  push(collision, endOfSlide(a, b, velocity).translation - velocity);
  return {collision, {}};
}

Distance distanceCompound(const PlacedShape& a, const PlacedShape& b) {
  if (const auto nearest = nearestPieces(a, b, true)) return nearest->distance;
  return distanceCompound(a, b, nearestWayOut(a, b));
}

Distance distanceCompound(const PlacedShape& a, const PlacedShape& b, const WayOut& out) {
  const double depth = length(out.translation);
  if (depth > 0.0)
    return {-depth, out.points.pointA, out.points.pointB, (-1.0 / depth) * out.translation};
  Distance nearest = nearestPieces(a, b)->distance;
  // Beside what is 1e16 times as large, the way out of an overlap rounds to nothing.
  if (out.needed) nearest.distance = 0.0;
  return nearest;
}

}  // namespace sepax::detail
