#include "session.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "memory.hpp"
#include "outlines.hpp"
#include "sepax/algorithm/decompose.hpp"
#include "sepax/list_room.hpp"
#include "sepax/query/measure_shape.hpp"
#include "sepax/query/support_point.hpp"
#include "sepax/shape/bounds.hpp"
#include "sepax/tolerance.hpp"

namespace sepax::wasm {

namespace {

// At namespace scope and never destroyed: a function-local static would pull in the guards of
// thread-safe statics, their error messages, and printf with them.
[[clang::no_destroy]] Session instance;

}  // namespace

Session& session() { return instance; }

std::uintptr_t Session::recordAddress() const {
  return reinterpret_cast<std::uintptr_t>(buffers_.record.data());
}

std::uintptr_t Session::outputAddress() const {
  return reinterpret_cast<std::uintptr_t>(buffers_.output.data());
}

std::uintptr_t Session::reserveInput(std::uint32_t count) {
  detail::startAnew(buffers_.output, 0);
  if (detail::isFarTooLarge(buffers_.input, count)) buffers_.input = std::vector<double>();
  buffers_.input.resize(count);
  return reinterpret_cast<std::uintptr_t>(buffers_.input.data());
}

std::vector<Vec2> Session::takePoints(std::uint32_t count) const {
  std::vector<Vec2> points(count);
  for (std::uint32_t i = 0; i < count; ++i) {
    points[i] = {buffers_.input[2 * i], buffers_.input[2 * i + 1]};
  }
  return points;
}

RawHandle Session::store(std::vector<ConvexInstance> pieces) {
  return static_cast<RawHandle>(shapes_.insert(ShapeInstance(std::move(pieces))));
}

RawHandle Session::createConvex(std::uint32_t count, double radius) {
  const std::vector<Vec2> points = takePoints(count);
  buffers_.writeStatus(OutlineStatus{});
  if (count == 1) return store({ConvexInstance(ConvexPolygon::point(points[0]), radius)});
  if (count == 2) {
    return store({ConvexInstance(ConvexPolygon::segment(points[0], points[1]), radius)});
  }
  ConvexPolygon::Result result = ConvexPolygon::create(points);
  buffers_.writeStatus(result.status);
  if (!result.polygon) return 0.0;
  return store({ConvexInstance(*std::move(result.polygon), radius)});
}

RawHandle Session::createConcave(std::uint32_t count, double radius) {
  const PolygonRings raw = readPolygons(buffers_, count);
  const Decomposition cut = decomposeLists(listsOf(raw), raw.shells);
  buffers_.record[record::kFault] = static_cast<double>(cut.status.fault);
  if (!cut.status.ok()) return 0.0;
  std::vector<ConvexInstance> pieces;
  for (const std::vector<Vec2>& corners : cut.pieces) {
    pieces.emplace_back(ConvexPolygon::ofCorners(corners), radius);
  }
  return store(std::move(pieces));
}

RawHandle Session::createChain(std::uint32_t count, bool closed, double radius) {
  const std::vector<Vec2> points = takePoints(count);
  buffers_.writeStatus(OutlineStatus{});
  std::vector<ConvexInstance> pieces;
  for (std::uint32_t i = 0; i + (closed ? 0 : 1) < count; ++i) {
    const Vec2 end = points[i + 1 == count ? 0 : i + 1];
    pieces.emplace_back(ConvexPolygon::segment(points[i], end), radius);
  }
  return store(std::move(pieces));
}

RawHandle Session::createCompound(std::uint32_t count, bool placed) {
  buffers_.writeStatus(OutlineStatus{});
  std::vector<ConvexInstance> pieces;
  for (std::uint32_t i = 0; i < count; ++i) {
    const ShapeInstance* found = find(buffers_.input[i]);
    if (found == nullptr) return 0.0;
    ShapeInstance part(*found);
    if (!placed) part.setTransform({});
    for (const PlacedConvex& piece : part.placed().pieces) {
      pieces.emplace_back(ConvexPolygon::ofCorners(piece.core.vertices()), piece.radius);
    }
  }
  return store(std::move(pieces));
}

ShapeInstance* Session::find(RawHandle handle) { return shapes_.find(slotHandle(handle)); }

void Session::place(ShapeInstance& shape) {
  placing_ = &shape;
  static_cast<void>(shape.placed());
  placing_ = nullptr;
  memory::settle();
}

void Session::recover() {
  if (placing_ != nullptr) placing_->forgetPlacement();
  placing_ = nullptr;
  buffers_.input = std::vector<double>();
  buffers_.output = std::vector<double>();
  shapes_.visitMemory(memory::keep);
}

const ConvexInstance* Session::findPiece(RawHandle handle, std::uint32_t piece) {
  const ShapeInstance* shape = find(handle);
  if (shape == nullptr || piece >= shape->pieces().size()) return nullptr;
  return &shape->pieces()[piece];
}

bool Session::destroy(RawHandle handle) { return shapes_.erase(slotHandle(handle)); }

std::uint32_t Session::shapeCount() const { return shapes_.size(); }

bool Session::setTransform(RawHandle handle, double x, double y, double angle) {
  ShapeInstance* shape = find(handle);
  if (shape == nullptr) return false;
  Transform transform = shape->transform();
  transform.position = storedPoint({x, y});
  transform.rotation = Rotation::fromAngle(angle);
  shape->setTransform(transform);
  return true;
}

Reshaping reshapingOf(const ConvexPolygon& core, double radius, const Transform& transform) {
  const bool uniform = std::abs(transform.scale.x) == std::abs(transform.scale.y);
  if (!uniform && radius > 0.0) return Reshaping::kNonUniform;
  if (transform.lengthScale() * radius > kMaxCoordinate) return Reshaping::kTooLarge;
  for (const Vec2 vertex : core.vertices()) {
    const Vec2 arm = transform.scaled(vertex);
    if (std::max(std::abs(arm.x), std::abs(arm.y)) > kMaxCoordinate) return Reshaping::kTooLarge;
  }
  return Reshaping::kDone;
}

Reshaping Session::setScale(RawHandle handle, double x, double y) {
  ShapeInstance* shape = find(handle);
  if (shape == nullptr) return Reshaping::kNoShape;
  Transform transform = shape->transform();
  transform.scale = {x, y};
  return reshape(*shape, transform);
}

Reshaping Session::setPivot(RawHandle handle, double x, double y) {
  ShapeInstance* shape = find(handle);
  if (shape == nullptr) return Reshaping::kNoShape;
  Transform transform = shape->transform();
  transform.pivot = storedPoint({x, y});
  return reshape(*shape, transform);
}

Reshaping Session::reshape(ShapeInstance& shape, const Transform& transform) {
  for (const ConvexInstance& piece : shape.pieces()) {
    const Reshaping fault = reshapingOf(piece.core(), piece.radius(), transform);
    if (fault != Reshaping::kDone) return fault;
  }
  shape.setTransform(transform);
  return Reshaping::kDone;
}

std::uint32_t Session::regularPoints(std::uint32_t sides, double radius) {
  buffers_.writePoints(regularOutline(sides, radius));
  return sides;
}

std::uint32_t Session::pieceCount(RawHandle handle) {
  const ShapeInstance* shape = find(handle);
  return shape == nullptr ? 0 : static_cast<std::uint32_t>(shape->pieces().size());
}

std::uint32_t Session::localPoints(RawHandle handle, std::uint32_t piece) {
  const ConvexInstance* found = findPiece(handle, piece);
  if (found == nullptr) return 0;
  buffers_.writePoints(found->core().vertices());
  return static_cast<std::uint32_t>(found->core().vertices().size());
}

std::uint32_t Session::worldPoints(RawHandle handle, std::uint32_t piece) {
  const ConvexInstance* found = findPiece(handle, piece);
  if (found == nullptr) return 0;
  const std::span<const Vec2> corners = found->core().vertices();
  std::vector<Vec2> points(corners.begin(), corners.end());
  for (Vec2& point : points) point = found->transform().apply(point);
  buffers_.writePoints(points);
  return static_cast<std::uint32_t>(points.size());
}

bool Session::measure(RawHandle handle) {
  ShapeInstance* shape = findPlaced(handle);
  if (shape == nullptr) return false;
  buffers_.writeShapeMeasures(measureShape(*shape), boundsOf(shape->placed().pieces));
  return true;
}

bool Session::supportPoint(RawHandle handle, double x, double y) {
  ShapeInstance* shape = findPlaced(handle);
  if (shape == nullptr) return false;
  const Vec2 point = sepax::supportPoint(shape->placed(), {x, y});
  buffers_.record[record::kSupport] = point.x;
  buffers_.record[record::kSupport + 1] = point.y;
  return true;
}

bool Session::measureReach(RawHandle handle) {
  const ShapeInstance* shape = find(handle);
  if (shape == nullptr) return false;
  const Transform& transform = shape->transform();
  double farthest = 0.0;
  for (const ConvexInstance& piece : shape->pieces()) {
    const double radius = transform.lengthScale() * piece.radius();
    for (const Vec2 vertex : piece.core().vertices()) {
      farthest = std::max(farthest, length(transform.scaled(vertex)) + radius);
    }
  }
  buffers_.record[record::kPivotReach] = farthest;
  const ConvexInstance& first = shape->pieces().front();
  const std::span<const Vec2> corners = first.core().vertices();
  return shape->pieces().size() == 1 && corners.size() == 1 && first.radius() > 0.0 &&
         corners.front() == transform.pivot;
}

}  // namespace sepax::wasm
