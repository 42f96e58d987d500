#include "sepax/algorithm/skim_edges.hpp"

#include <algorithm>
#include <limits>

#include "sepax/algorithm/support_vertex.hpp"
#include "sepax/tolerance.hpp"

namespace sepax {

namespace {

constexpr double kNone = -std::numeric_limits<double>::infinity();

/// Into how many strides an outline is cut for a first rough look.
constexpr Index kStrides = 8;

Index strideOf(const PlacedPolygon& polygon) { return std::max(1U, polygon.count() / kStrides); }

Vec2 middleOf(const Bounds& bounds) { return 0.5 * bounds.min + 0.5 * bounds.max; }

/// Of every so many indices the one with the least value.
template <class Value>
Index roughlyLeast(const PlacedPolygon& polygon, Value value) {
  const Index stride = strideOf(polygon);
  Index best = 0;
  double least = value(0);
  for (Index i = stride; i < polygon.count(); i += stride) {
    const double at = value(i);
    best = at < least ? i : best;
    least = at < least ? at : least;
  }
  return best;
}

/// A way once around the edges of one polygon.
class Skim {
 public:
  Skim(const PlacedPolygon& own, const PlacedPolygon& other, double clear, double tie)
      : own_(own),
        other_(other),
        rounding_(kSeparationFilter * (own.bounds().extent() + other.bounds().extent())),
        clear_(clear),
        tie_(tie),
        nearest_(other) {}

  /// Looks at the edges that may be as deep as `known`. Returns whether none may separate.
  bool run(double known) {
    const Vec2 towards = middleOf(other_.bounds()) - middleOf(own_.bounds());
    const Index count = own_.count();
    // How many vertices of the other polygon go with an edge, as a first guess.
    const double pace = static_cast<double>(other_.count()) / static_cast<double>(count);
    const Index first = roughlyLeast(own_, [&](Index i) { return -dot(own_.normal(i), towards); });
    nearest_.startFrom(
        roughlyLeast(other_, [&](Index i) { return dot(own_.normal(first), other_.vertex(i)); }));
    for (Index done = 0; done < count;) {
      const Index edge = wrapped(first + done);
      if (!look(edge)) return false;
      const Index skipped = skippedAfter(edge, count - 1 - done, std::max(known, best_));
      nearest_.advance(static_cast<Index>(pace * (skipped + 1)));
      done += 1 + skipped;
    }
    return true;
  }

  [[nodiscard]] Index edge() const { return edge_; }
  [[nodiscard]] double best() const { return best_; }
  /// Whether a look at every edge would give this one: no other is within two ties.
  [[nodiscard]] bool unrivalled() const { return rival_ < best_ - 2.0 * tie_; }

  /// Whether the separation has the same bits whichever vertex it is taken from: where an edge of
  /// the other polygon is parallel, two have a claim.
  [[nodiscard]] bool certain() const {
    return settles(other_.next(vertex_)) && settles(other_.previous(vertex_));
  }

 private:
  [[nodiscard]] Index wrapped(Index i) const { return i < own_.count() ? i : i - own_.count(); }

  [[nodiscard]] double height(Index edge, Index vertex) const {
    return dot(own_.normal(edge), other_.vertex(vertex) - own_.vertex(edge));
  }

  [[nodiscard]] bool settles(Index neighbour) const {
    const double at = height(edge_, neighbour);
    return at == best_ || at - best_ > 2.0 * rounding_;
  }

  bool look(Index edge) {
    nearest_.climbLeftOf(own_.vertex(edge), own_.vertex(own_.next(edge)), own_.normal(edge),
                         rounding_);
    const double separation = height(edge, nearest_.index());
    if (separation > -clear_) return false;
    rival_ = std::max(rival_, std::min(separation, best_));
    if (separation > best_) {
      best_ = separation;
      edge_ = edge;
      vertex_ = nearest_.index();
    }
    return true;
  }

  /// How many of the next `left` edges can't be as deep as `known`, nor within ties of it that
  /// could matter.
  [[nodiscard]] Index skippedAfter(Index edge, Index left, double known) const {
    const double enough = 3.0 * tie_ - known;
    const Vec2 point = own_.vertex(own_.next(edge)) - nearest_.point();
    const Vec2 normal = own_.normal(edge);
    if (!(dot(normal, point) > enough)) return 0;
    const Index step = std::max(1U, own_.count() / 16);
    Index skipped = 0;
    while (skipped + step <= left) {
      const Vec2 next = own_.normal(wrapped(edge + skipped + step));
      if (!(dot(next, point) > enough && cross(normal, next) > kParallelSine)) break;
      skipped += step;
    }
    return skipped;
  }

  const PlacedPolygon& own_;
  const PlacedPolygon& other_;
  double rounding_;
  double clear_;
  double tie_;
  SupportVertex nearest_;
  double best_ = kNone;
  double rival_ = kNone;
  Index edge_ = 0;
  Index vertex_ = 0;
};

SkimmedEdge found(Side owner, const Skim& skim) {
  return {skim.unrivalled() && skim.certain(), owner, skim.edge(), skim.best()};
}

}  // namespace

SkimmedEdge skimEdges(const PlacedPolygon& a, const PlacedPolygon& b, double clear, double tie) {
  Skim ofA(a, b, clear, tie);
  if (!ofA.run(kNone)) return {};
  Skim ofB(b, a, clear, tie);
  if (!ofB.run(ofA.best())) return {};
  // Edges of a come first, so that those of b must be deeper by more than a tie.
  return ofB.best() - ofA.best() > tie ? found(Side::kB, ofB) : found(Side::kA, ofA);
}

}  // namespace sepax
