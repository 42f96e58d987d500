#include "sepax/space3/algorithm/line_sweep.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "sepax/space3/shape/aabb3.hpp"

namespace sepax::space3 {

namespace {

bool precedes(const Vec3& a, const Vec3& b) {
  if (a.x != b.x) return a.x < b.x;
  return a.y != b.y ? a.y < b.y : a.z < b.z;
}

/// How far a rounded point may be off, along an axis.
double errorOf(const LinePoint& p, Axis axis) {
  if (p.polygon == nullptr) return 0.0;
  const Segment3 edge = p.polygon->edge(p.edge);
  const double place = p.point[axis];
  const double near = std::min(std::abs(place - edge.from[axis]), std::abs(edge.to[axis] - place));
  return kCrossingError * near + 4.0 * kRoundoff * std::abs(edge.to[axis] - edge.from[axis]) +
         kRoundoff * std::abs(place);
}

/// Whether the edge that crosses the line does so at a point of the line, exactly: as seen along
/// its polygon's dominant axis.
bool passes(const LinePoint& crossing, const Vec3& point) {
  const Segment3 edge = crossing.polygon->edge(crossing.edge);
  const SpannedPlane along{Displacement::along(crossing.polygon->axis()), edge.way(), edge.from};
  return height(along, point) == 0.0;
}

}  // namespace

LinePoint crossingOf(const Polygon3& polygon, Index edge, double from, double to) {
  const Segment3 side = polygon.edge(edge);
  if (from == 0.0) return {side.from};
  if (to == 0.0) return {side.to};
  return {side.at(from / (from - to)), &polygon, edge};
}

void LineSweep::addPolygon(Figure figure, const Polygon3& polygon, const SpannedPlane& across) {
  for (Index i = 0; i < polygon.count(); ++i) {
    const Segment3 edge = polygon.edge(i);
    const double from = height(across, edge.from, Wanted::kValue);
    const double to = height(across, edge.to, Wanted::kValue);
    if (from == 0.0 && to == 0.0) {
      addSegment(figure, edge);
      continue;
    }
    // For the line moved up a little, vertices on it are below; moved down, above.
    const Changes changes{(to > 0.0) - (from > 0.0), (to >= 0.0) - (from >= 0.0), 0};
    if (changes.above != 0 || changes.below != 0) {
      add(figure, crossingOf(polygon, i, from, to), changes);
    }
  }
}

void LineSweep::addSegment(Figure figure, const Segment3& segment) {
  // Which end comes first is not known yet. In the order of coordinates all segments of a line run
  // the same way, so that their counts, positive or negative, add up.
  const int way = precedes(segment.from, segment.to) ? 1 : -1;
  add(figure, {segment.from}, {0, 0, way});
  add(figure, {segment.to}, {0, 0, -way});
}

void LineSweep::addContact(const LinePoint& point) {
  add(kFirst, point, {});
  events_.back().contact = true;
}

void LineSweep::add(Figure figure, const LinePoint& point, const Changes& changes) {
  Event event;
  event.at = {point};
  event.changes[figure] = changes;
  events_.push_back(event);
}

Vec3 LineSweep::direction() const {
  Aabb3 bounds;
  for (const Event& event : events_) bounds.add(event.at.point);
  return bounds.max - bounds.min;
}

std::vector<Stretch> LineSweep::shared(const Vec3& direction) {
  // Places on the line are told apart by the coordinate that changes most.
  const Axis axis = dominantAxis(direction);
  for (Event& event : events_) {
    const double place = event.at.point[axis];
    event.at.place = direction[axis] < 0.0 ? -place : place;
    event.at.error = errorOf(event.at, axis);
  }
  sort();
  unite();
  sort();

  std::vector<Stretch> stretches;
  double end = 0.0;
  bool open = false;
  bool proven = true;
  Changes states[2];
  for (const Event& event : events_) {
    bool inBoth = true;
    for (std::size_t i = 0; i < 2; ++i) {
      Changes& state = states[i];
      state.above += event.changes[i].above;
      state.below += event.changes[i].below;
      state.along += event.changes[i].along;
      inBoth = inBoth && (state.above != 0 || state.below != 0 || state.along != 0);
    }
    if (open || inBoth || event.contact) {
      const Spot& at = event.at;
      const bool joined = open || at.place - at.error <= end;
      if (stretches.empty() || !joined) {
        if (!proven) stretches.pop_back();
        stretches.push_back({{at.point, at.point}, at.edge, at.edge});
        proven = false;
      }
      proven = proven || event.contact;
      stretches.back().to = at.point;
      stretches.back().toEdge = at.edge;
      end = at.place + at.error;
    }
    open = inBoth;
  }
  if (!proven) stretches.pop_back();
  return stretches;
}

/// Whether two points of the line are one, exactly. Of two edges of one outline, which cross there
/// if they do, it is not known.
bool LineSweep::isSame(const Spot& a, const Spot& b) {
  if (a.point == b.point) return true;
  if (a.polygon == b.polygon) return false;
  if (a.polygon == nullptr) return passes(b, a.point);
  if (b.polygon == nullptr) return passes(a, b.point);
  // Each edge crosses the plane of the other: they meet if they lie in a third plane.
  const Segment3 edge = a.polygon->edge(a.edge);
  const Segment3 other = b.polygon->edge(b.edge);
  return tripleProduct(edge.way(), other.way(), {edge.from, other.from}) == 0.0;
}

/// Puts spots that are the same at one place: at a stored point, if one of them is.
void LineSweep::unite() {
  for (std::size_t i = 1; i < events_.size(); ++i) {
    Spot& spot = events_[i].at;
    const std::size_t first = i - std::min(i, kNeighbors);
    for (std::size_t j = i; j-- > first;) {
      const Spot before = events_[j].at;
      if (spot.place - before.place > spot.error + before.error || !isSame(before, spot)) continue;
      if (spot.polygon != nullptr) {
        spot = before;
      } else if (before.polygon != nullptr) {
        for (std::size_t k = first; k < i; ++k) {
          if (events_[k].at.point == before.point) events_[k].at = spot;
        }
      }
      break;
    }
  }
}

/// Shell's sort: events are few, and it is a tenth of the code of std::sort.
void LineSweep::sort() {
  for (std::size_t gap = events_.size() / 2; gap > 0; gap /= 2) {
    for (std::size_t i = gap; i < events_.size(); ++i) {
      for (std::size_t j = i; j >= gap && events_[j].at.place < events_[j - gap].at.place;
           j -= gap) {
        std::swap(events_[j], events_[j - gap]);
      }
    }
  }
}

}  // namespace sepax::space3
