#include "oracle/exact_polygons.hpp"

#include <algorithm>
#include <cstddef>

namespace sepax::oracle {

ExactPoint operator+(const ExactPoint& a, const ExactPoint& b) { return {a.x + b.x, a.y + b.y}; }

ExactPoint operator-(const ExactPoint& a, const ExactPoint& b) { return {a.x - b.x, a.y - b.y}; }

bool operator==(const ExactPoint& a, const ExactPoint& b) { return a.x == b.x && a.y == b.y; }

BigInteger cross(const ExactPoint& a, const ExactPoint& b) { return a.x * b.y - a.y * b.x; }

int turn(const ExactPoint& a, const ExactPoint& b, const ExactPoint& c) {
  return cross(b - a, c - a).sign();
}

void ExactFrame::include(double coordinate) {
  const Dyadic exact(coordinate);
  if (exact.sign() != 0) unit_ = std::min(unit_, exact.exponent);
}

void ExactFrame::include(Vec2 point) {
  include(point.x);
  include(point.y);
}

void ExactFrame::include(std::span<const Vec2> points) {
  for (const Vec2 point : points) include(point);
}

ExactPoint ExactFrame::point(Vec2 p) const {
  return {Dyadic(p.x).inUnits(unit()), Dyadic(p.y).inUnits(unit())};
}

ExactPolygon ExactFrame::polygon(std::span<const Vec2> points) const {
  ExactPolygon exact;
  exact.reserve(points.size());
  for (const Vec2 p : points) exact.push_back(point(p));
  return exact;
}

namespace {

struct ExactBox {
  BigInteger minX, minY, maxX, maxY;

  [[nodiscard]] bool meets(const ExactBox& other) const {
    return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY;
  }
};

ExactBox boxOf(const ExactPoint& p, const ExactPoint& q) {
  return {std::min(p.x, q.x), std::min(p.y, q.y), std::max(p.x, q.x), std::max(p.y, q.y)};
}

std::vector<ExactBox> edgeBoxes(const ExactPolygon& polygon) {
  std::vector<ExactBox> boxes;
  boxes.reserve(polygon.size());
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    boxes.push_back(boxOf(polygon[i], polygon[(i + 1) % polygon.size()]));
  }
  return boxes;
}

/// For segments whose boxes meet.
bool straddle(const ExactPoint& p, const ExactPoint& q, const ExactPoint& r, const ExactPoint& s) {
  return turn(p, q, r) * turn(p, q, s) <= 0 && turn(r, s, p) * turn(r, s, q) <= 0;
}

}  // namespace

bool segmentsMeet(const ExactPoint& p, const ExactPoint& q, const ExactPoint& r,
                  const ExactPoint& s) {
  return boxOf(p, q).meets(boxOf(r, s)) && straddle(p, q, r, s);
}

bool holdsInside(const ExactPolygon& polygon, const ExactPoint& point) {
  bool inside = false;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const ExactPoint& p = polygon[i];
    const ExactPoint& q = polygon[(i + 1) % polygon.size()];
    const bool upward = p.y <= point.y && point.y < q.y;
    const bool downward = q.y <= point.y && point.y < p.y;
    if ((upward && turn(p, q, point) > 0) || (downward && turn(p, q, point) < 0)) inside = !inside;
  }
  return inside;
}

bool polygonsMeet(const ExactPolygon& a, const ExactPolygon& b) {
  const std::vector<ExactBox> boxesA = edgeBoxes(a);
  const std::vector<ExactBox> boxesB = edgeBoxes(b);
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) {
      if (boxesA[i].meets(boxesB[j]) &&
          straddle(a[i], a[(i + 1) % a.size()], b[j], b[(j + 1) % b.size()])) {
        return true;
      }
    }
  }
  return holdsInside(a, b.front()) || holdsInside(b, a.front());
}

bool polygonsMeet(std::span<const Vec2> a, std::span<const Vec2> b) {
  ExactFrame frame;
  frame.include(a);
  frame.include(b);
  return polygonsMeet(frame.polygon(a), frame.polygon(b));
}

namespace {

/// Quickhull (Eddy 1977): the corners strictly to the right of the line from p to q, in order.
void addCornersBeyond(const ExactPoint& p, const ExactPoint& q,
                      const std::vector<ExactPoint>& candidates, ExactPolygon& corners) {
  std::vector<ExactPoint> beyond;
  const ExactPoint* farthest = nullptr;
  BigInteger distance;
  const ExactPoint line = q - p;
  for (const ExactPoint& c : candidates) {
    const BigInteger d = -cross(line, c - p);
    if (d.sign() <= 0) continue;
    beyond.push_back(c);
    // Of several at the same distance the one farthest along the line is a corner for sure.
    const int order = farthest == nullptr ? 1 : compare(d, distance);
    const auto along = [&](const ExactPoint& r) { return line.x * r.x + line.y * r.y; };
    if (order > 0 || (order == 0 && along(*farthest) < along(c))) {
      farthest = &c;
      distance = d;
    }
  }
  if (farthest == nullptr) return;
  const ExactPoint corner = *farthest;
  addCornersBeyond(p, corner, beyond, corners);
  corners.push_back(corner);
  addCornersBeyond(corner, q, beyond, corners);
}

}  // namespace

ExactPolygon hullOf(const std::vector<ExactPoint>& points) {
  const auto before = [](const ExactPoint& a, const ExactPoint& b) {
    const int order = compare(a.x, b.x);
    return order < 0 || (order == 0 && a.y < b.y);
  };
  const auto [first, last] = std::minmax_element(points.begin(), points.end(), before);
  ExactPolygon corners{*first};
  if (*first == *last) return corners;
  addCornersBeyond(*first, *last, points, corners);
  corners.push_back(*last);
  addCornersBeyond(*last, *first, points, corners);
  return corners;
}

bool sweptPolygonMeets(std::span<const Vec2> a, Vec2 velocity, std::span<const Vec2> b) {
  ExactFrame frame;
  frame.include(a);
  frame.include(b);
  frame.include(velocity);
  std::vector<ExactPoint> places = frame.polygon(a);
  const ExactPoint motion = frame.point(velocity);
  for (std::size_t i = 0; i < a.size(); ++i) places.push_back(places[i] + motion);
  return polygonsMeet(hullOf(places), frame.polygon(b));
}

std::vector<Vec2> hullOf(std::span<const Vec2> points) {
  ExactFrame frame;
  frame.include(points);
  std::vector<Vec2> corners;
  for (const ExactPoint& p : hullOf(frame.polygon(points))) {
    corners.push_back({p.x.toDouble(frame.unit()), p.y.toDouble(frame.unit())});
  }
  return corners;
}

}  // namespace sepax::oracle
