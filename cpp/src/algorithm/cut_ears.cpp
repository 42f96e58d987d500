#include <optional>
#include <vector>

#include "sepax/algorithm/corner_queue.hpp"
#include "sepax/algorithm/piece_mesh.hpp"
#include "sepax/math/predicates.hpp"
#include "sepax/shape/box_tree.hpp"
#include "sepax/shape/sweep_order.hpp"

namespace sepax::detail {

namespace {

class EarCutter {
 public:
  explicit EarCutter(PieceMesh& mesh)
      : mesh_(mesh), numbers_(mesh.size()), nearby_(numberCorners()), queue_(mesh.size()) {}

  void run() {
    for (Index i = 0; i < nearby_.count(); ++i) enqueue(i);
    for (Index i = queue_.pop(); i != kNone; i = queue_.pop()) {
      const Index obstacle = obstacleTo(halves_[i]);
      if (obstacle == kNone) {
        cut(i);
      } else {
        queue_.wait(i, obstacle);
      }
    }
  }

 private:
  static constexpr Index kNone = PieceMesh::kNone;
  /// After so many steps in one order it is tried in the other as well.
  static constexpr Index kSteps = 128;

  /// Numbers the corners, neighbours in the plane one after the other, and returns their boxes:
  /// empty ones for convex corners, which are in nobody's way.
  std::vector<Bounds> numberCorners() {
    std::vector<Vec2> points;
    for (Index half = 0; half < mesh_.size(); ++half) points.push_back(mesh_.point(half));
    halves_ = nearbyOrder(points);
    std::vector<Bounds> boxes(halves_.size());
    for (Index i = 0; i < boxes.size(); ++i) {
      numbers_[halves_[i]] = i;
      if (!(mesh_.turn(halves_[i]) > 0.0)) boxes[i].include(points[halves_[i]]);
    }
    return boxes;
  }

  /// Puts the corners that are left in the order of the boundaries.
  void placeCorners() {
    places_.assign(halves_.size(), kNone);
    std::vector<Bounds> boxes;
    for (const Index first : halves_) {
      if (first == kNone) continue;
      for (Index half = first; places_[numbers_[half]] == kNone; half = mesh_.next(half)) {
        const Index corner = numbers_[half];
        places_[corner] = static_cast<Index>(boxes.size());
        corners_.push_back(corner);
        boxes.push_back(nearby_.box(corner));
      }
    }
    along_.emplace(boxes);
  }

  /// Sharp corners go first: what is left is round then, and so are the pieces.
  [[nodiscard]] double cost(Index half) const {
    const RingCorner corner = mesh_.corner(half);
    const Vec2 u = corner.before - corner.at;
    const Vec2 v = corner.after - corner.at;
    const double lengths = length(u) * length(v);
    return lengths > 0.0 ? -dot(u, v) / lengths : 0.0;
  }

  /// Puts a corner into the queue anew, if there is a triangle to be cut off at it.
  void enqueue(Index i) {
    queue_.withdraw(i);
    const Index half = halves_[i];
    if (half == kNone || !(mesh_.turn(half) > 0.0)) return;
    const bool done = mesh_.next(mesh_.next(half)) == mesh_.previous(half);
    if (!done) queue_.push(i, cost(half));
  }

  /// The corner is in nobody's way any more.
  void release(Index i) {
    nearby_.remove(i);
    if (along_) along_->remove(places_[i]);
    for (Index k = queue_.wake(i); k != kNone; k = queue_.wake(i)) enqueue(k);
  }

  /// The first corner in a region that is accepted; count() if there is none. Mostly there is none,
  /// which shows in one of two orders: in the plane all that is far away is passed over at once,
  /// along the boundaries what a long and narrow region runs along.
  template <class Accept>
  [[nodiscard]] Index firstIn(const BoxRegion& region, Accept accept) {
    Index first = 0;
    Index place = 0;
    bool any = false;
    for (Index steps = kSteps; !nearby_.seek(region, first, steps, accept); steps *= 2) {
      if (any) continue;
      if (!along_) placeCorners();
      const auto acceptAt = [&](Index k) { return accept(corners_[k]); };
      if (!along_->seek(region, place, steps, acceptAt)) continue;
      any = place < along_->count();
      if (!any) return nearby_.count();
    }
    return first;
  }

  /// A corner that keeps the triangle at a corner from being cut off; kNone if there is none.
  [[nodiscard]] Index obstacleTo(Index half) {
    const Index before = mesh_.previous(half);
    const Index after = mesh_.next(half);
    const Vec2 a = mesh_.point(before);
    const Vec2 b = mesh_.point(half);
    const Vec2 c = mesh_.point(after);
    const Index found = firstIn(BoxRegion(a, b, c), [&](Index i) {
      const Vec2 p = mesh_.point(halves_[i]);
      // Other corners at the same place have other sectors.
      if (p == a || p == b || p == c) return false;
      return orientation(a, b, p) >= 0.0 && orientation(b, c, p) >= 0.0 &&
             orientation(c, a, p) >= 0.0;
    });
    if (found < nearby_.count()) return found;
    if (sideOf(mesh_.corner(before), c) <= 0) return numbers_[mesh_.previous(before)];
    if (sideOf(mesh_.corner(after), a) <= 0) return numbers_[mesh_.next(after)];
    return kNone;
  }

  /// Cuts off the triangle at a corner.
  void cut(Index i) {
    const Index after = numbers_[mesh_.next(halves_[i])];
    const Index before = numbers_[mesh_.previous(halves_[i])];
    const Index diagonal = mesh_.connect(halves_[after], halves_[before]);
    halves_[before] = mesh_.twin(diagonal);
    numbers_.push_back(kNone);
    numbers_.push_back(before);
    halves_[i] = kNone;
    release(i);
    for (const Index neighbour : {before, after}) {
      if (mesh_.turn(halves_[neighbour]) > 0.0) release(neighbour);
      enqueue(neighbour);
    }
  }

  PieceMesh& mesh_;
  /// The number of the corner where each half-edge starts, and the other way round, as long as it
  /// is a corner of the rest.
  std::vector<Index> numbers_;
  std::vector<Index> halves_;
  BoxTree nearby_;
  /// The places of the corners along the boundaries, and the other way round, once they are needed.
  std::vector<Index> places_;
  std::vector<Index> corners_;
  std::optional<BoxTree> along_;
  CornerQueue queue_;
};

}  // namespace

void cutEars(PieceMesh& mesh) { EarCutter(mesh).run(); }

}  // namespace sepax::detail
