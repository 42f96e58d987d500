/// What is wrong with an outline, by looking at every pair of edges and every corner, exactly.
#pragma once

#include <span>
#include <vector>

#include "oracle/exact_polygons.hpp"
#include "sepax/shape/outline.hpp"

namespace sepax::oracle {

class PlainOutline {
 public:
  explicit PlainOutline(std::span<const Vec2> points) {
    ExactFrame frame;
    frame.include(points);
    for (std::size_t i = 0; i < points.size(); ++i) {
      const ExactPoint p = frame.point(points[i]);
      if (!corners_.empty() && corners_.back() == p) continue;
      corners_.push_back(p);
      places_.push_back(static_cast<Index>(i));
    }
    while (corners_.size() > 1 && corners_.back() == corners_.front()) {
      corners_.pop_back();
      places_.pop_back();
    }
  }

  [[nodiscard]] OutlineStatus status() const {
    const auto count = static_cast<Index>(corners_.size());
    if (count < 3) return {OutlineFault::kTooFewPoints, count, count};
    if (collinear()) return {OutlineFault::kCollinear, 0, 0};
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t j = i + 1; j < count; ++j) {
        if (cross(i, j)) return {OutlineFault::kSelfCrossing, places_[i], places_[j]};
      }
    }
    const int sense = twiceArea().sign();
    for (std::size_t i = 0; i < count; ++i) {
      if (turnAt(i) * sense < 0) return {OutlineFault::kConcave, places_[i], places_[i]};
    }
    return {};
  }

  /// The places of the corners, counter-clockwise from the first of the list, if the status is ok.
  [[nodiscard]] std::vector<Index> cornerPlaces() const {
    std::vector<Index> places;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      if (turnAt(i) != 0) places.push_back(places_[i]);
    }
    if (twiceArea().sign() < 0) std::reverse(places.begin() + 1, places.end());
    return places;
  }

 private:
  [[nodiscard]] const ExactPoint& at(std::size_t i) const { return corners_[i % corners_.size()]; }

  [[nodiscard]] int turnAt(std::size_t i) const {
    return turn(at(i + corners_.size() - 1), at(i), at(i + 1));
  }

  [[nodiscard]] bool collinear() const {
    return std::all_of(corners_.begin(), corners_.end(),
                       [&](const ExactPoint& p) { return turn(at(0), at(1), p) == 0; });
  }

  [[nodiscard]] BigInteger twiceArea() const {
    BigInteger sum;
    for (std::size_t i = 0; i < corners_.size(); ++i) {
      sum = sum + oracle::cross(at(i) - at(0), at(i + 1) - at(0));
    }
    return sum;
  }

  /// Whether edges i < j share more than the corner between neighbours.
  [[nodiscard]] bool cross(std::size_t i, std::size_t j) const {
    if (j == i + 1) return foldsBack(i + 1);
    if (i == 0 && j + 1 == corners_.size()) return foldsBack(0);
    return segmentsMeet(at(i), at(i + 1), at(j), at(j + 1));
  }

  /// Whether the outline turns back on itself at corner i: straight, but against its direction.
  [[nodiscard]] bool foldsBack(std::size_t i) const {
    const ExactPoint in = at(i) - at(i + corners_.size() - 1);
    const ExactPoint out = at(i + 1) - at(i);
    return oracle::cross(in, out).sign() == 0 && (in.x * out.x + in.y * out.y).sign() < 0;
  }

  ExactPolygon corners_;
  std::vector<Index> places_;
};

}  // namespace sepax::oracle
