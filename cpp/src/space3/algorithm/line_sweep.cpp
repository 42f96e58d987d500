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

}  // namespace

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
      add(figure, edge.at(from / (from - to)), changes);
    }
  }
}

void LineSweep::addSegment(Figure figure, const Segment3& segment) {
  // Which end comes first is not known yet. In the order of coordinates all segments of a line run
  // the same way, so that their counts, positive or negative, add up.
  const int way = precedes(segment.from, segment.to) ? 1 : -1;
  add(figure, segment.from, {0, 0, way});
  add(figure, segment.to, {0, 0, -way});
}

void LineSweep::addContact(const Vec3& point) {
  add(kFirst, point, {});
  events_.back().contact = true;
}

void LineSweep::add(Figure figure, const Vec3& point, const Changes& changes) {
  Event event;
  event.point = point;
  event.changes[figure] = changes;
  events_.push_back(event);
}

Vec3 LineSweep::direction() const {
  Aabb3 bounds;
  for (const Event& event : events_) bounds.add(event.point);
  return bounds.max - bounds.min;
}

std::vector<Stretch> LineSweep::shared(const Vec3& direction) {
  // Places on the line are told apart by the coordinate that changes most.
  const Axis axis = dominantAxis(direction);
  double reach = 0.0;
  for (Event& event : events_) {
    event.place = direction[axis] < 0.0 ? -event.point[axis] : event.point[axis];
    reach = std::max(reach, std::abs(event.place));
  }
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
      const bool joined = open || event.place <= end + kSamePlace * reach;
      if (stretches.empty() || !joined) {
        if (!proven) stretches.pop_back();
        stretches.push_back({event.point, event.point});
        proven = false;
      }
      proven = proven || event.contact;
      stretches.back().to = event.point;
      end = event.place;
    }
    open = inBoth;
  }
  if (!proven) stretches.pop_back();
  return stretches;
}

/// Shell's sort: events are few, and it is a tenth of the code of std::sort.
void LineSweep::sort() {
  for (std::size_t gap = events_.size() / 2; gap > 0; gap /= 2) {
    for (std::size_t i = gap; i < events_.size(); ++i) {
      for (std::size_t j = i; j >= gap && events_[j].place < events_[j - gap].place; j -= gap) {
        std::swap(events_[j], events_[j - gap]);
      }
    }
  }
}

}  // namespace sepax::space3
